package org.schedscope.experiment.crossover;

import java.math.BigDecimal;
import org.apache.commons.statistics.distribution.TDistribution;
import org.schedscope.metrics.statistics.Sample;

/**
 * The comparison of two policies at one value of a parameter.
 *
 * @param value of the parameter
 * @param pairs number of common workloads and seeds
 * @param first mean of the measure under the first policy
 * @param second mean under the second
 * @param mean of the differences, first − second, pair by pair
 * @param margin half the width of the 95 % confidence interval of that mean, by Student's t with n − 1 degrees of freedom; infinite for one
 * pair
 */
public record Difference(BigDecimal value, int pairs, double first, double second, double mean, double margin) {
    private static final double UPPER = 0.975;

    /**
     * @param ours the measure under the first policy, pair by pair
     * @param theirs the measure under the second, likewise
     */
    static Difference of(BigDecimal value, double[] ours, double[] theirs) {
        int n = ours.length;
        double[] differences = new double[n];
        for (int pair = 0; pair < n; pair++) {
            differences[pair] = ours[pair] - theirs[pair];
        }
        Sample sample = Sample.of(differences);
        double margin = n < 2 ? Double.POSITIVE_INFINITY
                : TDistribution.of(n - 1.0).inverseCumulativeProbability(UPPER) * sample.standardDeviation() / Math.sqrt(n);
        return new Difference(value, n, Sample.of(ours).mean(), Sample.of(theirs).mean(), sample.mean(), margin);
    }

    /** −1 where the first policy has less, 1 where it has more, 0 where they are equal. */
    public int sign() {
        return (int) Math.signum(mean);
    }

    /** Sign of the difference; 0 wherever the confidence interval contains 0. */
    public int sureSign() {
        return Math.abs(mean) > margin ? sign() : 0;
    }
}
