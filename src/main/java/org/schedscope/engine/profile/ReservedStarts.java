package org.schedscope.engine.profile;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.collection.SlotPool;

/**
 * The reserved starts of tasks, and the clusters that they are on: by task, until the task has finished, and for those that still wait the
 * earliest first. A waiting task may be kept out of that order.
 */
public final class ReservedStarts {
    private static final int NONE = -1;

    private IntMap slotOfTask = new IntMap();
    private long[] start = new long[16];
    private int[] cluster = new int[16];
    private int[] taskOf = new int[16];
    private IndexedHeap waiting = new IndexedHeap(this::startsBefore);
    private SlotPool slots = new SlotPool();
    /** The task of the last call, and its slot: most are read several times in a row. */
    private int lastTask = NONE;
    private int lastSlot;

    public ReservedStarts copy() {
        ReservedStarts copy = new ReservedStarts();
        copy.slotOfTask = slotOfTask.copy();
        copy.start = start.clone();
        copy.cluster = cluster.clone();
        copy.taskOf = taskOf.clone();
        copy.waiting = waiting.copy(copy::startsBefore);
        copy.slots = slots.copy();
        return copy;
    }

    private boolean startsBefore(int a, int b) {
        return start[a] < start[b];
    }

    /** The earliest start of the tasks in order; {@link Long#MAX_VALUE} if there is none. */
    public long earliest() {
        return waiting.size() == 0 ? Long.MAX_VALUE : start[waiting.first()];
    }

    /** Calls for every task in order whose start is not after a tick. */
    public void forEachUpTo(long tick, IntConsumer action) {
        forEachUpTo(0, tick, action);
    }

    private void forEachUpTo(int at, long tick, IntConsumer action) {
        if (at < waiting.size() && start[waiting.at(at)] <= tick) {
            action.accept(taskOf[waiting.at(at)]);
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
        return waiting.contains(slotOf(task));
    }

    /** A task that waits from now on. */
    public void add(int task, int where, long at) {
        int slot = slots.take();
        if (slot == start.length) {
            start = Arrays.copyOf(start, slot * 2);
            cluster = Arrays.copyOf(cluster, slot * 2);
            taskOf = Arrays.copyOf(taskOf, slot * 2);
        }
        slotOfTask.put(task, slot);
        cluster[slot] = where;
        start[slot] = at;
        taskOf[slot] = task;
        waiting.add(slot);
    }

    /** A waiting task, in order or kept out, gets another start, there or elsewhere, and is in order. */
    public void move(int task, int where, long at) {
        int slot = slotOf(task);
        cluster[slot] = where;
        start[slot] = at;
        if (waiting.contains(slot)) {
            waiting.update(slot);
        } else {
            waiting.add(slot);
        }
    }

    /** Removes a task from the order, as it starts or must not be in the order. */
    public void takeOut(int task) {
        waiting.remove(slotOf(task));
    }

    /** Releases the entry of a task that has started. */
    public void forget(int task) {
        int slot = slotOf(task);
        slotOfTask.remove(task);
        lastTask = NONE;
        slots.release(slot);
    }
}
