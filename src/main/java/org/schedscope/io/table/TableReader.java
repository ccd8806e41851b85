package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.csv.Records;
import org.schedscope.io.format.LogState;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * Reads a table of jobs, or of tasks of jobs, whose columns are known. A row that cannot be read is left out and counted, or refuses the
 * file where the options are strict.
 */
final class TableReader {
    private static final Set<String> CACHED = Set.of("CACHED");

    private final InputFile file;
    private final ReadOptions options;
    private final Source source;
    private final TableColumns columns;
    private final List<String> titles;
    private final Optional<TablePreset> preset;
    private final boolean guessed;
    private final ProblemList problems;
    private final LogBuilder log;
    private final int[] places = new int[Role.values().length];
    private final Map<String, Problem> odd = new LinkedHashMap<>();
    private TableRemarks remarks;
    private Records all;
    private Optional<DateOrder> dates;
    private boolean looked;
    /** Fields of the row that is read, and how many a row has where that is known. */
    private List<String> cells = List.of();
    private int width;
    /** A row with too few fields, which the next ones may go on. */
    private Optional<Row> begun = Optional.empty();
    private long rows;
    private long kept;

    /** Rows of a table, below its titles, from the first one on, whenever they are asked for. */
    interface Source {
        Records open(IntConsumer malformed) throws InputException;
    }

    /** A row of fields, and the line where it begins. */
    private record Row(List<String> cells, int line) {
        static Row of(Records records) {
            List<String> cells = new ArrayList<>(records.size());
            for (int i = 0; i < records.size(); i++) {
                cells.add(records.field(i));
            }
            return new Row(cells, records.line());
        }
    }

    /** What is wrong with a row. */
    private static final class OddRow extends Exception {
        private static final long serialVersionUID = 1;
        private final String why;
        private final transient Problem problem;

        OddRow(String why, Problem problem) {
            super(why, null, false, false);
            this.why = why;
            this.problem = problem;
        }
    }

    /** A table that was looked at. */
    TableReader(InputFile file, ReadOptions options, TableFormat.Seen seen, boolean guessed) {
        this(file, options, new TableColumns(seen.columns().columns(), Optional.of(seen.shape().separator()), seen.columns().dates()),
                seen.shape().titles(), seen.preset(), guessed,
                malformed -> seen.shape().open(file, options.limits(), malformed));
    }

    /** Rows that are no text of a table, with fields below titles that are known. */
    TableReader(InputFile file, ReadOptions options, TableColumns columns, List<String> titles, Source source) {
        this(file, options, columns, titles, Optional.empty(), false, source);
    }

    private TableReader(InputFile file, ReadOptions options, TableColumns columns, List<String> titles, Optional<TablePreset> preset,
            boolean guessed, Source source) {
        this.file = file;
        this.options = options;
        this.columns = columns;
        this.titles = titles.subList(0, named(titles));
        this.preset = preset;
        this.guessed = guessed;
        this.source = source;
        problems = new ProblemList(file);
        log = new LogBuilder(file, options, problems);
        dates = columns.dates();
    }

    /** Titles up to the last one that is not empty: some programs end all rows with a separator. */
    private static int named(List<String> titles) {
        int last = titles.size();
        while (last > 0 && titles.get(last - 1).isEmpty()) {
            last--;
        }
        return last;
    }

    RecordedLog read(String format) throws InputException {
        Optional<Message> lacking = lacks(columns);
        if (lacking.isPresent()) {
            throw new InputException(file.problem(lacking.get()));
        }
        List<Integer> malformed = new ArrayList<>();
        try (Records records = source.open(line -> {
            if (malformed.isEmpty() || malformed.get(malformed.size() - 1) != line) {
                malformed.add(line);
            }
        })) {
            all = records;
            boolean more = records.next();
            find(records);
            problems.throwIfAny();
            log.states(has(Role.START), has(Role.FINISH));
            remarks = new TableRemarks(titles, Arrays.stream(places).boxed().collect(Collectors.toSet()), has(Role.TASK));
            tellColumns();
            for (; more; more = records.next()) {
                if (records.other().isPresent()) {
                    log.leaveOut(records.other().get());
                } else {
                    take(Row.of(records));
                }
            }
            settle();
            records.machine().ifPresent(log::machine);
            log.begun(records.begun());
            records.notes().forEach(log::note);
            tellPassedOver(malformed);
        } catch (IOException e) {
            throw problems.fatal(file.failure(e));
        }
        if (kept == 0 && !odd.isEmpty()) {
            throw problems.fatal(odd.values().iterator().next());
        }
        return log.build(format);
    }

    /** What columns do not show of when jobs arrive and how long they run; empty if they do. */
    static Optional<Message> lacks(TableColumns columns) {
        boolean arrivals = columns.of(Role.ARRIVAL).isPresent() || columns.of(Role.EXEC).filter(TableGuess::isBurst).isPresent();
        boolean runs = columns.of(Role.EXEC).isPresent();
        boolean ends = columns.of(Role.FINISH).isPresent() || arrivals && columns.of(Role.RESPONSE).isPresent();
        boolean starts = columns.of(Role.START).isPresent() || arrivals && columns.of(Role.WAIT).isPresent() || ends && runs;
        // Of what runs or waits there is no end yet.
        boolean queues = columns.of(Role.STATE).isPresent() && columns.of(Role.ESTIMATE).isPresent() && columns.of(Role.START).isPresent();
        boolean arrive = arrivals || starts;
        boolean run = runs || ends && starts || queues;
        return arrive && run ? Optional.empty()
                : Optional.of(Problem.ofFormat(arrive ? "table.needs.run" : run ? "table.needs.arrival" : "table.needs"));
    }

    private boolean has(Role role) {
        return columns.of(role).isPresent();
    }

    private void find(Records records) throws InputException {
        width = titles.isEmpty() ? records.size() : titles.size();
        for (Role role : Role.values()) {
            Optional<Column> column = columns.of(role);
            places[role.ordinal()] = column.isEmpty() ? -1 : column.get().number().orElseGet(() -> place(column.get().name()));
            if (column.isPresent() && (places[role.ordinal()] < 0 || places[role.ordinal()] >= width)) {
                String name = column.get().name();
                problems.add(new Problem(file.name(), 1, 1, "", DidYouMean.slip(name, titles)
                        .map(near -> Problem.ofFormat("table.slip", SafeText.quoted(name), SafeText.quoted(near)))
                        .orElseGet(() -> titles.isEmpty() ? Problem.ofFormat("table.few", SafeText.quoted(name), width)
                                : Problem.ofFormat("table.lacks", SafeText.quoted(name),
                                        SafeText.cut(String.join(", ", titles), 400)))));
            }
        }
    }

    private int place(String name) {
        int exact = titles.indexOf(name);
        return exact >= 0 ? exact
                : IntStream.range(0, titles.size()).filter(i -> titles.get(i).equalsIgnoreCase(name)).findFirst().orElse(-1);
    }

    /** What is said of columns once, whatever the rows hold. */
    private void tellColumns() {
        Optional<Column> cores = columns.of(Role.CORES);
        if (cores.filter(column -> column.name().toLowerCase(Locale.ROOT).endsWith("nodes")).isPresent()) {
            log.note(Problem.ofFormat("table.nodes"));
        }
        boolean burst = columns.of(Role.EXEC).filter(TableGuess::isBurst).isPresent();
        if (cores.isEmpty() && burst && !has(Role.START) && !has(Role.FINISH)) {
            log.machine(1);
            log.note(Problem.ofFormat("table.one.machine"));
        } else if (cores.isEmpty()) {
            log.note(Problem.ofFormat("table.one.core"));
        }
        if (isAtOnce()) {
            log.note(Problem.ofFormat("table.at.once"));
        }
    }

    /** Whether nothing shows when the processes of a lecture arrive. */
    private boolean isAtOnce() {
        return !has(Role.ARRIVAL) && !has(Role.START) && !has(Role.FINISH);
    }

    private void tellPassedOver(List<Integer> malformed) {
        if (!malformed.isEmpty()) {
            log.note(Problem.ofFormat("table.latin", malformed.size(), malformed.get(0)));
        }
        odd.values().forEach(problem -> log.note(Problem.ofFormat("table.odd", problem.line(), problem.message())));
        remarks.notes().forEach(log::note);
    }

    /** A row of the file, which may be a part of one, or have a separator in one of its texts. */
    private void take(Row row) throws InputException, IOException {
        while (row.cells().size() > width && row.cells().get(row.cells().size() - 1).isEmpty()) {
            row.cells().remove(row.cells().size() - 1);
        }
        int size = row.cells().size();
        if (begun.isPresent() && size < width && goesOn(begun.get(), row)) {
            Row whole = joined(begun.get(), row);
            begun = Optional.empty();
            if (whole.cells().size() < width) {
                begun = Optional.of(whole);
            } else {
                add(whole, "table.joined");
            }
            return;
        }
        settle();
        if (size < width) {
            begun = Optional.of(row);
        } else {
            add(row, "");
        }
    }

    /** Whether a row may be the rest of one that has a line break in a name. */
    private boolean goesOn(Row first, Row rest) {
        int together = first.cells().size() + rest.cells().size() - 1;
        return together <= width && (isShort(first) || together == width && isShort(rest));
    }

    private static Row joined(Row first, Row rest) {
        List<String> cells = new ArrayList<>(first.cells());
        cells.set(cells.size() - 1, (cells.get(cells.size() - 1) + " " + rest.cells().get(0)).strip());
        cells.addAll(rest.cells().subList(1, rest.cells().size()));
        return new Row(cells, first.line());
    }

    /** Whether a row ends before the last column that it cannot be read without. */
    private boolean isShort(Row row) {
        return Stream.of(Role.values()).anyMatch(role -> (role.isPoint() || role.isSpan() && role != Role.ESTIMATE || role == Role.CORES
                || role == Role.JOB) && places[role.ordinal()] >= row.cells().size());
    }

    /** Takes a row with too few fields as it is: the last ones may be empty. */
    private void settle() throws InputException, IOException {
        if (begun.isPresent()) {
            Row row = begun.get();
            begun = Optional.empty();
            if (isShort(row)) {
                leaveOut(new OddRow("log.out.fields", at(row, row.cells().size() - 1,
                        Problem.ofFormat("table.fields", row.cells().size(), width))));
            } else {
                add(row, "");
            }
        }
    }

    /** @param repaired key of what was done to the row already; empty if nothing */
    private void add(Row row, String repaired) throws InputException, IOException {
        rows++;
        try {
            LogRow read;
            if (row.cells().size() > width) {
                Row whole = withoutSurplus(row);
                read = read(whole);
                repair(row, "table.surplus");
            } else {
                read = read(row);
                if (!repaired.isEmpty()) {
                    repair(row, repaired);
                }
            }
            if (read == null) {
                log.leaveOut(preset.equals(Optional.of(TablePreset.SLURM)) ? "log.out.step" : "log.out.cached");
                return;
            }
            if (kept++ == 0 && guessed) {
                tellFirst(read);
            }
            remarks.add(cells, read);
            log.add(read);
        } catch (OddRow wrong) {
            leaveOut(wrong);
        }
    }

    private void repair(Row row, String key) throws InputException {
        if (options.strict()) {
            throw problems.fatal(at(row, row.cells().size() - 1, Problem.ofFormat("table.fields", row.cells().size(), width)));
        }
        remarks.repaired(key);
    }

    private void leaveOut(OddRow wrong) throws InputException {
        if (options.strict()) {
            throw problems.fatal(wrong.problem);
        }
        odd.putIfAbsent(wrong.why, wrong.problem);
        log.leaveOut(wrong.why);
    }

    /**
     * A row with more fields than columns: the one text that may have separators in it takes what is too much.
     *
     * @throws OddRow if none, or more than one that makes a difference, gives a row that can be read
     */
    private Row withoutSurplus(Row row) throws OddRow, IOException {
        List<Integer> free = IntStream.range(0, width).filter(place -> place < titles.size() && TableGuess.isFreeText(titles.get(place)))
                .boxed().toList();
        List<Integer> unread = IntStream.range(0, width).filter(place -> Arrays.stream(places).noneMatch(taken -> taken == place)).boxed()
                .toList();
        for (List<Integer> candidates : List.of(free, unread)) {
            Map<List<String>, Row> good = new LinkedHashMap<>();
            for (int place : candidates) {
                Row whole = whole(row, place);
                if (isGood(whole)) {
                    good.putIfAbsent(Arrays.stream(places).filter(taken -> taken >= 0).mapToObj(whole.cells()::get).toList(), whole);
                }
            }
            if (good.size() == 1) {
                return good.values().iterator().next();
            }
        }
        throw new OddRow("log.out.fields", at(row, width, Problem.ofFormat("table.fields", row.cells().size(), width)));
    }

    private Row whole(Row row, int place) {
        int surplus = row.cells().size() - width;
        String between = columns.separator().map(one -> String.valueOf(one.character())).orElse("|");
        List<String> cells = new ArrayList<>(row.cells().subList(0, place));
        cells.add(String.join(between, row.cells().subList(place, place + surplus + 1)));
        cells.addAll(row.cells().subList(place + surplus + 1, row.cells().size()));
        return new Row(cells, row.line());
    }

    private boolean isGood(Row row) throws IOException {
        try {
            read(row);
            return true;
        } catch (OddRow wrong) {
            return false;
        }
    }

    private Problem at(Row row, int place, Message message) {
        return row.line() == all.line() ? all.problem(place, message) : new Problem(file.name(), row.line(), 1, "", message);
    }

    private String unit(Role role) {
        return columns.of(role).map(Column::unit).orElse("");
    }

    private String text(Role role) {
        return cell(places[role.ordinal()]);
    }

    private String cell(int place) {
        return place >= 0 && place < cells.size() ? cells.get(place) : "";
    }

    /** How a table that was guessed is read, as the command line would have it, and what its first job is. */
    private void tellFirst(LogRow row) {
        String all = new TableColumns(columns.columns(), columns.separator(), dates).text();
        String first = Stream.of(time("arrival", row.arrival, true), time("start", row.start, true), time("finish", row.finish, true),
                time("exec", row.exec, false), "cores=" + row.cores).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        String unused = IntStream.range(0, titles.size()).filter(place -> Arrays.stream(places).noneMatch(taken -> taken == place))
                .mapToObj(titles::get).filter(title -> !title.isEmpty() && !TableGuess.hasNoPlace(title)).collect(Collectors.joining(", "));
        log.note(unused.isEmpty() ? Problem.ofFormat("table.read", all, first)
                : Problem.ofFormat("table.read.unused", all, first, SafeText.cut(unused, 400)));
    }

    private static String time(String word, long micros, boolean point) {
        if (!LogRow.known(micros)) {
            return "";
        }
        return word + "=" + (point && micros >= LogRow.DATES ? TimeText.date(Math.floorDiv(micros, 1_000_000L) * 1_000_000)
                : TimeText.seconds(micros) + " s");
    }

    private String titled(String title) {
        return cell(place(title));
    }

    /** What a row says of a job; null if it is none. */
    private LogRow read(Row fields) throws OddRow, IOException {
        cells = fields.cells();
        if (isOther()) {
            return null;
        }
        LogRow row = new LogRow(fields.line());
        row.job = log.share(has(Role.JOB) && !text(Role.JOB).isEmpty() ? text(Role.JOB) : Long.toString(rows));
        row.task = log.share(text(Role.TASK));
        row.key = log.share(all.key());
        row.user = log.share(LogRow.path(text(Role.GROUP), text(Role.USER)));
        row.queue = Optional.of(queue(text(Role.QUEUE))).filter(name -> !TimeText.isAbsent(name)).map(log::share);
        row.arrival = isAtOnce() ? 0 : point(fields, Role.ARRIVAL);
        row.start = point(fields, Role.START);
        row.finish = point(fields, Role.FINISH);
        String plain = preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && isNumber(text(Role.ARRIVAL)) ? "ms" : "";
        row.exec = span(fields, Role.EXEC, plain);
        row.wait = span(fields, Role.WAIT, plain);
        row.response = span(fields, Role.RESPONSE, plain);
        row.estimate = span(fields, Role.ESTIMATE, plain);
        row.state = LogState.of(text(Role.STATE));
        row.cores = cores(fields);
        row.memory = SizeText.memory(text(Role.MEMORY), memoryUnit(plain), row.cores, nodes());
        row.kind = text(Role.KIND).isEmpty() ? row.kind : log.share(text(Role.KIND));
        row.cluster = log.share(text(Role.CLUSTER));
        row.after = after(text(Role.AFTER));
        return row;
    }

    /** What {@code sacct} lists of a job besides the job itself, and what a workflow did not run again. */
    private boolean isOther() {
        return preset.equals(Optional.of(TablePreset.SLURM)) && text(Role.JOB).indexOf('.') >= 0
                || preset.equals(Optional.of(TablePreset.NEXTFLOW)) && CACHED.contains(titled("status"));
    }

    /** A process of a workflow, without what it was run on. */
    private String queue(String name) {
        boolean process = preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && name.endsWith(")") && name.indexOf(" (") > 0;
        return process ? name.substring(0, name.indexOf(" (")) : name;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private long point(Row row, Role role) throws OddRow, IOException {
        String text = TimeText.decimal(text(role), columns.separator());
        if (dates.isEmpty() && !looked && !DateText.orders(text).isEmpty()) {
            lookAtDates();
        }
        return checked(row, role, TimeText.point(text, unit(role), dates));
    }

    /** Finds the order of the numbers of dates: one that all allow, else one that most ask for, else the usual one, and says so. */
    private void lookAtDates() throws IOException {
        looked = true;
        Map<DateOrder, Long> only = new EnumMap<>(DateOrder.class);
        String example = "";
        try (Records all = source.open(line -> {
        })) {
            while (all.next()) {
                for (Role role : Role.values()) {
                    String text = role.isPoint() ? all.field(places[role.ordinal()]) : "";
                    List<DateOrder> orders = DateText.orders(text);
                    example = example.isEmpty() && !orders.isEmpty() ? text : example;
                    if (orders.size() == 1 || text.indexOf('.') > 0 && orders.contains(DateOrder.DMY)) {
                        only.merge(orders.get(0), 1L, Long::sum);
                    }
                }
            }
        }
        long days = only.getOrDefault(DateOrder.DMY, 0L);
        long months = only.getOrDefault(DateOrder.MDY, 0L);
        boolean open = days + months == 0;
        dates = Optional.of(open ? example.indexOf('/') > 0 ? DateOrder.MDY : DateOrder.DMY
                : days >= months ? DateOrder.DMY : DateOrder.MDY);
        if (open || days > 0 && months > 0) {
            log.note(Problem.ofFormat(dates.get() == DateOrder.DMY ? "table.dates.dmy" : "table.dates.mdy", SafeText.quoted(example)));
        }
    }

    private long span(Row row, Role role, String plain) throws OddRow {
        return checked(row, role,
                TimeText.span(TimeText.decimal(text(role), columns.separator()), unit(role).isEmpty() ? plain : unit(role)));
    }

    private long checked(Row row, Role role, long time) throws OddRow {
        if (time == TimeText.WRONG) {
            throw wrong(row, role, "log.out.unreadable", role.isPoint() ? "table.point" : "table.span");
        }
        return time;
    }

    private OddRow wrong(Row row, Role role, String why, String key) {
        int place = places[role.ordinal()];
        String title = place < titles.size() ? titles.get(place) : "#" + (place + 1);
        return new OddRow(why, at(row, place, Problem.ofFormat(key, SafeText.quoted(title), SafeText.quoted(text(role)))));
    }

    private long cores(Row row) throws OddRow {
        String text = TimeText.decimal(text(Role.CORES), columns.separator());
        if (!has(Role.CORES)) {
            return 1;
        }
        OptionalLong cores = TimeText.isAbsent(text) ? OptionalLong.of(1) : SizeText.count(text);
        if (cores.isEmpty()) {
            throw wrong(row, Role.CORES, "log.out.count", "table.cores");
        }
        return cores.getAsLong();
    }

    private int memoryUnit(String plain) {
        return preset.filter(TablePreset.SLURM::equals).isPresent() ? 2 : plain.isEmpty() ? 1 : 0;
    }

    private long nodes() {
        return preset.filter(TablePreset.SLURM::equals).isPresent() ? SizeText.count(titled("nnodes")).orElse(1) : 1;
    }

    /** Names between blanks, semicolons or, in quotation marks, commas. */
    private List<String> after(String text) {
        return text.isEmpty() || TimeText.isAbsent(text) ? List.of()
                : Arrays.stream(text.split("[\\s;,]+"))
                        .filter(name -> !name.isEmpty()).map(log::share).toList();
    }
}
