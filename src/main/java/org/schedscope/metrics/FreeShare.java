package org.schedscope.metrics;

/**
 * The cores of one user's share that earlier jobs have left free, from now on. Jobs must come in order of arrival: what lies before an
 * arrival is forgotten.
 *
 * <p>Filled by intervals, not ticks: n jobs cost O(n log n), however long they run. An interval where a job takes everything leaves the
 * structure for good, and over the others it takes the same amount everywhere, which is one lazy subtraction.
 */
final class FreeShare {
    private FreeSegments ahead;

    FreeShare(long capacity) {
        ahead = FreeSegments.always(capacity);
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
        ahead.forgetBefore(arrival);
        FreeSegments done = FreeSegments.none();
        long left = amount;
        while (true) {
            FreeSegments wide = ahead.cutBeforeFirstBelow(request);
            long ticks = ceilDiv(left, request);
            if (wide.length() >= ticks) {
                FreeSegments beyond = wide.cutAfter(ticks);
                long end = wide.lastEnd();
                wide.subtract(request);
                ahead = done.append(wide).append(beyond).append(ahead);
                return end;
            }
            left -= wide.length() * request;
            wide.subtract(request);
            done = done.append(wide);
            long free = ahead.firstFree();
            long narrowTicks = ceilDiv(left, free);
            if (ahead.firstLength() >= narrowTicks) {
                long end = ahead.firstStart() + narrowTicks;
                ahead.forgetBefore(end);
                ahead = done.append(ahead);
                return end;
            }
            left -= free * ahead.firstLength();
            ahead.removeFirst();
        }
    }

    private static long ceilDiv(long a, long b) {
        return a / b + (a % b == 0 ? 0 : 1);
    }
}
