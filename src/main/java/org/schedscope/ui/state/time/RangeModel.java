package org.schedscope.ui.state.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.metrics.range.RunPart;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/** The part of the run that is marked: ticks, rows, or both. As long as one is, every view shows it alone. */
public final class RangeModel {
    private final StateValue<Optional<RunPart>> value;

    public RangeModel(StateChanges changes) {
        value = changes.value(Optional.empty());
    }

    /** Absent: all of the run. */
    public ReadOnlyObjectProperty<Optional<RunPart>> valueProperty() {
        return value;
    }

    public Optional<RunPart> get() {
        return value.get();
    }

    /** Marks ticks; marked rows stay. The order of the two does not matter; a tick alone is a range of one. */
    public void markTicks(long one, long other) {
        long from = Math.max(0, Math.min(one, other));
        long to = Math.max(from + 1, Math.max(one, other));
        value.set(Optional.of(get().orElse(RunPart.ALL).between(from, to)));
    }

    /** Marks rows; marked ticks stay. */
    public void markRows(List<RunPart.Cores> rows) {
        value.set(Optional.of(get().orElse(RunPart.ALL).on(new ArrayList<>(rows))).filter(part -> !part.equals(RunPart.ALL)));
    }

    public void mark(Optional<RunPart> part) {
        value.set(part.filter(one -> !one.equals(RunPart.ALL)));
    }

    public void lift() {
        value.set(Optional.empty());
    }

    /** Ticks stay marked where the jobs are the same, rows where the cores are, too. */
    public void runChanged(boolean sameJobs, boolean sameCores) {
        if (!sameJobs) {
            lift();
        } else if (!sameCores) {
            mark(get().map(part -> part.on(List.of())));
        }
    }
}
