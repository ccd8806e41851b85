package org.schedscope.scheduler.fourphase.backfill;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** A plan of each cluster on its own, as if every task ran on all that can run it; a task starts where it starts first. */
public final class PerClusterPlan extends Plan {
    public PerClusterPlan(SchedulingContext context, ReservationTable reservations) {
        super(context, reservations);
    }

    @Override
    public long add(int next) {
        int first = ReservationTable.NONE;
        long earliest = Long.MAX_VALUE;
        for (int where : clusters(next)) {
            long duration = reservations().duration(next, where);
            long start = profiles().earliest(next, where, reservations().earliest().dataThere(next, where), duration);
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
