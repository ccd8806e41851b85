package org.schedscope.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Option;
import org.schedscope.cli.base.Outputs;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.io.input.InputException;
import org.schedscope.model.Workload;
import org.schedscope.text.Language;

/** The arguments that say what a run writes. */
public final class OutputOptions implements ArgumentGroup {
    private final Option<Path> schedule = Option.of(Path.class, "--schedule", "FILE",
            "Write the schedule: as CSV (job,task,cluster,start,finish,cores), as Jedule XML if the name ends with .jed or .xml, as a"
                    + " Chrome trace if it ends with .trace.json.");

    private final Option<Path> events = Option.of(Path.class, "--events", "FILE",
            "Write everything that happened as newline-delimited JSON; gzipped if the name ends with .gz.");

    private final FigureOptions figures = new FigureOptions();

    private final Option<Path> html = Option.of(Path.class, "--html", "FILE",
            "Write the run as one self-contained page for a browser, to zoom, hover and step.");

    private final Option<String> language = Option.of(String.class, "--language", "LANGUAGE",
            "Language of the page: en or de (usually: ${DEFAULT-VALUE}).").byDefault("en");

    private final MeasureOptions measure = new MeasureOptions();

    @Override
    public List<Arguments> arguments() {
        return List.of(schedule, events, figures, html, language, measure);
    }

    /** @param audit whether an illegal schedule is refused */
    public Outputs outputs(boolean audit, CommandFiles files, Workload workload) throws InputException {
        return new Outputs(schedule.optional(), events.optional(), figures.metrics(),
                figures.bounds(), html.optional().map(file -> new Outputs.Page(file, spoken())), measure.render(),
                measure.report(files, workload), audit);
    }

    /** How times of a workload are printed. */
    public PrintedTimes times(Workload workload) {
        return measure.times(workload);
    }

    /** Refuses, before anything runs, what could only fail at its end. */
    public void check(List<Path> inputs, CommandFiles files) throws IOException {
        measure.check(inputs, files, schedule.value(), events.value(), figures.metrics().orElse(null), figures.bounds().orElse(null),
                html.value());
        spoken();
    }

    private Language spoken() {
        return Languages.named(language.value());
    }
}
