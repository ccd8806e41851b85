package org.schedscope.ui.view.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.chart.sheet.DataRows;
import org.schedscope.ui.state.base.SpokenLanguage;

/** What a table shows as rows of a file: its visible columns, figures without the spaces and signs that are there for the eye. */
public final class TableExport {
    /** The property of a column that says what its cells say. */
    static final Object TOLD = "told";

    /** With what may stand before and behind one. Files have decimal points in all languages. */
    private static final String FIGURE = "[+\u2212-]?[0-9][0-9\u2009.]*[kMGTPE\u2026]?";

    private TableExport() {
    }

    /** A table as it is now. */
    public static <T> Exportable of(String name, String title, TableView<T> table) {
        List<Object[]> rows = new ArrayList<>();
        List<TableColumn<T, ?>> columns = table.getColumns().stream().filter(TableColumn::isVisible).toList();
        rows.add(columns.stream().map(TableExport::title).toArray());
        for (T item : table.getItems()) {
            rows.add(columns.stream().map(column -> cell(column, item)).toArray());
        }
        return Exportable.ofFigures(name, title, to -> write(rows, to));
    }

    private static void write(List<Object[]> rows, DataRows to) throws IOException {
        for (Object[] row : rows) {
            to.row(row);
        }
    }

    /** Columns whose heads would have no room for a name have the one of their style. */
    private static String title(TableColumn<?, ?> column) {
        return column.getText().isEmpty() ? column.getStyleClass().get(column.getStyleClass().size() - 1).replace("num", "place")
                : column.getText();
    }

    private static <T> String cell(TableColumn<T, ?> column, T item) {
        return plain(told(column, item));
    }

    /** What a cell says; empty if nothing. */
    @SuppressWarnings("unchecked")
    public static <T> String told(TableColumn<T, ?> column, T item) {
        String text = ((Function<T, String>) column.getProperties().get(TOLD)).apply(item);
        return text == null ? "" : text;
    }

    static String plain(String shown) {
        String typed = SpokenLanguage.now().typed(shown);
        String text = typed.matches(FIGURE) ? typed : shown;
        boolean figure = text.matches("[\u2212-]?[0-9][0-9\u2009.]*");
        return figure ? text.replace("\u2009", "").replace('\u2212', '-') : text.replace('\u2009', ' ');
    }
}
