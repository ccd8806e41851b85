package org.schedscope.cli.base;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.text.Language;

/**
 * The outputs of a run.
 *
 * @param bounds lower bounds on the metrics of the run
 * @param page page for a browser
 * @param report options of its metrics
 * @param audit whether an illegal schedule is refused
 */
public record Outputs(Optional<Path> schedule, Optional<Path> events, Optional<Path> metrics, Optional<Path> bounds,
        Optional<Page> page,
        Optional<Pictures> render, ReportOptions report,
        boolean audit) {
    public record Page(Path file, Language language) {
    }
}
