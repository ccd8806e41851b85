package org.schedscope.metrics;

import java.util.OptionalLong;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.model.ModelException;

/**
 * Options of measurement.
 *
 * @param horizon H of cumulative completion, in ticks; absent: the makespan. A job that finishes later than H + 1 counts negatively, by the
 * formula; runs are compared at their largest makespan
 * @param eetCapacity cores that users may expect
 * @param eetBin width of a cell of the violation grid, in ticks, at least 1; absent: the span of the run ÷ 1000, rounded up
 * @param now tick at which an unfinished run is measured; absent or past: the tick of the last event
 * @param heat contents of the violation grid
 */
public record ReportOptions(OptionalLong horizon, EetCapacity eetCapacity, OptionalLong eetBin, OptionalLong now, ViolationView heat) {
    private static final ReportOptions DEFAULTS = new ReportOptions(OptionalLong.empty(), EetCapacity.EQUAL_SHARES, OptionalLong.empty(),
            OptionalLong.empty(), ViolationView.ALL);

    public ReportOptions {
        require(horizon, 0, "horizon");
        require(eetBin, 1, "width of a heatmap cell");
        require(now, 0, "present tick");
    }

    public static ReportOptions defaults() {
        return DEFAULTS;
    }

    public ReportOptions withHorizon(long tick) {
        return new ReportOptions(OptionalLong.of(tick), eetCapacity, eetBin, now, heat);
    }

    /** The options with one number of cores for every user. */
    public ReportOptions withEetCapacity(int cores) {
        return withEetCapacity(eetCapacity.withEveryone(cores));
    }

    public ReportOptions withEetCapacity(EetCapacity capacity) {
        return new ReportOptions(horizon, capacity, eetBin, now, heat);
    }

    public ReportOptions withEetBin(long ticks) {
        return new ReportOptions(horizon, eetCapacity, OptionalLong.of(ticks), now, heat);
    }

    public ReportOptions withNow(long tick) {
        return new ReportOptions(horizon, eetCapacity, eetBin, OptionalLong.of(tick), heat);
    }

    /** The options with other contents of the violation grid. */
    public ReportOptions withHeat(ViolationView view) {
        return new ReportOptions(horizon, eetCapacity, eetBin, now, view);
    }

    private static void require(OptionalLong value, long smallest, String what) {
        if (value.isPresent() && value.getAsLong() < smallest) {
            throw new ModelException("the " + what + " is " + value.getAsLong() + "; it must be at least " + smallest);
        }
    }
}
