package org.schedscope.cli.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.audit.ScheduleAuditor;
import org.schedscope.bound.Bounds;
import org.schedscope.chart.run.ComparisonToDraw;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.IllegalScheduleException;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.Progress;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.EventSink;
import org.schedscope.event.FanOut;
import org.schedscope.event.RunInfo;
import org.schedscope.experiment.Audits;
import org.schedscope.experiment.PreparedRun;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.output.ComparisonCsv;
import org.schedscope.io.output.ComparisonJson;
import org.schedscope.io.output.ComparisonMarkdown;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.compare.ComparedRun;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.fact.PastUse;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

/** Runs one workload under several policies, compares the runs, and writes the tables, all or none. */
public final class CompareJob {
    private final List<PreparedRun> prepared;
    private final Optional<ReplayableSchedule> recorded;
    private final boolean audit;
    private final MeasureOptions measure;
    private final ReportOptions asked;
    private final CommandFiles commandFiles;
    private final Progress progress;

    /** The files to write. */
    public record Tables(Optional<Path> csv, Optional<Path> json, Optional<Path> markdown) {
    }

    /**
     * @param prepared runs of one workload on one platform
     * @param recorded the machine's own schedule of it, for the first column
     * @param audit whether an illegal schedule is refused
     */
    public CompareJob(List<PreparedRun> prepared, Optional<ReplayableSchedule> recorded, boolean audit, MeasureOptions measure,
            CommandFiles commandFiles, Progress progress) throws IOException {
        this.prepared = prepared;
        this.recorded = recorded;
        this.audit = audit;
        this.measure = measure;
        this.commandFiles = commandFiles;
        asked = measure.report(commandFiles, prepared.get(0).spec().workload());
        this.progress = progress;
    }

    public Comparison run(int baseline, Tables tables) throws IOException {
        measure.render().ifPresent(pictures -> {
            pictures.ofComparisonWillBeWritten(commandFiles);
            Pictures.checkCores(prepared.get(0).spec().platform());
        });
        commandFiles.check();
        SimulationInput input = prepared.get(0).setup().simulationInput();
        JobFacts facts = new JobFacts(input.index(), prepared.get(0).spec().platform());
        List<Simulated> simulated = new ArrayList<>();
        recorded.ifPresent(real -> simulated.add(new Simulated(real, facts, asked)));
        for (PreparedRun each : prepared) {
            simulated.add(simulate(each.spec(), input, facts));
        }
        ReportOptions options = shared(simulated);
        Comparison comparison = new Comparison(simulated.stream().map(run -> run.compared(options)).toList(), baseline,
                Bounds.shared(simulated.stream().map(run -> run.measured(options)).toList()));
        try (OutputFiles files = commandFiles.open()) {
            write(comparison, tables, files);
            if (measure.render().isPresent()) {
                measure.render().get().write(new ComparisonToDraw(comparison,
                        simulated.stream().map(run -> run.toDraw(options)).toList()), files);
            }
            files.commit();
        }
        return comparison;
    }

    /** A finished run, with its trace if it will be drawn. */
    private record Simulated(String name, RunInfo info, RunMeasures measures, Optional<PastUse> past, Optional<Trace> trace,
            boolean read) {
        Simulated(RunSpec spec, RunMeasures measures, Optional<PastUse> past, Optional<TraceRecorder> recorder) {
            this(spec.policy(), spec.info(), measures, past, recorder.map(TraceRecorder::trace), false);
        }

        Simulated(ReplayableSchedule real, JobFacts facts, ReportOptions options) {
            this(RecordedLog.RECORDED, real.run().info(), RunMeasures.at(facts, real.run().trace(), real.run().trace().eventCount()),
                    options.forRun(facts, real.run().trace()).pastUse(), Optional.of(real.run().trace()), true);
        }

        ComparedRun compared(ReportOptions options) {
            return new ComparedRun(name, measured(options));
        }

        MeasuredRun measured(ReportOptions options) {
            return measures.measured(options.withPastUse(past));
        }

        RunToDraw toDraw(ReportOptions options) {
            RunToDraw drawn = RunToDraw.of(trace.orElseThrow(), info, measured(options).report(), measured(options).violations());
            return read ? drawn.asRead() : drawn;
        }
    }

    private Simulated simulate(RunSpec spec, SimulationInput input, JobFacts facts) {
        RunMeasures measures = new RunMeasures(facts);
        List<EventSink> sinks = new ArrayList<>(List.of(measures));
        Optional<PastUse> past = asked.recorder(facts);
        past.ifPresent(sinks::add);
        Optional<TraceRecorder> recorder = measure.render().map(folder -> new TraceRecorder(input.index(), spec.platform()));
        recorder.ifPresent(sinks::add);
        Optional<ScheduleAuditor> auditor = audit ? Optional.of(Audits.of(spec, input.index())) : Optional.empty();
        auditor.ifPresent(sinks::add);
        progress.run(Schedulers.start(spec, input, Optional.of(FanOut.of(sinks.toArray(new EventSink[0])))));
        if (auditor.isPresent() && !auditor.get().finish().isEmpty()) {
            throw new IllegalScheduleException(auditor.get().violations());
        }
        return new Simulated(spec, measures, past, recorder);
    }

    /** Common options of all runs: the horizon is the largest makespan, unless it is given. */
    private ReportOptions shared(List<Simulated> simulated) {
        return asked.horizon().isPresent() ? asked
                : asked.withHorizon(simulated.stream().mapToLong(run -> run.measures().measured(asked).makespan()).max().orElse(0));
    }

    private void write(Comparison comparison, Tables tables, OutputFiles files) throws IOException {
        List<RunInfo> infos = Stream.concat(recorded.stream().map(real -> real.run().info()),
                prepared.stream().map(each -> each.spec().info())).toList();
        files.write(tables.csv(), stream -> ComparisonCsv.write(comparison, stream));
        files.write(tables.json(), stream -> ComparisonJson.write(infos, comparison, stream));
        files.write(tables.markdown(), stream -> ComparisonMarkdown.write(infos, comparison, stream));
    }
}
