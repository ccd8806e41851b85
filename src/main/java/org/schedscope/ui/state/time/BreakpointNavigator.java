package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.RunController;

/**
 * Moves the playhead from breakpoint to breakpoint, forward and back. Where it is not known yet which one is next, because the
 * recording has not been searched or made that far, the move is made as soon as it is; no verb waits. Any other move of the playhead
 * takes its place.
 */
public final class BreakpointNavigator implements Playhead.Halts {
    private final Breakpoints breakpoints;
    private final Playhead playhead;
    private final RunController runs;
    private final LongSupplier clock;
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper(this, "searching", false);
    private final ReadOnlyIntegerWrapper missed = new ReadOnlyIntegerWrapper(this, "missed", 0);
    private boolean forward;
    private long since;

    public BreakpointNavigator(Breakpoints breakpoints, Playhead playhead, RunController runs, LongSupplier clock) {
        this.breakpoints = breakpoints;
        this.playhead = playhead;
        this.runs = runs;
        this.clock = clock;
        playhead.haltAt(this);
        playhead.movesProperty().addListener((property, before, now) -> searching.set(false));
        breakpoints.findingsProperty().addListener((property, before, now) -> tryAgain());
    }

    /** To the next moment at which an enabled breakpoint becomes true; to the end if there is none. */
    public void goOn() {
        begin(true);
    }

    /** To the last moment before this one at which an enabled breakpoint became true; to the start if there is none. */
    public void goBack() {
        begin(false);
    }

    /** Stays where it is. */
    public void cancel() {
        searching.set(false);
    }

    /** Whether it is still to be found out where to go. */
    public ReadOnlyBooleanProperty searchingProperty() {
        return searching.getReadOnlyProperty();
    }

    /** The search, if one goes on. */
    public Optional<Work> work() {
        double events = Math.max(1, runs.run().trace().eventCount());
        return searching.get() ? Optional.of(new Work(Work.Kind.SEARCHING, runs.run().workload().name(), since,
                OptionalDouble.of(breakpoints.read() / events), OptionalDouble.empty())) : Optional.empty();
    }

    private void begin(boolean ahead) {
        playhead.pause();
        forward = ahead;
        since = clock.getAsLong();
        searching.set(true);
        tryAgain();
        if (searching.get() && forward) {
            runs.goOn();
        }
    }

    private void tryAgain() {
        if (!searching.get()) {
            return;
        }
        BreakpointMatch here = new BreakpointMatch(playhead.position(), playhead.tick());
        if (!breakpoints.anyEnabled()) {
            end(Optional.empty());
            return;
        }
        Breakpoints.Nearest nearest = forward ? breakpoints.after(here) : breakpoints.before(here);
        if (nearest.sure()) {
            end(nearest.stop());
        }
    }

    private void end(Optional<BreakpointMatch> stop) {
        searching.set(false);
        if (stop.isPresent()) {
            playhead.seek(stop.get());
        } else if (forward) {
            playhead.toEnd();
        } else {
            playhead.toStart();
        }
        if (stop.isEmpty()) {
            missed.set(missed.get() + 1);
        }
    }

    /** Counts the travels that met no breakpoint; changes when the playhead is at the end, or the start, or on its way there. */
    public ReadOnlyIntegerProperty missedProperty() {
        return missed.getReadOnlyProperty();
    }

    /** Whether the last travel went forward. */
    public boolean wentForward() {
        return forward;
    }

    @Override
    public Optional<BreakpointMatch> next(BreakpointMatch moment) {
        return breakpoints.anyEnabled() ? breakpoints.after(moment).stop() : Optional.empty();
    }

    @Override
    public long knownUntil() {
        return breakpoints.anyEnabled() ? breakpoints.knownUntil() : Long.MAX_VALUE;
    }
}
