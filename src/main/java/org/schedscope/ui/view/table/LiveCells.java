package org.schedscope.ui.view.table;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.control.IndexedCell;

/**
 * Has the cells of a table show their items anew, in place. What the toolkit calls refreshing makes all cells anew, styles and all,
 * which while playing costs more than everything else in a frame.
 */
final class LiveCells {
    private final ReadOnlyIntegerWrapper news = new ReadOnlyIntegerWrapper(this, "news", 0);
    private final Supplier<? extends List<?>> rows;

    /** @param rows what the table shows now, each in all cells of its row */
    LiveCells(Supplier<? extends List<?>> rows) {
        this.rows = rows;
    }

    /** To be called by a cell's constructor; the cell is forgotten when the table drops it. */
    void add(IndexedCell<?> cell, Runnable show) {
        ChangeListener<Number> listener = (property, before, now) -> {
            // A cell that has another item than its row gets that one in the next layout, and may not speak of the old one any more.
            List<?> items = rows.get();
            if (cell.getIndex() >= 0 && cell.getIndex() < items.size() && items.get(cell.getIndex()).equals(cell.getItem())) {
                show.run();
            }
        };
        // Held by the cell alone.
        cell.getProperties().put(LiveCells.class, listener);
        news.addListener(new WeakChangeListener<>(listener));
    }

    /** Updates the texts of cells. */
    void changed() {
        news.set(news.get() + 1);
    }
}
