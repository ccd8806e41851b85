package org.schedscope.experiment.sweep;

import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

/**
 * The shared part of the runs of a grid that differ in their policy only.
 *
 * @param first one of the runs
 * @param input workload and platform as the engine's arrays
 */
public record GridCell(PreparedRun first, SimulationInput input, JobFacts facts) {
    public Workload workload() {
        return first.spec().workload();
    }

    /** The specification of one of the runs, equal to that of {@code simulate} with the same workload, platform, options and seed. */
    public RunSpec spec(GridRun run) {
        return first.under(GridCells.choices(run)).spec();
    }
}
