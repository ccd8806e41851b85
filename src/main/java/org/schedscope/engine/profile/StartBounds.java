package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * Lower bounds of starts, by powers of two of cores and ticks: if a task found no room before a tick, no task of more cores and ticks has
 * room before it, until a reservation is released. They spare a search of the whole profile for each task of a long queue in which all get
 * a reservation at once.
 */
final class StartBounds {
    private static final int CORES = 16;
    private static final int TICKS = 32;

    private final long[] bounds = new long[CORES * TICKS];
    private boolean known;

    /** A tick before which no task that needs this starts. */
    long of(int cores, long ticks) {
        return known ? bounds[Math.min(powersUpTo(cores), CORES) * TICKS - TICKS + Math.min(powersUpTo(ticks), TICKS) - 1] : 0;
    }

    /** Notes that no task that needs this, or more, starts before a tick. */
    void note(int cores, long ticks, long start) {
        known = true;
        for (int i = powersUpTo(cores - 1); i < CORES; i++) {
            for (int j = powersUpTo(ticks - 1); j < TICKS; j++) {
                bounds[i * TICKS + j] = Math.max(bounds[i * TICKS + j], start);
            }
        }
    }

    void forget() {
        if (known) {
            Arrays.fill(bounds, 0);
            known = false;
        }
    }

    /** Number of powers of two that are not above a number. */
    private static int powersUpTo(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number);
    }
}
