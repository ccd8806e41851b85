package org.schedscope.chart.gantt;

import java.util.Arrays;

/**
 * Pixels of a band's density that are worked out. What ran before now is the same whichever way the playhead goes, so as long as scale
 * and rows stay, a frame only works out the columns that time has reached for the first time.
 */
final class DensityCache {
    /** What the pixels are of. */
    private Object key;
    private int[] argb = {};
    /** Turned round: one may still be drawn, and one be given to be drawn, while the next is painted. */
    private final int[][] pictures = new int[3][0];
    private int turn;
    private int columns;
    private boolean fresh;
    private Object crowdedKey;
    private int crowdedFrom;

    /** Pixels of a key, line by line; {@link #columns()} of them are worked out. */
    int[] of(Object wanted, int pixels) {
        fresh = !wanted.equals(key) || argb.length != pixels;
        if (fresh) {
            key = wanted;
            columns = 0;
            argb = argb.length == pixels ? argb : new int[pixels];
            Arrays.fill(argb, 0);
        }
        return argb;
    }

    /** Whether the key was another one the time before. */
    boolean isFresh() {
        return fresh;
    }

    /** Pixels for the next picture, of any content; those of the two before it are left as they are. */
    int[] picture(int pixels) {
        turn = (turn + 1) % pictures.length;
        if (pictures[turn].length != pixels) {
            pictures[turn] = new int[pixels];
        }
        return pictures[turn];
    }

    /** Number of columns, from the left, that are worked out. */
    int columns() {
        return columns;
    }

    void reached(int newColumns) {
        columns = newColumns;
    }

    /** Whether a key's rectangles are too many at a position: there are no fewer later than at one where they were. */
    boolean isCrowded(Object wanted, int position) {
        return wanted.equals(crowdedKey) && position >= crowdedFrom;
    }

    /** The rectangles of a key are too many at a position. */
    void crowded(Object found, int position) {
        crowdedFrom = found.equals(crowdedKey) ? Math.min(crowdedFrom, position) : position;
        crowdedKey = found;
    }
}
