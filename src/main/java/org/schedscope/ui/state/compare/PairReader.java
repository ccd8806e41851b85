package org.schedscope.ui.state.compare;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.schedscope.bound.Bounds;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.range.PartMeasures;
import org.schedscope.metrics.range.PartReport;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.trace.ScheduleShift;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;

/** Measures two runs with one horizon, all of them or a part. */
final class PairReader {
    private final CompareModel.Pair pair;
    private final ReportOptions options;

    PairReader(CompareModel.Pair pair) {
        this.pair = pair;
        options = pair.run().reportOptions();
    }

    RunComparison comparison() {
        ScheduleShift shift = new ScheduleShift(pair.base().trace(), pair.run().trace());
        return pair.part().map(part -> ofPart(part, shift)).orElseGet(() -> ofAll(shift));
    }

    private RunComparison ofAll(ScheduleShift shift) {
        RunMeasures before = all(pair.base());
        RunMeasures after = all(pair.run());
        ReportOptions shared = shared(before.measured(options), after.measured(options));
        MeasuredRun one = before.measured(shared);
        MeasuredRun other = after.measured(shared);
        return result(new Comparison(List.of(new ComparedRun("A", one), new ComparedRun("B", other)), 0,
                Bounds.shared(List.of(one, other))), shift, task -> true);
    }

    /** A run that is recorded to its end. */
    static RunMeasures all(OpenRun run) {
        return RunMeasures.at(run.jobs(), run.trace(), run.trace().eventCount());
    }

    private RunComparison ofPart(RunPart part, ScheduleShift shift) {
        PartMeasures jobsBefore = measures(pair.base(), part, options);
        PartMeasures jobsAfter = measures(pair.run(), part, options);
        PartReport before = new PartReport(pair.base().trace(), pair.base().jobs(), jobsBefore);
        PartReport after = new PartReport(pair.run().trace(), pair.run().jobs(), jobsAfter);
        ReportOptions shared = shared(before.jobs(options), after.jobs(options));
        return result(new Comparison(List.of(new ComparedRun("A", before.report(shared), before.jobs(shared)),
                new ComparedRun("B", after.report(shared), after.jobs(shared))), 0), shift, task -> {
                    int job = pair.run().index().jobOf(task);
                    return jobsBefore.has(job) || jobsAfter.has(job);
                });
    }

    /** A part of a run that is recorded to its end. */
    static PartMeasures measures(OpenRun run, RunPart part, ReportOptions options) {
        Trace trace = run.trace();
        return PartMeasures.of(trace, trace.eventCount(), trace.lastTick(), run.jobs(), options.expected(run.jobs()),
                part, OptionalInt.empty());
    }

    private ReportOptions shared(MeasuredRun before, MeasuredRun after) {
        return options.withHorizon(Math.max(before.makespan(), after.makespan()));
    }

    private RunComparison result(Comparison comparison, ScheduleShift shift, IntPredicate counts) {
        return new RunComparison(pair.base(), pair.run(), pair.part(), comparison, shift,
                RunComparison.Starts.of(shift, counts));
    }
}
