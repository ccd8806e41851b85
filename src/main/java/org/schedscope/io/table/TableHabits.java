package org.schedscope.io.table;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.schedscope.io.csv.Records;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Separator;
import org.schedscope.text.Message;

/**
 * The notation of numbers and dates in a table, where a single cell is ambiguous, {@code 3/1/2024}, {@code 1.500}, {@code 45352.33}: it is
 * determined from all rows, when it is first needed.
 */
final class TableHabits {
    private static final Pattern ONE_POINT = Pattern.compile("-?[0-9]{1,3}\\.[0-9]{3}");
    /** Days since 1900, as spreadsheets count them, from 1954 to 2119. */
    private static final Pattern DAYS = Pattern.compile("[2-7][0-9]{4}(\\.[0-9]{1,15})?");
    private static final Pattern CLOCK = Pattern.compile("[0-9]{1,2}:[0-9]{2}.*");
    private static final Pattern MINUTES = Pattern.compile("[0-9]{1,4}:[0-9]{2}");
    private static final Pattern ZONED = Pattern.compile(".*[(\\[]\\s*([A-Za-z]+/[A-Za-z_/]+|[A-Z]{3,4})\\s*[)\\]]");

    private final TableReader.Source source;
    private final Optional<Separator> separator;
    private final List<Integer> points;
    private final List<Integer> numbers;
    private final boolean known;
    private final Map<String, Message> notes = new LinkedHashMap<>();
    private Optional<DateOrder> dates;
    private boolean looked;
    private boolean commas;
    private boolean days;

    /**
     * @param points indices of columns of points in time
     * @param numbers indices of all columns that may have numbers
     * @param known whether the program that writes such tables is known, and so the meaning of {@code 1:30}
     * @param dates the user's order of the numbers of dates, if given
     */
    TableHabits(TableReader.Source source, Optional<Separator> separator, List<Integer> points, List<Integer> numbers,
            boolean known, Optional<DateOrder> dates) {
        this.source = source;
        this.separator = separator;
        this.points = points;
        this.numbers = numbers;
        this.known = known;
        this.dates = dates;
    }

    /** The order of the numbers of dates; empty if ambiguous. */
    Optional<DateOrder> dates() {
        return dates;
    }

    /** Remarks about how cells were read. */
    Iterable<Message> notes() {
        return notes.values();
    }

    private void note(String key, String cell) {
        notes.putIfAbsent(key, Problem.ofFormat(key, SafeText.quoted(cell)));
    }

    /** A cell with a decimal point, and without separators of thousands. */
    String text(String cell) throws IOException {
        if (!separator.equals(Optional.of(Separator.SEMICOLON)) || !ONE_POINT.matcher(cell).matches()) {
            return TimeText.decimal(cell, separator);
        }
        look();
        if (!commas) {
            return cell;
        }
        note("table.thousands", cell);
        return cell.replace(".", "");
    }

    /**
     * A point in time.
     *
     * @param title title of its column, which may contain a zone
     */
    long point(String cell, String unit, String title) throws IOException {
        String text = text(cell);
        if (dates.isEmpty() && !DateText.orders(text).isEmpty()) {
            look();
        }
        if (unit.isEmpty() && DAYS.matcher(text).matches()) {
            look();
            if (days) {
                note("table.days", cell);
                return DateText.ofDays(new BigDecimal(text));
            }
        }
        if (CLOCK.matcher(text).matches()) {
            note("table.clock", cell);
        }
        Matcher zoned = ZONED.matcher(title);
        long local = zoned.matches() ? TimeText.point(text + " " + zoned.group(1), unit, dates) : TimeText.WRONG;
        return local == TimeText.WRONG ? TimeText.point(text, unit, dates) : local;
    }

    /** A duration. */
    long span(String cell, String unit) throws IOException {
        String text = text(cell);
        if (!known && MINUTES.matcher(text).matches()) {
            note("table.minutes", cell);
        }
        return TimeText.span(text, unit);
    }

    private void look() throws IOException {
        if (looked) {
            return;
        }
        looked = true;
        Map<DateOrder, Long> only = new EnumMap<>(DateOrder.class);
        List<String> example = new ArrayList<>();
        boolean all = true;
        long parts = 0;
        try (Records rows = source.open(line -> {
        })) {
            while (rows.next()) {
                for (int place : numbers) {
                    commas |= TimeText.hasComma(rows.field(place), separator);
                }
                for (int place : points) {
                    String text = TimeText.decimal(rows.field(place), separator);
                    lookAtDate(text, only, example);
                    Matcher number = DAYS.matcher(text);
                    all &= number.matches() || TimeText.isAbsent(text);
                    parts += number.matches() && number.group(1) != null ? 1 : 0;
                }
            }
        }
        days = all && parts > 0;
        if (dates.isEmpty() && !example.isEmpty()) {
            order(only, example.get(0));
        }
    }

    private static void lookAtDate(String text, Map<DateOrder, Long> only, List<String> example) {
        List<DateOrder> orders = DateText.orders(text);
        if (!orders.isEmpty() && example.isEmpty()) {
            example.add(text);
        }
        if (orders.size() == 1 || text.indexOf('.') > 0 && orders.contains(DateOrder.DMY)) {
            only.merge(orders.get(0), 1L, Long::sum);
        }
    }

    /** Chooses the order of the numbers of dates: one that all allow, else one that most need, else the usual one, with a remark. */
    private void order(Map<DateOrder, Long> only, String example) {
        long dayFirst = only.getOrDefault(DateOrder.DMY, 0L);
        long monthFirst = only.getOrDefault(DateOrder.MDY, 0L);
        boolean open = dayFirst + monthFirst == 0;
        dates = Optional.of(open ? example.indexOf('/') > 0 ? DateOrder.MDY : DateOrder.DMY
                : dayFirst >= monthFirst ? DateOrder.DMY : DateOrder.MDY);
        if (open || dayFirst > 0 && monthFirst > 0) {
            note(dates.get() == DateOrder.DMY ? "table.dates.dmy" : "table.dates.mdy", example);
        }
    }
}
