package org.schedscope.ui.view.table;

import java.util.function.Function;
import java.util.function.Supplier;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.view.kit.KeyTexts;

/** A column of keys of queued tasks: as far as there is room in the window; exactly, and how they came about, on hover. */
public final class QueueKeys {
    private static final double FULL = 1e9;

    private QueueKeys() {
    }

    /**
     * @param task of a row
     * @param times their current format
     */
    public static <T> Column<T> in(Table<T> table, String title, double width, Function<T, QueuedTask> task,
            Supplier<TimeFigures> times) {
        return table.column(title, width, "num", row -> task.apply(row).key()).shows(row -> brief(task.apply(row), times.get()))
                .hover(row -> exact(task.apply(row)));
    }

    /** A key as a cell has it. */
    public static String brief(QueuedTask queued, TimeFigures times) {
        if (KeyTexts.isTime(queued, times)) {
            return KeyTexts.key(queued, times);
        }
        boolean whole = queued.key().matches("-?\\d+");
        return queued.key().isEmpty() ? "\u2013" : told(queued.approximateKey(), whole);
    }

    /** All digits before the point, so that neighbours differ, as long as there is room for them. */
    private static String told(double key, boolean whole) {
        return whole && Math.abs(key) < FULL ? Figures.whole((long) key) : Math.abs(key) >= 1_000 && Math.abs(key) < FULL
                ? Figures.decimal(key, 0, SpokenLanguage.now()) : Figures.key(key, whole, SpokenLanguage.now());
    }

    private static String exact(QueuedTask queued) {
        return queued.told();
    }
}
