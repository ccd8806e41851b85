package org.schedscope.experiment.definition;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.EetCapacity;

/**
 * Options for measuring the runs of a part.
 *
 * @param horizon H of cumulative completion, in ticks; absent: the makespan of each run
 * @param eetCapacity cores that users may expect
 * @param heatmap number of columns of the heatmap of violated expected end times by user and time; absent: no heatmap
 */
public record Measuring(OptionalLong horizon, EetCapacity eetCapacity, OptionalInt heatmap) {
    /** Default: at the makespan, with equal shares, without a heatmap. */
    public static final Measuring USUAL = new Measuring(OptionalLong.empty(), EetCapacity.EQUAL_SHARES, OptionalInt.empty());

    public ReportOptions options() {
        ReportOptions options = ReportOptions.defaults().withEetCapacity(eetCapacity);
        return horizon.isPresent() ? options.withHorizon(horizon.getAsLong()) : options;
    }
}
