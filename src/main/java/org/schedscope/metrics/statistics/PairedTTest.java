package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.inference.TTest;

/**
 * Student's two-sided t-test of paired observations against a mean difference of 0 (Burkimsher, Bate, Indrusiak 2013, §4.2, at 5 %).
 *
 * @param n pairs
 * @param t mean difference ÷ (standard deviation of the differences ÷ √n); infinite if all differences are equal and not 0; 0 if all are 0;
 * NaN for fewer than two pairs
 * @param p probability of a t at least as far from 0 if the mean difference is 0; NaN for fewer than two pairs
 */
public record PairedTTest(int n, double t, double p) {
    public static final double LEVEL = 0.05;

    /** Tests the differences {@code ours[i] − theirs[i]}. */
    public static PairedTTest of(double[] ours, double[] theirs) {
        int n = ours.length;
        if (n < 2) {
            return new PairedTTest(n, Double.NaN, Double.NaN);
        }
        double first = ours[0] - theirs[0];
        boolean same = true;
        for (int i = 1; i < n; i++) {
            same &= ours[i] - theirs[i] == first;
        }
        if (same) {
            return new PairedTTest(n, first == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, first), first == 0 ? 1 : 0);
        }
        TTest.Result result = TTest.withDefaults().pairedTest(ours, theirs);
        return new PairedTTest(n, result.getStatistic(), result.getPValue());
    }

    /** Whether the means differ at {@link #LEVEL}. */
    public boolean significant() {
        return p < LEVEL;
    }
}
