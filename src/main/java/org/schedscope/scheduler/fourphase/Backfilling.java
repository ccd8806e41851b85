package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;

/**
 * Conservative backfilling over a queue by priority: every task is planned, in order, and those planned to start now are candidates.
 * {@code priority-backfill} (Wang 2011, §3-2) makes one plan in which each task has its place; {@code owm-backfill} plans each task on every
 * cluster, as if it could run on all.
 *
 * <p>Only starts now and the earliest start after now matter. A task that could not start by the earliest later start found so far, even if
 * the tasks before it that have no place yet never got one, need not have its place either, unless one behind it could start that early:
 * then it may be in the way. So places are given when one behind asks for them, in order, and not at all behind the last task that could.
 * Planning stops where no cluster has, at any tick before that start, as many cores as any task behind needs.
 */
final class Backfilling implements Rearrangement {
    private final SchedulingContext context;
    private final SimulationInput input;
    private final Bookings bookings;
    private final Settings.Overtaking rule;
    private final Plan plan;
    private int[] candidates = new int[16];
    private int count;
    private long nextStart = Long.MAX_VALUE;
    /** By place in the queue, the least cores that any task from there on needs. */
    private int[] leastCores = new int[16];
    /** By cluster, the most cores free at any tick before the next start, and the most of all clusters. */
    private final long[] mostFree;
    private long mostAnywhere;
    /** The queue, and how many of its tasks the last plan has looked at. */
    private int[] lookedAt = {};
    private int looked;

    Backfilling(SchedulingContext context, Bookings bookings, Settings.Overtaking rule) {
        this.context = context;
        input = context.input();
        this.bookings = bookings;
        this.rule = rule;
        mostFree = new long[input.clusterCount()];
        plan = rule == Settings.Overtaking.BY_ONE_PLAN ? new PlanOfAll(context, bookings) : new PlanOfEachCluster(context, bookings);
    }

    @Override
    public Rearrangement copy(SchedulingContext newContext, Bookings newBookings) {
        Backfilling copy = new Backfilling(newContext, newBookings, rule);
        copy.nextStart = nextStart;
        return copy;
    }

    @Override
    public void plan(int[] order, int size) {
        clear();
        plan.begin(order, size);
        findLeast(order, size);
        for (int i = 0; i < plan.size(); i++) {
            look(plan.start(i), order[i]);
        }
        lookedAt = order;
        looked = plan.size();
        measure();
        while (looked < size && leastCores[looked] <= mostAnywhere) {
            if (mayStartSoon(order[looked])) {
                place(order[looked]);
            }
            looked++;
        }
    }

    /** Gives a task its place unless, with those before it in theirs, it turns out not to start soon. */
    private void place(int task) {
        while (lookedAt[plan.size()] != task) {
            plan.add(lookedAt[plan.size()]);
            if (!plan.stillCould(task)) {
                measure();
                if (!mayStartSoon(task)) {
                    return;
                }
            }
        }
        look(plan.add(task), task);
        measure();
    }

    /** Whether a task could start now or become the next to start, if no task before it but those placed so far had a place. */
    private boolean mayStartSoon(int task) {
        return nextStart == Long.MAX_VALUE || plan.couldStartBefore(nextStart, task, mostFree);
    }

    /** Finds what is free before the next start at best. */
    private void measure() {
        mostAnywhere = 0;
        for (int c = 0; c < mostFree.length; c++) {
            mostFree[c] = plan.timetable().mostFreeCores(c, nextStart);
            mostAnywhere = Math.max(mostAnywhere, mostFree[c]);
        }
    }

    private void look(long start, int task) {
        if (start == context.now()) {
            addCandidate(task);
        } else {
            nextStart = Math.min(nextStart, start);
        }
    }

    @Override
    public void committed(int task) {
        plan.committed(task);
    }

    @Override
    public void finishedOnTime(int task) {
        plan.finishedOnTime(task);
    }

    @Override
    public void tell(PlannedStarts told) {
        while (plan.size() < looked) {
            plan.add(lookedAt[plan.size()]);
        }
        for (int i = 0; i < plan.size(); i++) {
            told.planned(plan.task(i), plan.cluster(i), plan.start(i));
        }
    }

    /** The least cores that any task needs from each place in the queue on. */
    private void findLeast(int[] order, int size) {
        if (size > leastCores.length) {
            leastCores = new int[2 * size];
        }
        int least = Integer.MAX_VALUE;
        for (int i = size - 1; i >= 0; i--) {
            least = Math.min(least, input.cores(order[i]));
            leastCores[i] = least;
        }
    }

    private void addCandidate(int task) {
        if (count == candidates.length) {
            candidates = Arrays.copyOf(candidates, count * 2);
        }
        candidates[count++] = task;
    }

    @Override
    public int candidates() {
        return count;
    }

    @Override
    public int candidate(int i) {
        return candidates[i];
    }

    @Override
    public int mayPreempt(int size) {
        return size;
    }

    @Override
    public void clear() {
        count = 0;
        nextStart = Long.MAX_VALUE;
    }

    @Override
    public long nextStart() {
        return nextStart;
    }
}
