package org.schedscope.bound;

import org.schedscope.model.number.BigRatio;

/**
 * What no schedule can go below.
 *
 * @param metric name of the metric, such as {@code meanResponse}
 * @param value in the metric's unit, at least 0
 * @param argument why that is so
 */
public record LowerBound(String metric, BigRatio value, Argument argument) {
    /** The value as metrics are told, never above it. */
    public double atBest() {
        double nearest = value.toDouble();
        java.math.BigDecimal exact = new java.math.BigDecimal(nearest);
        boolean above = exact.multiply(new java.math.BigDecimal(value.denominator()))
                .compareTo(new java.math.BigDecimal(value.numerator())) > 0;
        return above ? Math.nextDown(nearest) : nearest;
    }
}
