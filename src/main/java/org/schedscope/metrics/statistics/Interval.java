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
        int rank = n == 0 ? -1 : below(n, 0.5);
        double median = Sample.of(values).median();
        return rank < 0 ? new Interval(n, median, Double.NaN, Double.NaN) : new Interval(n, median, ascending[rank],
                ascending[n - 1 - rank]);
    }

    /**
     * Of a quantile, between order statistics by the binomial distribution of how many values are below it; an end that so few values do
     * not
     * have is infinite.
     *
     * @param share above 0 and below 1, such as 0.75
     */
    public static Interval ofQuantile(double share, double... values) {
        double[] ascending = Sample.of(values).ascending();
        int n = values.length;
        int low = n == 0 ? -1 : below(n, share);
        int high = n == 0 ? -1 : below(n, 1 - share);
        return new Interval(n, Sample.of(values).quantile(share), low < 0 ? Double.NEGATIVE_INFINITY : ascending[low],
                high < 0 ? Double.POSITIVE_INFINITY : ascending[n - 1 - high]);
    }

    /** The largest rank such that as few values as that, or fewer, below a quantile have at most half of the error; -1 if there is none. */
    private static int below(int n, double share) {
        BinomialDistribution below = BinomialDistribution.of(n, share);
        int rank = below.inverseCumulativeProbability((1 - CONFIDENCE) / 2);
        while (rank >= 0 && below.cumulativeProbability(rank) > (1 - CONFIDENCE) / 2) {
            rank--;
        }
        return rank;
    }
}
