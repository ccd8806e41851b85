package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean or quantile with its {@value #CONFIDENCE} confidence interval.
 *
 * @param n number of values
 * @param middle mean or quantile; NaN of no values
 * @param low lower end; NaN where the values are too few
 * @param high upper end
 */
public record Interval(int n, double middle, double low, double high) {
    public static final double CONFIDENCE = 0.95;

    /** The interval of a mean by Student's t, for two values or more. */
    public static Interval ofMean(double... values) {
        Sample sample = Sample.of(values);
        int n = values.length;
        if (n < 2) {
            return new Interval(n, sample.mean(), Double.NaN, Double.NaN);
        }
        double reach = TDistribution.of(n - 1).inverseSurvivalProbability((1 - CONFIDENCE) / 2) * sample.standardDeviation() / Math.sqrt(n);
        return new Interval(n, sample.mean(), sample.mean() - reach, sample.mean() + reach);
    }

    /** The interval of a median between order statistics by the sign test, for six values or more. */
    public static Interval ofMedian(double... values) {
        double[] ascending = Sample.of(values).ascending();
        int n = values.length;
        int rank = n == 0 ? -1 : below(n, 0.5);
        double median = Sample.of(values).median();
        return rank < 0 ? new Interval(n, median, Double.NaN, Double.NaN) : new Interval(n, median, ascending[rank],
                ascending[n - 1 - rank]);
    }

    /**
     * The interval of a quantile between order statistics by the binomial distribution; an end beyond the values is infinite.
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

    /**
     * The largest rank with a probability of at most half the error that so many values, or fewer, are below a quantile; -1 if there is
     * none.
     */
    private static int below(int n, double share) {
        BinomialDistribution below = BinomialDistribution.of(n, share);
        int rank = below.inverseCumulativeProbability((1 - CONFIDENCE) / 2);
        while (rank >= 0 && below.cumulativeProbability(rank) > (1 - CONFIDENCE) / 2) {
            rank--;
        }
        return rank;
    }
}
