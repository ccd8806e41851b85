package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.metrics.statistics.Sample;

/** Deciles of finished jobs by work: position i of n (from 0) belongs to decile floor(10·i ÷ n). */
final class Deciles {
    static final int COUNT = 10;

    private Deciles() {
    }

    /**
     * @param slr SLR of jobs in any order
     * @param places places of the jobs in that order, by ascending work
     * @param work work of the jobs, ascending
     */
    static List<DecileRow> rows(double[] slr, int[] places, double[] work) {
        List<DecileRow> rows = new ArrayList<>(COUNT);
        for (int d = 0; d < COUNT; d++) {
            int from = first(d, places.length);
            int to = first(d + 1, places.length);
            double[] some = new double[to - from];
            for (int i = 0; i < some.length; i++) {
                some[i] = slr[places[from + i]];
            }
            double[] edges = from == to ? new double[] {Double.NaN, Double.NaN} : new double[] {work[from], work[to - 1]};
            rows.add(row(d + 1, new Sample(some), edges[0], edges[1]));
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
