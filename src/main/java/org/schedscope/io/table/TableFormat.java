package org.schedscope.io.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.csv.TableShape;
import org.schedscope.io.format.LogFormat;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Column;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.input.TableColumns.Separator;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/**
 * Tables with any separator, a row per job or task: the output of Slurm's sacct and Nextflow, tables whose columns the user names, and
 * those whose titles show the meaning of their columns.
 */
public final class TableFormat implements LogFormat {
    private static final String NAME = "table";
    private static final int LONGEST_ROW = 200;
    private static final int LONGEST_TITLE = 80;
    /** Lines that are searched for titles. */
    private static final int MOST_ABOVE = 10;
    private static final Pattern PLAIN = Pattern.compile("[\\w=#:,.+-]*");
    /** Durations, or times of day without a date, which cannot be arrivals. */
    private static final Pattern CLOCK = Pattern.compile("[0-9]+:[0-9:.]+");
    /** Words in titles of times. */
    private static final Pattern TIME = Pattern
            .compile("(?i)time|date|submi|\\bstart|begin|\\bend|creat|elapsed|durat|zeit|dauer|\\bat\\b");

    private final Optional<TablePreset> preset;

    private TableFormat(Optional<TablePreset> preset) {
        this.preset = preset;
    }

    /** Formats with known titles. */
    public static List<LogFormat> known() {
        return Stream.of(TablePreset.values()).<LogFormat>map(preset -> new TableFormat(Optional.of(preset))).toList();
    }

    /** The format of tables whose columns the user names, or that can be guessed. */
    public static LogFormat any() {
        return new TableFormat(Optional.empty());
    }

    @Override
    public String name() {
        return preset.map(TablePreset::title).orElse(NAME);
    }

    /**
     * Whether a document is a table with the titles of this format or, for tables of any titles, whether the meaning of its columns can be
     * guessed.
     */
    @Override
    public boolean recognises(DocumentHead head) {
        return preset.isPresent() ? seen(head, TableColumns.NONE).filter(it -> it.sure() && it.preset().equals(preset)).isPresent()
                : seen(head, TableColumns.NONE).filter(Seen::isGuessed).isPresent();
    }

    /**
     * The layout of a table and the meaning of its columns.
     *
     * @param columns columns as they are read
     * @param preset preset of its titles, if known
     * @param sure whether it has no other titles than those of the preset
     */
    record Seen(TableShape shape, Optional<TablePreset> preset, boolean sure, TableColumns columns) {
        /** Whether no columns were given or known, and the guess is plausible. */
        private boolean isGuessed() {
            return !shape.titles().isEmpty() && TableReader.lacks(columns).isEmpty() && TableGuess.fits(shape, columns, columns.dates());
        }

        private Seen with(TableColumns told) {
            boolean alone = preset.isEmpty() && (TableReader.lacks(told).isEmpty() || shape.titles().isEmpty());
            return new Seen(shape, preset, sure, alone ? told : told.or(columns));
        }
    }

    /** The layout in which the columns have a meaning: with the recognised separator, or with another one. */
    static Optional<Seen> seen(DocumentHead head, TableColumns told) {
        Optional<TableShape> own = TableShape.of(head, told.separator());
        Stream<TableShape> shapes = told.separator().isPresent() ? own.stream() : Stream.concat(own.stream(),
                Stream.of(Separator.values()).flatMap(one -> TableShape.of(head, Optional.of(one)).stream()));
        List<Seen> all = shapes.filter(shape -> shape.columns() > 1).map(shape -> seen(shape, told)).toList();
        return all.stream().filter(it -> it.preset().isPresent()).findFirst()
                .or(() -> all.stream().filter(Seen::isGuessed).findFirst())
                .or(() -> below(head, told))
                .or(() -> own.map(shape -> seen(shape, told)));
    }

    /** The layout of a table whose titles are below other lines. */
    private static Optional<Seen> below(DocumentHead head, TableColumns told) {
        List<Separator> separators = told.separator().map(List::of).orElse(List.of(Separator.values()));
        return IntStream.range(1, MOST_ABOVE).boxed()
                .flatMap(passed -> separators.stream().flatMap(one -> TableShape.of(head, Optional.of(one), passed).stream()))
                .filter(shape -> shape.columns() > 1).map(shape -> seen(shape, told)).filter(Seen::isGuessed).findFirst();
    }

    private static Seen seen(TableShape found, TableColumns told) {
        boolean byTitle = told.columns().values().stream().anyMatch(column -> column.number().isEmpty());
        TableShape shape = byTitle && found.titles().isEmpty() ? found.withTitles() : found;
        List<String> titles = shape.titles().stream().map(title -> title.toLowerCase(Locale.ROOT)).toList();
        Optional<TablePreset> preset = TablePreset.of(titles);
        boolean sure = preset.filter(it -> it.knows(titles)).isPresent();
        TableColumns columns = TableGuess.of(shape, preset.map(it -> it.columns(titles)).orElse(TableColumns.NONE));
        return new Seen(shape, preset, sure, columns.or(new TableColumns(Map.of(), told.separator(), told.dates())));
    }

    @Override
    public RecordedLog readLog(InputFile file, ReadOptions options) throws InputException {
        DocumentHead head = DocumentHead.of(file, options.limits());
        TableColumns told = options.columns().orElse(TableColumns.NONE);
        Seen seen = seen(head, told).orElseThrow(() -> new InputException(file.problem(head.beginning().isBlank() && head.fields().isEmpty()
                ? Problem.words("file.empty") : Problem.ofFormat("table.none")))).with(told);
        Optional<Message> lacking = TableReader.lacks(seen.columns());
        if (lacking.isPresent()) {
            throw new InputException(file.problem(told.columns().isEmpty() ? describe(head).orElse(lacking.get()) : lacking.get()));
        }
        boolean guessed = !seen.sure() && TableReader.lacks(told).isPresent();
        return new TableReader(file, options, seen, guessed).read(seen.sure() ? seen.preset().orElseThrow().title() : NAME);
    }

    /** Description of an unknown table, and the option that may open it; empty if it does not look like one. */
    public static Optional<Message> describe(DocumentHead head) {
        Optional<Seen> found = seen(head, TableColumns.NONE);
        if (found.filter(seen -> seen.shape().rows().isEmpty() && TableReader.lacks(seen.columns()).isEmpty()).isPresent()) {
            return Optional.of(Problem.ofFormat("table.no.rows", SafeText.cut(String.join(", ", found.get().shape().titles()),
                    LONGEST_ROW)));
        }
        return found.filter(seen -> looksLikeOne(seen.shape())).map(seen -> {
            TableShape shape = seen.shape();
            String separator = shape.separator().word();
            Message titles = shape.titles().isEmpty() ? Problem.ofFormat("table.untitled", shape.columns())
                    : Problem.ofFormat("table.titles", shape.columns(), SafeText.cut(String.join(", ", shape.titles()), LONGEST_ROW));
            Message reason = shape.titles().isEmpty() ? Problem.ofFormat("table.no.titles")
                    : TableReader.lacks(seen.columns()).orElse(Problem.ofFormat("table.unsure"));
            Message between = Problem.ofFormat("separator." + separator);
            String first = SafeText.cut(String.join(", ", shape.rows().get(0)), LONGEST_ROW);
            TableColumns proposed = proposal(seen);
            return TableReader.lacks(proposed).isPresent() ? Problem.ofFormat("kind.table.only", between, titles, first, reason)
                    : Problem.ofFormat("kind.table", between, titles, first, reason, typed(proposed.text()));
        });
    }

    /** Whether most rows are alike, or all of them if they have two fields only, and half of them have a value. */
    static boolean looksLikeOne(TableShape shape) {
        long rows = shape.rows().size();
        long alike = shape.rows().stream().filter(row -> row.size() == shape.columns()).count();
        long valued = shape.rows().stream().filter(row -> row.stream().anyMatch(TableShape::isValue)).count();
        return shape.columns() > 1 && alike > 0 && 2 * alike > rows && (shape.columns() > 2 || alike == rows) && 2 * valued >= rows
                && shape.titles().stream().allMatch(title -> title.length() < LONGEST_TITLE);
    }

    /** A value quoted for a shell. */
    private static String typed(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text + "'";
    }

    /** The guess, with the first possible columns for what is missing in it. */
    private static TableColumns proposal(Seen seen) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        columns.putAll(seen.columns().columns());
        TableShape shape = seen.shape();
        for (Role role : List.of(Role.ARRIVAL, Role.EXEC)) {
            boolean there = role == Role.ARRIVAL ? columns.containsKey(role) || columns.containsKey(Role.START)
                    : TableReader.lacks(new TableColumns(columns)).isEmpty();
            if (!there) {
                IntStream.range(0, shape.columns())
                        .filter(place -> shape.titles().isEmpty() || TIME.matcher(shape.titles().get(place)).find())
                        .mapToObj(place -> Column.at(shape.titles(), place, ""))
                        .filter(column -> !(role.isPoint() && shape.rows().stream()
                                .anyMatch(row -> CLOCK.matcher(TableGuess.cell(row, shape.titles(), column)).matches())))
                        .filter(column -> !columns.containsValue(column) && TableGuess.fits(shape, new TableColumns(Map.of(role, column)),
                                Optional.empty()) && TableShape.isValue(TableGuess.cell(shape.rows().get(0), shape.titles(), column)))
                        .findFirst().ifPresent(column -> columns.put(role, column));
            }
        }
        return new TableColumns(columns, Optional.of(shape.separator()), Optional.empty());
    }
}
