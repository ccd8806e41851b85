package org.schedscope.scheduler.fourphase.backfill;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import org.schedscope.engine.profile.FreeStretches;

/** A queue, and what the task at each of its places needs, worked out only for those that have come since the queue before. */
final class QueueNeeds {
    private final IntUnaryOperator coresOf;
    private final IntToLongFunction ticksOf;
    private int[] order = {};
    private int[] cores = {};
    private int[] leastCores = {};
    private long[] ticks = {};
    private int size;

    /** @param ticksOf what a task takes at least */
    QueueNeeds(IntUnaryOperator coresOf, IntToLongFunction ticksOf) {
        this.coresOf = coresOf;
        this.ticksOf = ticksOf;
    }

    void clear() {
        size = 0;
    }

    /** Becomes another queue. */
    void become(int[] newOrder, int newSize) {
        int least = Math.min(size, newSize);
        int before = Arrays.mismatch(order, 0, least, newOrder, 0, least);
        before = before < 0 ? least : before;
        int behind = 0;
        while (behind < least - before && order[size - 1 - behind] == newOrder[newSize - 1 - behind]) {
            behind++;
        }
        if (newSize > order.length) {
            grow(2 * newSize);
        }
        int to = newSize - behind;
        moveTail(size - behind, to, behind);
        System.arraycopy(newOrder, before, order, before, newSize - before);
        size = newSize;
        for (int i = before; i < to; i++) {
            cores[i] = coresOf.applyAsInt(order[i]);
            ticks[i] = ticksOf.applyAsLong(order[i]);
        }
        sumUp(before, to);
    }

    private void grow(int capacity) {
        order = Arrays.copyOf(order, capacity);
        cores = Arrays.copyOf(cores, capacity);
        leastCores = Arrays.copyOf(leastCores, capacity);
        ticks = Arrays.copyOf(ticks, capacity);
    }

    private void moveTail(int from, int to, int count) {
        if (from != to) {
            System.arraycopy(cores, from, cores, to, count);
            System.arraycopy(leastCores, from, leastCores, to, count);
            System.arraycopy(ticks, from, ticks, to, count);
        }
    }

    /** The least that is needed from each place on, where that is new from {@code first} to before {@code until}, and maybe before. */
    private void sumUp(int first, int until) {
        int least = until < size ? leastCores[until] : Integer.MAX_VALUE;
        for (int i = until - 1; i >= 0; i--) {
            least = Math.min(least, cores[i]);
            if (i < first && leastCores[i] == least) {
                return;
            }
            leastCores[i] = least;
        }
    }

    int size() {
        return size;
    }

    int task(int at) {
        return order[at];
    }

    /** The first place, from one on, of a task that may find its cores for its time; behind the last place if there is none. */
    int firstThatMayFit(int from, long mostFree, FreeStretches stretches) {
        int at = from;
        while (at < size && (cores[at] > mostFree || !stretches.mayHold(cores[at], ticks[at]))) {
            at++;
        }
        return at;
    }

    /** The fewest cores that any task from a place on needs. */
    int leastCores(int at) {
        return leastCores[at];
    }

    int[] order() {
        return order;
    }
}
