package org.schedscope.bound;

import org.schedscope.model.Platform;
import org.schedscope.model.number.BigRatio;
import org.schedscope.text.Message;

/**
 * A value that the metric of no legal schedule is below.
 *
 * @param metric name of the metric, such as {@code meanResponse}
 * @param value in the metric's unit, at least 0
 * @param argument the proof
 */
public record LowerBound(String metric, BigRatio value, Argument argument) {
    /** Relative error of a sum of doubles. */
    private static final double ROUNDED = 1e-12;

    /** Relative distance of a run's figure to the bound, as a fraction of the bound; NaN where the bound is 0 and the figure is not. */
    public double gap(double figure) {
        double least = atBest();
        return Math.abs(figure - least) <= ROUNDED * least ? 0 : least == 0 ? Double.NaN : figure / least - 1;
    }

    /** A sentence that explains the bound. */
    public Message sentence(Platform platform) {
        return argument.sentence(platform);
    }

    /** The bound as the nearest double, the precision of metrics. */
    public double atBest() {
        return value.toDouble();
    }
}
