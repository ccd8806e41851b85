package org.schedscope.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;

/** The arguments that say where the figures of a schedule are written. */
public final class FigureOptions implements ArgumentGroup {
    private final Option<Path> metrics = Option.of(Path.class, "--metrics", "FILE",
            "Write all metrics as JSON; - as everywhere is standard output.");

    private final Option<Path> bounds = Option.of(Path.class, "--bounds", "FILE",
            "Write what no schedule of these jobs can go below, why, and how far this one is above it, as JSON, or as CSV if the name"
                    + " ends with .csv; the table of metrics shows it, too.");

    private final Option<Boolean> asJson = Option.flag("--json", "Print all metrics as JSON: the same as --metrics -.")
            .setting(metrics, Path.of("-"));

    @Override
    public List<Arguments> arguments() {
        return List.of(metrics, bounds, asJson);
    }

    public Optional<Path> metrics() {
        return metrics.optional();
    }

    public Optional<Path> bounds() {
        return bounds.optional();
    }
}
