package org.schedscope.generate;

/** Numbers of some distribution, scaled so that they add up to a total, rounding and a least of 1 aside. */
enum Shares {
    /** Uniform over (0, 1). */
    UNIFORM,
    /** Uniform in the logarithm, the largest up to {@code spread} times the smallest. */
    LOG_UNIFORM;

    private double draw(Draws draws, double spread) {
        return this == UNIFORM ? draws.unit() : StrictMath.exp(draws.unit() * StrictMath.log(spread));
    }

    /**
     * Shares of a total.
     *
     * @param spread of {@link #LOG_UNIFORM}, at least 1
     */
    long[] of(long total, int count, double spread, Draws draws) {
        double[] drawn = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            drawn[i] = draw(draws, spread);
            sum += drawn[i];
        }
        long[] shares = new long[count];
        for (int i = 0; i < count; i++) {
            shares[i] = Math.max(1, StrictMath.round(total * (drawn[i] / sum)));
        }
        return shares;
    }
}
