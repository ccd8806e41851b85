package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * The latest ranges of a curve, interval by interval from the first: those with a change after their end are the same
 * at every position after that change. So while a playhead moves a frame works out the intervals at the playhead only.
 */
final class KnownRanges {
    private double from;
    private double ticksPerInterval;
    private int count;
    private int[] ranges = {};
    /** By interval: number of changes before its end. */
    private int[] ends = {};

    /**
     * Copies what is known of equal intervals at a position.
     *
     * @param limit number of changes before the position
     * @param out two values an interval, the smaller one first
     * @return number of intervals that were copied
     */
    int copy(double wantedFrom, double wantedTicks, int limit, int[] out) {
        if (wantedFrom != from || wantedTicks != ticksPerInterval) {
            from = wantedFrom;
            ticksPerInterval = wantedTicks;
            count = 0;
        }
        int places = Math.min(count, out.length / 2);
        int before = Arrays.binarySearch(ends, 0, places, limit);
        int same = before < 0 ? -before - 1 : before;
        while (same > 0 && ends[same - 1] >= limit) {
            same--;
        }
        System.arraycopy(ranges, 0, out, 0, 2 * same);
        return same;
    }

    /** Number of changes before the end of a known interval. */
    int end(int interval) {
        return ends[interval];
    }

    /** Keeps the range of an interval, if those of all before it are known. */
    void add(int interval, int[] out, int end) {
        if (interval == count) {
            if (count == ends.length) {
                ends = Arrays.copyOf(ends, Math.max(out.length / 2, count + 1));
                ranges = Arrays.copyOf(ranges, 2 * ends.length);
            }
            ends[count] = end;
            ranges[2 * count] = out[2 * interval];
            ranges[2 * count + 1] = out[2 * interval + 1];
            count++;
        }
    }
}
