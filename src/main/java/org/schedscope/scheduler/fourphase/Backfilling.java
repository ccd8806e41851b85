package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;

/**
 * Conservative backfilling over a queue by priority: every task is planned, in order, and those planned to start now are candidates.
 * {@code priority-backfill} (Wang 2011, §3-2) makes one plan in which each task has its place; {@code owm-backfill} plans each task on every
 * cluster, as if it could run on all.
 *
 * <p>Planning stops where no cluster has, at any tick before the earliest later start found so far, the least that any task behind needs:
 * none of them could start now or become the next to start.
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
    private int[] leastCores = new int[16];
    private long[] leastMemory = new long[16];

    Backfilling(SchedulingContext context, Bookings bookings, Settings.Overtaking rule) {
        this.context = context;
        input = context.input();
        this.bookings = bookings;
        this.rule = rule;
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
        long now = context.now();
        for (int i = plan.size(); i < size; i++) {
            if (!plan.timetable().anyRoom(now, nextStart, leastCores[i], leastMemory[i])) {
                return;
            }
            look(plan.add(order[i]), order[i]);
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
        for (int i = 0; i < plan.size(); i++) {
            told.planned(plan.task(i), plan.cluster(i), plan.start(i));
        }
    }

    /** The least cores and memory that any task needs from each place in the queue on. */
    private void findLeast(int[] order, int size) {
        if (size > leastCores.length) {
            leastCores = new int[2 * size];
            leastMemory = new long[2 * size];
        }
        int cores = Integer.MAX_VALUE;
        long memory = Long.MAX_VALUE;
        for (int i = size - 1; i >= 0; i--) {
            cores = Math.min(cores, input.cores(order[i]));
            memory = Math.min(memory, input.memory(order[i]));
            leastCores[i] = cores;
            leastMemory[i] = memory;
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
