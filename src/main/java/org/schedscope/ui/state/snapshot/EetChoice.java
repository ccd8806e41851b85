package org.schedscope.ui.state.snapshot;

import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.ViolationView;
import org.schedscope.metrics.fact.EetCapacity;

/**
 * By what users' expectations are measured, and what of the violated ones the heatmap shows.
 *
 * @param capacity what each user may expect to have
 * @param view which users, queues and ticks are shown, and in what order
 */
public record EetChoice(EetCapacity capacity, ViolationView view) {
    /** An equal share for everyone; everything is shown, by name. */
    public static final EetChoice DEFAULT = new EetChoice(EetCapacity.EQUAL_SHARES, ViolationView.ALL);

    public EetChoice with(EetCapacity other) {
        return new EetChoice(other, view);
    }

    EetChoice with(ViolationView other) {
        return new EetChoice(capacity, other);
    }

    public ReportOptions applyTo(ReportOptions options) {
        return options.withEetCapacity(capacity).withHeat(view);
    }

    /** The same for another workload: filters, and figures of single users, are of no use there. */
    EetChoice elsewhere() {
        boolean general = capacity.byUser().isEmpty() && capacity.memoryByUser().isEmpty();
        return new EetChoice(general ? capacity : EetCapacity.EQUAL_SHARES, ViolationView.ALL.sorted(view.order()));
    }

    /** Whether some users, queues or ticks are left out. */
    public boolean isFiltered() {
        return !view.sorted(ViolationView.Order.NAME).equals(ViolationView.ALL);
    }
}
