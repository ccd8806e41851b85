package org.schedscope.metrics.statistics;

import java.util.ArrayList;
import java.util.List;

/** Range maxima of a row of counts: a tree in which each node is the maximum of eight. */
public final class RowMaxima {
    private static final int SHIFT = 3;
    private static final int WIDTH = 1 << SHIFT;

    private final int[][] levels;
    private final int[] sizes;

    /** @param counts not copied; the first {@code size} of them count */
    public RowMaxima(int[] counts, int size) {
        List<int[]> all = new ArrayList<>(List.of(counts));
        int[] below = counts;
        int length = size;
        List<Integer> lengths = new ArrayList<>(List.of(size));
        while (length > WIDTH) {
            int[] next = new int[(length + WIDTH - 1) >> SHIFT];
            for (int i = 0; i < length; i++) {
                next[i >> SHIFT] = Math.max(next[i >> SHIFT], below[i]);
            }
            all.add(next);
            below = next;
            length = next.length;
            lengths.add(length);
        }
        levels = all.toArray(new int[0][]);
        sizes = lengths.stream().mapToInt(Integer::intValue).toArray();
    }

    public int largest() {
        return largest(0, sizes[0]);
    }

    /** The largest count of a range; 0 for an empty one. */
    public int largest(int from, int to) {
        int best = 0;
        int left = from;
        int right = to;
        for (int level = 0; left < right && sizes[0] > 0; level++) {
            int[] values = levels[level];
            boolean top = level == levels.length - 1;
            while (left < right && (top || (left & WIDTH - 1) != 0)) {
                best = Math.max(best, values[left++]);
            }
            while (left < right && (right & WIDTH - 1) != 0) {
                best = Math.max(best, values[--right]);
            }
            left >>= SHIFT;
            right >>= SHIFT;
        }
        return best;
    }
}
