package org.schedscope.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.schedscope.cli.base.CommandFiles;
import org.schedscope.cli.base.Pictures;
import org.schedscope.cli.base.PrintedTimes;
import org.schedscope.cli.base.UsageException;
import org.schedscope.io.input.InputException;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.Workload;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about measuring and drawing runs. */
public final class MeasureOptions {
    @Option(names = "--render", paramLabel = "FOLDER",
            description = "Write the charts as pictures into a folder, which is made if it is not there.")
    private Path render;

    @Mixin
    private final PictureOptions pictures = new PictureOptions();

    @Option(names = "--horizon", paramLabel = "TIME",
            description = "Count cumulative completion up to this tick or time, such as week 10 (default: the makespan).")
    private String horizon;

    @Mixin
    private final TicksOption ticks = new TicksOption();

    @Mixin
    private final EetOptions eet = new EetOptions();

    public Optional<Pictures> render() {
        return Optional.ofNullable(render).map(pictures::in);
    }

    /** The notation of times of a workload. */
    public PrintedTimes times(Workload workload) {
        return ticks.times(workload);
    }

    /** @param measured the workload to which times in the options refer */
    public ReportOptions report(CommandFiles files, Workload measured) throws InputException {
        ReportOptions options = eet.apply(ReportOptions.defaults(), files, measured);
        return horizon == null ? options : options.withHorizon(Times.in("--horizon", measured, times -> times.moment(horizon)));
    }

    /**
     * Refuses, before anything runs, outputs that would fail at the end of a run.
     *
     * @param outputs files to be written; null for an option that was not given
     */
    public void check(List<Path> inputs, CommandFiles files, Path... outputs) throws IOException {
        pictures.in(Path.of(""));
        files.willRead(inputs);
        files.willWrite(Stream.of(outputs).filter(Objects::nonNull).toList());
        if (render != null && Files.exists(render) && !Files.isDirectory(render)) {
            throw new UsageException("cannot write pictures into " + render + ": it is not a folder");
        }
    }
}
