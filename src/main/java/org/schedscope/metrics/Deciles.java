package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.schedscope.metrics.statistics.Sample;

/** Cuts finished jobs, ordered by work, into ten: position i of n (from 0) belongs to decile floor(10·i ÷ n). */
final class Deciles {
    static final int COUNT = 10;

    private Deciles() {
    }

    /**
     * @param slr of jobs, those with the least work first
     * @param work of the same jobs
     */
    static List<DecileRow> rows(double[] slr, double[] work) {
        List<DecileRow> rows = new ArrayList<>(COUNT);
        int n = slr.length;
        for (int d = 0; d < COUNT; d++) {
            int from = first(d, n);
            int to = first(d + 1, n);
            double[] edges = from == to ? new double[] {Double.NaN, Double.NaN} : new double[] {work[from], work[to - 1]};
            rows.add(row(d + 1, new Sample(Arrays.copyOfRange(slr, from, to)), edges[0], edges[1]));
        }
        return rows;
    }

    /** The first position of a decile, from 0: the smallest i with 10·i ≥ d·n. */
    static int first(int decile, int n) {
        return (int) Math.floorDiv((long) decile * n + COUNT - 1, (long) COUNT);
    }

    private static DecileRow row(int decile, Sample slr, double minWork, double maxWork) {
        double[] quartiles = slr.quantiles(0.25, 0.5, 0.75);
        return new DecileRow(decile, slr.count(), slr.mean(), slr.largest(), slr.smallest(), quartiles[0], quartiles[1], quartiles[2],
                minWork, maxWork);
    }
}
