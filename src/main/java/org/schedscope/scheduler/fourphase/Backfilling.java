package org.schedscope.scheduler.fourphase;

import java.util.Arrays;
import org.schedscope.engine.SchedulingContext;
import org.schedscope.engine.SimulationInput;
import org.schedscope.model.Eligibility;

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
    private final Eligibility eligibility;
    private final Bookings bookings;
    private final boolean onEveryCluster;
    private final Timetable plan;
    private int[] candidates = new int[16];
    private int count;
    private long nextStart = Long.MAX_VALUE;
    private int[] leastCores = new int[16];
    private long[] leastMemory = new long[16];

    Backfilling(SchedulingContext context, Bookings bookings, boolean onEveryCluster) {
        this.context = context;
        input = context.input();
        eligibility = input.eligibility();
        this.bookings = bookings;
        this.onEveryCluster = onEveryCluster;
        plan = new Timetable(input);
    }

    @Override
    public Rearrangement copy(SchedulingContext newContext, Bookings newBookings) {
        Backfilling copy = new Backfilling(newContext, newBookings, onEveryCluster);
        copy.nextStart = nextStart;
        return copy;
    }

    @Override
    public void plan(int[] order, int size) {
        clear();
        plan.copyFrom(bookings.timetable());
        findLeast(order, size);
        long now = context.now();
        for (int i = 0; i < size; i++) {
            if (!plan.anyRoom(now, nextStart, leastCores[i], leastMemory[i])) {
                return;
            }
            long start = onEveryCluster ? markEverywhere(order[i]) : markOnce(order[i]);
            if (start == now) {
                add(order[i]);
            } else {
                nextStart = Math.min(nextStart, start);
            }
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

    private void add(int task) {
        if (count == candidates.length) {
            candidates = Arrays.copyOf(candidates, count * 2);
        }
        candidates[count++] = task;
    }

    private long markOnce(int task) {
        int taskClass = eligibility.classOf(task);
        int bestCluster = Bookings.NONE;
        long bestStart = Long.MAX_VALUE;
        long bestEnd = Long.MAX_VALUE;
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int cluster = eligibility.cluster(taskClass, i);
            long data = bookings.dataThere(task, cluster);
            if (data > bestStart) {
                continue;
            }
            long duration = bookings.duration(task, cluster);
            long start = plan.earliest(task, cluster, data, duration);
            if (start < bestStart || start == bestStart && start + duration < bestEnd) {
                bestCluster = cluster;
                bestStart = start;
                bestEnd = start + duration;
            }
        }
        plan.hold(task, bestCluster, bestStart, bestEnd);
        return bestStart;
    }

    private long markEverywhere(int task) {
        int taskClass = eligibility.classOf(task);
        long first = Long.MAX_VALUE;
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            int cluster = eligibility.cluster(taskClass, i);
            long duration = bookings.duration(task, cluster);
            long start = plan.earliest(task, cluster, bookings.dataThere(task, cluster), duration);
            plan.hold(task, cluster, start, start + duration);
            first = Math.min(first, start);
        }
        return first;
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
