package org.schedscope.metrics;

import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.ExpectedEndTimes;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.fact.PastUse;
import org.schedscope.model.ModelException;
import org.schedscope.trace.Trace;

/**
 * Options of measurement.
 *
 * @param horizon H of cumulative completion, in ticks; absent: the makespan. A job that finishes later than H + 1 counts negatively, by the
 * formula; runs are compared at their largest makespan
 * @param eetCapacity cores that users may expect
 * @param eetBin width of a cell of the violation grid, in ticks, at least 1; absent: the span of the run ÷ 1000, rounded up
 * @param now tick at which an unfinished run is measured; absent or past: the tick of the last event
 * @param heat contents of the violation grid
 * @param pastUse use of users before arrivals in the measured run, for a capacity that depends on it
 */
public record ReportOptions(OptionalLong horizon, EetCapacity eetCapacity, OptionalLong eetBin, OptionalLong now, ViolationView heat,
        Optional<PastUse> pastUse) {
    private static final ReportOptions DEFAULTS = new ReportOptions(OptionalLong.empty(), EetCapacity.EQUAL_SHARES, OptionalLong.empty(),
            OptionalLong.empty(), ViolationView.ALL, Optional.empty());

    public ReportOptions {
        require(horizon, 0, "horizon");
        require(eetBin, 1, "width of a heatmap cell");
        require(now, 0, "present tick");
    }

    public static ReportOptions defaults() {
        return DEFAULTS;
    }

    public ReportOptions withHorizon(long tick) {
        return new ReportOptions(OptionalLong.of(tick), eetCapacity, eetBin, now, heat, pastUse);
    }

    /** The options with one number of cores for every user. */
    public ReportOptions withEetCapacity(int cores) {
        return withEetCapacity(eetCapacity.withEveryone(cores));
    }

    public ReportOptions withEetCapacity(EetCapacity capacity) {
        return new ReportOptions(horizon, capacity, eetBin, now, heat, pastUse);
    }

    public ReportOptions withEetBin(long ticks) {
        return new ReportOptions(horizon, eetCapacity, OptionalLong.of(ticks), now, heat, pastUse);
    }

    public ReportOptions withNow(long tick) {
        return new ReportOptions(horizon, eetCapacity, eetBin, OptionalLong.of(tick), heat, pastUse);
    }

    /** The options with other contents of the violation grid. */
    public ReportOptions withHeat(ViolationView view) {
        return new ReportOptions(horizon, eetCapacity, eetBin, now, view, pastUse);
    }

    /** The options for a run in which users have used cores before. */
    public ReportOptions withPastUse(Optional<PastUse> use) {
        return new ReportOptions(horizon, eetCapacity, eetBin, now, heat, use);
    }

    /** A record of the use before arrivals, for a run that begins; empty if it does not count. */
    public Optional<PastUse> recorder(JobFacts facts) {
        OptionalLong window = eetCapacity.pastWindow();
        return window.isEmpty() ? Optional.empty() : Optional.of(new PastUse(facts, window.getAsLong()));
    }

    /** The options for a recorded run. */
    public ReportOptions forRun(JobFacts facts, Trace trace) {
        Optional<PastUse> use = recorder(facts);
        use.ifPresent(record -> trace.replay(0, trace.eventCount(), record));
        return withPastUse(use);
    }

    /** Expected end times by these options. */
    public ExpectedEndTimes expected(JobFacts facts) {
        return facts.expectedEndTimes(eetCapacity, pastUse);
    }

    private static void require(OptionalLong value, long smallest, String what) {
        if (value.isPresent() && value.getAsLong() < smallest) {
            throw new ModelException("the " + what + " is " + value.getAsLong() + "; it must be at least " + smallest);
        }
    }
}
