package org.schedscope.io.schedule;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.csv.CsvTable;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleBuilder;
import org.schedscope.io.format.ScheduleFormat;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.model.Workload;

/**
 * Reads schedules written by {@link ScheduleCsv}: {@code job,task,cluster,start,finish,cores}, in ticks, a row per piece. Rows and columns
 * may be in any order, and there may be further columns. An empty finish means that the task still runs.
 */
public final class ScheduleCsvReader implements ScheduleFormat {
    private static final String[] TITLES = {"job", "task", "cluster", "start", "finish", "cores"};
    private static final Pattern ARRIVAL = Pattern.compile("arriv|submi|queued");

    @Override
    public String name() {
        return "schedule CSV";
    }

    @Override
    public boolean recognises(DocumentHead head) {
        return areTitles(head.csvTitles());
    }

    /** Whether titles are those of a schedule; a table with arrivals is a log instead, and one without starts is neither. */
    public static boolean areTitles(List<String> titles) {
        boolean whole = titles.contains("job") && titles.contains("task");
        boolean part = titles.contains("job") || titles.contains("task");
        return (whole && (titles.contains("start") || titles.contains("finish"))
                || part && titles.contains("start") && titles.contains("finish"))
                && titles.stream().noneMatch(title -> ARRIVAL.matcher(title).lookingAt());
    }

    @Override
    public RawSchedule read(InputFile file, ReadOptions options) throws InputException {
        ProblemList problems = new ProblemList(file);
        try (CsvRecords records = new CsvRecords(file, options.limits())) {
            CsvTable table = new CsvTable(records, problems, TITLES.length, TITLES);
            ScheduleBuilder schedule = new ScheduleBuilder(file, options, problems);
            while (table.next()) {
                row(table, schedule);
            }
            return schedule.build(name(), Workload.DEFAULT_TIME_UNIT);
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
    }

    private static void row(CsvTable table, ScheduleBuilder schedule) throws InputException {
        OptionalLong start = table.tick("start");
        OptionalLong finish = table.text("finish").isEmpty() ? OptionalLong.empty() : table.tick("finish");
        if (start.isPresent() && finish.isPresent() && finish.getAsLong() <= start.getAsLong()) {
            table.problem("finish", Problem.ofFormat("csv.finish", finish.getAsLong(), start.getAsLong()));
        }
        int cores = (int) table.whole("cores", 1, Integer.MAX_VALUE).orElse(1);
        schedule.add(new Piece(schedule.share(table.needed("job")), schedule.share(table.needed("task")),
                schedule.share(table.needed("cluster")), start.orElse(0), finish, cores, List.of(), table.line()));
    }
}
