package org.schedscope.engine.core;

import java.util.Arrays;

/** Switches of cores from one task to another: the task that each core ran last, and the ticks that a switch takes of a piece. */
public final class CoreSwitches {
    private static final int NONE = -1;

    /** By cluster and core, the task that it ran last. */
    private final int[][] last;
    /** By task, ticks at the beginning of its present piece without work. */
    private final long[] ticks;

    /** No core has run anything. */
    public CoreSwitches(int clusters, int tasks) {
        last = new int[clusters][0];
        ticks = new long[tasks];
    }

    private CoreSwitches(CoreSwitches other) {
        last = new int[other.last.length][];
        Arrays.setAll(last, cluster -> other.last[cluster].clone());
        ticks = other.ticks.clone();
    }

    public CoreSwitches copy() {
        return new CoreSwitches(this);
    }

    /**
     * A core starts or resumes a task.
     *
     * @param cost ticks of a switch to a task that the core did not run last
     * @return ticks at the beginning of the piece without work
     */
    public long begin(int task, int cluster, int core, long cost) {
        if (core >= last[cluster].length) {
            int before = last[cluster].length;
            last[cluster] = Arrays.copyOf(last[cluster], Math.max(core + 1, 2 * before));
            Arrays.fill(last[cluster], before, last[cluster].length, NONE);
        }
        ticks[task] = last[cluster][core] == task ? 0 : cost;
        last[cluster][core] = task;
        return ticks[task];
    }

    /**
     * A task is suspended; a core that has not finished the switch to it has run none last.
     *
     * @param ran ticks since the piece began
     * @return ticks of work in the piece
     */
    public long suspend(int task, int cluster, int core, long ran) {
        if (ran < ticks[task]) {
            last[cluster][core] = NONE;
        }
        return Math.max(0, ran - ticks[task]);
    }

    /** Ticks at the beginning of the present piece of a task without work. */
    public long ticks(int task) {
        return ticks[task];
    }
}
