package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * Two ticks for every block of pieces of a row: the end of the last of them, and how long the core was busy until then. Those of a row
 * are side by side, for painting goes from one to the next; as ints, as long as they fit.
 */
final class RowSums {
    private final int[][] ints;
    /** Empty as long as ints do for all rows; by row, null where they do. */
    private long[][] longs = {};

    RowSums(int rows) {
        ints = new int[rows][];
    }

    /** Those of the next block of a row. */
    void add(int row, int block, long end, long busy) {
        boolean fits = end == (int) end && busy == (int) busy;
        if (!fits || isLong(row)) {
            addLongs(row, 2 * block, end, busy);
            return;
        }
        int at = 2 * block;
        if (at == 0) {
            ints[row] = new int[4];
        } else if (at == ints[row].length) {
            ints[row] = Arrays.copyOf(ints[row], at + 2 + at / 8 * 2);
        }
        ints[row][at] = (int) end;
        ints[row][at + 1] = (int) busy;
    }

    private void addLongs(int row, int at, long end, long busy) {
        if (longs.length == 0) {
            longs = new long[ints.length][];
        }
        if (longs[row] == null) {
            longs[row] = at == 0 ? new long[4] : Arrays.stream(ints[row], 0, at).asLongStream().toArray();
            ints[row] = null;
        }
        if (at == longs[row].length) {
            longs[row] = Arrays.copyOf(longs[row], at + 2 + at / 16 * 2);
        }
        longs[row][at] = end;
        longs[row][at + 1] = busy;
    }

    private boolean isLong(int row) {
        return longs.length > 0 && longs[row] != null;
    }

    long end(int row, int block) {
        return isLong(row) ? longs[row][2 * block] : ints[row][2 * block];
    }

    long busyUntil(int row, int block) {
        return isLong(row) ? longs[row][2 * block + 1] : ints[row][2 * block + 1];
    }
}
