package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * The tasks that run on one cluster in the order in which schedulers expect them to end. A task that runs longer than estimated is taken
 * to end at the next tick.
 */
public final class EstimatedEnds {
    private long[] ends = new long[16];
    private int[] tasks = new int[16];
    private int size;

    public EstimatedEnds copy() {
        EstimatedEnds copy = new EstimatedEnds();
        copy.ends = ends.clone();
        copy.tasks = tasks.clone();
        copy.size = size;
        return copy;
    }

    public int size() {
        return size;
    }

    /** The {@code i}-th task to end. */
    public int task(int i) {
        return tasks[i];
    }

    /** Expected end of the {@code i}-th task, seen from {@code now}; never before the next tick. */
    public long end(int i, long now) {
        return Math.max(ends[i], now + 1);
    }

    public void add(int task, long end) {
        if (size == tasks.length) {
            ends = Arrays.copyOf(ends, size * 2);
            tasks = Arrays.copyOf(tasks, size * 2);
        }
        int at = position(task, end);
        System.arraycopy(ends, at, ends, at + 1, size - at);
        System.arraycopy(tasks, at, tasks, at + 1, size - at);
        ends[at] = end;
        tasks[at] = task;
        size++;
    }

    /** Removes a task; linear in the number of running tasks. */
    public void remove(int task) {
        int at = 0;
        while (tasks[at] != task) {
            at++;
        }
        size--;
        System.arraycopy(ends, at + 1, ends, at, size - at);
        System.arraycopy(tasks, at + 1, tasks, at, size - at);
    }

    /** Number of entries before (end, task). */
    private int position(int task, long end) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] < end || ends[middle] == end && tasks[middle] < task) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
