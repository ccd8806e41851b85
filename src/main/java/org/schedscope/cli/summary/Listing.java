package org.schedscope.cli.summary;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.cli.base.TextTable;
import org.schedscope.io.output.SignificantDigits;

/**
 * The columns of a list, by which it is printed as a table or as JSON. Numbers of a table have six significant digits.
 *
 * @param <R> a row
 */
public final class Listing<R> {
    private final List<Column<R>> columns = new ArrayList<>();
    private final List<Column<R>> fields = new ArrayList<>();

    private record Column<R>(String name, boolean text, Function<R, ?> value) {
    }

    /** A column of the table alone, to the right. */
    public Listing<R> column(String title, Function<R, ?> shown) {
        columns.add(new Column<>(title, false, shown));
        return this;
    }

    /** A column of the table alone, to the left, as the first one always is. */
    public Listing<R> text(String title, Function<R, ?> shown) {
        columns.add(new Column<>(title, true, shown));
        return this;
    }

    /** A field of JSON alone. */
    public Listing<R> field(String name, Function<R, ?> value) {
        fields.add(new Column<>(name, false, value));
        return this;
    }

    /** A field of JSON and a column of the table, which shows the value in another way. */
    public Listing<R> both(String name, String title, Function<R, ?> value, Function<R, ?> shown) {
        return field(name, value).column(title, shown);
    }

    /** The table: its titles, and a line of cells per row. */
    public List<String[]> table(List<R> rows) {
        List<String[]> table = new ArrayList<>();
        table.add(columns.stream().map(Column::name).toArray(String[]::new));
        rows.forEach(row -> table.add(columns.stream().map(column -> cell(column.value.apply(row))).toArray(String[]::new)));
        return table;
    }

    private static String cell(Object value) {
        return value instanceof Number number ? SignificantDigits.text(number.doubleValue()) : value.toString();
    }

    /** Prints the table of some rows. */
    public void print(List<R> rows, PrintWriter out) {
        printTable(table(rows), out);
    }

    /** Prints the table, perhaps with further lines. */
    public void printTable(List<String[]> table, PrintWriter out) {
        TextTable.print(table, out, IntStream.range(0, columns.size()).filter(column -> columns.get(column).text).toArray());
    }

    /** The rows as objects of JSON. */
    public List<Map<String, Object>> fields(List<R> rows) {
        return rows.stream().map(row -> {
            Map<String, Object> values = new LinkedHashMap<>();
            fields.forEach(field -> values.put(field.name, field.value.apply(row)));
            return values;
        }).toList();
    }
}
