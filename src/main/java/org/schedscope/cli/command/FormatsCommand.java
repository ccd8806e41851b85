package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.io.Exports;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code formats}: what is read and written. */
@Command(name = "formats", description = "Lists the formats of workloads and schedules that are read and written.")
public final class FormatsCommand extends ConsoleCommand {
    @Mixin
    private final JsonOption json = new JsonOption();

    @Override
    public Integer call() {
        json.print(out(), FormatsCommand::documents, FormatsCommand::list);
        return 0;
    }

    /** Prints all of them. */
    public static void list(PrintWriter out) {
        Map<String, String> rows = new LinkedHashMap<>();
        Formats.all().forEach(format -> rows.put(format.name(), "read"));
        ScheduleFormats.all().forEach(format -> rows.put(format.name(), "read (schedule)"));
        for (Export export : Exports.all()) {
            String written = "written as " + export.name() + " (" + String.join(", ", export.endings()) + ")";
            rows.merge(export.title(), written, (read, write) -> read + ", " + write);
        }
        int width = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
        rows.forEach((name, text) -> out.println(name + " ".repeat(width - name.length() + 2) + text));
    }

    private static Map<String, Object> documents() {
        return JsonOption.fields("workloads", Formats.all().stream().map(WorkloadFormat::name).toList(),
                "schedules", ScheduleFormats.all().stream().map(ScheduleFormat::name).toList(),
                "written", Exports.all().stream().map(export -> JsonOption.fields("name", export.title(), "to", export.name(), "of",
                        export instanceof ScheduleExport ? "schedules" : "workloads", "endings", export.endings())).toList());
    }
}
