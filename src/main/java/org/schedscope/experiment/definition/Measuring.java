package org.schedscope.experiment.definition;

import java.util.OptionalLong;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.fact.EetCapacity;

/**
 * How the runs of a part are measured.
 *
 * @param horizon H of cumulative completion, in ticks; absent: the makespan of each run
 * @param eetCapacity cores that users may expect
 */
public record Measuring(OptionalLong horizon, EetCapacity eetCapacity) {
    /** At the makespan, with equal shares. */
    public static final Measuring USUAL = new Measuring(OptionalLong.empty(), EetCapacity.EQUAL_SHARES);

    /** How the metrics of a run are measured. */
    public ReportOptions options() {
        ReportOptions options = ReportOptions.defaults().withEetCapacity(eetCapacity);
        return horizon.isPresent() ? options.withHorizon(horizon.getAsLong()) : options;
    }
}
