package org.schedscope.metrics.fact;

import java.util.Arrays;

/**
 * The cores of one user's share that earlier jobs have left free, from now on. Jobs must come in order of arrival: what lies before an
 * arrival is forgotten.
 *
 * <p>From the last arrival on, the number of free cores never falls: it does not at first, and a job that takes {@code min(free,
 * request)} in every tick from its arrival to some end leaves {@code max(0, free − request)} until then, which rises as free does, and
 * the old, higher number after it. So the times at which it rises say it all. A job takes away all rises before the place where its
 * whole request is free, and adds two at most: n jobs cost O(n log n), however long they run.
 */
final class FreeShare {
    /** A binary heap by tick; there may be several of one tick. */
    private long[] ticks = new long[4];
    private long[] cores = new long[4];
    private int rises;
    private long free;

    FreeShare(long capacity) {
        free = capacity;
    }

    /**
     * Takes {@code min(free, request)} cores in every tick from {@code arrival} until {@code amount} core-ticks are used up; the last
     * tick is taken in full.
     *
     * @param request cores, at least 1
     * @param amount core-ticks, at least 1
     * @return the tick after the last one used
     * @throws ArithmeticException if that is beyond {@code long}
     */
    long take(long arrival, long request, long amount) {
        forgetBefore(arrival);
        long at = arrival;
        long here = free;
        long left = amount;
        // Nothing may be free for a while, but never for ever: the rises add up to the whole share.
        while (here < request && (here == 0 || ceilDiv(left, here) > nextTick() - at)) {
            long next = nextTick();
            left -= here * (next - at);
            here += nextRise();
            at = next;
        }
        long taken = Math.min(here, request);
        long end = Math.addExact(at, ceilDiv(left, taken));
        free = at == arrival ? here - taken : 0;
        rise(at, here - taken - free);
        rise(end, taken);
        return end;
    }

    private long nextTick() {
        return rises == 0 ? Long.MAX_VALUE : ticks[0];
    }

    private void forgetBefore(long tick) {
        while (rises > 0 && ticks[0] <= tick) {
            free += nextRise();
        }
    }

    private void rise(long tick, long by) {
        if (by == 0) {
            return;
        }
        if (rises == ticks.length) {
            ticks = Arrays.copyOf(ticks, 2 * rises);
            cores = Arrays.copyOf(cores, 2 * rises);
        }
        int at = rises++;
        for (int above = (at - 1) >> 1; at > 0 && ticks[above] > tick; above = (at - 1) >> 1) {
            put(at, ticks[above], cores[above]);
            at = above;
        }
        put(at, tick, by);
    }

    private void put(int at, long tick, long by) {
        ticks[at] = tick;
        cores[at] = by;
    }

    /** Takes out the first rise. */
    private long nextRise() {
        if (rises == 0) {
            throw new ArithmeticException("beyond the end of time");
        }
        long first = cores[0];
        long tick = ticks[--rises];
        long by = cores[rises];
        int at = 0;
        for (int below = 1; below < rises; below = 2 * at + 1) {
            below += below + 1 < rises && ticks[below + 1] < ticks[below] ? 1 : 0;
            if (ticks[below] >= tick) {
                break;
            }
            put(at, ticks[below], cores[below]);
            at = below;
        }
        put(at, tick, by);
        return first;
    }

    private static long ceilDiv(long a, long b) {
        return a / b + (a % b == 0 ? 0 : 1);
    }
}
