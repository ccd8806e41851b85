package org.schedscope.audit;

import java.util.List;
import org.schedscope.event.ForkSpec;
import org.schedscope.model.Closure;
import org.schedscope.model.graph.CriticalPaths;

/**
 * A fork of an audited run: the limits that hold from its tick on.
 *
 * @param manner what the scheduler may do after the fork
 * @param cores number of cores of each cluster
 * @param paths true critical paths of the jobs, which determine when jobs starve
 * @param outages cores that are offline after the fork
 * @param closures closures of the platform after the fork
 */
public record AuditedFork(SchedulerCapabilities manner, List<Integer> cores, CriticalPaths paths, List<ForkSpec.CoresOut> outages,
        List<Closure> closures) {
    public AuditedFork {
        cores = List.copyOf(cores);
        outages = List.copyOf(outages);
        closures = List.copyOf(closures);
    }
}
