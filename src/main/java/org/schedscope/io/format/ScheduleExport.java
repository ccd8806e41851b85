package org.schedscope.io.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A format that schedules are written in. */
public record ScheduleExport(String name, String title, List<String> endings, Writer writer) implements Export {
    /** Writes a schedule. */
    public interface Writer {
        void write(RawSchedule schedule, OutputStream out) throws IOException;
    }

    public void write(RawSchedule schedule, OutputStream out) throws IOException {
        writer.write(schedule, out);
    }
}
