package org.schedscope.cli.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.chart.run.RunToDraw;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.option.MeasureOptions;
import org.schedscope.event.RunInfo;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.output.MetricsJson;
import org.schedscope.io.output.OutputFiles;
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
        options = measure.report(commandFiles, trace.workload());
    }

    public RunReport run(Optional<Path> metrics, Optional<Path> events) throws IOException {
        measure.render().ifPresent(pictures -> {
            pictures.willBeWritten(commandFiles);
            Pictures.checkCores(trace.platform());
        });
        commandFiles.check();
        RunMeasures measures = RunMeasures.at(new JobFacts(trace.index(), trace.platform()), trace, trace.eventCount());
        RunReport report = measures.report(options);
        try (OutputFiles files = commandFiles.open()) {
            if (metrics.isPresent()) {
                files.write(metrics.get(), stream -> MetricsJson.write(info, report, stream));
            }
            if (events.isPresent()) {
                EventLogWriter log = new EventLogWriter(info, trace.index(), trace.platform(), files.begin(events.get()));
                trace.replay(0, trace.eventCount(), log);
                log.close();
            }
            if (measure.render().isPresent()) {
                RunToDraw drawn = RunToDraw.of(trace, info, report, measures.violations(options));
                measure.render().get().write(log ? drawn : drawn.asRead(), files);
            }
            files.commit();
        }
        return report;
    }
}
