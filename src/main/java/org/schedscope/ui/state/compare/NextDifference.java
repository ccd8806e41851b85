package org.schedscope.ui.state.compare;

import java.util.Optional;
import java.util.OptionalLong;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.LatestOnlyWorker;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.Selection;

/** The way from one difference between the open run and the one that it is compared with to the next. */
public final class NextDifference {
    private final CompareModel compare;
    private final Playhead playhead;
    private final Selection selection;
    private final StateValue<Optional<RunDifference>> value;
    private final LatestOnlyWorker<RunDifference, RunDifference> rivals;

    public NextDifference(CompareModel compare, Playhead playhead, Selection selection, Environment environment) {
        rivals = new LatestOnlyWorker<>(environment.answers(), environment.owner(), RunDifference::withRivals, this::complete);
        this.compare = compare;
        value = environment.changes().value(Optional.empty());
        this.playhead = playhead;
        this.selection = selection;
    }

    /**
     * To the next tick at which the open run starts what the other one does not, or not there, and selects that; stays if there is none.
     */
    public void go() {
        compare.get().ifPresent(compared -> {
            OptionalLong tick = compared.shift().divergenceAfter(playhead.tick());
            tick.ifPresent(playhead::seekTick);
            show(tick.isPresent() ? compare.differenceAt(tick.getAsLong()) : Optional.empty());
        });
    }

    /** To a difference that is known. */
    public void goTo(RunDifference known) {
        playhead.seekTick(known.tick());
        show(Optional.of(known));
    }

    private void show(Optional<RunDifference> difference) {
        value.set(difference);
        difference.ifPresent(found -> {
            selection.selectCluster(found.cluster());
            found.run().or(found::base).ifPresent(start -> selection.selectTask(start.task()));
            rivals.request(found);
        });
    }

    /** Adds what waited as soon as it is known, unless another difference is shown by then. */
    private void complete(RunDifference found) {
        boolean stands = value.get().filter(told -> told.tick() == found.tick() && told.openRun().isSameRunAs(found.openRun())
                && told.baseRun().isSameRunAs(found.baseRun())).isPresent();
        if (stands) {
            value.set(Optional.of(found));
        }
    }

    /** Another run is open: the difference that was gone to last is none of it. */
    public void forget() {
        value.set(Optional.empty());
    }

    /** The difference that was gone to last; none once another run is open. */
    public Optional<RunDifference> get() {
        return value.get();
    }
}
