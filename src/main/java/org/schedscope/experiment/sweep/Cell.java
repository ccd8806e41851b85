package org.schedscope.experiment.sweep;

import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.experiment.definition.Contender;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;

/**
 * What the runs of a grid share that differ in their policy only.
 *
 * @param parameters that say how workload and platform were made, as a run records them
 */
public record Cell(Workload workload, Platform platform, SimulationInput input, JobFacts facts, SortedMap<String, String> parameters) {
    /** One of the runs: the same as {@code simulate} would make of the same workload, platform, options and seed. */
    public RunSpec spec(GridRun run) {
        Contender policy = run.policy();
        SortedMap<String, String> all = new TreeMap<>(policy.parameters());
        all.putAll(parameters);
        return new RunSpec(workload, platform, policy.policy(), policy.scheduler(), run.seed(), all);
    }
}
