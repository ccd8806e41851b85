package org.schedscope.io.csv;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.Numbers;
import org.schedscope.text.Message;

/** A table with a line of titles, read by title; neither case nor the order of the columns matters. */
public final class CsvTable {
    private final CsvRecords records;
    private final ProblemList problems;
    /** Columns by the first of their possible titles. */
    private final Map<String, Column> columns = new HashMap<>();

    /** A column that is read, and its index; −1 if it is absent. */
    private record Column(String title, int place) {
    }

    /**
     * Reads the line of titles.
     *
     * @param titles titles that are read; those after the first {@code needed} may be absent. Of {@code one|another} the first one present
     *             counts
     */
    public CsvTable(CsvRecords records, ProblemList problems, int needed, String... titles) throws IOException {
        this.records = records;
        this.problems = problems;
        if (!records.next()) {
            throw problems.failure(Problem.words("file.empty"));
        }
        List<String> there = IntStream.range(0, records.size()).mapToObj(place -> records.field(place).toLowerCase(Locale.ROOT)).toList();
        for (String names : titles) {
            List<String> all = List.of(names.split("\\|"));
            String title = all.stream().filter(there::contains).findFirst().orElse(all.get(0));
            columns.put(all.get(0), new Column(title, there.indexOf(title)));
            if (!there.contains(title) && columns.size() <= needed) {
                problems.add(records.problem(0, Problem.ofFormat("csv.lacks", title)));
            }
        }
        problems.throwIfAny();
    }

    public boolean next() throws IOException {
        return records.next();
    }

    public int line() {
        return records.line();
    }

    /** A field by the first of its possible titles; empty if absent. */
    public String text(String title) {
        return records.field(columns.get(title).place);
    }

    /** A field that must not be empty. */
    public String needed(String title) throws InputException {
        String text = text(title);
        if (text.isEmpty()) {
            problem(title, Problem.ofFormat("csv.empty", columns.get(title).title));
            return "?";
        }
        return text;
    }

    /** A number from 0 to below 2^61; otherwise a problem is noted. */
    public Optional<BigDecimal> number(String title) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        if (value == null || value.signum() < 0 || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            problem(title, Problem.ofFormat("csv.number", columns.get(title).title, SafeText.quoted(text)));
            return Optional.empty();
        }
        return Optional.of(value);
    }

    /** A whole number within bounds; otherwise a problem is noted. */
    public OptionalLong whole(String title, long least, long most) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        boolean fits = value != null && value.scale() <= 0 && value.compareTo(BigDecimal.valueOf(least)) >= 0
                && value.compareTo(BigDecimal.valueOf(most)) <= 0;
        if (!fits) {
            problem(title, Problem.ofFormat("csv.whole", columns.get(title).title, least, most, SafeText.quoted(text)));
            return OptionalLong.empty();
        }
        return OptionalLong.of(value.longValueExact());
    }

    /** A tick; otherwise a problem is noted. */
    public OptionalLong tick(String title) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        if (value != null && value.stripTrailingZeros().scale() > 0) {
            problem(title, Problem.ofFormat("csv.fraction", columns.get(title).title, SafeText.quoted(text)));
            return OptionalLong.empty();
        }
        return whole(title, 0, Limits.LARGEST_TOTAL - 1);
    }

    public void problem(String title, Message message) throws InputException {
        problems.add(records.problem(columns.get(title).place, message));
    }
}
