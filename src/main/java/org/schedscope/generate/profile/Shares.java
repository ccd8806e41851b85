package org.schedscope.generate.profile;

import java.util.Arrays;
import org.schedscope.generate.RandomStream;

/**
 * Numbers of some distribution. Only their ratios count: as shares they are scaled so that they add up to a total. The largest is at
 * most about {@code spread} times the smallest.
 */
enum Shares {
    /**
     * UUnifast-Discard (Bini, Buttazzo 2005; Burkimsher, Bate, Indrusiak 2013, §4.3): as shares uniform over the simplex, equal in law to
     * exponential draws over their sum. What is under 1/{@code spread} of the largest is discarded and drawn again until nothing is.
     */
    UNIFORM,
    /** Uniform in the logarithm. */
    LOG;

    /**
     * Numbers, not yet scaled.
     *
     * @param spread at least 1; with 1 all are equal
     */
    double[] draw(int count, double spread, RandomStream draws) {
        double[] drawn = new double[count];
        if (this == LOG || spread == 1) {
            Arrays.setAll(drawn, i -> StrictMath.exp(draws.unit() * StrictMath.log(spread)));
        } else {
            discard(drawn, spread, draws);
        }
        return drawn;
    }

    /** Shares of a total, rounding and a least of 1 aside. */
    long[] of(long total, int count, double spread, RandomStream draws) {
        double[] drawn = draw(count, spread, draws);
        double sum = Arrays.stream(drawn).sum();
        return Arrays.stream(drawn).mapToLong(number -> share(total, number / sum)).toArray();
    }

    static long share(long total, double part) {
        return Math.max(1, StrictMath.round(total * part));
    }

    /**
     * Exponential draws. One that is drawn again and again until it reaches a bound is, in law, the bound and another draw, as the
     * distribution has no memory; so no number of small ones takes long. What is drawn again may be the largest, against which others are
     * too small.
     */
    private static void discard(double[] drawn, double spread, RandomStream draws) {
        Arrays.setAll(drawn, i -> -StrictMath.log(draws.unit()));
        boolean again = true;
        while (again) {
            again = false;
            double largest = Arrays.stream(drawn).max().orElse(0);
            for (int i = 0; i < drawn.length; i++) {
                if (drawn[i] * spread < largest) {
                    drawn[i] = largest / spread - StrictMath.log(draws.unit());
                    again = true;
                }
            }
        }
    }
}
