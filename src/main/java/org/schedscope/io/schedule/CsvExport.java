package org.schedscope.io.schedule;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.ScheduleExport;

/** Our schedule CSV. */
public final class CsvExport implements ScheduleExport {
    @Override
    public String name() {
        return "csv";
    }

    @Override
    public String title() {
        return "schedule CSV";
    }

    @Override
    public List<String> endings() {
        return List.of(".csv");
    }

    @Override
    public void write(RawSchedule schedule, OutputStream out) throws IOException {
        ScheduleCsv.write(schedule, out);
    }
}
