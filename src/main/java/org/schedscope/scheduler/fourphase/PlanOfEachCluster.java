package org.schedscope.scheduler.fourphase;

import org.schedscope.engine.SchedulingContext;

/** A plan of each cluster on its own, as if every task ran on all that can run it; a task starts where it starts first. */
final class PlanOfEachCluster extends Plan {
    PlanOfEachCluster(SchedulingContext context, Bookings bookings) {
        super(context, bookings);
    }

    @Override
    long add(int next) {
        int first = Bookings.NONE;
        long earliest = Long.MAX_VALUE;
        for (int i = 0; i < clusterCount(next); i++) {
            int where = eligible(next, i);
            long duration = bookings().duration(next, where);
            long start = profiles().earliest(next, where, bookings().dataThere(next, where), duration);
            profiles().reserve(next, where, start, start + duration);
            if (start < earliest) {
                earliest = start;
                first = where;
            }
        }
        append(next, first, earliest);
        return earliest;
    }
}
