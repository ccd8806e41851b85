package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the files of a schedule's figures. */
public final class FigureOptions {
    @Option(names = "--metrics", paramLabel = "FILE", description = "Write all metrics as JSON; - as everywhere is standard output.")
    private Path metrics;

    @Option(names = "--bounds", paramLabel = "FILE",
            description = "Write what no schedule of these jobs can go below, why, and how far this one is above it, as JSON, or as CSV if"
                    + " the name ends with .csv; the table of metrics shows it, too.")
    private Path bounds;

    @Option(names = "--json", description = "Print all metrics as JSON: the same as --metrics -.")
    private void asJson(boolean wanted) {
        metrics = wanted ? Path.of("-") : metrics;
    }

    public Optional<Path> metrics() {
        return Optional.ofNullable(metrics);
    }

    public Optional<Path> bounds() {
        return Optional.ofNullable(bounds);
    }
}
