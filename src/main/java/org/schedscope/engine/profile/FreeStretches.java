package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * The longest stretch for which a number of cores is free on any of some clusters, by which a search for room skips longer tasks. From
 * {@value #MOST} cores on, all numbers count as one.
 */
public final class FreeStretches {
    private static final int MOST = 64;

    private final long[] longest = new long[MOST + 1];
    private final long[] since = new long[MOST + 1];

    public FreeStretches() {
        knowNothing();
    }

    /** Assumes that all cores may be free at any time. */
    public void knowNothing() {
        Arrays.fill(longest, AvailabilityProfile.NEVER);
    }

    /** Assumes that no cores are free, until clusters are measured. */
    void knowNoCluster() {
        Arrays.fill(longest, 0);
    }

    /** Whether a number of cores may be free for a number of ticks. */
    public boolean mayHold(int cores, long ticks) {
        return ticks <= longest[Math.min(cores, MOST)];
    }

    /**
     * Adds the stretches of a cluster with at least {@code leastCores} cores that begin before {@code until}.
     *
     * @param ticks ticks at which the number of free cores changes, from {@code first}, the present tick, to before {@code end}
     * @param free free cores from each of them on
     */
    void lookAt(long[] ticks, long[] free, int first, int end, long until, int leastCores) {
        int least = Math.min(leastCores, MOST);
        int open = 0;
        for (int entry = first; entry < end; entry++) {
            long tick = ticks[entry];
            while (open > 0 && open > free[entry]) {
                longest[open] = Math.max(longest[open], tick - since[open]);
                open--;
            }
            if (tick < until) {
                open = reach(open, free[entry], tick);
            } else if (open < least) {
                return;
            }
        }
        Arrays.fill(longest, 1, open + 1, AvailabilityProfile.NEVER);
    }

    /** More are free from a tick on than so many; returns how many. */
    private int reach(int open, long free, long tick) {
        int more = open;
        while (more < MOST && more < free) {
            since[++more] = tick;
        }
        return more;
    }
}
