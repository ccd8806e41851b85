package org.schedscope.metrics;

import java.util.function.ToDoubleFunction;

/**
 * A metric of runs.
 *
 * @param name key in reports
 * @param better direction
 * @param formula in the symbols explained in the help
 * @param source paper and place of its definition
 * @param value its value for a run at an instant
 */
public record Metric(String name, Better better, String formula, String source, ToDoubleFunction<MeasuredRun> value) {
    /** The better direction. */
    public enum Better {
        HIGHER, LOWER, NEITHER
    }

    /** The value for a run at an instant; NaN where undefined. */
    public double of(MeasuredRun run) {
        return value.applyAsDouble(run);
    }
}
