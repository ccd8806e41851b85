package org.schedscope.io.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.io.csv.TableShape;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.DateOrder;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/**
 * The beginning of a table whose columns have no meaning yet.
 *
 * @param titles titles of the columns as in the file; {@code #1} and so on if it has none
 * @param rows the first rows, each with a cell per title
 * @param guess guessed columns and separator
 */
public record TablePreview(List<String> titles, List<List<String>> rows, TableColumns guess) {
    private static final int MOST_ROWS = 20;

    public TablePreview {
        titles = List.copyOf(titles);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** The first rows of a file, if it looks like a table. */
    public static Optional<TablePreview> of(DocumentHead head) {
        return head.isJson() || !head.isText() ? Optional.empty()
                : TableFormat.seen(head, TableColumns.NONE).filter(seen -> TableFormat.looksLikeOne(seen.shape()))
                        .map(seen -> of(seen.shape(), seen.columns()));
    }

    private static TablePreview of(TableShape shape, TableColumns guess) {
        int width = shape.columns();
        List<String> titles = shape.titles().isEmpty() ? IntStream.rangeClosed(1, width).mapToObj(column -> "#" + column).toList()
                : shape.titles();
        return new TablePreview(titles, shape.rows().stream().limit(MOST_ROWS)
                .map(row -> IntStream.range(0, width).mapToObj(column -> column < row.size() ? row.get(column) : "").toList()).toList(),
                new TableColumns(guess.columns(), Optional.of(shape.separator()), guess.dates()));
    }

    /** The cells of a column that are not empty. */
    public List<String> cells(int column) {
        return rows.stream().map(row -> row.get(column)).filter(cell -> !cell.isEmpty()).toList();
    }

    /** Message why a column cannot have a role. */
    public Optional<Message> complaint(int column, Role role) {
        Message title = Message.verbatim(SafeText.quoted(titles.get(column)));
        for (String text : cells(column)) {
            String cell = TimeText.decimal(text, guess.separator());
            String key = role.isPoint() && TimeText.point(cell, "") == TimeText.WRONG && DateText.orders(cell).isEmpty() ? "table.point"
                    : role.isSpan() && TimeText.span(cell, "") == TimeText.WRONG ? "table.span"
                            : role == Role.CORES && !TimeText.isAbsent(cell) && SizeText.cores(cell).isEmpty() ? "table.cores" : "";
            if (!key.isEmpty()) {
                return Optional.of(Problem.ofFormat(key, title, SafeText.quoted(cell)));
            }
        }
        return Optional.empty();
    }

    /** How the first time of a column that is not zero is interpreted; empty if there is none. */
    public Optional<Message> reading(int column, Role role, String unit, Optional<DateOrder> dates) {
        return cells(column).stream().filter(cell -> role.isPoint() || role.isSpan()).flatMap(text -> {
            String cell = TimeText.decimal(text, guess.separator());
            long time = role.isPoint() ? TimeText.point(cell, unit, dates) : TimeText.span(cell, unit);
            return time > 0 ? Stream.of(Problem.ofFormat("table.reading", SafeText.quoted(text), TableReader.time(time, role.isPoint())))
                    : Stream.of();
        }).findFirst();
    }

    /** Whether the times of a column are plain numbers, which may be in any unit. */
    public boolean hasPlainNumbers(int column) {
        return cells(column).stream().anyMatch(cell -> TimeText.isNumber(TimeText.decimal(cell, guess.separator())));
    }

    /** Whether dates of a column may have the day or the month first. */
    public boolean hasOpenDates(int column) {
        List<List<DateOrder>> orders = cells(column).stream().map(DateText::orders).toList();
        return !orders.isEmpty() && orders.stream().allMatch(order -> order.size() > 1);
    }

    /** Description of the separator. */
    public Message separator() {
        return Problem.ofFormat("table.separated", titles.size(), Problem.ofFormat("separator." + guess.separator().orElseThrow().word()));
    }

    /** Message why columns do not make a workload, if they do not. */
    public static Optional<Message> complaint(TableColumns columns) {
        return TableReader.lacks(columns);
    }
}
