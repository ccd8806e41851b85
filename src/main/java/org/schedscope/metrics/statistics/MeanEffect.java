package org.schedscope.metrics.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.TTest;

/**
 * The mean of independent values with Student's t-test against 0 and tests of equivalence.
 *
 * @param interval interval of 95 %; without ends for fewer than two values
 * @param p two-sided probability of a mean at least as far from 0 if the true one is 0; NaN for fewer than two values
 */
public record MeanEffect(double[] values, Interval interval, double p) {
    /** The effect of values such as differences or logarithms of ratios, one per independent block. */
    public static MeanEffect of(double... values) {
        Interval interval = Interval.ofMean(values);
        return new MeanEffect(values, interval, probability(values, 0, AlternativeHypothesis.TWO_SIDED));
    }

    public int n() {
        return values.length;
    }

    public double mean() {
        return interval.middle();
    }

    /** Whether the mean is below 0 at 5 %, two-sided. */
    public boolean below() {
        return p < PairedTTest.LEVEL && mean() < 0;
    }

    /** Whether the mean is above 0 at 5 %, two-sided. */
    public boolean above() {
        return p < PairedTTest.LEVEL && mean() > 0;
    }

    /** One-sided probability of a mean at most this small if the true one is at the bound or above it. */
    public double lessThan(double bound) {
        return probability(values, bound, AlternativeHypothesis.LESS_THAN);
    }

    /** One-sided probability of a mean at least this large if the true one is at the bound or below it. */
    public double moreThan(double bound) {
        return probability(values, bound, AlternativeHypothesis.GREATER_THAN);
    }

    /**
     * Equivalence by two one-sided tests (Schuirmann 1987): the larger of the probabilities that the mean is at the lower bound or below,
     * and at the upper one or above. Below 5 % the interval of 90 % lies between the bounds.
     */
    public double between(double low, double high) {
        return Math.max(moreThan(low), lessThan(high));
    }

    private static double probability(double[] values, double mu, AlternativeHypothesis alternative) {
        if (values.length < 2) {
            return Double.NaN;
        }
        double first = values[0];
        if (Arrays.stream(values).allMatch(value -> value == first)) {
            boolean beyond = alternative == AlternativeHypothesis.LESS_THAN ? first < mu
                    : alternative == AlternativeHypothesis.GREATER_THAN ? first > mu : first != mu;
            return beyond ? 0 : 1;
        }
        return TTest.withDefaults().withMu(mu).with(alternative).test(values).getPValue();
    }
}
