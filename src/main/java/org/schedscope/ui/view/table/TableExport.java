package org.schedscope.ui.view.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TableColumn;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.sheet.RowSink;
import org.schedscope.ui.state.base.SpokenLanguage;

/** What a table shows as rows of a file: its visible columns, figures without the spaces and signs that are there for the eye. */
final class TableExport {
    /** With what may stand before and behind one. Files have decimal points in all languages. */
    private static final String FIGURE = "[+\u2212-]?[0-9][0-9\u2009.]*[kMGTPE\u2026]?";

    private TableExport() {
    }

    static <T> Exportable of(String name, String title, List<Column<T>> columns, List<T> items) {
        List<Object[]> rows = new ArrayList<>();
        List<Column<T>> visible = columns.stream().filter(column -> column.isVisible()).toList();
        rows.add(visible.stream().map(column -> title(column)).toArray());
        for (T item : items) {
            rows.add(visible.stream().map(column -> plain(column.says(item))).toArray());
        }
        return Exportable.ofFigures(name, title, to -> write(rows, to));
    }

    private static void write(List<Object[]> rows, RowSink to) throws IOException {
        for (Object[] row : rows) {
            to.row(row);
        }
    }

    /** Columns whose heads would have no room for a name have the one of their style. */
    private static String title(TableColumn<?, ?> column) {
        return column.getText().isEmpty() ? column.getStyleClass().get(column.getStyleClass().size() - 1).replace("num", "place")
                : column.getText();
    }

    static String plain(String shown) {
        String typed = SpokenLanguage.now().typed(shown);
        String text = typed.matches(FIGURE) ? typed : shown;
        boolean figure = text.matches("[\u2212-]?[0-9][0-9\u2009.]*");
        return figure ? text.replace("\u2009", "").replace('\u2212', '-') : text.replace('\u2009', ' ');
    }
}
