package org.schedscope.cli.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.bound.Bounds;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.IllegalScheduleException;
import org.schedscope.cli.base.Outputs;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.base.UsageException;
import org.schedscope.cli.option.Until;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;
import org.schedscope.event.ForkSpec;
import org.schedscope.experiment.Audits;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.output.BoundsFile;
import org.schedscope.io.output.MetricsJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.EetCapacity;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.fact.PastUse;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.page.RunPage;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.AbsentCores;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Runs a simulation to its end, or until a condition becomes true, and writes its outputs, all or none. */
public final class RunJob {
    /** Steps before work in other threads begins, so that the JVM compiles the engine first. */
    private static final int STEPS_ALONE = 200_000;

    private final PreparedRun prepared;
    private final RunSpec spec;
    private final Outputs output;
    private final CommandFiles commandFiles;
    private final Progress progress;
    private Optional<String> until = Optional.empty();
    private boolean recorded;
    private Optional<Beside> beside = Optional.empty();

    /** Reader of a machine's own schedule of the jobs. */
    public interface Beside {
        /** Absent if it does not fit the run. */
        Optional<ReplayableSchedule> read() throws IOException;
    }

    /**
     * The result.
     *
     * @param beside the machine's own schedule at the same horizon, if requested
     * @param stop moment at which the condition to stop became true, if it did
     * @param trace of the run, if requested
     * @param bounds lower bounds, if requested
     */
    public record Outcome(RunReport report, Optional<RunReport> beside, Optional<BreakpointMatch> stop, Optional<Trace> trace,
            Optional<Bounds> bounds) {
    }

    public RunJob(PreparedRun prepared, Outputs output, CommandFiles commandFiles, Progress progress) {
        this.prepared = prepared;
        this.spec = prepared.spec();
        this.output = output;
        this.commandFiles = commandFiles;
        this.progress = progress;
    }

    /** Sets a condition to stop at. */
    public RunJob until(Optional<String> condition) {
        until = condition;
        return this;
    }

    /** Sets whether to keep the trace. */
    public RunJob recorded(boolean wanted) {
        recorded = wanted;
        return this;
    }

    /** Adds the machine's own schedule, which is read after the run so that both are not in memory at once. */
    public RunJob beside(Optional<Beside> machine) {
        beside = machine;
        return this;
    }

    /** Runs and returns the metrics as of the stop or end. */
    public Outcome run() throws IOException {
        output.render().ifPresent(pictures -> {
            pictures.willBeWritten(commandFiles);
            Pictures.checkCores(spec.recordedPlatform());
        });
        SimulationInput input = prepared.setup().simulationInput();
        boolean forked = !spec.forks().isEmpty();
        WorkloadIndex index = forked ? new WorkloadIndex(spec.recordedWorkload()) : input.index();
        Platform platform = spec.recordedPlatform();
        JobFacts facts = forked ? new JobFacts(index, platform) : new JobFacts(index, platform, input.truePaths());
        RunMeasures measures = new RunMeasures(facts);
        boolean traced = recorded || output.schedule().isPresent() || output.render().isPresent() || output.page().isPresent();
        Optional<TraceRecorder> recorder = traced ? Optional.of(new TraceRecorder(index, platform, spec.begunPlatform()))
                : Optional.empty();
        try (OutputFiles files = commandFiles.open()) {
            List<EventSink> sinks = new ArrayList<>(List.of(measures));
            Optional<PastUse> past = output.report().recorder(facts);
            past.ifPresent(sinks::add);
            recorder.ifPresent(sinks::add);
            Optional<ScheduleAuditor> auditor = output.audit()
                    ? Optional.of(Audits.of(spec, index)) : Optional.empty();
            auditor.ifPresent(sinks::add);
            Optional<EventLogWriter> log = Optional.empty();
            if (output.events().isPresent()) {
                log = Optional.of(new EventLogWriter(spec.info(), spec.workload(), spec.platform(), index,
                        files.begin(output.events().get())));
                sinks.add(log.get());
            }
            Optional<BreakpointMatch> stop = simulate(input, facts, FanOut.of(sinks.toArray(new EventSink[0])));
            if (forked && stop.isEmpty()) {
                checkLast(spec.forks().get(spec.forks().size() - 1), measures);
            }
            if (auditor.isPresent() && !(stop.isPresent() ? auditor.get().violations() : auditor.get().finish()).isEmpty()) {
                throw new IllegalScheduleException(auditor.get().violations());
            }
            if (log.isPresent()) {
                log.get().close();
            }
            Outcome outcome = measured(measures, output.report().withPastUse(past), stop, recorder.map(TraceRecorder::trace), files);
            files.commit();
            return outcome;
        }
    }

    /** Refuses a fork after the end of all jobs, unless it changes jobs. */
    private static void checkLast(ForkSpec fork, RunMeasures measures) {
        long end = lastEnd(measures);
        if (fork.at() >= end && fork.removed().isEmpty() && fork.changed().isEmpty()) {
            throw new UsageException("--fork: a fork at tick " + fork.at() + " changes nothing: all jobs have ended by tick " + end);
        }
    }

    private static long lastEnd(RunMeasures measures) {
        return IntStream.range(0, measures.facts().jobCount()).mapToLong(job -> measures.jobs().end(job).orElse(0)).max().orElse(0);
    }

    /**
     * The machine's report at the horizon of the run beside it, or at its own end if that is later, since later completions count below 0.
     */
    private static RunReport ofMachine(RunMeasures measures, ReportOptions options, long horizon) {
        return measures.measured(options.withHorizon(Math.max(horizon, lastEnd(measures)))).report();
    }

    private Outcome measured(RunMeasures measures, ReportOptions ofRun, Optional<BreakpointMatch> stop, Optional<Trace> trace,
            OutputFiles files) throws IOException {
        ReportOptions options = stop.map(at -> ofRun.withNow(at.tick())).orElse(ofRun);
        MeasuredRun measured = measures.measured(options);
        RunReport report = measured.report();
        measured.checkViolations();
        Optional<ReplayableSchedule> real = beside.isPresent() ? beside.get().read() : Optional.empty();
        Optional<RunReport> other = real.map(machine -> ofMachine(MeasureJob.measures(machine.run().trace()),
                options.forRun(measures.facts(), machine.run().trace()), report.horizon()));
        Outcome outcome = new Outcome(report, other, stop, trace, output.bounds().map(wanted -> Bounds.of(measured)));
        write(files, outcome, measured);
        return outcome;
    }

    private Optional<BreakpointMatch> simulate(SimulationInput input, JobFacts facts, EventSink listener) {
        EetCapacity capacity = output.report().eetCapacity();
        if (until.isEmpty()) {
            int steps = Math.min(STEPS_ALONE, facts.jobCount());
            progress.run(Schedulers.start(spec, input, Optional.of(listener)), after(steps, () -> facts.prepare(capacity)));
            return Optional.empty();
        }
        Until watched = new Until(until.get(), facts, capacity, spec.begunPlatform());
        return watched.run(Schedulers.start(spec, input, Optional.of(watched.sink())), listener, progress);
    }

    /** Never stops the run, and starts an action after a number of steps. */
    private static BooleanSupplier after(int steps, Runnable something) {
        return new BooleanSupplier() {
            private int left = steps;

            @Override
            public boolean getAsBoolean() {
                if (left > 0 && --left == 0) {
                    something.run();
                }
                return true;
            }
        };
    }

    private void write(OutputFiles files, Outcome outcome, MeasuredRun measured) throws IOException {
        RunReport report = outcome.report();
        Optional<Trace> trace = outcome.trace();
        files.write(output.bounds(), stream -> new BoundsFile(spec.info(), report, outcome.bounds().orElseThrow(), spec.recordedPlatform())
                .write(output.bounds().get(), stream));
        if (output.schedule().isPresent()) {
            ScheduleFile.write(files, output.schedule().get(), trace.orElseThrow());
        }
        files.write(output.metrics(), stream -> MetricsJson.write(spec.info(), report, outcome.beside(), stream));
        if (output.page().isPresent()) {
            Outputs.Page page = output.page().get();
            files.write(page.file(), new RunPage(trace.orElseThrow(), spec.info(), report, page.language())::write);
        }
        if (output.render().isPresent()) {
            RunToDraw drawn = RunToDraw.of(trace.orElseThrow(), spec.info(), report, measured.violations())
                    .without(AbsentCores.of(trace.orElseThrow()));
            output.render().get().write(drawn, files);
        }
    }
}
