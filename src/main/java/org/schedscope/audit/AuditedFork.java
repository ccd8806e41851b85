package org.schedscope.audit;

import java.util.List;
import org.schedscope.event.Branch;

/**
 * What holds in a run from a fork on, as far as legality goes.
 *
 * @param manner what the scheduler may do from then on
 * @param cores of every cluster
 * @param outages cores out of order from then on
 */
public record AuditedFork(Manner manner, List<Integer> cores, List<Branch.CoresOut> outages) {
    public AuditedFork {
        cores = List.copyOf(cores);
        outages = List.copyOf(outages);
    }
}
