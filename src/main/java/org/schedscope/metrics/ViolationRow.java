package org.schedscope.metrics;

import java.util.Arrays;
import org.schedscope.metrics.statistics.RowMaxima;

/** Counts of violated jobs over the columns of a grid, run-length encoded: memory is linear in the jobs, however many columns there are. */
final class ViolationRow {
    /** The row of a user without violations. */
    static final ViolationRow NOTHING = of(new int[0], new int[0]);

    private final int[] from;
    private final int[] count;
    private final RowMaxima maxima;

    private ViolationRow(int[] from, int[] count) {
        this.from = from;
        this.count = count;
        maxima = new RowMaxima(count, count.length);
    }

    /**
     * @param first the first column of each job; sorted by this method
     * @param end the column after its last; sorted by this method
     */
    static ViolationRow of(int[] first, int[] end) {
        Arrays.sort(first);
        Arrays.sort(end);
        int[] from = new int[2 * first.length];
        int[] count = new int[from.length];
        int changes = 0;
        int late = 0;
        int begun = 0;
        int ended = 0;
        while (ended < end.length) {
            int column = begun < first.length ? Math.min(first[begun], end[ended]) : end[ended];
            while (begun < first.length && first[begun] == column) {
                begun++;
                late++;
            }
            while (ended < end.length && end[ended] == column) {
                ended++;
                late--;
            }
            from[changes] = column;
            count[changes++] = late;
        }
        return new ViolationRow(Arrays.copyOf(from, changes), Arrays.copyOf(count, changes));
    }

    /** Index of the run of equal counts that contains a column; −1 before the first. */
    private int at(int column) {
        int found = Arrays.binarySearch(from, column);
        return found >= 0 ? found : -found - 2;
    }

    int count(int column) {
        int at = at(column);
        return at < 0 ? 0 : count[at];
    }

    int largest() {
        return maxima.largest();
    }

    /** The largest count in the columns {@code begin} (inclusive) to {@code end} (exclusive); 0 for an empty range. */
    int largest(int begin, int end) {
        return begin >= end ? 0 : maxima.largest(Math.max(0, at(begin)), at(end - 1) + 1);
    }

    /** The first later column in which the count may differ; {@code Integer.MAX_VALUE} if there is none. */
    int nextChange(int column) {
        int next = at(column) + 1;
        return next < from.length ? from[next] : Integer.MAX_VALUE;
    }
}
