package org.schedscope.metrics;

import java.util.function.ToDoubleFunction;

/**
 * A number that describes a run.
 *
 * @param name the key in reports
 * @param better which way is better
 * @param formula in the signs that the help explains
 * @param source the paper and place that define it
 * @param value its value for a run at an instant
 */
public record Metric(String name, Better better, String formula, String source, ToDoubleFunction<MeasuredRun> value) {
    /** Which way is better. */
    public enum Better {
        HIGHER, LOWER, NEITHER
    }

    /** The value for a run at an instant; NaN while it is undefined. */
    public double of(MeasuredRun run) {
        return value.applyAsDouble(run);
    }
}
