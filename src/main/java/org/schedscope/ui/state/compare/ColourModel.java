package org.schedscope.ui.state.compare;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.chart.lane.CoresFills;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.OrderFills;
import org.schedscope.chart.lane.ShiftFills;
import org.schedscope.chart.lane.ValueFills;
import org.schedscope.chart.lane.WaitFills;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * Meaning of the colours of bars and chips, the same in every view. Until the user chooses, it is the identity that separates most in the
 * open workload, see {@link ColourKey#telling}.
 */
public final class ColourModel {
    private final StateValue<ColourBy> by;
    private boolean chosen;
    private boolean anotherRun;
    private boolean putAside;
    /** What was chosen before. */
    private ColourBy last;
    private Workload coloured;
    private ColourKey identity;
    private Optional<ValueFills> value = Optional.empty();
    private int valueOfRun;
    private Optional<WaitFills> wait = Optional.empty();
    private Optional<CoresFills> cores = Optional.empty();
    private Optional<OrderFills> order = Optional.empty();
    private Optional<ShiftFills> shift = Optional.empty();

    public ColourModel(WorkloadIndex first, StateChanges changes) {
        by = changes.value(ColourKey.telling(first));
    }

    public ReadOnlyObjectProperty<ColourBy> byProperty() {
        return by;
    }

    /** Takes the user's choice, which lasts; but for differences, which end with the other run. */
    public void choose(ColourBy other) {
        // Differences are shown for a while; the identity shown after them is not chosen with them.
        if (other != by.get()) {
            chosen |= other != ColourBy.SHIFT;
            putAside = false;
            set(other);
        }
    }

    private void set(ColourBy other) {
        if (other != by.get()) {
            last = by.get();
            by.set(other);
        }
    }

    /** The colours of a workload's tasks. */
    public ColourKey of(WorkloadIndex wanted) {
        if (coloured != wanted.workload() || identity == null || identity.by() != by.get()) {
            coloured = wanted.workload();
            identity = ColourKey.by(by.get(), wanted);
        }
        return identity;
    }

    /** Colours that separate tasks, whatever the bars show. */
    public ColourKey telling(WorkloadIndex wanted) {
        return by.get().isIdentity() ? of(wanted) : ColourKey.by(ColourKey.telling(wanted), wanted);
    }

    /** What bars and graphs of a run are filled with: by value as the snapshot has it, which may be one of another position or run. */
    public Fills fills(OpenRun run, PlayheadSnapshot snapshot) {
        if (by.get() == ColourBy.SHIFT && shift.isPresent()) {
            return shift.get();
        }
        return switch (by.get()) {
            case WAIT -> wait(run);
            case CORES -> cores(run);
            case ORDER -> order(run);
            default -> byJob(run, snapshot);
        };
    }

    private Fills byJob(OpenRun run, PlayheadSnapshot snapshot) {
        return by.get() == ColourBy.VALUE && snapshot.run().isSameRunAs(run) ? value(snapshot) : of(run.index());
    }

    /** How long the jobs of a run waited, as far as it is recorded. */
    public WaitFills wait(OpenRun run) {
        wait = Optional.of(wait.map(known -> known.of(run.trace())).orElseGet(() -> new WaitFills(run.trace())));
        return wait.get();
    }

    /** How many cores the tasks of a run need. */
    public CoresFills cores(OpenRun run) {
        if (cores.isEmpty() || cores.get().index().workload() != run.workload()) {
            cores = Optional.of(new CoresFills(run.index()));
        }
        return cores.get();
    }

    /** Which tasks of a run overtook others, as far as it is recorded. */
    private OrderFills order(OpenRun run) {
        order = Optional.of(order.map(known -> known.of(run.trace())).orElseGet(() -> new OrderFills(run.trace())));
        return order.get();
    }

    /** What the jobs have earned at the position of the snapshot. */
    public ValueFills value(PlayheadSnapshot snapshot) {
        if (value.isEmpty() || valueOfRun != snapshot.run().number()) {
            value = Optional.of(new ValueFills(snapshot.run().jobs(), snapshot.states()));
            valueOfRun = snapshot.run().number();
        }
        value.get().moveTo(snapshot.states());
        return value.get();
    }

    /** Fills of bars that show by how much the open run differs from another one; nothing if there is none. */
    public void compared(Optional<RunComparison> compared, ComparisonMode beside) {
        shift = compared.map(found -> new ShiftFills(found.shift(), beside == ComparisonMode.DIFFERENCES));
    }

    /** Bars show differences as soon as the user wants to see the other run, or only them. */
    public void beside(ComparisonMode beside) {
        if (beside != ComparisonMode.GHOSTS) {
            choose(ColourBy.SHIFT);
        }
    }

    /** Differences from another run are shown as long as there is one; then again what was shown before. */
    public void anotherRun(boolean there) {
        if (there == anotherRun) {
            return;
        }
        anotherRun = there;
        boolean telling = by.get() == ColourBy.SHIFT;
        if (!there && telling) {
            set(last);
            putAside = true;
        } else if (there && putAside) {
            set(ColourBy.SHIFT);
            putAside = false;
        }
    }

    /** Whether the open run can be coloured by how it differs from another one. */
    public boolean canTellShift() {
        return shift.isPresent();
    }

    public void runChanged(WorkloadIndex opened) {
        if (chosen) {
            return;
        }
        if (by.get() == ColourBy.SHIFT) {
            last = ColourKey.telling(opened);
        } else {
            set(ColourKey.telling(opened));
        }
    }
}
