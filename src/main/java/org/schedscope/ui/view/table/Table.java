package org.schedscope.ui.view.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import org.schedscope.chart.paint.Theme;
import org.schedscope.chart.picture.Exportable;
import org.schedscope.ui.state.session.Session;

/**
 * A table of texts. Columns are as wide as their texts in the type of the theme, one of them takes the rest of the room, and some give way
 * where there is none. Heads sort, can be drawn and moved; columns are chosen in a menu; one or several rows are copied, and the table is
 * saved as a file. The user's changes are remembered. Cells change in place. Listeners receive choices of the user only.
 *
 * @param <T> a row; equal ones are one row
 */
public final class Table<T> {
    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    /** A column does not get narrower than this for lack of room. */
    private static final double LEAST = 40;
    private static final double SCROLL_BAR = 11;
    /** The toolkit takes a column of exactly this width for one without a width and narrows it. */
    private static final double UNSET = 80;

    private final ObservableList<T> items;
    private final TableView<T> view;
    private final ReadOnlyObjectProperty<Theme> theme;
    private final LiveCells live;
    private final TableSort<T> sort;
    private final TableMenu<T> menu;
    private final TableMemory<T> memory;
    private final List<Column<T>> columns = new ArrayList<>();
    private Predicate<T> present = item -> true;
    private boolean following;
    private boolean arranging;
    private Optional<T> kept = Optional.empty();

    /**
     * @param id of the node, and key of the user's choices
     * @param accessible description for screen readers
     */
    public Table(String id, String accessible, ObservableList<T> items, Session session) {
        this.items = items;
        theme = session.settings().themeProperty();
        view = new TableView<>();
        live = new LiveCells(view::getItems);
        sort = new TableSort<>(view, items, session, this::keepChosen);
        menu = new TableMenu<>(this, session, id, accessible);
        memory = new TableMemory<>(this, session.settings(), id);
        view.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        view.addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (COPY.match(key)) {
                menu.copySelected();
                key.consume();
            }
        });
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
     * @param text of a cell, in the window and in files
     */
    public Column<T> column(String title, double width, String style, Function<T, String> text) {
        Column<T> column = new Column<>(this, title, width, style, text);
        column.widthProperty().addListener((property, before, now) -> resized(column, now.doubleValue()));
        columns.add(column);
        view.getColumns().add(column);
        memory.recallSoon();
        return column;
    }

    /** What the user draws wider is left so. */
    private void resized(Column<T> column, double width) {
        if (!arranging && width != column.getPrefWidth() && view.getColumnResizePolicy() == TableView.UNCONSTRAINED_RESIZE_POLICY) {
            column.choose(Optional.of(width / theme.get().typeScale()), column.chosenVisible());
            Platform.runLater(this::arrange);
        }
    }

    /** Leaves rows in their order, which has a meaning. */
    public void unsorted() {
        columns.forEach(column -> column.setSortable(false));
    }

    /** Whether a head has put rows in another order. */
    public boolean isSorted() {
        return sort.isOn();
    }

    /** Adds items for the chosen rows, made whenever the menu of a row opens. */
    public void offers(Supplier<List<MenuItem>> items) {
        menu.offers(items);
    }

    TableSort<T> sort() {
        return sort;
    }

    /** The visible columns, in their order. */
    @SuppressWarnings("unchecked")
    List<Column<T>> visibleColumns() {
        return view.getVisibleLeafColumns().stream().map(column -> (Column<T>) column).toList();
    }

    /** All rows, in their order. */
    List<T> rows() {
        return view.getItems();
    }

    /** Keeps the choice at the new places of its rows. */
    private void keepChosen() {
        boolean before = following;
        following = true;
        kept.ifPresent(row -> {
            int at = view.getItems().indexOf(row);
            if (at >= 0 && view.getSelectionModel().getSelectedIndex() != at) {
                view.getSelectionModel().clearAndSelect(at);
            } else if (at < 0) {
                view.getSelectionModel().clearSelection();
            }
        });
        following = before;
    }

    /** Shows only rows for which this holds; a row that is about to go is not examined. */
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
     * Sets the look of rows.
     *
     * @param look gives for a row the consumer of its item, absent where the row is empty
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

    /** Updates the texts of cells. */
    public void changed() {
        sort.again();
        live.changed();
    }

    /** Lets columns give way or come back as there is room now, and makes them as wide as they should be. */
    public void arrange() {
        double room = view.getWidth() / theme.get().typeScale();
        columns.forEach(column -> column.showIn(room, view.getSortOrder().contains(column)));
        if (view.getSortOrder().stream().anyMatch(column -> !column.isVisible())) {
            sort.sortBy(null, false);
        }
        layOut();
        memory.storeSoon();
    }

    private void layOut() {
        arranging = true;
        shareOut();
        arranging = false;
    }

    private void shareOut() {
        Optional<Column<T>> filling = columns.stream().filter(Column::isFilling).findFirst();
        double scale = theme.get().typeScale();
        double others = 0;
        for (Column<T> column : columns) {
            double width = Math.max(column.getMinWidth(), column.ordinaryWidth() * scale);
            if (width == UNSET) {
                width++;
            }
            column.setPrefWidth(width);
            others += column.isFilling() || !column.isVisible() ? 0 : width;
        }
        double rest = view.getWidth() - others - SCROLL_BAR;
        filling.ifPresent(column -> column.setPrefWidth(Math.max(LEAST, rest)));
    }

    /** Sets the listener for rows that the user chooses. */
    public void whenChosen(Consumer<T> chosen) {
        view.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!following) {
                kept = Optional.ofNullable(now);
                kept.ifPresent(chosen);
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
     * @param row its place in the list that the table was made for
     * @param above rows that stay in view above one that was not the chosen one before
     */
    public void follow(int row, int above) {
        following = true;
        int place = sort.placeOf(row);
        kept = place < 0 ? Optional.empty() : Optional.of(items.get(row));
        if (place < 0) {
            view.getSelectionModel().clearSelection();
        } else if (view.getSelectionModel().getSelectedIndex() != place) {
            view.getSelectionModel().clearAndSelect(place);
            view.scrollTo(Math.max(0, place - above));
        }
        following = false;
    }

    /** Replaces the rows, if they are others, without anything being chosen by it. */
    public void setRows(Collection<T> rows) {
        if (!rows.equals(items)) {
            quietly(() -> items.setAll(rows));
        }
    }

    /** Changes the list of rows without anything being chosen by it. */
    public void quietly(Runnable change) {
        following = true;
        change.run();
        following = false;
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
        return TableExport.of(name, title, visibleColumns(), view.getItems());
    }

    public TableView<T> node() {
        return view;
    }
}
