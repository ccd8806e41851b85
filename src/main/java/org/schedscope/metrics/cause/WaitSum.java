package org.schedscope.metrics.cause;

import java.util.Arrays;
import java.util.List;

/** The integral of the number of overlapping waits over time; each lookup takes logarithmic time. */
final class WaitSum {
    /** Ticks at which a wait begins or ends, ascending. */
    private final long[] ticks;
    /** Value of the integral at each of them. */
    private final long[] sums;
    /** Number of waits after each of them. */
    private final int[] open;

    /** @param waits start tick and later end tick of each, in any order */
    WaitSum(List<long[]> waits) {
        long[] begins = waits.stream().mapToLong(wait -> wait[0]).sorted().toArray();
        long[] ends = waits.stream().mapToLong(wait -> wait[1]).sorted().toArray();
        ticks = new long[2 * begins.length];
        sums = new long[ticks.length];
        open = new int[ticks.length];
        int begun = 0;
        int ended = 0;
        for (int i = 0; i < ticks.length; i++) {
            boolean isBegin = begun < begins.length && begins[begun] <= ends[ended];
            ticks[i] = isBegin ? begins[begun++] : ends[ended++];
            open[i] = begun - ended;
            sums[i] = i == 0 ? 0 : sums[i - 1] + open[i - 1] * (ticks[i] - ticks[i - 1]);
        }
    }

    /** The tick at which the last wait ends; 0 without waits. */
    long last() {
        return ticks.length == 0 ? 0 : ticks[ticks.length - 1];
    }

    /** The value of the integral at a tick. */
    long until(long tick) {
        int at = Arrays.binarySearch(ticks, tick);
        int i = at >= 0 ? at : -at - 2;
        return i < 0 ? 0 : sums[i] + open[i] * (Math.min(tick, last()) - ticks[i]);
    }
}
