package org.schedscope.generate.profile;

import java.util.Arrays;
import org.schedscope.generate.RandomStream;

/**
 * Numbers of some distribution, scaled so that they add up to a total, rounding and a least of 1 aside. The largest is at most about
 * {@code spread} times the smallest.
 */
enum Shares {
    /** Uniform over (0, 1); as in UUnifast-Discard, what is under 1/{@code spread} of the largest is discarded and drawn again. */
    UNIFORM,
    /** Uniform in the logarithm. */
    LOG;

    /**
     * Shares of a total.
     *
     * @param spread at least 1; with 1 all are equal
     */
    long[] of(long total, int count, double spread, RandomStream draws) {
        double[] drawn = new double[count];
        if (this == LOG || spread == 1) {
            Arrays.setAll(drawn, i -> StrictMath.exp(draws.unit() * StrictMath.log(spread)));
        } else {
            uniform(drawn, spread, draws);
        }
        double sum = 0;
        for (double number : drawn) {
            sum += number;
        }
        long[] shares = new long[count];
        for (int i = 0; i < count; i++) {
            shares[i] = Math.max(1, StrictMath.round(total * (drawn[i] / sum)));
        }
        return shares;
    }

    /** In rounds, in order: what is drawn again may be the largest, against which others are too small. */
    private static void uniform(double[] drawn, double spread, RandomStream draws) {
        Arrays.setAll(drawn, i -> draws.unit());
        boolean again = true;
        while (again) {
            again = false;
            double largest = Arrays.stream(drawn).max().orElse(0);
            for (int i = 0; i < drawn.length; i++) {
                if (drawn[i] * spread < largest) {
                    drawn[i] = draws.unit();
                    again = true;
                }
            }
        }
    }
}
