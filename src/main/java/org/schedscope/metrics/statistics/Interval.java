package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A middle of some values, and where the true one lies with {@value #CONFIDENCE} confidence.
 *
 * @param n values
 * @param middle mean or median; NaN of no values
 * @param low lower end; NaN where the values are too few
 * @param high upper end
 */
public record Interval(int n, double middle, double low, double high) {
    /** How often such an interval holds the true middle. */
    public static final double CONFIDENCE = 0.95;

    /** Of a mean: Student's t, for two values or more. */
    public static Interval ofMean(double... values) {
        Sample sample = Sample.of(values);
        int n = values.length;
        if (n < 2) {
            return new Interval(n, sample.mean(), Double.NaN, Double.NaN);
        }
        double reach = TDistribution.of(n - 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2) * sample.standardDeviation() / Math.sqrt(n);
        return new Interval(n, sample.mean(), sample.mean() - reach, sample.mean() + reach);
    }

    /** Of a median: between the order statistics that the sign test leaves, for six values or more. */
    public static Interval ofMedian(double... values) {
        double[] ascending = Sample.of(values).ascending();
        int n = values.length;
        // The largest rank such that as few values as that, or fewer, below the median have at most half of the error.
        int rank = n == 0 ? -1 : BinomialDistribution.of(n, 0.5).inverseCumulativeProbability((1 - CONFIDENCE) / 2);
        while (rank >= 0 && BinomialDistribution.of(n, 0.5).cumulativeProbability(rank) > (1 - CONFIDENCE) / 2) {
            rank--;
        }
        double median = Sample.of(values).median();
        return rank < 0 ? new Interval(n, median, Double.NaN, Double.NaN) : new Interval(n, median, ascending[rank],
                ascending[n - 1 - rank]);
    }
}
