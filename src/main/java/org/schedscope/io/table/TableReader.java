package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;

/**
 * Reads a table of jobs, or of tasks of jobs, whose columns are known. A malformed row is omitted and counted; with strict options the file
 * is refused.
 */
final class TableReader {
    private static final Set<String> CACHED = Set.of("CACHED");
    private static final int MOST_JOINED = 20;
    private static final Set<String> STEPS = Set.of("batch", "extern", "interactive");

    private final InputFile file;
    private final ReadOptions options;
    private final Source source;
    private final TableColumns columns;
    private final List<String> titles;
    private final Optional<TablePreset> preset;
    private final boolean sure;
    private final boolean guessed;
    private final ProblemList problems;
    private final LogBuilder log;
    private final int[] places = new int[Role.values().length];
    private final Map<String, Problem> odd = new LinkedHashMap<>();
    private TableRemarks remarks;
    private Records all;
    /** Fields of the current row; where known, as many as the table has columns. */
    private List<String> cells = List.of();
    private int width;
    /** Rows with too few fields, which may be parts of one. */
    private final List<Row> begun = new ArrayList<>();
    private long rows;
    private long kept;
    /** Columns of cores; the first value above 0 counts. */
    private List<Integer> cores = List.of();
    private TableHabits habits;
    /** Keys of the remarks about the current row. */
    private final Set<String> remarked = new LinkedHashSet<>();
    private Optional<LogRow> first = Optional.empty();
    private Optional<TableLengths> lengths = Optional.empty();
    private String last = "";

    /** Rows of a table, below its titles, from the first one each time they are opened. */
    interface Source {
        Records open(IntConsumer malformed) throws InputException;
    }

    /** A row of fields, and the line at which it begins. */
    private record Row(List<String> cells, int line) {
        static Row of(Records records) {
            List<String> cells = new ArrayList<>(records.size());
            for (int i = 0; i < records.size(); i++) {
                cells.add(records.field(i));
            }
            return new Row(cells, records.line());
        }
    }

    /** A problem of a row. */
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

    /** A reader of a table in a file. */
    TableReader(InputFile file, ReadOptions options, TableFormat.Seen seen, boolean guessed) {
        this(file, options, new TableColumns(seen.columns().columns(), Optional.of(seen.shape().separator()), seen.columns().dates()),
                seen.shape().titles(), seen.preset(), seen.sure(), guessed,
                malformed -> seen.shape().open(file, options.limits(), malformed));
        if (seen.shape().above() > 1) {
            log.note(Problem.ofFormat("table.above", seen.shape().above() - 1));
        }
    }

    /** A reader of rows from another source than a text, below known titles. */
    TableReader(InputFile file, ReadOptions options, TableColumns columns, List<String> titles, Source source) {
        this(file, options, columns, titles, Optional.empty(), true, false, source);
    }

    private TableReader(InputFile file, ReadOptions options, TableColumns columns, List<String> titles, Optional<TablePreset> preset,
            boolean sure, boolean guessed, Source source) {
        this.file = file;
        this.options = options;
        this.columns = columns;
        this.titles = titles.subList(0, named(titles));
        this.preset = preset;
        this.sure = sure;
        this.guessed = guessed;
        this.source = source;
        problems = new ProblemList(file);
        log = new LogBuilder(file, options, problems);
    }

    /** Number of titles up to the last one that is not empty: some programs end all rows with a separator. */
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
            cores = coreColumns();
            habits = habits();
            remarks = new TableRemarks(titles, Arrays.stream(places).boxed().collect(Collectors.toSet()), has(Role.TASK));
            lengths = lengths();
            tellColumns();
            for (; more; more = records.next()) {
                if (records.other().isPresent()) {
                    log.leaveOut(records.other().get());
                } else {
                    take(Row.of(records));
                }
            }
            settle();
            lengths.flatMap(TableLengths::settle).ifPresent(log::note);
            first.filter(row -> guessed).ifPresent(this::tellFirst);
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

    /** Message if the columns determine no arrivals or no durations; empty if they do. */
    static Optional<Message> lacks(TableColumns columns) {
        if (columns.of(Role.PERIOD).isPresent() && (columns.of(Role.START).isPresent() || columns.of(Role.FINISH).isPresent())) {
            return Optional.of(Problem.ofFormat("table.periodic.recorded"));
        }
        boolean arrivals = columns.of(Role.ARRIVAL).isPresent() || columns.of(Role.PERIOD).isPresent()
                || columns.of(Role.EXEC).filter(TableGuess::isBurst).isPresent();
        boolean runs = columns.of(Role.EXEC).isPresent();
        boolean ends = columns.of(Role.FINISH).isPresent() || arrivals && columns.of(Role.RESPONSE).isPresent();
        boolean graph = runs && (columns.of(Role.TASK).isPresent() || columns.of(Role.AFTER).isPresent());
        boolean starts = columns.of(Role.START).isPresent() || arrivals && columns.of(Role.WAIT).isPresent() || ends && runs;
        // Running and waiting jobs have no end yet.
        boolean queues = columns.of(Role.STATE).isPresent() && columns.of(Role.ESTIMATE).isPresent() && columns.of(Role.START).isPresent();
        boolean arrive = arrivals || starts || graph;
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

    private boolean isSlurm() {
        return preset.equals(Optional.of(TablePreset.SLURM));
    }

    private int place(String name) {
        int exact = titles.indexOf(name);
        return exact >= 0 ? exact
                : IntStream.range(0, titles.size()).filter(i -> titles.get(i).equalsIgnoreCase(name)).findFirst().orElse(-1);
    }

    /** The column of cores, and the others that Slurm fills if that is 0 or empty. */
    private List<Integer> coreColumns() {
        List<String> known = preset.map(TablePreset::cores).orElse(List.of());
        return columns.of(Role.CORES).filter(column -> known.contains(column.name().toLowerCase(Locale.ROOT))).isEmpty()
                ? List.of(places[Role.CORES.ordinal()])
                : known.stream().map(this::place).filter(place -> place >= 0).toList();
    }

    private TableHabits habits() {
        List<Integer> points = Stream.of(Role.values()).filter(role -> has(role) && role.isPoint()).map(role -> places[role.ordinal()])
                .toList();
        List<Integer> numbers = Stream.of(Role.values()).filter(role -> has(role) && (role.isPoint() || role.isSpan()
                || role == Role.CORES || role == Role.MEMORY)).map(role -> places[role.ordinal()]).toList();
        return new TableHabits(source, columns.separator(), points, numbers, sure, columns.dates());
    }

    /** Durations beside starts and ends, if there are any; the user may have given their unit. */
    private Optional<TableLengths> lengths() {
        boolean told = options.columns().flatMap(known -> known.of(Role.EXEC)).isPresent();
        return columns.of(Role.EXEC).filter(column -> has(Role.START) && has(Role.FINISH))
                .map(column -> new TableLengths(title(places[Role.EXEC.ordinal()]), !told && column.unit().isEmpty() && !sure,
                        !told && TableGuess.isLoose(column)));
    }

    /** Adds remarks about columns that do not depend on the rows. */
    private void tellColumns() {
        Optional<Column> cores = columns.of(Role.CORES);
        if (cores.filter(column -> column.name().toLowerCase(Locale.ROOT).endsWith("nodes")).isPresent()) {
            log.note(Problem.ofFormat("table.nodes"));
        }
        boolean burst = has(Role.PERIOD) || columns.of(Role.EXEC).filter(TableGuess::isBurst).isPresent();
        if (cores.isEmpty() && burst && !has(Role.START) && !has(Role.FINISH)) {
            log.machine(1);
            log.note(Problem.ofFormat("table.one.machine"));
        } else if (cores.isEmpty()) {
            log.note(Problem.ofFormat("table.one.core"));
        }
        columns.columns().forEach(this::tellUnit);
        tellTimeSharing();
        if (isAtOnce()) {
            log.note(Problem.ofFormat("table.at.once"));
        }
    }

    /** Adds remarks about columns whose meaning differs between textbooks. */
    private void tellTimeSharing() {
        for (Role role : List.of(Role.PRIORITY, Role.DEADLINE)) {
            if (has(role)) {
                log.note(Problem.ofFormat("table." + role.word(), SafeText.quoted(title(places[role.ordinal()]))));
            }
        }
    }

    /** Adds a remark about a unit that neither the title nor the user gives. */
    private void tellUnit(Role role, Column column) {
        boolean told = sure || options.columns().filter(known -> known.of(role).isPresent()).isPresent();
        if (!told && !column.unit().isEmpty() && TableGuess.unit(role, title(places[role.ordinal()])).isEmpty()) {
            log.note(Problem.ofFormat("table.unit", SafeText.quoted(title(places[role.ordinal()])), column.unit()));
        }
    }

    /** Whether the arrivals of the processes of a textbook table are unknown. */
    private boolean isAtOnce() {
        return !has(Role.ARRIVAL) && !has(Role.START) && !has(Role.FINISH);
    }

    private void tellPassedOver(List<Integer> malformed) {
        if (!malformed.isEmpty()) {
            log.note(Problem.ofFormat("table.latin", malformed.size(), malformed.get(0)));
        }
        odd.values().forEach(problem -> log.note(Problem.ofFormat("table.odd", problem.line(), problem.message())));
        habits.notes().forEach(log::note);
        remarks.notes().forEach(log::note);
    }

    /** Takes a row of the file, which may be a part of a row, or have a separator in one of its texts. */
    private void take(Row row) throws InputException, IOException {
        while (row.cells().size() > width && row.cells().get(row.cells().size() - 1).isEmpty()) {
            row.cells().remove(row.cells().size() - 1);
        }
        if (isTotal(row)) {
            settle();
            log.leaveOut("log.out.total");
        } else if (row.cells().size() < width) {
            begun.add(row);
            join();
        } else {
            settle();
            add(row, "");
        }
    }

    /** Whether it is a row of sums or means: by its name, or by any of its cells if it has none. */
    private boolean isTotal(Row row) {
        int place = Math.max(0, places[Role.JOB.ordinal()]);
        String name = place < row.cells().size() ? row.cells().get(place) : "";
        return TableGuess.isTotal(name) || name.isEmpty() && row.cells().stream().anyMatch(TableGuess::isTotal);
    }

    /** Joins consecutive rows with too few fields, as of a name with line breaks, if together they have as many fields as needed. */
    private void join() throws InputException, IOException {
        if (begun.size() > MOST_JOINED) {
            settle(begun.remove(0));
        }
        for (int first = 0; first < begun.size() - 1; first++) {
            List<Row> parts = begun.subList(first, begun.size());
            if (parts.stream().mapToInt(part -> part.cells().size() - 1).sum() + 1 == width && parts.stream().anyMatch(this::isShort)) {
                Row whole = parts.stream().reduce(TableReader::joined).orElseThrow();
                if (isGood(whole)) {
                    begun.subList(first, begun.size()).clear();
                    settle();
                    add(whole, "table.joined");
                }
            }
        }
    }

    private static Row joined(Row first, Row rest) {
        List<String> cells = new ArrayList<>(first.cells());
        cells.set(cells.size() - 1, (cells.get(cells.size() - 1) + " " + rest.cells().get(0)).strip());
        cells.addAll(rest.cells().subList(1, rest.cells().size()));
        return new Row(cells, first.line());
    }

    /** Whether a row ends before the last required column. */
    private boolean isShort(Row row) {
        return Stream.of(Role.values()).anyMatch(role -> (role.isPoint() || role.isSpan() && role != Role.ESTIMATE || role == Role.CORES
                || role == Role.JOB) && places[role.ordinal()] >= row.cells().size());
    }

    private void settle() throws InputException, IOException {
        while (!begun.isEmpty()) {
            settle(begun.remove(0));
        }
    }

    /** Takes a row with too few fields as it is: the last ones may be empty. */
    private void settle(Row row) throws InputException, IOException {
        if (isShort(row)) {
            leaveOut(new OddRow("log.out.fields", at(row, row.cells().size() - 1,
                    Problem.ofFormat("table.fields", row.cells().size(), width))));
        } else {
            add(row, "");
        }
    }

    /** @param repaired key of the repair of the row; empty if none */
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
                log.leaveOut(isSlurm() ? "log.out.step" : "log.out.cached");
                return;
            }
            first = kept++ == 0 ? Optional.of(read) : first;
            last = read.job;
            remarks.add(cells, read);
            remarked.forEach(remarks::count);
            lengths.ifPresent(all -> all.add(read, text(Role.EXEC)));
            log.add(read);
        } catch (OddRow wrong) {
            leaveOut(wrong);
        }
    }

    private void repair(Row row, String key) throws InputException {
        if (options.strict()) {
            throw problems.fatal(at(row, row.cells().size() - 1, Problem.ofFormat("table.fields", row.cells().size(), width)));
        }
        remarks.count(key);
    }

    private void leaveOut(OddRow wrong) throws InputException {
        if (options.strict()) {
            throw problems.fatal(wrong.problem);
        }
        odd.putIfAbsent(wrong.why, wrong.problem);
        log.leaveOut(wrong.why);
    }

    /**
     * A row with more fields than columns, repaired: the one text that may contain separators takes the surplus.
     *
     * @throws OddRow if none of the texts, or several with different results, give a readable row
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

    /** Adds a remark with the interpretation of a guessed table, as options of the command line, and its first job. */
    private void tellFirst(LogRow row) {
        String all = new TableColumns(columns.columns(), columns.separator(), habits.dates()).text();
        String first = Stream.of(time("arrival", row.arrival, true), time("start", row.start, true), time("finish", row.finish, true),
                time("exec", row.exec, false), "cores=" + row.cores).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        String unused = IntStream.range(0, titles.size()).filter(place -> Arrays.stream(places).noneMatch(taken -> taken == place))
                .mapToObj(titles::get).filter(title -> !title.isEmpty() && !TableGuess.hasNoPlace(title)).collect(Collectors.joining(", "));
        log.note(unused.isEmpty() ? Problem.ofFormat("table.read", all, first)
                : Problem.ofFormat("table.read.unused", all, first, SafeText.cut(unused, 400)));
    }

    private static String time(String word, long micros, boolean point) {
        // Times before 1970 are placeholders for none.
        return LogRow.known(micros) && micros >= 0 ? word + "=" + time(micros, point) : "";
    }

    /** A time for a remark: a date or seconds. */
    static String time(long micros, boolean point) {
        return point && micros >= LogRow.DATES ? TimeText.date(Math.floorDiv(micros, 1_000_000L) * 1_000_000)
                : TimeText.seconds(micros) + " s";
    }

    private String titled(String title) {
        return cell(place(title));
    }

    /** The job of a row; null if it is none. */
    private LogRow read(Row fields) throws OddRow, IOException {
        cells = fields.cells();
        remarked.clear();
        if (isOther()) {
            return null;
        }
        LogRow row = new LogRow(fields.line());
        boolean one = !has(Role.JOB) && has(Role.TASK) && has(Role.AFTER);
        row.job = log.share(text(Role.JOB).isEmpty() ? one ? "1" : Long.toString(rows) : text(Role.JOB));
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
        row.estimate = estimate(plain);
        row.state(log.share(text(Role.STATE)));
        row.cores = cores(fields);
        row.memory = memory(row, plain);
        row.kind = text(Role.KIND).isEmpty() ? row.kind : log.share(text(Role.KIND));
        row.cluster = log.share(text(Role.CLUSTER));
        row.after = after(text(Role.AFTER));
        row.figures = timeSharing(fields);
        return row;
    }

    private TimeSharingFigures timeSharing(Row row) throws OddRow, IOException {
        if (columns.columns().keySet().stream().noneMatch(Role::isForTimeSharing)) {
            return TimeSharingFigures.NONE;
        }
        return new TimeSharingFigures(number(row, Role.PRIORITY, -Limits.LARGEST_TOTAL, Limits.LARGEST_TOTAL).orElse(0),
                number(row, Role.TICKETS, 1, Integer.MAX_VALUE).orElse(SchedulingParameters.USUAL_TICKETS),
                span(row, Role.DEADLINE, ""), span(row, Role.PERIOD, ""), number(row, Role.COUNT, 1, Integer.MAX_VALUE));
    }

    /** A whole number; empty if absent. */
    private OptionalLong number(Row row, Role role, long least, long most) throws OddRow, IOException {
        String text = habits.text(text(role));
        if (TimeText.isAbsent(text) && !(least < 0 && text.equals("-1"))) {
            return OptionalLong.empty();
        }
        long number = text.matches("-?[0-9]{1,18}") ? Long.parseLong(text) : Long.MIN_VALUE;
        if (number < least || number > most) {
            throw wrong(row, places[role.ordinal()], "log.out.unreadable", least == 1 ? "table.count" : "table.whole");
        }
        return OptionalLong.of(number);
    }

    /** Whether a row is not a job: steps and other rows of {@code sacct}, and tasks that a workflow did not run again. */
    private boolean isOther() {
        return isSlurm() && isStep(text(Role.JOB))
                || preset.equals(Optional.of(TablePreset.NEXTFLOW)) && CACHED.contains(titled("status"));
    }

    /** Whether a name is that of a step: in a table that may not be of Slurm, only below its job, or by a name that all jobs have. */
    private boolean isStep(String name) {
        int dot = name.indexOf('.');
        return dot >= 0 && (sure || STEPS.contains(name.substring(dot + 1)) || name.substring(0, dot).equals(last));
    }

    /** A process of a workflow, without its input. */
    private String queue(String name) {
        boolean process = preset.filter(TablePreset.NEXTFLOW::equals).isPresent() && name.endsWith(")") && name.indexOf(" (") > 0;
        return process ? name.substring(0, name.indexOf(" (")) : name;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private long point(Row row, Role role) throws OddRow, IOException {
        return checked(row, role, habits.point(text(role), unit(role), has(role) ? title(places[role.ordinal()]) : ""));
    }

    private long span(Row row, Role role, String plain) throws OddRow, IOException {
        return checked(row, role, habits.span(text(role), unit(role).isEmpty() ? plain : unit(role)));
    }

    /** Run limit, if it is a duration above 0. */
    private long estimate(String plain) throws IOException {
        long limit = habits.span(text(Role.ESTIMATE), unit(Role.ESTIMATE).isEmpty() ? plain : unit(Role.ESTIMATE));
        if (!LogRow.known(limit) || limit > 0) {
            return limit;
        }
        remarked.add("table.no.limit");
        return TimeText.UNKNOWN;
    }

    private long memory(LogRow row, String plain) throws IOException {
        String text = SizeText.part(habits.text(text(Role.MEMORY)), "mem");
        long memory = SizeText.memory(text, memoryUnit(plain), row.cores, nodes());
        if (memory == 0 && !TimeText.isAbsent(text)) {
            remarked.add("table.no.memory");
        }
        return memory;
    }

    private long checked(Row row, Role role, long time) throws OddRow {
        if (time == TimeText.WRONG) {
            throw wrong(row, places[role.ordinal()], "log.out.unreadable", role.isPoint() ? "table.point" : "table.span");
        }
        return time;
    }

    private OddRow wrong(Row row, int place, String why, String key) {
        return new OddRow(why, at(row, place, Problem.ofFormat(key, SafeText.quoted(title(place)), SafeText.quoted(cell(place)))));
    }

    private long cores(Row row) throws OddRow, IOException {
        boolean empty = true;
        for (int place : cores) {
            String text = SizeText.part(habits.text(cell(place)), "cpu");
            OptionalLong count = TimeText.isAbsent(text) ? OptionalLong.of(1) : SizeText.cores(text);
            if (count.isEmpty()) {
                throw wrong(row, place, "log.out.count", "table.cores");
            }
            if (!TimeText.isAbsent(text)) {
                empty = false;
                if (count.getAsLong() > 0) {
                    return count.getAsLong();
                }
            }
        }
        if (empty && has(Role.CORES)) {
            remarked.add("table.no.cores");
        }
        return empty ? 1 : 0;
    }

    private int memoryUnit(String plain) {
        return isSlurm() && !"memory".equalsIgnoreCase(columns.of(Role.MEMORY).map(Column::name).orElse("")) ? 2 : plain.isEmpty() ? 1 : 0;
    }

    private long nodes() {
        return isSlurm() ? SizeText.count(titled("nnodes")).orElse(1) : 1;
    }

    private String title(int place) {
        return place < titles.size() ? titles.get(place) : "#" + (place + 1);
    }

    /** Names separated by blanks, semicolons or, in quotation marks, commas. */
    private List<String> after(String text) {
        return text.isEmpty() || TimeText.isAbsent(text) ? List.of()
                : Arrays.stream(text.split("[\\s;,]+"))
                        .filter(name -> !name.isEmpty()).map(log::share).toList();
    }
}
