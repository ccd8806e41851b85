package org.schedscope.ui.state.compare;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
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
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.snapshot.PlayheadSnapshot;

/**
 * Whose identity the colours of bars and chips tell, the same in every view. Until the user chooses, it is what tells most in the open
 * workload, see {@link ColourKey#telling}.
 */
public final class ColourModel {
    private final ObjectProperty<ColourBy> by = new SimpleObjectProperty<>(this, "by");
    private boolean chosen;
    private boolean adapting;
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

    public ColourModel(WorkloadIndex first) {
        runChanged(first);
        by.addListener((property, before, now) -> {
            // Differences are looked at for a while; whose identity is told then is not chosen with it.
            chosen |= !adapting && now != ColourBy.SHIFT;
            putAside &= adapting;
            last = before;
        });
    }

    /** What is chosen; setting it is the user's choice and lasts, but for differences, which end with the other run. */
    public ObjectProperty<ColourBy> byProperty() {
        return by;
    }

    /** The colours of a workload's tasks. */
    public ColourKey of(WorkloadIndex wanted) {
        if (coloured != wanted.workload() || identity == null || identity.by() != by.get()) {
            coloured = wanted.workload();
            identity = ColourKey.by(by.get(), wanted);
        }
        return identity;
    }

    /** The same where chips tell tasks apart whatever the bars tell. */
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

    /** What bars are filled with if they tell by how much the open run differs from another one; nothing if there is none. */
    public void compared(Optional<RunComparison> compared, ComparisonMode beside) {
        shift = compared.map(found -> new ShiftFills(found.shift(), beside == ComparisonMode.DIFFERENCES));
    }

    /** Bars tell differences as soon as the user wants to see the other run, or only them. */
    public void beside(ComparisonMode beside) {
        if (beside != ComparisonMode.GHOSTS) {
            by.set(ColourBy.SHIFT);
        }
    }

    /** Differences from another run are told as long as there is one; then again what was told before. */
    public void anotherRun(boolean there) {
        if (there == anotherRun) {
            return;
        }
        anotherRun = there;
        boolean telling = by.get() == ColourBy.SHIFT;
        if (!there && telling) {
            adapt(last);
            putAside = true;
        } else if (there && putAside) {
            adapt(ColourBy.SHIFT);
            putAside = false;
        }
    }

    private void adapt(ColourBy other) {
        adapting = true;
        by.set(other);
        adapting = false;
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
            adapt(ColourKey.telling(opened));
        }
    }
}
