package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.csv.Records;
import org.schedscope.io.format.JobState;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.text.DidYouMean;

/** Reads a table of jobs, or of tasks of jobs, whose columns are known. */
final class TableReader {
    private static final Set<String> CACHED = Set.of("CACHED");

    private final InputFile file;
    private final ProblemList problems;
    private final TableColumns columns;
    private final Optional<TablePreset> preset;
    private final LogBuilder log;
    private final int[] places = new int[Role.values().length];
    private List<String> titles = List.of();
    private long rows;

    TableReader(InputFile file, ReadOptions options, TableColumns columns, Optional<TablePreset> preset) {
        this.file = file;
        this.columns = columns;
        this.preset = preset;
        problems = new ProblemList(file);
        log = new LogBuilder(file, options, problems);
    }

    RecordedLog read(char separator, ReadOptions options, String format) throws InputException {
        checkEnough();
        return read(new CsvRecords(file, options.limits(), separator), format);
    }

    /** Reads records, of which the first has the titles of the columns, and closes them. */
    RecordedLog read(Records all, String format) throws InputException {
        try (Records records = all) {
            if (!records.next()) {
                throw problems.failure(Problem.words("file.empty"));
            }
            titles = titles(records);
            find(records);
            problems.throwIfAny();
            log.states(has(Role.START), has(Role.FINISH));
            if (columns.of(Role.CORES).filter(column -> column.name().toLowerCase(Locale.ROOT).endsWith("nodes")).isPresent()) {
                log.note(Problem.ofFormat("table.nodes"));
            }
            boolean data = columns.columns().values().stream().allMatch(column -> column.number().isPresent()) && areTimes(records);
            while (data || records.next()) {
                data = false;
                row(records);
            }
            records.notes().forEach(log::note);
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        return log.build(format);
    }

    private void checkEnough() throws InputException {
        if (!isEnough(columns)) {
            throw new InputException(file.problem(Problem.ofFormat("table.needs")));
        }
    }

    /** Whether columns tell when jobs arrive and how long they run. */
    static boolean isEnough(TableColumns columns) {
        boolean arrivals = columns.of(Role.ARRIVAL).isPresent();
        boolean runs = columns.of(Role.EXEC).isPresent();
        boolean ends = columns.of(Role.FINISH).isPresent() || arrivals && columns.of(Role.RESPONSE).isPresent();
        boolean starts = columns.of(Role.START).isPresent() || arrivals && columns.of(Role.WAIT).isPresent() || ends && runs;
        // Of what runs or waits there is no end yet.
        boolean queues = columns.of(Role.STATE).isPresent() && columns.of(Role.ESTIMATE).isPresent() && columns.of(Role.START).isPresent();
        return (arrivals || starts) && (runs || ends && starts || queues);
    }

    private boolean has(Role role) {
        return columns.of(role).isPresent();
    }

    private static List<String> titles(Records records) {
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            titles.add(records.field(i));
        }
        return titles;
    }

    private void find(Records records) throws InputException {
        for (Role role : Role.values()) {
            Optional<Column> column = columns.of(role);
            places[role.ordinal()] = column.isEmpty() ? -1 : column.get().number().orElseGet(() -> place(column.get().name()));
            if (column.isPresent() && (places[role.ordinal()] < 0 || places[role.ordinal()] >= records.size())) {
                String name = column.get().name();
                problems.add(records.problem(0, DidYouMean.slip(name, titles)
                        .map(near -> Problem.ofFormat("table.slip", SafeText.quoted(name), SafeText.quoted(near)))
                        .orElseGet(() -> Problem.ofFormat("table.lacks", SafeText.quoted(name),
                                SafeText.cut(String.join(", ", titles), 400)))));
            }
        }
    }

    private int place(String name) {
        for (int i = 0; i < titles.size(); i++) {
            if (titles.get(i).equals(name)) {
                return i;
            }
        }
        for (int i = 0; i < titles.size(); i++) {
            if (titles.get(i).equalsIgnoreCase(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the first line is data already: its times are times. */
    private boolean areTimes(Records records) {
        for (Role role : Role.values()) {
            String text = text(records, role);
            if (has(role) && (role.isPoint() && TimeText.point(text, unit(role)) == TimeText.WRONG
                    || role.isSpan() && TimeText.span(text, unit(role)) == TimeText.WRONG)) {
                return false;
            }
        }
        return true;
    }

    private String unit(Role role) {
        return columns.of(role).map(Column::unit).orElse("");
    }

    private String text(Records records, Role role) {
        return records.field(places[role.ordinal()]);
    }

    private void row(Records records) throws InputException {
        rows++;
        if (isOther(records)) {
            return;
        }
        LogRow row = new LogRow(records.line());
        row.job = log.share(has(Role.JOB) && !text(records, Role.JOB).isEmpty() ? text(records, Role.JOB) : Long.toString(rows));
        row.task = log.share(text(records, Role.TASK));
        row.user = log.share(LogRow.path(text(records, Role.GROUP), text(records, Role.USER)));
        row.queue = Optional.of(queue(text(records, Role.QUEUE))).filter(name -> !TimeText.isAbsent(name)).map(log::share);
        row.arrival = point(records, Role.ARRIVAL);
        row.start = point(records, Role.START);
        row.finish = point(records, Role.FINISH);
        String plain = preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && isNumber(text(records, Role.ARRIVAL)) ? "ms" : "";
        row.exec = span(records, Role.EXEC, plain);
        row.wait = span(records, Role.WAIT, plain);
        row.response = span(records, Role.RESPONSE, plain);
        row.estimate = span(records, Role.ESTIMATE, plain);
        row.state = JobState.of(text(records, Role.STATE));
        row.cores = cores(records);
        row.memory = SizeText.memory(text(records, Role.MEMORY), memoryUnit(plain), row.cores, nodes(records));
        row.kind = text(records, Role.KIND).isEmpty() ? row.kind : log.share(text(records, Role.KIND));
        row.cluster = log.share(text(records, Role.CLUSTER));
        row.after = after(text(records, Role.AFTER));
        log.add(row);
    }

    /** What {@code sacct} lists of a job besides the job itself, and what a workflow did not run again. */
    private boolean isOther(Records records) {
        records.other().ifPresent(log::leaveOut);
        if (records.other().isPresent()) {
            return true;
        }
        if (preset.filter(TablePreset.SLURM::equals).isPresent() && text(records, Role.JOB).indexOf('.') >= 0) {
            log.leaveOut("log.out.step");
            return true;
        }
        if (preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && CACHED.contains(titled(records, "status"))) {
            log.leaveOut("log.out.cached");
            return true;
        }
        return false;
    }

    private String titled(Records records, String title) {
        return records.field(place(title));
    }

    /** A process of a workflow, without what it was run on. */
    private String queue(String name) {
        boolean process = preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && name.endsWith(")") && name.indexOf(" (") > 0;
        return process ? name.substring(0, name.indexOf(" (")) : name;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private long point(Records records, Role role) throws InputException {
        return checked(records, role, TimeText.point(text(records, role), unit(role)));
    }

    private long span(Records records, Role role, String plain) throws InputException {
        return checked(records, role, TimeText.span(text(records, role), unit(role).isEmpty() ? plain : unit(role)));
    }

    private long checked(Records records, Role role, long time) throws InputException {
        if (time == TimeText.WRONG) {
            wrong(records, role, role.isPoint() ? "table.point" : "table.span");
            return TimeText.UNKNOWN;
        }
        return time;
    }

    private void wrong(Records records, Role role, String key) throws InputException {
        problems.add(records.problem(places[role.ordinal()], Problem.ofFormat(key,
                SafeText.quoted(titles.get(places[role.ordinal()])), SafeText.quoted(text(records, role)))));
    }

    private long cores(Records records) throws InputException {
        String text = text(records, Role.CORES);
        if (!has(Role.CORES)) {
            log.note(Problem.ofFormat("table.one.core"));
            return 1;
        }
        OptionalLong cores = TimeText.isAbsent(text) ? OptionalLong.of(1) : SizeText.count(text);
        if (cores.isEmpty()) {
            wrong(records, Role.CORES, "table.cores");
        }
        return cores.orElse(1);
    }

    private int memoryUnit(String plain) {
        return preset.filter(TablePreset.SLURM::equals).isPresent() ? 2 : plain.isEmpty() ? 1 : 0;
    }

    private long nodes(Records records) {
        return preset.filter(TablePreset.SLURM::equals).isPresent() ? SizeText.count(titled(records, "nnodes")).orElse(1) : 1;
    }

    /** Names between blanks, semicolons or, in quotation marks, commas. */
    private List<String> after(String text) {
        return text.isEmpty() || TimeText.isAbsent(text) ? List.of()
                : Arrays.stream(text.split("[\\s;,]+"))
                        .filter(name -> !name.isEmpty()).map(log::share).toList();
    }
}
