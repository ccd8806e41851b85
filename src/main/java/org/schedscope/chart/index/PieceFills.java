package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * Colours of pieces as they were looked up: a frame asks for those of some hundred thousand, and each look-up by task and job would wait
 * for memory three times.
 */
public final class PieceFills {
    private Object key;
    private int[] argb = {};

    /** By number of a piece, 0 for a colour that is not known yet, to be filled in by who looks it up. */
    public int[] of(Object wanted, int pieces) {
        boolean same = wanted.equals(key);
        if (argb.length < pieces) {
            argb = same ? Arrays.copyOf(argb, pieces + (pieces >> 1)) : new int[pieces + (pieces >> 1)];
        } else if (!same) {
            Arrays.fill(argb, 0);
        }
        key = wanted;
        return argb;
    }
}
