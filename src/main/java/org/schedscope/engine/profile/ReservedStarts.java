package org.schedscope.engine.profile;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;

/**
 * The reserved starts of tasks, and the clusters that they are on: by task, until the task has finished, and for those that still wait the
 * earliest first. A waiting task may be kept out of that order.
 */
public final class ReservedStarts {
    private static final int NONE = -1;

    private IntMap slotOfTask = new IntMap();
    private long[] start = new long[16];
    private int[] cluster = new int[16];
    private int[] place = new int[16];
    private int[] taskOf = new int[16];
    private int[] waiting = new int[16];
    private int waitingCount;
    private int slots;
    private int unused = NONE;
    /** The task that was asked for last, and its slot: most are asked for several times in a row. */
    private int lastTask = NONE;
    private int lastSlot;

    public ReservedStarts copy() {
        ReservedStarts copy = new ReservedStarts();
        copy.slotOfTask = slotOfTask.copy();
        copy.start = start.clone();
        copy.cluster = cluster.clone();
        copy.place = place.clone();
        copy.taskOf = taskOf.clone();
        copy.waiting = waiting.clone();
        copy.waitingCount = waitingCount;
        copy.slots = slots;
        copy.unused = unused;
        return copy;
    }

    /** The earliest start of the tasks in order; {@link Long#MAX_VALUE} if there is none. */
    public long earliest() {
        return waitingCount == 0 ? Long.MAX_VALUE : start[waiting[0]];
    }

    /** Calls for every task in order whose start is not after a tick. */
    public void forEachUpTo(long tick, IntConsumer action) {
        forEachUpTo(0, tick, action);
    }

    private void forEachUpTo(int at, long tick, IntConsumer action) {
        if (at < waitingCount && start[waiting[at]] <= tick) {
            action.accept(taskOf[waiting[at]]);
            forEachUpTo(2 * at + 1, tick, action);
            forEachUpTo(2 * at + 2, tick, action);
        }
    }

    private int slotOf(int task) {
        if (task != lastTask) {
            lastSlot = slotOfTask.get(task);
            lastTask = task;
        }
        return lastSlot;
    }

    /** The start of a task that waits or has begun. */
    public long of(int task) {
        return start[slotOf(task)];
    }

    /** The cluster of a task that waits or has begun. */
    public int clusterOf(int task) {
        return cluster[slotOf(task)];
    }

    /** Whether a task that waits or has begun is in order. */
    public boolean isInOrder(int task) {
        return place[slotOf(task)] != NONE;
    }

    /** A task that waits from now on. */
    public void add(int task, int where, long at) {
        int slot = newSlot();
        slotOfTask.put(task, slot);
        cluster[slot] = where;
        start[slot] = at;
        taskOf[slot] = task;
        rise(waitingCount++, slot);
    }

    private int newSlot() {
        if (unused != NONE) {
            int slot = unused;
            unused = place[slot];
            return slot;
        }
        if (slots == start.length) {
            start = Arrays.copyOf(start, slots * 2);
            cluster = Arrays.copyOf(cluster, slots * 2);
            place = Arrays.copyOf(place, slots * 2);
            taskOf = Arrays.copyOf(taskOf, slots * 2);
            waiting = Arrays.copyOf(waiting, slots * 2);
        }
        return slots++;
    }

    /** A waiting task, in order or kept out, gets another start, there or elsewhere, and is in order. */
    public void move(int task, int where, long at) {
        int slot = slotOf(task);
        cluster[slot] = where;
        start[slot] = at;
        rise(place[slot] == NONE ? waitingCount++ : place[slot], slot);
        sink(place[slot], slot);
    }

    /** A task in order begins, or is to be kept out of it. */
    public void takeOut(int task) {
        int slot = slotOf(task);
        int hole = place[slot];
        place[slot] = NONE;
        waitingCount--;
        if (hole < waitingCount) {
            int last = waiting[waitingCount];
            rise(hole, last);
            sink(place[last], last);
        }
    }

    /** A task that has begun is forgotten. */
    public void forget(int task) {
        int slot = slotOf(task);
        slotOfTask.remove(task);
        lastTask = NONE;
        place[slot] = unused;
        unused = slot;
    }

    private void rise(int from, int slot) {
        int at = from;
        while (at > 0 && start[waiting[(at - 1) >>> 1]] > start[slot]) {
            put(at, waiting[(at - 1) >>> 1]);
            at = (at - 1) >>> 1;
        }
        put(at, slot);
    }

    private void sink(int from, int slot) {
        int at = from;
        for (int child = 2 * at + 1; child < waitingCount; child = 2 * at + 1) {
            if (child + 1 < waitingCount && start[waiting[child + 1]] < start[waiting[child]]) {
                child++;
            }
            if (start[waiting[child]] >= start[slot]) {
                break;
            }
            put(at, waiting[child]);
            at = child;
        }
        put(at, slot);
    }

    private void put(int at, int slot) {
        waiting[at] = slot;
        place[slot] = at;
    }
}
