package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.ui.state.base.Environment;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.RunController;

/**
 * Moves the playhead from breakpoint to breakpoint, forward and back. Where the next one is not known yet, because the
 * recording has not been searched or made that far, the move is made as soon as it is; no verb waits. Any other move of the playhead
 * takes its place.
 */
public final class BreakpointNavigator implements Playhead.Halts {
    /**
     * The way to a breakpoint.
     *
     * @param searching whether it is still to be found out where to go
     * @param missed counts the travels that met no breakpoint; grows when the playhead is at the end, or the start, or on its way there
     */
    public record Travel(boolean searching, int missed) {
    }

    private final Breakpoints breakpoints;
    private final Playhead playhead;
    private final RunController runs;
    private final LongSupplier clock;
    private final StateValue<Travel> travel;
    private boolean forward;
    private long since;

    public BreakpointNavigator(Breakpoints breakpoints, Playhead playhead, RunController runs, Environment environment) {
        this.breakpoints = breakpoints;
        this.playhead = playhead;
        this.runs = runs;
        clock = environment.nanos();
        travel = environment.changes().value(new Travel(false, 0));
        playhead.haltAt(this);
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
        search(false);
    }

    public Travel travel() {
        return travel.get();
    }

    private boolean isSearching() {
        return travel().searching();
    }

    private void search(boolean now) {
        travel.set(new Travel(now, travel().missed()));
    }

    /** The search, if one goes on. */
    public Optional<Work> work() {
        double events = Math.max(1, runs.run().trace().eventCount());
        return isSearching() ? Optional.of(new Work(Work.Kind.SEARCHING, runs.run().workload().name(), since,
                OptionalDouble.of(breakpoints.read() / events), OptionalDouble.empty())) : Optional.empty();
    }

    private void begin(boolean ahead) {
        playhead.pause();
        forward = ahead;
        since = clock.getAsLong();
        search(true);
        tryAgain();
        if (isSearching() && forward) {
            runs.goOn();
        }
    }

    /** To be called when something was found out about breakpoints. */
    public void tryAgain() {
        if (!isSearching()) {
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
        search(false);
        if (stop.isPresent()) {
            playhead.seek(stop.get());
        } else if (forward) {
            playhead.toEnd();
        } else {
            playhead.toStart();
        }
        if (stop.isEmpty()) {
            travel.set(new Travel(false, travel().missed() + 1));
        }
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
