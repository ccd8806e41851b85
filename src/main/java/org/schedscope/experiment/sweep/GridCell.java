package org.schedscope.experiment.sweep;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

/**
 * What the runs of a grid share that differ in their policy only.
 *
 * @param first one of the runs
 * @param input workload and platform as the simulator has worked them out
 */
public record GridCell(PreparedRun first, SimulationInput input, JobFacts facts) {
    /** What is run. */
    public Workload workload() {
        return first.spec().workload();
    }

    /** One of the runs: the same as {@code simulate} would make of the same workload, platform, options and seed. */
    public RunSpec spec(GridRun run) {
        return first.under(GridCells.choices(run)).spec();
    }
}
