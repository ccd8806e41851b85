package org.schedscope.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Outputs;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.io.input.InputException;
import org.schedscope.model.Workload;
import org.schedscope.text.Language;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the outputs of a run. */
public final class OutputOptions {
    @Option(names = "--schedule", paramLabel = "FILE",
            description = "Write the schedule: as CSV (job,task,cluster,start,finish,cores), as Jedule XML if the name ends with .jed or"
                    + " .xml, as a Chrome trace if it ends with .trace.json.")
    private Path schedule;

    @Option(names = "--events", paramLabel = "FILE",
            description = "Write everything that happened as newline-delimited JSON; gzipped if the name ends with .gz.")
    private Path events;

    @Mixin
    private final FigureOptions figures = new FigureOptions();

    @Option(names = "--html", paramLabel = "FILE",
            description = "Write the run as one self-contained page for a browser, to zoom, hover and step.")
    private Path html;

    @Option(names = "--language", paramLabel = "LANGUAGE", defaultValue = "en",
            description = "Language of the page: en or de (usually: ${DEFAULT-VALUE}).")
    private String language;

    @Mixin
    private final MeasureOptions measure = new MeasureOptions();

    /** @param audit whether an illegal schedule is refused */
    public Outputs outputs(boolean audit, CommandFiles files, Workload workload) throws InputException {
        return new Outputs(Optional.ofNullable(schedule), Optional.ofNullable(events), figures.metrics(),
                figures.bounds(), Optional.ofNullable(html).map(file -> new Outputs.Page(file, spoken())), measure.render(),
                measure.report(files, workload), audit);
    }

    /** The notation of times of a workload. */
    public PrintedTimes times(Workload workload) {
        return measure.times(workload);
    }

    /** Refuses, before anything runs, outputs that would fail at the end of a run. */
    public void check(List<Path> inputs, CommandFiles files) throws IOException {
        measure.check(inputs, files, schedule, events, figures.metrics().orElse(null), figures.bounds().orElse(null),
                html);
        spoken();
    }

    private Language spoken() {
        return Languages.named(language);
    }
}
