package org.schedscope.chart.gantt;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * What a Gantt chart keeps from frame to frame: pixels of density, and colours of pieces, some hundred thousand a frame. A
 * chart that has one is painted in steps: what takes too long for a frame is coarse at first.
 */
public final class GanttMemory {
    private final Map<Integer, DensityCache> densities = new HashMap<>();
    private Object key;
    private int[] fills = {};

    DensityCache density(int cluster) {
        return densities.computeIfAbsent(cluster, number -> new DensityCache());
    }

    /** Colours by number of a piece, 0 for one that is not known yet. */
    int[] fills(Object wanted, int pieces) {
        boolean same = wanted.equals(key);
        if (fills.length < pieces) {
            fills = same ? Arrays.copyOf(fills, pieces + (pieces >> 1)) : new int[pieces + (pieces >> 1)];
        } else if (!same) {
            Arrays.fill(fills, 0);
        }
        key = wanted;
        return fills;
    }
}
