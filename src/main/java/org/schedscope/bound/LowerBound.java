package org.schedscope.bound;

import org.schedscope.model.Platform;
import org.schedscope.model.number.BigRatio;
import org.schedscope.text.Message;

/**
 * What no schedule can go below.
 *
 * @param metric name of the metric, such as {@code meanResponse}
 * @param value in the metric's unit, at least 0
 * @param argument why that is so
 */
public record LowerBound(String metric, BigRatio value, Argument argument) {
    /** What sums of doubles may have lost. */
    private static final double ROUNDED = 1e-12;

    /** By what part of the bound a figure of a run is above it; NaN where the bound is 0 and the figure is not. */
    public double gap(double figure) {
        double least = atBest();
        return Math.abs(figure - least) <= ROUNDED * least ? 0 : least == 0 ? Double.NaN : figure / least - 1;
    }

    /** What is shown of the argument: a sentence. */
    public Message sentence(Platform platform) {
        return argument.sentence(platform);
    }

    /** The value as metrics are told: the nearest double. */
    public double atBest() {
        return value.toDouble();
    }
}
