package org.schedscope.scheduler.fourphase;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/** Phase 4: the cluster that a candidate is committed to. */
final class Allocation {
    private final SchedulingContext context;
    private final Eligibility eligibility;
    private final ReservationTable reservations;
    private final PhaseRules.AllocationRule rule;
    private int cluster;

    Allocation(SchedulingContext context, ReservationTable reservations, PhaseRules.AllocationRule rule) {
        this.context = context;
        eligibility = context.input().eligibility();
        this.reservations = reservations;
        this.rule = rule;
    }

    Allocation copy(SchedulingContext newContext, ReservationTable newReservations) {
        return new Allocation(newContext, newReservations, rule);
    }

    /**
     * Looks for a cluster for a ready task: by {@code aa} the one of the earliest finish among those that have room at this tick if there
     * are
     * several such, by {@code all-eft}, or if there is one, among all; the first in platform order of equal ones.
     *
     * @return whether a cluster has room for the task at this tick
     */
    boolean find(int task) {
        int free = 0;
        for (int each : eligibility.clusters(task)) {
            free += hasRoom(task, each) ? 1 : 0;
        }
        if (free == 0) {
            return false;
        }
        boolean freeOnly = rule.prefersFree() && free > 1;
        long best = Long.MAX_VALUE;
        for (int each : eligibility.clusters(task)) {
            if (!freeOnly || hasRoom(task, each)) {
                long finish = reservations.earliest().finish(task, each);
                if (finish < best) {
                    best = finish;
                    cluster = each;
                }
            }
        }
        return true;
    }

    /** Whether the cores are free in this tick alone; data and later commitments do not count. */
    private boolean hasRoom(int task, int each) {
        return reservations.profiles().hasRoom(task, each, context.now());
    }

    /** What {@link #find} found. */
    int cluster() {
        return cluster;
    }
}
