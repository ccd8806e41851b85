package org.schedscope.io.input;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.schedscope.text.DidYouMean;

/**
 * The reading of a table: the meaning of its columns, the separator of fields, and the order of numbers in dates, as in {@code
 * job=JobID,arrival=Submit,exec=realtime:ms,separator=tab,dates=dmy}. A column is named by its title, or by its number from 1 as {@code
 * #3}; a unit may follow.
 *
 * @param columns columns by their role, each with a title that is not empty
 * @param separator separator of fields; empty: recognised in the file
 * @param dates order of the numbers of dates; empty: recognised in the file
 */
public record TableColumns(Map<Role, Column> columns, Optional<Separator> separator, Optional<DateOrder> dates) {
    /** No given role, separator or order of dates. */
    public static final TableColumns NONE = new TableColumns(Map.of());

    /** Meanings of a column. */
    public enum Role {
        JOB, TASK, USER, GROUP, QUEUE, ARRIVAL, START, FINISH, EXEC, WAIT, RESPONSE, CORES, ESTIMATE, MEMORY, KIND, CLUSTER, AFTER, STATE,
        PRIORITY, TICKETS, DEADLINE, PERIOD, COUNT;

        /** Name on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Whether it holds points in time. */
        public boolean isPoint() {
            return this == ARRIVAL || this == START || this == FINISH;
        }

        /** Whether it holds lengths of time. */
        public boolean isSpan() {
            return this == EXEC || this == WAIT || this == RESPONSE || this == ESTIMATE || this == DEADLINE || this == PERIOD;
        }

        /** Whether it is for time sharing only. */
        public boolean isForTimeSharing() {
            return ordinal() >= PRIORITY.ordinal();
        }

        /** Names of all roles. */
        public static List<String> words() {
            return Stream.of(values()).map(Role::word).toList();
        }
    }

    /**
     * A column.
     *
     * @param name its title, or {@code #} and its number from 1
     * @param unit unit of its plain numbers: {@code ns us ms s min h d}; empty: seconds or, for points in time, by their size
     */
    public record Column(String name, String unit) {
        /** Units of plain numbers. */
        public static final List<String> UNITS = List.of("ns", "us", "ms", "s", "min", "h", "d");

        /** Index of a column that is named by its number, from 0. */
        public Optional<Integer> number() {
            return name.matches("#[1-9][0-9]{0,3}") ? Optional.of(Integer.parseInt(name.substring(1)) - 1) : Optional.empty();
        }

        /** The column at an index, from 0: by its title, or by its number if the command line cannot express the title. */
        public static Column at(List<String> titles, int place, String unit) {
            String title = place < titles.size() ? titles.get(place) : "";
            boolean plain = title.matches("[\\w .%/()-]*[\\w)]") && titles.indexOf(title) == place;
            return new Column(plain ? title : "#" + (place + 1), unit);
        }

        @Override
        public String toString() {
            return unit.isEmpty() ? name : name + ":" + unit;
        }
    }

    /** Separators of the fields of a row. */
    public enum Separator {
        COMMA(','), SEMICOLON(';'), TAB('\t'), BAR('|'), COLON(':'),
        /** Runs of blanks, or aligned columns. */
        BLANK(' ');

        private final char character;

        Separator(char character) {
            this.character = character;
        }

        public char character() {
            return character;
        }

        /** Name on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The separator with a name, or the character itself. */
        static Optional<Separator> named(String text) {
            return Stream.of(values()).filter(known -> known.word().equals(text.toLowerCase(Locale.ROOT))
                    || text.equals(String.valueOf(known.character)) || known == TAB && text.equals("\\t")).findFirst();
        }
    }

    /** Orders of day, month and year in dates of three numbers. */
    public enum DateOrder {
        DMY, MDY,
        /** As in ISO 8601, but possibly with a year of two digits. */
        YMD;

        /** Name on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<DateOrder> named(String text) {
            return text.equalsIgnoreCase("iso") ? Optional.of(YMD)
                    : Stream.of(values()).filter(known -> known.word().equals(text.toLowerCase(Locale.ROOT))).findFirst();
        }
    }

    private static final String SEPARATOR = "separator";
    private static final String DATES = "dates";

    public TableColumns {
        columns = java.util.Collections.unmodifiableMap(columns.isEmpty() ? new EnumMap<>(Role.class) : new EnumMap<>(columns));
    }

    public TableColumns(Map<Role, Column> columns) {
        this(columns, Optional.empty(), Optional.empty());
    }

    /**
     * Parses the notation of the command line.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public static TableColumns parse(String text) {
        Map<Role, Column> columns = new EnumMap<>(Role.class);
        Optional<Separator> separator = Optional.empty();
        Optional<DateOrder> dates = Optional.empty();
        for (String part : text.split(",")) {
            int equals = part.indexOf('=');
            String word = part.substring(0, Math.max(0, equals)).strip().toLowerCase(Locale.ROOT);
            String name = part.substring(equals + 1).strip();
            if (equals < 1 || name.isEmpty()) {
                throw new IllegalArgumentException("'" + part.strip() + "' does not name a column; write job=JobID,arrival=Submit");
            }
            if (word.equals(SEPARATOR)) {
                separator = Optional.of(separator(name));
                continue;
            }
            if (word.equals(DATES)) {
                dates = Optional.of(dates(name));
                continue;
            }
            Role role = Stream.of(Role.values()).filter(known -> known.word().equals(word)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("unknown column role '" + word + "'"
                            + DidYouMean.slip(word, Role.words()).map(near -> "; did you mean " + near + "?").orElse("")
                            + " (available: " + String.join(", ", Role.words()) + ")"));
            if (columns.put(role, column(name)) != null) {
                throw new IllegalArgumentException("two columns are given for " + word);
            }
        }
        return new TableColumns(columns, separator, dates);
    }

    /** @throws IllegalArgumentException with a sentence for the user */
    public static Separator separator(String text) {
        return Separator.named(text).orElseThrow(() -> new IllegalArgumentException("'" + text
                + "' is no separator; write comma, semicolon, tab, bar, colon or blank"));
    }

    /** @throws IllegalArgumentException with a sentence for the user */
    public static DateOrder dates(String text) {
        return DateOrder.named(text).orElseThrow(() -> new IllegalArgumentException("'" + text
                + "' is no order of dates; write dmy, mdy, ymd or iso"));
    }

    private static Column column(String name) {
        int colon = name.lastIndexOf(':');
        String unit = name.substring(colon + 1);
        return colon > 0 && Column.UNITS.contains(unit) ? new Column(name.substring(0, colon), unit) : new Column(name, "");
    }

    public Optional<Column> of(Role role) {
        return Optional.ofNullable(columns.get(role));
    }

    /** These columns, completed by others. */
    public TableColumns or(TableColumns others) {
        Map<Role, Column> all = new EnumMap<>(Role.class);
        all.putAll(others.columns);
        all.putAll(columns);
        return new TableColumns(all, separator.or(() -> others.separator), dates.or(() -> others.dates));
    }

    /** The notation of the command line. */
    public String text() {
        StringJoiner text = new StringJoiner(",");
        columns.forEach((role, column) -> text.add(role.word() + "=" + column));
        separator.ifPresent(one -> text.add(SEPARATOR + "=" + one.word()));
        dates.ifPresent(one -> text.add(DATES + "=" + one.word()));
        return text.toString();
    }
}
