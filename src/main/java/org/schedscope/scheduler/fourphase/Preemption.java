package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.scheduler.fourphase.backfill.Rearrangement;
import org.schedscope.scheduler.fourphase.reserve.ReservationTable;

/**
 * Whether a candidate may take the place of tasks of its own workflow that run but matter less (Wang 2011, Figure 3-10): those with a
 * smaller upward rank that have run since before this tick, if without them it can start at once and finish earlier than anywhere else.
 * {@code rank} looks for one such task. {@code rank-many}, where no single one suffices, looks for several on one cluster.
 * {@code rank-waiting} looks for one, for every task that waits, candidate or not.
 */
final class Preemption {
    private static final int NONE = ReservationTable.NONE;

    private final SchedulingContext context;
    private final SimulationInput input;
    private final Eligibility eligibility;
    private final MeanRanks ranks;
    private final ReservationTable reservations;
    private final PhaseRules.PreemptionRule rule;
    private int[] victims = new int[4];
    private int count;
    private int[] trial = new int[4];
    /** Searches of a tick up to one that finds something; in between, tasks only start. */
    private int epoch;
    private long epochTick = -1;
    /** By task, the epoch in which nothing ran that it could suspend. */
    private final int[] vainIn;
    /** By job: the smallest rank of those that may be suspended and the most cores that one of them could leave free, as of an epoch. */
    private final int[] lowestLevel;
    private final long[] mostRoom;
    private final int[] surveyedIn;

    Preemption(SchedulingContext context, ReservationTable reservations, PhaseRules.PreemptionRule rule) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        ranks = input.meanRanks();
        this.reservations = reservations;
        this.rule = rule;
        boolean never = rule == PhaseRules.PreemptionRule.NONE;
        int jobs = never ? 0 : input.index().jobCount();
        vainIn = new int[never ? 0 : input.index().taskCount()];
        lowestLevel = new int[jobs];
        mostRoom = new long[jobs];
        surveyedIn = new int[jobs];
    }

    Preemption copy(SchedulingContext newContext, ReservationTable newReservations) {
        return new Preemption(newContext, newReservations, rule);
    }

    /**
     * Looks for the first waiting task that may suspend others.
     *
     * @param plan of candidates; afterwards it is back before the first
     * @return that task; {@link ReservationTable#NONE} if there is none
     */
    int find(int[] order, int size, Rearrangement plan) {
        count = 0;
        if (rule == PhaseRules.PreemptionRule.NONE) {
            return NONE;
        }
        if (epochTick != context.now()) {
            beginEpoch();
        }
        int all = plan.mayPreempt(size);
        int found = rule.isForAnybody() ? findAmongAll(order, all) : findAmongCandidates(order, all, plan);
        if (found != NONE) {
            beginEpoch();
        }
        return found;
    }

    private int findAmongAll(int[] order, int all) {
        for (int i = 0; i < all; i++) {
            if (!isVain(order[i]) && findFor(order[i])) {
                return order[i];
            }
        }
        return NONE;
    }

    private int findAmongCandidates(int[] order, int all, Rearrangement plan) {
        int found = NONE;
        int task = plan.nextCandidate();
        for (int at = 0; task != NONE && found == NONE; at++) {
            if (order[at] == task) {
                found = !isVain(task) && findFor(task) ? task : NONE;
                task = found == NONE && anyMayGain(order, at + 1, all) ? plan.nextCandidate() : NONE;
            }
        }
        plan.rewind();
        return found;
    }

    private boolean anyMayGain(int[] order, int from, int until) {
        for (int i = until - 1; i >= from; i--) {
            if (!isVain(order[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isVain(int task) {
        if (vainIn[task] != epoch && !mayGain(task)) {
            vainIn[task] = epoch;
        }
        return vainIn[task] == epoch;
    }

    private void beginEpoch() {
        epoch++;
        epochTick = context.now();
    }

    /** How many tasks the one that was found suspends. */
    int victims() {
        return count;
    }

    int victim(int i) {
        return victims[i];
    }

    /** A quick look: whether anything runs that it could suspend. */
    private boolean mayGain(int task) {
        int job = input.index().jobOf(task);
        if (surveyedIn[job] != epoch) {
            surveyedIn[job] = epoch;
            survey(job);
        }
        if (ranks.level(task) <= lowestLevel[job] || !rule.takesSeveral() && input.cores(task) > mostRoom[job]) {
            return false;
        }
        for (int other = firstRunning(task); other != NONE; other = nextRunning(other)) {
            if (yields(other, task) && (rule.takesSeveral() || leavesRoom(other, task))) {
                return true;
            }
        }
        return false;
    }

    /** Finds bounds for all tasks of a job at once. */
    private void survey(int job) {
        lowestLevel[job] = Integer.MAX_VALUE;
        mostRoom[job] = 0;
        for (int other = soFar(reservations.running().first(job)); other != NONE; other = nextRunning(other)) {
            lowestLevel[job] = Math.min(lowestLevel[job], ranks.level(other));
            mostRoom[job] = Math.max(mostRoom[job], roomWithout(other));
        }
    }

    private int firstRunning(int task) {
        return soFar(reservations.running().first(input.index().jobOf(task)));
    }

    private int nextRunning(int task) {
        return soFar(reservations.running().next(task));
    }

    /** They come in order of their start, so after one that has just started there is none that ran before. */
    private int soFar(int task) {
        return task == NONE || reservations.start(task) == context.now() ? NONE : task;
    }

    private boolean yields(int running, int task) {
        int where = reservations.cluster(running);
        return ranks.level(running) < ranks.level(task) && eligibility.canHold(eligibility.classOf(task), where)
                && reservations.earliest().dataThere(task, where) == context.now();
    }

    /** Whether the cores that are free now and those of a running task suffice. */
    private boolean leavesRoom(int running, int task) {
        return input.cores(task) <= roomWithout(running);
    }

    private long roomWithout(int running) {
        return context.machine().freeCores(reservations.cluster(running)) + input.cores(running);
    }

    private boolean findFor(int task) {
        for (int other = firstRunning(task); other != NONE; other = nextRunning(other)) {
            if (yields(other, task) && leavesRoom(other, task)
                    && !reservations.earliest().canFinishBy(task, context.now() + reservations.duration(task,
                            reservations.cluster(other)))) {
                reservations.leaveOut(other);
                boolean gains = startsNow(task, reservations.cluster(other));
                reservations.putBack(other);
                if (gains) {
                    victims[0] = other;
                    count = 1;
                    return true;
                }
            }
        }
        return rule.takesSeveral() && findSeveral(task, reservations.earliest().finish(task));
    }

    private boolean startsNow(int task, int cluster) {
        return reservations.earliest().start(task, cluster) == context.now();
    }

    /** Several on the cluster on which the task then finishes first, the first in platform order of equal ones. */
    private boolean findSeveral(int task, long limit) {
        long best = limit;
        for (int cluster : eligibility.clusters(task)) {
            long finish = context.now() + reservations.duration(task, cluster);
            if (finish < best) {
                int found = tryOn(task, cluster);
                if (found > 0) {
                    best = finish;
                    victims = Arrays.copyOf(trial, trial.length);
                    count = found;
                }
            }
        }
        return count > 0;
    }

    /**
     * How many of the cluster's tasks must go, those that ran longest first, less those that need not; 0 if in vain.
     */
    private int tryOn(int task, int cluster) {
        int found = 0;
        boolean gains = false;
        for (int other = firstRunning(task); other != NONE && !gains; other = nextRunning(other)) {
            if (reservations.cluster(other) == cluster && yields(other, task)) {
                if (found == trial.length) {
                    trial = Arrays.copyOf(trial, found * 2);
                }
                trial[found++] = other;
                reservations.leaveOut(other);
                gains = startsNow(task, cluster);
            }
        }
        int kept = gains ? spare(task, cluster, found) : 0;
        for (int i = gains ? kept : found; i-- > 0;) {
            reservations.putBack(trial[i]);
        }
        return kept;
    }

    /** Puts those back that need not go; how many stay left out, in the first places. */
    private int spare(int task, int cluster, int found) {
        int kept = 0;
        for (int i = 0; i < found; i++) {
            reservations.putBack(trial[i]);
            if (!startsNow(task, cluster)) {
                reservations.leaveOut(trial[i]);
                trial[kept++] = trial[i];
            }
        }
        return kept;
    }
}
