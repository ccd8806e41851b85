package org.schedscope.ui.view.table;

import java.util.function.Function;
import org.schedscope.chart.paint.Figures;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.ui.state.base.SpokenLanguage;

/** A column of keys of queued tasks: some four digits in the window; exactly, and how they came about, on hover. */
public final class QueueKeys {
    private QueueKeys() {
    }

    /** @param task of a row */
    public static <T> Column<T> in(Table<T> table, String title, double width, Function<T, QueuedTask> task) {
        return table.column(title, width, "num", row -> task.apply(row).key()).shows(row -> brief(task.apply(row)))
                .hover(row -> exact(task.apply(row)));
    }

    private static String brief(QueuedTask queued) {
        boolean whole = queued.key().matches("-?\\d+");
        return queued.key().isEmpty() ? "\u2013" : Figures.key(queued.approximateKey(), whole, SpokenLanguage.now());
    }

    private static String exact(QueuedTask queued) {
        return queued.key().isEmpty() ? queued.arithmetic() : queued.told();
    }
}
