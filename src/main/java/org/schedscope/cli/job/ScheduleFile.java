package org.schedscope.cli.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.schedscope.io.Exports;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.io.schedule.TraceSchedule;
import org.schedscope.trace.Trace;

/** Writer for {@code --schedule}. */
public final class ScheduleFile {
    private ScheduleFile() {
    }

    /** Writes CSV unless the name implies another format of schedules. */
    public static void write(OutputFiles files, Path file, Trace trace) throws IOException {
        Optional<Export> meant = Exports.meantBy(file);
        if (meant.isPresent() && meant.get() instanceof ScheduleExport export && !export.equals(ScheduleCsv.EXPORT)) {
            files.write(file, stream -> export.write(TraceSchedule.of(trace), stream));
        } else {
            files.write(file, stream -> ScheduleCsv.write(trace, stream));
        }
    }
}
