package org.schedscope.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.metrics.ReportOptions;

/**
 * What a run writes.
 *
 * @param report how it is measured
 * @param audit whether an illegal schedule is refused
 */
record Outputs(Optional<Path> schedule, Optional<Path> events, Optional<Path> metrics, Optional<Pictures> render, ReportOptions report,
        boolean audit) {
}
