package org.schedscope.ui.view.table;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;

/**
 * A column of a {@link Table}: what its cells say, and how wide it is. Further methods say what it does beyond that.
 *
 * @param <T> a row
 */
public final class Column<T> extends TableColumn<T, T> {
    /** A digit of a figure, and what is left free beside it, in pixels of ordinary type. */
    private static final double DIGIT = 7.2;
    private static final double BESIDES = 20;

    private final Table<T> table;
    private final Function<T, String> text;
    private Function<T, String> shown;
    private Function<T, String> hover = item -> "";
    private Supplier<Tooltip> tooltips = Tooltip::new;
    private Function<TableCell<T, T>, Consumer<T>> look = cell -> item -> {};
    private double columnWidth;
    private boolean filling;
    private DoublePredicate room = any -> true;

    Column(Table<T> table, String title, double width, String style, Function<T, String> text) {
        super(title);
        this.table = table;
        columnWidth = width;
        this.text = text;
        shown = text;
        setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        setCellFactory(owner -> new Cell());
        getStyleClass().add(style);
        setPrefWidth(width);
        setReorderable(false);
        setSortable(false);
    }

    /** Cells say this in the window, while files are told more exactly. */
    public Column<T> shows(Function<T, String> brief) {
        shown = brief;
        return this;
    }

    /** Cells say more on hover, unless there is nothing to say. */
    public Column<T> hover(Function<T, String> more) {
        hover = more;
        return this;
    }

    /** Cells say more on hover, in tooltips made for them. */
    public Column<T> hover(Function<T, String> more, Supplier<Tooltip> made) {
        tooltips = made;
        return hover(more);
    }

    /**
     * Has cells look as what they show.
     *
     * @param made gives for a cell what it is told beside its text, whenever it shows something
     */
    public Column<T> looks(Function<TableCell<T, T>, Consumer<T>> made) {
        look = made;
        return this;
    }

    private final class Cell extends TableCell<T, T> {
        private final Tooltip tooltip = tooltips.get();
        private final Consumer<T> show = look.apply(this);

        Cell() {
            table.live().add(this, () -> updateItem(getItem(), isEmpty()));
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            if (!table.isShown(item, empty)) {
                setText(null);
                setGraphic(null);
                setTooltip(null);
                return;
            }
            setText(shown.apply(item));
            String more = hover.apply(item);
            tooltip.setText(more);
            setTooltip(more.isEmpty() ? null : tooltip);
            show.accept(item);
        }
    }

    /** Takes what room the other columns leave. */
    public Column<T> fills() {
        filling = true;
        table.arrange();
        return this;
    }

    boolean isFilling() {
        return filling;
    }

    /** Is there only where this holds of the width of the table in ordinary type. */
    public Column<T> where(DoublePredicate enough) {
        room = enough;
        return this;
    }

    void showIn(double now) {
        setVisible(room.test(now));
    }

    /** @param now in ordinary type; to be arranged afterwards */
    public void setOrdinaryWidth(double now) {
        columnWidth = now;
    }

    double ordinaryWidth() {
        return columnWidth;
    }

    /** Lets no figure of these rows be cut. */
    public void keepWhole(Collection<T> rows) {
        int longest = rows.stream().mapToInt(row -> says(row).length()).max().orElse(0);
        setMinWidth((BESIDES + DIGIT * longest) * table.theme().get().typeScale());
    }

    /** What a cell says; empty if nothing. */
    public String says(T row) {
        String said = text.apply(row);
        return said == null ? "" : said;
    }
}
