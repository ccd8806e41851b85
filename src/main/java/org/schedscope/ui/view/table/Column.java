package org.schedscope.ui.view.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import org.schedscope.ui.view.kit.Hover;

/**
 * A column of a {@link Table}: texts of its cells and its width. Further methods define what it does beyond that.
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
    private Keys<T> keys;
    private boolean largestFirst;
    private boolean optional;
    private String name = "";
    /** What the user has chosen; what the column proposes counts as long as he has not. */
    private Optional<Double> chosenWidth = Optional.empty();
    private Optional<Boolean> chosenVisible = Optional.empty();

    /** Gives by what rows are put in order. */
    private interface Keys<T> {
        TableSort.Key<T> key(boolean falling);
    }

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
        if (style.equals("num")) {
            measured(() -> row -> TableExport.figure(says(row)));
        } else {
            ordered(() -> (one, other) -> NaturalOrder.compare(says(one), says(other)));
        }
    }

    /** What it is called in menus and files if its head has no room for that. */
    public Column<T> named(String full) {
        name = full;
        return this;
    }

    String name() {
        if (!getText().isEmpty()) {
            return getText();
        }
        return name.isEmpty() ? getStyleClass().get(getStyleClass().size() - 1).replace("num", "place") : name;
    }

    /**
     * Sorts rows by this figure, the largest first; without it and {@link #ordered}, by the texts of cells, figures by their values.
     *
     * @param figure read whenever rows are sorted, and then used on any thread; NaN is last
     */
    public Column<T> measured(Supplier<ToDoubleFunction<T>> figure) {
        keys = figureKeys(figure);
        largestFirst = true;
        return this;
    }

    /** Sorts rows by this figure, the smallest first: for places and times. */
    public Column<T> counted(Supplier<ToDoubleFunction<T>> figure) {
        keys = figureKeys(figure);
        largestFirst = false;
        return this;
    }

    private Keys<T> figureKeys(Supplier<ToDoubleFunction<T>> figure) {
        return falling -> {
            ToDoubleFunction<T> now = figure.get();
            return rows -> {
                double[] figures = new double[rows.size()];
                for (int i = 0; i < figures.length; i++) {
                    double value = now.applyAsDouble(rows.get(i));
                    figures[i] = falling ? -value : value;
                }
                return (one, other) -> Double.compare(figures[one], figures[other]);
            };
        };
    }

    /** Sorts rows by this comparator; read and used as in {@link #measured}. */
    public Column<T> ordered(Supplier<Comparator<T>> order) {
        keys = falling -> {
            Comparator<T> now = falling ? order.get().reversed() : order.get();
            return rows -> (one, other) -> now.compare(rows.get(one), rows.get(other));
        };
        return this;
    }

    /** Is not there until it is chosen. */
    public Column<T> optional() {
        optional = true;
        setVisible(false);
        return this;
    }

    boolean isLargestFirst() {
        return largestFirst;
    }

    /** By what rows are put in order. */
    TableSort.Key<T> key(boolean falling) {
        return keys.key(falling);
    }

    /** Sets the text of cells in the window, where files have exacter ones. */
    public Column<T> shows(Function<T, String> brief) {
        shown = brief;
        return this;
    }

    /** Sets the text of cells on hover; empty for none. */
    public Column<T> hover(Function<T, String> more) {
        hover = more;
        return this;
    }

    /** Sets the text of cells on hover, in tooltips made for them. */
    public Column<T> hover(Function<T, String> more, Supplier<Tooltip> made) {
        tooltips = made;
        return hover(more);
    }

    /**
     * Sets the look of cells.
     *
     * @param made gives for a cell the consumer of its row, beside its text
     */
    public Column<T> looks(Function<TableCell<T, T>, Consumer<T>> made) {
        look = made;
        return this;
    }

    private final class Cell extends TableCell<T, T> {
        private final Hover more = Hover.over(this, tooltips);
        private final Consumer<T> show = look.apply(this);

        Cell() {
            table.live().add(this, () -> updateItem(getItem(), isEmpty()));
        }

        /**
         * Row and column define the size: while it is as wide as its column, nothing else has to be laid out for its text. The toolkit
         * would lay out the whole table.
         */
        @Override
        public void requestLayout() {
            if (Math.abs(getWidth() - Column.this.getWidth()) < 1) {
                setNeedsLayout(true);
            } else {
                super.requestLayout();
            }
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            if (!table.isShown(item, empty)) {
                setText(null);
                setGraphic(null);
                more.says("");
                return;
            }
            setText(shown.apply(item));
            more.says(hover.apply(item));
            show.accept(item);
        }
    }

    /** Takes what room the other columns leave. */
    public Column<T> fills() {
        filling = true;
        table.arrange();
        return this;
    }

    /** Whether it takes what room is left; no more once its width was chosen. */
    boolean isFilling() {
        return filling && chosenWidth.isEmpty();
    }

    /** Is there only where this holds of the width of the table in ordinary type. */
    public Column<T> where(DoublePredicate enough) {
        room = enough;
        return this;
    }

    /** @param sorts whether rows are in order by it, which its head shows */
    void showIn(double now, boolean sorts) {
        setVisible(chosenVisible.orElse(sorts || !optional && room.test(now)));
    }

    Optional<Boolean> chosenVisible() {
        return chosenVisible;
    }

    Optional<Double> chosenWidth() {
        return chosenWidth;
    }

    /** What the user has chosen, in ordinary type. To be arranged afterwards. */
    void choose(Optional<Double> width, Optional<Boolean> visible) {
        chosenWidth = width;
        chosenVisible = visible;
    }

    /** @param now in ordinary type; to be arranged afterwards */
    public void setOrdinaryWidth(double now) {
        columnWidth = now;
    }

    double ordinaryWidth() {
        return chosenWidth.orElse(columnWidth);
    }

    /** Lets no figure of these rows be cut. */
    public void keepWhole(Collection<T> rows) {
        int longest = rows.stream().mapToInt(row -> Objects.requireNonNullElse(shown.apply(row), "").length()).max().orElse(0);
        setMinWidth((BESIDES + DIGIT * longest) * table.theme().get().typeScale());
    }

    /** Text of a cell; may be empty. */
    public String says(T row) {
        String said = text.apply(row);
        return said == null ? "" : said;
    }
}
