package org.schedscope.io.csv;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ProblemList;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.Numbers;
import org.schedscope.text.Message;

/** A table of comma-separated records below a line of titles, looked at by title; capitals and order of columns do not matter. */
public final class CsvTable {
    private final CsvRecords records;
    private final ProblemList problems;
    private final String[] titles;
    private final int[] columns;

    /**
     * Reads the line of titles.
     *
     * @param titles all that are looked at; those after the first {@code needed} may be absent. Of {@code one|another} the first that is
     *        there counts
     */
    public CsvTable(CsvRecords records, ProblemList problems, int needed, String... titles) throws java.io.IOException {
        this.records = records;
        this.problems = problems;
        this.titles = titles.clone();
        this.columns = new int[titles.length];
        if (!records.next()) {
            throw problems.failure(Problem.words("file.empty"));
        }
        for (int i = 0; i < titles.length; i++) {
            columns[i] = find(titles[i]);
            this.titles[i] = columns[i] < 0 ? titles[i].split("\\|")[0] : title(columns[i]);
            if (columns[i] < 0 && i < needed) {
                problems.add(records.problem(0, Problem.ofFormat("csv.lacks", this.titles[i])));
            }
        }
        problems.throwIfAny();
    }

    private String title(int column) {
        return records.field(column).toLowerCase(Locale.ROOT);
    }

    private int find(String names) {
        for (String title : names.split("\\|")) {
            for (int i = 0; i < records.size(); i++) {
                if (title(i).equals(title)) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean next() throws java.io.IOException {
        return records.next();
    }

    public int line() {
        return records.line();
    }

    /** A field by the position of its title; empty if there is none. */
    public String text(int title) {
        return records.field(columns[title]);
    }

    /** A field that must not be empty. */
    public String needed(int title) throws InputException {
        String text = text(title);
        if (text.isEmpty()) {
            problem(title, Problem.ofFormat("csv.empty", titles[title]));
            return "?";
        }
        return text;
    }

    /** A number that is not negative and below 2^61; notes a problem otherwise. */
    public Optional<BigDecimal> number(int title) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        if (value == null || value.signum() < 0 || value.compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0) {
            problem(title, Problem.ofFormat("csv.number", titles[title], SafeText.quoted(text)));
            return Optional.empty();
        }
        return Optional.of(value);
    }

    /** A whole number within bounds; notes a problem otherwise. */
    public OptionalLong whole(int title, long least, long most) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        boolean fits = value != null && value.scale() <= 0 && value.compareTo(BigDecimal.valueOf(least)) >= 0
                && value.compareTo(BigDecimal.valueOf(most)) <= 0;
        if (!fits) {
            problem(title, Problem.ofFormat("csv.whole", titles[title], least, most, SafeText.quoted(text)));
            return OptionalLong.empty();
        }
        return OptionalLong.of(value.longValueExact());
    }

    /** A tick; notes a problem otherwise. */
    public OptionalLong tick(int title) throws InputException {
        String text = text(title);
        BigDecimal value = text.length() <= 200 ? Numbers.decimal(text) : null;
        if (value != null && value.stripTrailingZeros().scale() > 0) {
            problem(title, Problem.ofFormat("csv.fraction", titles[title], SafeText.quoted(text)));
            return OptionalLong.empty();
        }
        return whole(title, 0, Limits.LARGEST_TOTAL - 1);
    }

    public void problem(int title, Message message) throws InputException {
        problems.add(records.problem(columns[title], message));
    }
}
