package org.schedscope.io.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.io.csv.CsvRecords;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.input.TableColumns.Role;
import org.schedscope.io.json.DocumentHead;
import org.schedscope.text.Message;

/**
 * The beginning of a table of which it is not known yet which column is what.
 *
 * @param titles of the columns, as they stand in the first line; {@code #1} and so on where that is no line of titles
 * @param rows the first ones, each with a cell per title
 */
public record TablePreview(List<String> titles, List<List<String>> rows) {
    private static final int MOST_ROWS = 20;
    private static final int FEWEST_COLUMNS = 3;

    public TablePreview {
        titles = List.copyOf(titles);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** The beginning of a file, if it looks like a table. */
    public static Optional<TablePreview> of(InputFile file, Limits limits) throws InputException {
        DocumentHead head = DocumentHead.of(file, limits);
        List<String> titles = TableFormat.titles(head);
        if (titles.size() < FEWEST_COLUMNS || head.isJson() || !head.isText()) {
            return Optional.empty();
        }
        try (CsvRecords records = new CsvRecords(file, limits, TableFormat.separator(head).charAt(0))) {
            List<List<String>> rows = new ArrayList<>();
            List<String> first = records.next() ? cells(records, titles.size()) : List.of();
            if (first.stream().anyMatch(TablePreview::isTime)) {
                rows.add(first);
                first = IntStream.rangeClosed(1, first.size()).mapToObj(column -> "#" + column).toList();
            }
            while (rows.size() < MOST_ROWS && records.next()) {
                rows.add(cells(records, titles.size()));
            }
            return rows.isEmpty() ? Optional.empty() : Optional.of(new TablePreview(first, rows));
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /** A title is no number and no date: where the first line has one, it is a row like the others. */
    private static boolean isTime(String cell) {
        return !TimeText.isAbsent(cell) && TimeText.point(cell, "") != TimeText.WRONG;
    }

    private static List<String> cells(CsvRecords records, int columns) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            cells.add(records.field(i));
        }
        return cells;
    }

    /** What can be guessed of the columns. */
    public TableColumns guess() {
        return TableFormat.guess(titles);
    }

    /** The cells of a column that say something. */
    public List<String> cells(int column) {
        return rows.stream().map(row -> row.get(column)).filter(cell -> !cell.isEmpty()).toList();
    }

    /** Why a column cannot be what it is taken for. */
    public Optional<Message> complaint(int column, Role role) {
        Message title = Message.verbatim(SafeText.quoted(titles.get(column)));
        for (String cell : cells(column)) {
            String key = role.isPoint() && TimeText.point(cell, "") == TimeText.WRONG ? "table.point"
                    : role.isSpan() && TimeText.span(cell, "") == TimeText.WRONG ? "table.span"
                            : role == Role.CORES && !TimeText.isAbsent(cell) && SizeText.count(cell).isEmpty() ? "table.cores" : "";
            if (!key.isEmpty()) {
                return Optional.of(Problem.ofFormat(key, title, SafeText.quoted(cell)));
            }
        }
        return Optional.empty();
    }

    /** Why columns do not make a workload, if they do not. */
    public static Optional<Message> complaint(TableColumns columns) {
        return TableReader.isEnough(columns) ? Optional.empty() : Optional.of(Problem.ofFormat("table.needs"));
    }
}
