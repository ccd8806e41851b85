package org.schedscope.experiment.definition;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.EetCapacity;

/**
 * How the runs of a part are measured.
 *
 * @param horizon H of cumulative completion, in ticks; absent: the makespan of each run
 * @param eetCapacity cores that users may expect
 * @param heatmap into how many columns the makespan is cut for violated expected end times by user and time; absent: those are not kept
 */
public record Measuring(OptionalLong horizon, EetCapacity eetCapacity, OptionalInt heatmap) {
    /** At the makespan, with equal shares, without a heatmap. */
    public static final Measuring USUAL = new Measuring(OptionalLong.empty(), EetCapacity.EQUAL_SHARES, OptionalInt.empty());

    /** How the metrics of a run are measured. */
    public ReportOptions options() {
        ReportOptions options = ReportOptions.defaults().withEetCapacity(eetCapacity);
        return horizon.isPresent() ? options.withHorizon(horizon.getAsLong()) : options;
    }
}
