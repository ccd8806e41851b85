package org.schedscope.io.format;

import java.io.IOException;
import java.io.OutputStream;

/** A format that schedules are written in. */
public non-sealed interface ScheduleExport extends Export {
    void write(RawSchedule schedule, OutputStream out) throws IOException;
}
