package org.schedscope.experiment.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.schedscope.engine.Simulation;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;
import org.schedscope.experiment.RunDigest;
import org.schedscope.experiment.definition.GridRun;
import org.schedscope.experiment.definition.Measuring;
import org.schedscope.experiment.result.RunNumbers;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.fact.PastUse;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/** Simulates runs of grids and keeps only their measures. */
public final class RunMaker {
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;

    private RunMaker() {
    }

    /** Simulates a run to its end, for its measures only. */
    public static MeasuredRun measured(GridRun run, GridCell cell) {
        RunMeasures measures = new RunMeasures(cell.facts());
        ReportOptions options = run.part().measuring().options();
        Optional<PastUse> past = options.recorder(cell.facts());
        Schedulers.start(cell.spec(run), cell.input(), Optional.of(with(measures, past))).runToEnd();
        return measures.measured(options.withPastUse(past));
    }

    private static EventSink with(RunMeasures measures, Optional<PastUse> past) {
        return past.<EventSink>map(use -> FanOut.of(measures, use)).orElse(measures);
    }

    /**
     * Simulates a run to its end.
     *
     * @param goesOn tested after every instant
     * @return its result; empty if it was stopped
     */
    public static Optional<RunResult> make(GridRun run, GridCell cell, BooleanSupplier goesOn) {
        long start = System.nanoTime();
        RunSpec spec = cell.spec(run);
        RunMeasures measures = new RunMeasures(cell.facts());
        RunDigest digest = new RunDigest(spec, cell.input().index());
        Measuring measuring = run.part().measuring();
        Optional<PastUse> past = measuring.options().recorder(cell.facts());
        Simulation simulation = Schedulers.start(spec, cell.input(), Optional.of(FanOut.of(with(measures, past), digest.sink())));
        while (simulation.hasNext() && goesOn.getAsBoolean()) {
            simulation.step();
        }
        if (simulation.hasNext()) {
            return Optional.empty();
        }
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("jobs", (long) cell.input().index().jobCount());
        counts.put("tasks", (long) cell.input().index().taskCount());
        ReportOptions options = measuring.options().withPastUse(past);
        RunNumbers numbers = new RunNumbers(measures, options);
        measuring.heatmap().ifPresent(columns -> numbers.addHeatmap(measures, options, columns));
        double seconds = Math.max(1, Math.rint((System.nanoTime() - start) / NANOS * MILLIS)) / MILLIS;
        return Optional.of(numbers.result(run.axes(), digest.hex(), counts, seconds));
    }
}
