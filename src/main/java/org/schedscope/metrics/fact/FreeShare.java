package org.schedscope.metrics.fact;

import java.util.Map;
import java.util.TreeMap;

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
    private final TreeMap<Long, Long> rises = new TreeMap<>();
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
        while (here < request) {
            long next = rises.isEmpty() ? Long.MAX_VALUE : rises.firstKey();
            // Nothing may be free for a while, but never for ever: the rises add up to the whole share.
            if (here > 0 && ceilDiv(left, here) <= next - at) {
                long end = at + ceilDiv(left, here);
                free = 0;
                rise(end, here);
                return end;
            }
            left -= here * (next - at);
            here += nextRise();
            at = next;
        }
        long end = Math.addExact(at, ceilDiv(left, request));
        free = 0;
        rise(at, here - request);
        rise(end, request);
        forgetBefore(arrival);
        return end;
    }

    private void forgetBefore(long tick) {
        while (!rises.isEmpty() && rises.firstKey() <= tick) {
            free += rises.pollFirstEntry().getValue();
        }
    }

    private void rise(long tick, long cores) {
        if (cores > 0) {
            rises.merge(tick, cores, Long::sum);
        }
    }

    private long nextRise() {
        Map.Entry<Long, Long> first = rises.pollFirstEntry();
        if (first == null) {
            throw new ArithmeticException("beyond the end of time");
        }
        return first.getValue();
    }

    private static long ceilDiv(long a, long b) {
        return a / b + (a % b == 0 ? 0 : 1);
    }
}
