package org.schedscope.io;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.schedscope.io.batsim.BatsimExport;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.schedule.ChromeTrace;
import org.schedscope.io.schedule.JeduleExport;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.io.swf.SwfExport;
import org.schedscope.io.workflow.WfFormatExport;
import org.schedscope.io.workload.WorkloadWriter;

/** All formats that can be written. */
public final class Exports {
    private static final List<Export> ALL = List.of(WorkloadWriter.EXPORT, WfFormatExport.EXPORT, SwfExport.EXPORT,
            BatsimExport.EXPORT, ScheduleCsv.EXPORT, JeduleExport.EXPORT, ChromeTrace.EXPORT);

    private Exports() {
    }

    public static List<Export> all() {
        return ALL;
    }

    public static List<ScheduleExport> ofSchedules() {
        return ALL.stream().filter(ScheduleExport.class::isInstance).map(ScheduleExport.class::cast).toList();
    }

    public static Optional<Export> named(String name) {
        return ALL.stream().filter(export -> export.name().equals(name)).findFirst();
    }

    /** The format of a file name, with or without {@code .gz}: the one with the longest matching ending. */
    public static Optional<Export> meantBy(Path file) {
        String whole = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String name = whole.endsWith(".gz") ? whole.substring(0, whole.length() - ".gz".length()) : whole;
        return ALL.stream().filter(export -> longest(export, name) > 0).max(Comparator.comparingInt(export -> longest(export, name)));
    }

    private static int longest(Export export, String name) {
        return export.endings().stream().filter(name::endsWith).mapToInt(String::length).max().orElse(0);
    }
}
