package org.schedscope.cli.command;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.ConsoleCommand;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.io.Exports;
import org.schedscope.io.Formats;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.format.WorkloadFormat;

/** {@code formats}: what is read and written. */
public final class FormatsCommand extends ConsoleCommand {
    private final JsonOption json = new JsonOption();

    public FormatsCommand() {
        super("formats", "Lists the formats of workloads and schedules that are read and written.");
    }

    @Override
    public List<Arguments> arguments() {
        return List.of(json);
    }

    @Override
    public Integer call() {
        if (json.isWanted()) {
            out().println(JsonOption.line(documents()));
        } else {
            list(out());
        }
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
