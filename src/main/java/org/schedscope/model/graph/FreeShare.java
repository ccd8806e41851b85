package org.schedscope.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Free cores over time of one user's share. Jobs must come in order of arrival, since the past is dropped.
 *
 * <p>From the last arrival on, the number of free cores never falls: initially it is constant, and a job that takes {@code min(free −
 * withheld, request)} in every tick from its arrival to some end leaves until then a number that is monotonic in free, and the former,
 * larger number afterwards. So the ticks at which it rises are a complete state. A job removes all rises before the tick at which its whole
 * request is free, and adds at most two (and those below what is withheld from it again): n jobs take O(n log n), regardless of their
 * length.
 */
final class FreeShare {
    /** A binary heap by tick, with duplicates. */
    private long[] ticks = new long[4];
    private long[] cores = new long[4];
    private int rises;
    private long free;

    FreeShare(long capacity) {
        free = capacity;
    }

    /**
     * Takes {@code min(free − withheld, request)} cores, at least 0, in every tick from {@code arrival} until {@code amount} core-ticks are
     * used up; the last tick is taken in full.
     *
     * @param withheld cores of the share that the job may not take, from 0, less than the share
     * @param request cores, at least 1
     * @param amount core-ticks, at least 1
     * @return the tick after the last one used
     * @throws ArithmeticException if that is beyond {@code long}
     */
    long take(long arrival, long withheld, long request, long amount) {
        forgetBefore(arrival);
        long at = arrival;
        long level = free;
        long here = Math.max(0, level - withheld);
        long left = amount;
        long first = Math.min(level, withheld);
        long stays = first;
        List<long[]> rising = List.of();
        // No core may be free for some time, but not forever: the rises add up to the whole share.
        while (here < request && (here == 0 || ceilDiv(left, here) > nextTick() - at)) {
            long more = Math.min(level, withheld) - stays;
            if (more > 0) {
                rising = rising.isEmpty() ? new ArrayList<>() : rising;
                rising.add(new long[] {at, more});
                stays += more;
            }
            long next = nextTick();
            left -= here * (next - at);
            level += nextRise();
            here = Math.max(0, level - withheld);
            at = next;
        }
        long taken = Math.min(here, request);
        long end = Math.addExact(at, ceilDiv(left, taken));
        free = at == arrival ? level - taken : first;
        rising.forEach(step -> rise(step[0], step[1]));
        rise(at, at == arrival ? 0 : level - taken - stays);
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

    /** Removes the first rise. */
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
