package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * The pixels of a band's density as they were worked out last. What ran before now stays as it is, whichever way the playhead goes, so
 * as long as scale and rows stay, a frame only works out the columns that time has reached for the first time.
 */
public final class DensityCache {
    /** What the pixels are of. */
    private Object key;
    private int[] argb = {};
    /** Turned round: one may still be drawn, and one be given to be drawn, while the next is painted. */
    private final int[][] pictures = new int[3][0];
    private int turn;
    private int columns;

    /** Pixels of a key, line by line; {@link #columns()} of them are worked out. */
    public int[] of(Object wanted, int pixels) {
        if (!wanted.equals(key) || argb.length != pixels) {
            key = wanted;
            columns = 0;
            argb = argb.length == pixels ? argb : new int[pixels];
            Arrays.fill(argb, 0);
        }
        return argb;
    }

    /** Pixels for the next picture, of any content; those of the two before it are left as they are. */
    public int[] picture(int pixels) {
        turn = (turn + 1) % pictures.length;
        if (pictures[turn].length != pixels) {
            pictures[turn] = new int[pixels];
        }
        return pictures[turn];
    }

    /** Number of columns, from the left, that are worked out. */
    public int columns() {
        return columns;
    }

    public void reached(int newColumns) {
        columns = newColumns;
    }
}
