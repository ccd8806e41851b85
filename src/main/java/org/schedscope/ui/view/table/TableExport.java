package org.schedscope.ui.view.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.ui.state.base.SpokenLanguage;

/** What a table shows as rows of a file or of the clipboard: figures without the spaces and signs that are there for the eye. */
final class TableExport {
    /** With units and signs around a number. Files have decimal points in all languages. */
    private static final Pattern FIGURE = Pattern.compile("[+\u2212-]?[0-9][0-9\u2009.]*[kMGTPE\u2026]?");
    private static final Pattern WITH_SPACES = Pattern.compile("[\u2212-]?[0-9][0-9\u2009.]*");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

    private TableExport() {
    }

    static <T> Exportable of(String name, String title, List<Column<T>> columns, List<T> items) {
        List<Object[]> rows = new ArrayList<>();
        rows.add(columns.stream().map(Column::name).toArray());
        for (T item : items) {
            rows.add(columns.stream().map(column -> plain(column.says(item))).toArray());
        }
        return Exportable.ofFigures(name, title, to -> write(rows, to));
    }

    private static void write(List<Object[]> rows, RowSink to) throws IOException {
        for (Object[] row : rows) {
            to.row(row);
        }
    }

    /** Rows as they are pasted into a spreadsheet: a head, tabs between cells. */
    static <T> String tabbed(List<Column<T>> columns, List<T> items) {
        StringBuilder text = new StringBuilder();
        line(text, columns.stream().map(Column::name).toList());
        items.forEach(item -> line(text, columns.stream().map(column -> plain(column.says(item))).toList()));
        return text.toString();
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append(String.join("\t", cells.stream().map(cell -> cell.replaceAll("\\s*[\t\n\r]\\s*", " ")).toList())).append('\n');
    }

    /** The figure that a cell shows; NaN if it shows none. */
    static double figure(String shown) {
        String plain = plain(shown);
        return NUMBER.matcher(plain).matches() ? Double.parseDouble(plain) : Double.NaN;
    }

    static String plain(String shown) {
        String typed = SpokenLanguage.now().typed(shown);
        String text = FIGURE.matcher(typed).matches() ? typed : shown;
        boolean figure = WITH_SPACES.matcher(text).matches();
        return figure ? text.replace("\u2009", "").replace('\u2212', '-') : text.replace('\u2009', ' ');
    }
}
