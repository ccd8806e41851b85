package org.schedscope.audit;

import java.util.List;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.graph.CriticalPaths;

/**
 * What holds in a run from a fork on, as far as legality goes.
 *
 * @param manner what the scheduler may do from then on
 * @param cores of every cluster
 * @param paths true critical paths of the jobs, which say when a job has lost all value
 * @param outages cores out of order from then on
 */
public record AuditedFork(SchedulerCapabilities manner, List<Integer> cores, CriticalPaths paths, List<ForkSpec.CoresOut> outages) {
    public AuditedFork {
        cores = List.copyOf(cores);
        outages = List.copyOf(outages);
    }
}
