package org.schedscope.scheduler.fourphase;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.model.number.BigRatio;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/**
 * HEFT and CPOP (Topcuoglu, Hariri, Wu 2002, §4): when a workflow arrives, each of its tasks is committed to a cluster, with holes between
 * earlier commitments to fill. Where all tasks of the critical path fit one cluster, CPOP sends them to the one on which they take the
 * least time together; other cases are not in the paper, and they go where others go.
 */
final class StaticMapping {
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final MeanRanks ranks;
    private final ReservationTable reservations;

    StaticMapping(SchedulingContext context, ReservationTable reservations) {
        input = context.input();
        eligibility = input.eligibility();
        ranks = input.meanRanks();
        this.reservations = reservations;
    }

    /** Commits the tasks of a workflow that has arrived, if that is the rule; whether it is. */
    static boolean map(PhaseRules.PlanningRule rule, int job, SchedulingContext context, ReservationTable reservations) {
        return switch (rule) {
            case ONLINE -> false;
            case HEFT -> {
                new StaticMapping(context, reservations).heft(job);
                yield true;
            }
            case CPOP -> {
                new StaticMapping(context, reservations).cpop(job);
                yield true;
            }
        };
    }

    /** All tasks in falling upward rank, each to the cluster of its earliest finish. */
    private void heft(int job) {
        for (int place = 0; place < input.index().taskCountOf(job); place++) {
            if (reservations.isOpen(ranks.byRank(job, place))) {
                toEarliestFinish(ranks.byRank(job, place));
            }
        }
    }

    private void toEarliestFinish(int task) {
        long bestEnd = Long.MAX_VALUE;
        long bestStart = 0;
        int best = ReservationTable.NONE;
        for (int cluster : eligibility.clusters(task)) {
            long start = start(task, cluster);
            long end = start + reservations.duration(task, cluster);
            if (end < bestEnd) {
                bestEnd = end;
                bestStart = start;
                best = cluster;
            }
        }
        reservations.commit(task, best, bestStart);
    }

    private long start(int task, int cluster) {
        return reservations.profiles().earliest(task, cluster, reservations.earliest().expectedData(task, cluster),
                reservations.duration(task,
                        cluster));
    }

    /** Of the tasks whose parents are committed, the one of the highest priority (upward and downward rank) first; ties by position. */
    private void cpop(int job) {
        int first = input.index().firstTask(job);
        BigRatio[] priority = priorities(job);
        boolean[] onPath = criticalPath(job, priority);
        int pathCluster = clusterOf(onPath, first);
        List<Integer> open = new ArrayList<>();
        for (int task = first; task < input.index().firstTask(job + 1); task++) {
            if (reservations.isOpen(task)) {
                open.add(task);
            }
        }
        while (!open.isEmpty()) {
            int next = ReservationTable.NONE;
            for (int task : open) {
                boolean available = input.index().task(task).parents().stream().noneMatch(edge -> reservations.isOpen(first
                        + edge.parent()));
                if (available && (next == ReservationTable.NONE || priority[task - first].compareTo(priority[next - first]) > 0)) {
                    next = task;
                }
            }
            if (onPath[next - first] && pathCluster != ReservationTable.NONE) {
                reservations.commit(next, pathCluster, start(next, pathCluster));
            } else {
                toEarliestFinish(next);
            }
            open.remove(Integer.valueOf(next));
        }
    }

    private BigRatio[] priorities(int job) {
        BigRatio[] priority = ranks.downward(job);
        for (int i = 0; i < priority.length; i++) {
            priority[i] = priority[i].plus(ranks.rank(input.index().firstTask(job) + i));
        }
        return priority;
    }

    /** From the entry task of the highest priority, child by child of that same priority, to an exit; of equal ones the first. */
    private boolean[] criticalPath(int job, BigRatio[] priority) {
        int first = input.index().firstTask(job);
        boolean[] onPath = new boolean[priority.length];
        int at = ReservationTable.NONE;
        for (int i = 0; i < priority.length; i++) {
            boolean entry = input.index().task(first + i).parents().isEmpty();
            if (entry && (at == ReservationTable.NONE || priority[i].compareTo(priority[at]) > 0)) {
                at = i;
            }
        }
        while (at != ReservationTable.NONE) {
            onPath[at] = true;
            at = childOnPath(first, at, priority);
        }
        return onPath;
    }

    private int childOnPath(int first, int at, BigRatio[] priority) {
        int found = ReservationTable.NONE;
        for (int edge = input.edges().first(first + at); edge < input.edges().first(first + at + 1)
                && found == ReservationTable.NONE; edge++) {
            int child = input.edges().child(edge) - first;
            found = priority[child].equals(priority[at]) ? child : ReservationTable.NONE;
        }
        return found;
    }

    /** The cluster that can run all of a path and takes the least time for it; {@link ReservationTable#NONE} if none can. */
    private int clusterOf(boolean[] onPath, int first) {
        int best = ReservationTable.NONE;
        long least = Long.MAX_VALUE;
        for (int cluster = 0; cluster < input.clusterCount(); cluster++) {
            long sum = 0;
            boolean possible = true;
            for (int i = 0; i < onPath.length && possible; i++) {
                if (onPath[i]) {
                    possible = eligibility.canHold(eligibility.classOf(first + i), cluster);
                    sum += possible ? reservations.duration(first + i, cluster) : 0;
                }
            }
            if (possible && sum < least) {
                least = sum;
                best = cluster;
            }
        }
        return best;
    }
}
