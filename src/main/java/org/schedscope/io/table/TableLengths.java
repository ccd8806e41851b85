package org.schedscope.io.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.text.Message;

/** Durations in a table that has starts and ends as well: decides which of both counts if they differ. */
final class TableLengths {
    private static final long SECOND = 1_000_000;
    /** Possible units of plain numbers, each with its length in the unit in which they were read. */
    private static final List<String> UNITS = List.of("min", "h", "ms", "d", "us");
    /** Number of units from which a duration shows its unit, although it may be rounded to a whole one. */
    private static final long MANY = 10;

    private final String title;
    private final boolean loose;
    private boolean plain;
    private final List<LogRow> rows = new ArrayList<>();

    /**
     * @param title title of the column of durations
     * @param free whether the unit of its plain numbers is unknown
     * @param loose whether the title of the column is used for other things, too
     */
    TableLengths(String title, boolean free, boolean loose) {
        this.title = title;
        this.loose = loose;
        plain = free;
    }

    /** Adds a row that is a job, and the cell of its duration. */
    void add(LogRow row, String cell) {
        if (LogRow.known(row.exec)) {
            plain = plain && cell.indexOf(':') < 0 && cell.chars().noneMatch(Character::isLetter);
            rows.add(row);
        }
    }

    /** Chooses the duration of each row; returns the remark about it. */
    Optional<Message> settle() {
        List<LogRow> whole = rows.stream().filter(LogRow::hasLength).toList();
        long apart = whole.stream().filter(row -> apart(row, BigDecimal.ONE) > SECOND).count();
        if (apart == 0) {
            return Optional.empty();
        }
        Optional<String> unit = plain ? UNITS.stream().filter(one -> fits(whole, TimeText.seconds(one))).findFirst() : Optional.empty();
        if (unit.isPresent()) {
            rows.forEach(row -> row.exec = times(row.exec, TimeText.seconds(unit.get())));
            return Optional.of(Problem.ofFormat("table.length.unit", SafeText.quoted(title), unit.get()));
        }
        if (loose) {
            whole.stream().filter(row -> apart(row, BigDecimal.ONE) > SECOND).forEach(row -> row.exec = row.finish - row.start);
        }
        return Optional.of(Problem.ofFormat(loose ? "table.length.ends" : "table.length.own", SafeText.quoted(title), apart));
    }

    private static boolean fits(List<LogRow> rows, BigDecimal factor) {
        long unit = times(SECOND, factor);
        long longest = rows.stream().mapToLong(row -> row.finish - row.start).max().orElse(0);
        long worst = rows.stream().mapToLong(row -> apart(row, factor)).max().orElse(Long.MAX_VALUE);
        return longest > MANY * SECOND && worst <= SECOND || longest >= MANY * unit && unit > SECOND && worst <= unit;
    }

    private static long apart(LogRow row, BigDecimal factor) {
        return Math.abs(times(row.exec, factor) - (row.finish - row.start));
    }

    /** A saturating product: one that is too large is not the duration of any row. */
    private static long times(long micros, BigDecimal factor) {
        BigDecimal product = BigDecimal.valueOf(micros).multiply(factor).setScale(0, RoundingMode.CEILING);
        return product.min(BigDecimal.valueOf(Long.MAX_VALUE / 2)).longValueExact();
    }
}
