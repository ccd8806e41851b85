package org.schedscope.ui.view.kit;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import org.schedscope.chart.paint.Figures;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.base.SpokenLanguage;

/** The key of a queued task to some four digits; exactly, and how it came about, on hover. */
public final class KeyCell<T> extends TableCell<T, T> {
    private final Function<T, Optional<QueuedTask>> task;
    private final Tooltip exact = new Tooltip();

    /** @param task of a row, none if the row is about to go */
    public KeyCell(Function<T, Optional<QueuedTask>> task, LiveCells live) {
        this.task = task;
        live.add(this, () -> updateItem(getItem(), isEmpty()));
        getStyleClass().add("num");
    }

    @Override
    protected void updateItem(T row, boolean empty) {
        super.updateItem(row, empty);
        Optional<QueuedTask> there = empty || row == null ? Optional.empty() : task.apply(row);
        setTooltip(there.isPresent() ? exact : null);
        setText(null);
        there.ifPresent(this::show);
    }

    private void show(QueuedTask queued) {
        if (queued.key().isEmpty()) {
            setText("\u2013");
            exact.setText(queued.arithmetic());
        } else {
            boolean whole = queued.key().matches("-?\\d+");
            setText(Figures.key(queued.approximateKey(), whole, SpokenLanguage.now()));
            exact.setText(queued.told());
        }
    }
}
