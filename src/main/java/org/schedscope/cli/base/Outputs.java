package org.schedscope.cli.base;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.metrics.ReportOptions;

/**
 * What a run writes.
 *
 * @param report how it is measured
 * @param audit whether an illegal schedule is refused
 */
public record Outputs(Optional<Path> schedule, Optional<Path> events, Optional<Path> metrics, Optional<Pictures> render,
        ReportOptions report,
        boolean audit) {
}
