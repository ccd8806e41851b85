package org.schedscope.engine;

import org.schedscope.model.BigRatio;

/**
 * What is left of tasks that have been suspended, as exact fractions of the whole (Wang 2011, §3-3): exactly, so that nothing is lost
 * however often a task moves between clusters of different speed.
 */
public final class RemainingWork {
    private static final BigRatio WHOLE = BigRatio.of(1);

    private final int tasks;
    /** Empty until a task is suspended; null: the whole task is left. */
    private BigRatio[] left;

    /** All of every task is left. */
    public RemainingWork(int tasks) {
        this(tasks, new BigRatio[0]);
    }

    private RemainingWork(int tasks, BigRatio[] left) {
        this.tasks = tasks;
        this.left = left;
    }

    public RemainingWork copy() {
        return new RemainingWork(tasks, left.length == 0 ? left : left.clone());
    }

    /** Ticks that a task still needs where all of it would take {@code duration}; at least 1. */
    public long ticks(int task, long duration) {
        return left.length == 0 || left[task] == null ? duration
                : Math.max(1, left[task].times(BigRatio.of(duration)).ceilOrMost());
    }

    /** Whether a task has run and was suspended. */
    public boolean wasSuspended(int task) {
        return left.length > 0 && left[task] != null;
    }

    /**
     * A task has run for some ticks where all of it would take {@code duration}. What an estimate says to be over already counts as nothing
     * left.
     */
    public void ran(int task, long ticks, long duration) {
        if (left.length == 0) {
            left = new BigRatio[tasks];
        }
        BigRatio before = left[task] == null ? WHOLE : left[task];
        BigRatio after = before.minus(BigRatio.of(ticks).dividedBy(BigRatio.of(duration)));
        left[task] = after.signum() < 0 ? BigRatio.ZERO : after;
    }
}
