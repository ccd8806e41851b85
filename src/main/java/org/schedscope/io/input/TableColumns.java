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
 * How a table is read: which column is what, what separates fields, and in which order dates have their numbers, as in {@code
 * job=JobID,arrival=Submit,exec=realtime:ms,separator=tab,dates=dmy}. A column is named by its title, or by its number from 1 as {@code
 * #3}; a unit may follow.
 *
 * @param columns by their role, each with a title that is not empty
 * @param separator of fields; empty: the one that the file shows
 * @param dates order of the numbers of dates; empty: the one that the file shows
 */
public record TableColumns(Map<Role, Column> columns, Optional<Separator> separator, Optional<DateOrder> dates) {
    /** No role, separator or order of dates is given. */
    public static final TableColumns NONE = new TableColumns(Map.of());

    /** What a column can be. */
    public enum Role {
        JOB, TASK, USER, GROUP, QUEUE, ARRIVAL, START, FINISH, EXEC, WAIT, RESPONSE, CORES, ESTIMATE, MEMORY, KIND, CLUSTER, AFTER, STATE;

        /** The word that users write. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Whether it holds points in time. */
        public boolean isPoint() {
            return this == ARRIVAL || this == START || this == FINISH;
        }

        /** Whether it holds lengths of time. */
        public boolean isSpan() {
            return this == EXEC || this == WAIT || this == RESPONSE || this == ESTIMATE;
        }

        /** The words of all. */
        public static List<String> words() {
            return Stream.of(values()).map(Role::word).toList();
        }
    }

    /**
     * A column.
     *
     * @param name its title, or {@code #} and its number from 1
     * @param unit of its plain numbers: {@code ns us ms s min h d}; empty: seconds, of points whatever their size tells
     */
    public record Column(String name, String unit) {
        /** Units of plain numbers. */
        public static final List<String> UNITS = List.of("ns", "us", "ms", "s", "min", "h", "d");

        /** The number of a column that is named by it, from 0. */
        public Optional<Integer> number() {
            return name.matches("#[1-9][0-9]{0,3}") ? Optional.of(Integer.parseInt(name.substring(1)) - 1) : Optional.empty();
        }

        /** The column at a place, from 0: by its title, or by its number where the command line could not name it so. */
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

    /** What is between the fields of a row. */
    public enum Separator {
        COMMA(','), SEMICOLON(';'), TAB('\t'), BAR('|'), COLON(':'),
        /** Runs of blanks, or columns below each other. */
        BLANK(' ');

        private final char character;

        Separator(char character) {
            this.character = character;
        }

        public char character() {
            return character;
        }

        /** The word that users write. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The one of a word, or of the character itself. */
        static Optional<Separator> named(String text) {
            return Stream.of(values()).filter(known -> known.word().equals(text.toLowerCase(Locale.ROOT))
                    || text.equals(String.valueOf(known.character)) || known == TAB && text.equals("\\t")).findFirst();
        }
    }

    /** In which order dates have day, month and year, where all three are numbers. */
    public enum DateOrder {
        DMY, MDY,
        /** As ISO 8601 has it, though perhaps with a year of two digits. */
        YMD;

        /** The word that users write. */
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
     * Reads what a user wrote.
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

    /** These, and those of others where these say nothing. */
    public TableColumns or(TableColumns others) {
        Map<Role, Column> all = new EnumMap<>(Role.class);
        all.putAll(others.columns);
        all.putAll(columns);
        return new TableColumns(all, separator.or(() -> others.separator), dates.or(() -> others.dates));
    }

    /** As users write them. */
    public String text() {
        StringJoiner text = new StringJoiner(",");
        columns.forEach((role, column) -> text.add(role.word() + "=" + column));
        separator.ifPresent(one -> text.add(SEPARATOR + "=" + one.word()));
        dates.ifPresent(one -> text.add(DATES + "=" + one.word()));
        return text.toString();
    }
}
