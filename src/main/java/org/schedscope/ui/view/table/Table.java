package org.schedscope.ui.view.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Exportable;

/**
 * A table of texts. Columns are as wide as their texts in the type of the theme, one of them takes what room is left, and some give way
 * where there is none. Cells change in place. What is chosen by the user is told; what is chosen from elsewhere is not.
 *
 * @param <T> a row; equal ones are one row
 */
public final class Table<T> {
    /** A column does not get narrower than this for lack of room. */
    private static final double LEAST = 40;
    private static final double SCROLL_BAR = 11;
    /** The toolkit takes a column of exactly this width for one without a width and narrows it. */
    private static final double UNSET = 80;

    private final ObservableList<T> items;
    private final TableView<T> view;
    private final ReadOnlyObjectProperty<Theme> theme;
    private final LiveCells live;
    private final List<Column<T>> columns = new ArrayList<>();
    private Predicate<T> present = item -> true;
    private boolean following;

    /**
     * @param id of the node
     * @param accessible what the table is, for those who do not see it
     */
    public Table(String id, String accessible, ObservableList<T> items, ReadOnlyObjectProperty<Theme> theme) {
        this.items = items;
        this.theme = theme;
        view = new TableView<>(items);
        live = new LiveCells(items);
        view.setId(id);
        view.setAccessibleText(accessible);
        view.setMinSize(0, 0);
        view.widthProperty().addListener(change -> arrange());
        theme.addListener(change -> arrange());
        view.getVisibleLeafColumns().addListener((ListChangeListener<TableColumn<T, ?>>) change -> layOut());
    }

    /**
     * Adds a column behind the others.
     *
     * @param width in ordinary type
     * @param style class of head and cells
     * @param text what a cell says, in the window and in files
     */
    public Column<T> column(String title, double width, String style, Function<T, String> text) {
        Column<T> column = new Column<>(this, title, width, style, text);
        columns.add(column);
        view.getColumns().add(column);
        return column;
    }

    /** Shows rows where this holds only: one that is about to go has nothing to say any more. */
    public void showWhere(Predicate<T> wanted) {
        present = wanted;
    }

    boolean isShown(T item, boolean empty) {
        return !empty && item != null && present.test(item);
    }

    LiveCells live() {
        return live;
    }

    /**
     * Has rows look as what they show.
     *
     * @param look gives for a row what it is told, nothing where it is empty
     */
    public void rows(Function<TableRow<T>, Consumer<Optional<T>>> look) {
        view.setRowFactory(owner -> new TableRow<>() {
            private final Consumer<Optional<T>> show = look.apply(this);

            {
                live.add(this, () -> updateItem(getItem(), isEmpty()));
            }

            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                show.accept(isShown(item, empty) ? Optional.of(item) : Optional.empty());
            }
        });
    }

    /** What cells tell of their rows has changed. */
    public void changed() {
        live.changed();
    }

    /** Lets columns give way or come back as there is room now, and makes them as wide as they should be. */
    public void arrange() {
        double room = view.getWidth() / theme.get().typeScale();
        columns.forEach(column -> column.showIn(room));
        layOut();
    }

    private void layOut() {
        Optional<Column<T>> filling = columns.stream().filter(Column::isFilling).findFirst();
        if (filling.isEmpty()) {
            return;
        }
        double scale = theme.get().typeScale();
        double others = 0;
        for (Column<T> column : columns) {
            double width = column.ordinaryWidth() * scale;
            if (width == UNSET) {
                width++;
            }
            column.setPrefWidth(width);
            others += column.isFilling() || !column.isVisible() ? 0 : width;
        }
        filling.get().setPrefWidth(Math.max(LEAST, view.getWidth() - others - SCROLL_BAR));
    }

    /** Tells which row the user chooses. */
    public void whenChosen(Consumer<T> chosen) {
        view.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null && !following) {
                chosen.accept(now);
            }
        });
    }

    /** Calls when a row is clicked twice. */
    public void whenOpened(Runnable open) {
        view.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
                open.run();
            }
        });
    }

    /**
     * Chooses a row because of what is selected elsewhere, none if it is negative.
     *
     * @param above rows that stay in view above one that was not the chosen one before
     */
    public void follow(int row, int above) {
        following = true;
        if (row < 0) {
            view.getSelectionModel().clearSelection();
        } else if (view.getSelectionModel().getSelectedIndex() != row) {
            view.getSelectionModel().clearAndSelect(row);
            view.scrollTo(Math.max(0, row - above));
        }
        following = false;
    }

    /** Replaces the rows, if they are others, without anything being chosen by it. */
    public void setRows(Collection<T> rows) {
        if (!rows.equals(items)) {
            following = true;
            items.setAll(rows);
            following = false;
        }
    }

    public Optional<T> chosen() {
        return Optional.ofNullable(view.getSelectionModel().getSelectedItem());
    }

    List<Column<T>> columns() {
        return columns;
    }

    ReadOnlyObjectProperty<Theme> theme() {
        return theme;
    }

    /** The table as it is now, as rows of a file. */
    public Exportable exportable(String name, String title) {
        return TableExport.of(name, title, columns, items);
    }

    public TableView<T> node() {
        return view;
    }
}
