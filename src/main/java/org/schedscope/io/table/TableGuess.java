package org.schedscope.io.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.csv.TableShape;
import org.schedscope.io.format.FormatWords;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.json.Numbers;

/** Guesses the meaning of the columns of a table, by usual titles of logs and textbooks, or by their content. */
final class TableGuess {
    private static final Map<String, List<String>> WORDS = FormatWords.lists("tables");
    private static final Map<Role, List<Column>> USUAL = TablePreset.parse(WORDS.get("usual columns"));
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]");
    private static final Pattern SMALL = Pattern.compile("[0-9]{1,8}(?:[.,][0-9]+)?");
    private static final Pattern ZONE = Pattern.compile("(.*?)\\s*[(\\[]\\s*(?:[A-Za-z]+/[A-Za-z_/]+|[A-Z]{3,4})\\s*[)\\]]");
    private static final Pattern UNIT = Pattern.compile("(.*[^\\s_(\\[/-])[\\s_/-]*(?:[(\\[]\\s*|[_\\s/](?:in[_\\s])?)"
            + "(ns|us|\\u00b5s|ms|s|sec|secs|seconds|sekunden|min|mins|minutes|minuten|h|hours|stunden|d|days|tage)\\s*[)\\]]?");

    private TableGuess() {
    }

    /**
     * A guess for a table; roles without a guess are absent.
     *
     * @param known columns with known titles, in lower case: only the rest is guessed
     */
    static TableColumns of(TableShape shape, TableColumns known) {
        return shape.titles().isEmpty() ? ofRows(shape.rows()) : ofTitles(shape.titles(), shape.rows(), known);
    }

    private static TableColumns ofTitles(List<String> titles, List<List<String>> rows, TableColumns known) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        List<String> names = known.columns().values().stream().map(Column::name).toList();
        Set<Integer> taken = IntStream.range(0, titles.size()).filter(place -> names.contains(titles.get(place).toLowerCase(Locale.ROOT)))
                .boxed().collect(Collectors.toCollection(HashSet::new));
        USUAL.forEach((role, usual) -> {
            List<String> plain = known.of(role).isPresent() ? List.of() : titles.stream().map(title -> plain(title(role, title))).toList();
            usual.stream().flatMapToInt(name -> IntStream.range(0, plain.size()).filter(place -> plain.get(place).equals(name.name())))
                    .filter(taken::add).findFirst()
                    .ifPresent(place -> columns.put(role, Column.at(titles, place, unit(role, titles.get(place)))));
        });
        limit(columns, known);
        timeSharing(columns, known);
        return known.or(finer(new TableColumns(columns), titles, rows));
    }

    /** Beside starts and ends, a column of wall-clock time is the run limit. */
    private static void limit(Map<Role, Column> columns, TableColumns known) {
        TableColumns all = known.or(new TableColumns(columns));
        boolean limit = all.of(Role.START).isPresent() && all.of(Role.FINISH).isPresent() && columns.containsKey(Role.EXEC)
                && plain(title(Role.EXEC, columns.get(Role.EXEC).name())).equals("walltime");
        Column column = limit ? columns.remove(Role.EXEC) : null;
        if (limit && all.of(Role.ESTIMATE).isEmpty()) {
            columns.put(Role.ESTIMATE, column);
        }
    }

    /**
     * Columns for time sharing are known only in tables of textbooks: of bursts, or of periodic jobs. Letters are titles where both C and T
     * are; each row of a periodic table is a job.
     */
    private static void timeSharing(Map<Role, Column> columns, TableColumns known) {
        TableColumns all = known.or(new TableColumns(columns));
        boolean periodic = all.of(Role.PERIOD).isPresent() && (!isLetter(all, Role.PERIOD) || isLetter(all, Role.EXEC));
        columns.keySet().removeIf(role -> !periodic && isLetter(all, role));
        boolean recorded = all.of(Role.START).isPresent() || all.of(Role.FINISH).isPresent();
        if (recorded || !periodic && all.of(Role.EXEC).filter(TableGuess::isBurst).isEmpty()) {
            columns.keySet().removeIf(Role::isForTimeSharing);
        } else if (!periodic) {
            columns.remove(Role.COUNT);
        } else if (all.of(Role.JOB).isEmpty() && columns.containsKey(Role.TASK)) {
            columns.put(Role.JOB, columns.remove(Role.TASK));
        }
    }

    private static boolean isLetter(TableColumns columns, Role role) {
        return columns.of(role).filter(column -> WORDS.get("periodic letters").contains(plain(title(role, column.name())))).isPresent();
    }

    /** If points in time count thousandths of a second or less since 1970, so do durations beside them. */
    private static TableColumns finer(TableColumns guess, List<String> titles, List<List<String>> rows) {
        String unit = guess.columns().entrySet().stream().filter(entry -> entry.getKey().isPoint() && entry.getValue().unit().isEmpty())
                .flatMap(entry -> rows.stream().limit(1).map(row -> cell(row, titles, entry.getValue())))
                .map(text -> text.length() > 30 ? null : Numbers.decimal(text)).filter(number -> number != null)
                .map(TimeText::unitBySize).filter(size -> !size.equals("s")).findFirst().orElse("");
        if (unit.isEmpty()) {
            return alike(guess, titles, rows);
        }
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        guess.columns().forEach((role, column) -> columns.put(role, role.isSpan() && column.unit().isEmpty()
                ? new Column(column.name(), unit) : column));
        return new TableColumns(columns);
    }

    /** If the title of one column of times has a unit, small numbers of those without have it, too: 24 (ms) and 5. */
    private static TableColumns alike(TableColumns guess, List<String> titles, List<List<String>> rows) {
        Map<Role, Column> times = new EnumMap<>(Role.class);
        times.putAll(guess.columns());
        times.keySet().removeIf(role -> !role.isPoint() && (!role.isSpan() || role == Role.ESTIMATE));
        List<String> units = times.values().stream().map(Column::unit).filter(unit -> !unit.isEmpty()).distinct().toList();
        boolean shown = times.containsKey(Role.START) && times.containsKey(Role.FINISH);
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        columns.putAll(guess.columns());
        if (units.size() == 1 && !shown) {
            times.values().removeIf(column -> !column.unit().isEmpty() || !rows.stream().map(row -> cell(row, titles, column))
                    .allMatch(text -> TimeText.isAbsent(text) || SMALL.matcher(text).matches()));
            times.forEach((role, column) -> columns.put(role, new Column(column.name(), units.get(0))));
        }
        return new TableColumns(columns);
    }

    static String cell(List<String> row, List<String> titles, Column column) {
        int place = column.number().orElseGet(() -> titles.indexOf(column.name()));
        return place >= 0 && place < row.size() ? row.get(place) : "";
    }

    /** A title of times without the unit, or the zone, at its end. */
    private static String title(Role role, String title) {
        Matcher zone = ZONE.matcher(title);
        if (role.isPoint() && zone.matches()) {
            return zone.group(1);
        }
        Matcher unit = UNIT.matcher(title);
        return (role.isSpan() || role.isPoint()) && unit.matches() ? unit.group(1) : title;
    }

    /** The unit at the end of a title of times; empty if there is none. */
    static String unit(Role role, String title) {
        Matcher unit = UNIT.matcher(title);
        return (role.isSpan() || role.isPoint()) && unit.matches() ? TimeText.unit(unit.group(2).toLowerCase(Locale.ROOT)) : "";
    }

    /** A guess by the content of a table without titles: the first points in time, or the first two numbers, and a name. */
    private static TableColumns ofRows(List<List<String>> rows) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        int width = rows.stream().mapToInt(List::size).min().orElse(0);
        List<Integer> dates = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        List<Integer> names = new ArrayList<>();
        for (int place = 0; place < width; place++) {
            int column = place;
            boolean points = rows.stream().allMatch(row -> TimeText.point(row.get(column), "") != TimeText.WRONG);
            boolean all = rows.stream().noneMatch(row -> TimeText.isAbsent(row.get(column)));
            boolean plain = rows.stream().allMatch(row -> row.get(column).matches("[0-9.]{1,9}"));
            (points && all ? plain ? numbers : dates : names).add(place);
        }
        List<Integer> times = dates.size() > 1 ? dates : numbers;
        if (times.size() > 1) {
            boolean ordered = rows.stream().allMatch(row -> TimeText.point(row.get(times.get(0)), "")
                    <= TimeText.point(row.get(times.get(1)), ""));
            List<Role> roles = dates.size() > 2 ? List.of(Role.ARRIVAL, Role.START, Role.FINISH)
                    : ordered ? List.of(Role.START, Role.FINISH) : List.of(Role.ARRIVAL, Role.EXEC);
            for (int i = 0; i < roles.size(); i++) {
                columns.put(roles.get(i), new Column("#" + (times.get(i) + 1), ""));
            }
        }
        List<Integer> others = IntStream.range(0, width).filter(place -> columns.values().stream()
                .noneMatch(column -> column.number().equals(Optional.of(place))) && !dates.contains(place)).boxed().toList();
        others.stream().filter(place -> rows.stream().map(row -> row.get(place)).distinct().count() == rows.size()).findFirst()
                .or(() -> names.stream().findFirst()).ifPresent(place -> columns.put(Role.JOB, new Column("#" + (place + 1), "")));
        return new TableColumns(columns);
    }

    private static String plain(String title) {
        return SIGNS.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    /** Whether a column has run times of a textbook table: one processor, one process at a time. */
    static boolean isBurst(Column column) {
        return WORDS.get("burst lengths").contains(plain(title(Role.EXEC, column.name())));
    }

    /** Whether a column of run times may have other durations. */
    static boolean isLoose(Column column) {
        return WORDS.get("loose lengths").contains(plain(title(Role.EXEC, column.name())));
    }

    /** Whether a cell is the name of a row of sums or means. */
    static boolean isTotal(String cell) {
        return WORDS.get("total rows").contains(plain(cell));
    }

    /** Whether a title is known as that of a column that a workload cannot represent. */
    static boolean hasNoPlace(String title) {
        return WORDS.get("no place").contains(plain(title));
    }

    /** Whether a title is that of names, which may contain anything. */
    static boolean isFreeText(String title) {
        return Set.of("jobname", "name", "comment", "command", "workdir", "admincomment", "submitline").contains(plain(title));
    }

    static boolean isTitled(String title, String plain) {
        return plain(title).equals(plain);
    }

    /** The first present column of each role. */
    static TableColumns columns(Map<Role, List<Column>> names, List<String> titles) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        names.forEach((role, known) -> Stream.ofNullable(known).flatMap(List::stream).filter(column -> titles.contains(column.name()))
                .findFirst().ifPresent(column -> columns.put(role, column)));
        return new TableColumns(columns);
    }

    /** Whether rows fit a guess: at least one of the first has all needed times; others may be malformed. */
    static boolean fits(TableShape shape, TableColumns guess, Optional<TableColumns.DateOrder> dates) {
        return shape.rows().stream().anyMatch(row -> row.size() >= shape.columns() - 1
                && guess.columns().entrySet().stream().allMatch(entry -> fits(entry.getKey(), TimeText.decimal(cell(row, shape.titles(),
                        entry.getValue()), Optional.of(shape.separator())), entry.getValue().unit(), dates)));
    }

    private static boolean fits(Role role, String text, String unit, Optional<TableColumns.DateOrder> dates) {
        return role.isPoint() ? TimeText.point(text, unit, dates) != TimeText.WRONG
                : !role.isSpan() || TimeText.span(text, unit) != TimeText.WRONG;
    }
}
