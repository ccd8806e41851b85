package org.schedscope.engine.core;

import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/**
 * Remaining work of suspended tasks, as exact fractions of the whole (Wang 2011, §3-3), so that nothing is lost however often a task moves
 * between clusters of different speed. In {@code long} as long as that suffices, which it nearly always does.
 */
public final class RemainingWork {
    private final int tasks;
    /** Empty until a task is suspended; null: the whole task is left, or it is among the large ones. */
    private Ratio[] left;
    /** Fractions beyond {@code long}; empty until there is one. */
    private BigRatio[] large;

    /** All of every task is left. */
    public RemainingWork(int tasks) {
        this(tasks, new Ratio[0], new BigRatio[0]);
    }

    private RemainingWork(int tasks, Ratio[] left, BigRatio[] large) {
        this.tasks = tasks;
        this.left = left;
        this.large = large;
    }

    public RemainingWork copy() {
        return new RemainingWork(tasks, left.clone(), large.clone());
    }

    /** Ticks that a task still needs where all of it would take {@code duration}; at least 1. */
    public long ticks(int task, long duration) {
        if (!wasSuspended(task)) {
            return duration;
        }
        return Math.max(1, isLarge(task) ? large[task].times(BigRatio.of(duration)).ceilOrMost()
                : Ratio.ceilOfProduct(duration, left[task]));
    }

    /** Whether a task has run and was suspended. */
    public boolean wasSuspended(int task) {
        return left.length > 0 && left[task] != null || isLarge(task);
    }

    private boolean isLarge(int task) {
        return large.length > 0 && large[task] != null;
    }

    /**
     * A task has run for some ticks on a cluster where all of it takes {@code duration}. If it should be over by the estimate, nothing
     * remains.
     */
    public void ran(int task, long ticks, long duration) {
        if (left.length == 0) {
            left = new Ratio[tasks];
        }
        Ratio before = left[task] == null ? Ratio.ONE : left[task];
        if (isLarge(task) || !fits(before.denominator(), duration) || !fits(before.denominator(), ticks)) {
            ranExactly(task, isLarge(task) ? large[task] : BigRatio.of(before), BigRatio.of(ticks).dividedBy(BigRatio.of(duration)));
            return;
        }
        // The numerator is at most the denominator.
        long above = before.numerator() * duration - before.denominator() * ticks;
        left[task] = above <= 0 ? Ratio.ZERO : new Ratio(above, before.denominator() * duration);
    }

    private void ranExactly(int task, BigRatio before, BigRatio part) {
        if (large.length == 0) {
            large = new BigRatio[tasks];
        }
        BigRatio after = before.minus(part);
        large[task] = after.signum() < 0 ? BigRatio.ZERO : after;
        left[task] = null;
    }

    /** Whether the product of two numbers of at least 0 is a {@code long}. */
    private static boolean fits(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0;
    }
}
