package org.schedscope.cli.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.bound.Bounds;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.event.RunInfo;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.output.BoundsFile;
import org.schedscope.io.output.MetricsJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.trace.Trace;

/** Measures a recorded run and writes its outputs, all or none. */
public final class MeasureJob {
    private final RunInfo info;
    private final Trace trace;
    private final boolean log;
    private final MeasureOptions measure;
    private final CommandFiles commandFiles;
    private final ReportOptions options;

    public MeasureJob(ReplayableSchedule opened, MeasureOptions measure, CommandFiles commandFiles) throws IOException {
        info = opened.run().info();
        trace = opened.run().trace();
        log = opened.isLog();
        this.measure = measure;
        this.commandFiles = commandFiles;
        options = measure.report(commandFiles, trace.workload()).forRun(new JobFacts(trace.index(), trace.platform()), trace);
    }

    /**
     * The result.
     *
     * @param bounds lower bounds, if requested
     */
    public record Measured(RunReport report, Optional<Bounds> bounds) {
    }

    public Measured run(Optional<Path> metrics, Optional<Path> bounds, Optional<Path> events) throws IOException {
        measure.render().ifPresent(pictures -> {
            pictures.willBeWritten(commandFiles);
            Pictures.checkCores(trace.platform());
        });
        commandFiles.check();
        RunMeasures measures = measures(trace);
        MeasuredRun run = measures.measured(options);
        Measured measured = new Measured(run.report(), bounds.map(wanted -> Bounds.of(run)));
        try (OutputFiles files = commandFiles.open()) {
            files.write(metrics, stream -> MetricsJson.write(info, measured.report(), Optional.empty(), stream));
            files.write(bounds, stream -> new BoundsFile(info, measured.report(), measured.bounds().get(), trace.platform())
                    .write(bounds.get(), stream));
            if (events.isPresent()) {
                EventLogWriter log = new EventLogWriter(info, trace.index(), trace.platform(), files.begin(events.get()));
                trace.replay(0, trace.eventCount(), log);
                log.close();
            }
            if (measure.render().isPresent()) {
                RunToDraw drawn = RunToDraw.of(trace, info, measured.report(), measures.violations(options));
                measure.render().get().write(log ? drawn : drawn.asRead(), files);
            }
            files.commit();
        }
        return measured;
    }

    /** The measures at the end of a schedule. */
    static RunMeasures measures(Trace trace) {
        return RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
    }
}
