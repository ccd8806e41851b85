package org.schedscope.engine.queue.tree;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;

/**
 * Small numbers in a complete binary tree whose nodes have the first number and the minimum needs of their subtree. The order is that of
 * bounds, each at least as good as the true key of its number; true keys are computed if necessary.
 */
public final class Tournament {
    public static final int NONE = -1;
    private static final int ROOT = 1;

    /** Bounds by which numbers are ordered. */
    public interface Bounds extends IndexedHeap.Order {
        /** Makes a bound exact, which never moves it forwards; returns whether it was not exact. */
        boolean sharpen(int number);
    }

    private final Bounds bounds;
    private final Needs needs;
    /** Numbers are the leaves, at {@code leaves + number}; node 0 is none. */
    private int[] winner;
    private int leaves;
    private TaskFilter filter;
    private int best;

    public Tournament(Bounds bounds) {
        this(bounds, new Needs(), new int[2 * 8], 8);
        Arrays.fill(winner, NONE);
        clearNeeds();
    }

    private Tournament(Bounds bounds, Needs needs, int[] winner, int leaves) {
        this.bounds = bounds;
        this.needs = needs;
        this.winner = winner;
        this.leaves = leaves;
    }

    private void clearNeeds() {
        for (int at = 0; at < winner.length; at++) {
            needs.setNothing(at);
        }
    }

    public Tournament copy(Bounds itsBounds) {
        return new Tournament(itsBounds, needs.copy(), winner.clone(), leaves);
    }

    /**
     * Adds a number and the needs of its task.
     *
     * @param counts counted resources by task
     */
    public void add(int number, int cores, long[][] counts, int task, long ticks) {
        if (number >= leaves) {
            grow();
        }
        needs.set(leaves + number, cores, counts, task, ticks);
        putBack(number);
    }

    private void grow() {
        int old = leaves;
        leaves *= 2;
        needs.ensureCapacity(2 * leaves);
        int[] grown = new int[2 * leaves];
        Arrays.fill(grown, NONE);
        System.arraycopy(winner, old, grown, leaves, old);
        winner = grown;
        needs.moveLeaves(old, leaves);
        for (int at = leaves - 1; at >= ROOT; at--) {
            settle(at);
        }
    }

    /** Adds a number again that was cut. */
    public void putBack(int number) {
        winner[leaves + number] = number;
        needs.setLeast(leaves + number);
        update(number);
    }

    /** Removes a number from the tree, but keeps its data. */
    public void cut(int number) {
        winner[leaves + number] = NONE;
        needs.hide(leaves + number);
        update(number);
    }

    public boolean isIn(int number) {
        return winner[leaves + number] != NONE;
    }

    /** Sets the needs of the task of a number that is present to zero. */
    public void needNothing(int number) {
        needs.setZero(leaves + number);
        putBack(number);
    }

    /** The place of a number has changed. */
    public void update(int number) {
        for (int at = (leaves + number) / 2; at >= ROOT; at /= 2) {
            settle(at);
        }
    }

    /** The places of all numbers have changed. */
    public void settleAll() {
        for (int at = leaves - 1; at >= ROOT; at--) {
            winner[at] = better(winner[2 * at], winner[2 * at + 1]);
        }
    }

    /** Makes all bounds exact. */
    public void sharpenAll() {
        boolean moved = false;
        for (int at = leaves; at < winner.length; at++) {
            moved |= winner[at] != NONE && bounds.sharpen(winner[at]);
        }
        if (moved) {
            settleAll();
        }
    }

    private void settle(int at) {
        winner[at] = better(winner[2 * at], winner[2 * at + 1]);
        needs.sumUpChildren(at, 2 * at, 2 * at + 1);
    }

    private int better(int a, int b) {
        return a == NONE || b != NONE && bounds.before(b, a) ? b : a;
    }

    /** The first number by its bound; {@link #NONE} if there is none. */
    public int peek() {
        return winner[ROOT];
    }

    /** The first number; {@link #NONE} if there is none. */
    public int first() {
        int number = winner[ROOT];
        while (number != NONE && bounds.sharpen(number)) {
            update(number);
            number = winner[ROOT];
        }
        return number;
    }

    /** The first number that a filter accepts; {@link #NONE} if there is none. */
    public int first(TaskFilter whichever) {
        filter = whichever;
        best = NONE;
        search(ROOT);
        return best;
    }

    public boolean isAccepted(int number, TaskFilter whichever) {
        return needs.isAccepted(leaves + number, whichever);
    }

    private void search(int at) {
        int first = winner[at];
        if (first == NONE || !needs.mayBeAccepted(at, filter) || best != NONE && !bounds.before(first, best)) {
            return;
        }
        if (at >= leaves) {
            bounds.sharpen(first);
            best = best == NONE || bounds.before(first, best) ? first : best;
            return;
        }
        int left = 2 * at;
        boolean leftFirst = winner[left] == first;
        search(leftFirst ? left : left + 1);
        search(leftFirst ? left + 1 : left);
        winner[at] = better(winner[left], winner[left + 1]);
    }

    /** Calls for every number. */
    public void forEach(IntConsumer action) {
        for (int at = leaves; at < winner.length; at++) {
            if (winner[at] != NONE) {
                action.accept(winner[at]);
            }
        }
    }
}
