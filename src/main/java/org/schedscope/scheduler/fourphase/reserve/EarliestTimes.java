package org.schedscope.scheduler.fourphase.reserve;

import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Dependency;
import org.schedscope.model.graph.Eligibility;

/** When tasks could start and finish beside what is reserved, as estimates have it. */
public final class EarliestTimes {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final ReservationTable table;

    EarliestTimes(SchedulingContext context, ReservationTable table) {
        this.context = context;
        this.table = table;
        input = context.input();
        eligibility = input.eligibility();
    }

    /** The tick, not before now, from which the data of a ready task is on a cluster. */
    public long dataThere(int task, int where) {
        return Math.max(context.now(), context.dataThere(task, where));
    }

    /** The tick from which the data of a task is on a cluster though some of its parents, all of them planned, have not finished. */
    public long expectedData(int task, int where) {
        long there = dataThere(task, where);
        int first = input.index().firstTask(input.index().jobOf(task));
        for (Dependency edge : input.index().task(task).parents()) {
            int parent = first + edge.parent();
            if (!table.isDone(parent)) {
                there = Math.max(there, table.end(parent) + input.delays().estimated(parent, edge, table.cluster(parent), where));
            }
        }
        return there;
    }

    /** EST of a ready task on a cluster. */
    public long start(int task, int where) {
        return table.profiles().earliest(task, where, dataThere(task, where), table.duration(task, where));
    }

    /** EFT of a ready task on a cluster. */
    public long finish(int task, int where) {
        return start(task, where) + table.duration(task, where);
    }

    /** The smallest EFT of a ready task over all clusters that can run it. */
    public long finish(int task) {
        long best = Long.MAX_VALUE;
        for (int where : eligibility.clusters(task)) {
            best = Math.min(best, finish(task, where));
        }
        return best;
    }

    /** Whether a ready task can finish by a tick on any cluster. */
    public boolean canFinishBy(int task, long tick) {
        for (int where : eligibility.clusters(task)) {
            long latest = tick - table.duration(task, where);
            if (table.profiles().earliestBy(task, where, dataThere(task, where), latest, table.duration(task, where)) <= latest) {
                return true;
            }
        }
        return false;
    }
}
