package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.chart.index.Moment;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;

/**
 * Where in the run the window is: the number of events that have happened, and a tick, which while playing also passes where nothing
 * happens. Forward and back are the same units: an event, or an instant, which is all events of one tick.
 *
 * <p>A step beyond what has been recorded is remembered and taken as soon as the recording gets there; no verb waits.
 */
public final class Playhead {
    /** Slowest and fastest playing, in ticks per second. */
    public static final double MIN_SPEED = 0.5;
    /** Seconds in which the whole run goes by as long as nobody has chosen a speed. */
    private static final double WHOLE = 60;

    private static final double NANOS = 1e9;
    /** From one step of playing to the next where little is to move. */
    private static final long CALM_NANOS = 1_000_000_000L;

    /** Where playing stops by itself. */
    interface Halts {
        /** The first such moment after one, as far as they are known. */
        Optional<BreakpointMatch> next(BreakpointMatch moment);

        /** The last tick up to which they are known; playing waits there. */
        long knownUntil();
    }

    /**
     * A place in the run.
     *
     * @param start whether nothing has happened there
     * @param end whether everything has
     * @param jumps counts how often the playhead was sent elsewhere at once, rather than by steps
     */
    private record Here(BreakpointMatch moment, boolean start, boolean end, int jumps) {
    }

    /** What was asked for beyond the end of the recording. */
    private enum Pending { NOTHING, EVENT, INSTANT, TICK, END }

    private final StateChanges changes;
    private final LongConsumer follower;
    private final StateValue<Here> here;
    // Read-only views of the place; they follow it.
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing", false);
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper(this, "waiting", false);
    private final ReadOnlyBooleanWrapper atStart = new ReadOnlyBooleanWrapper(this, "atStart", true);
    private final ReadOnlyBooleanWrapper atEnd = new ReadOnlyBooleanWrapper(this, "atEnd", false);
    private final ReadOnlyIntegerWrapper moves = new ReadOnlyIntegerWrapper(this, "moves", 0);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 50);
    private boolean speedChosen;

    private Trace trace;
    private boolean complete;
    private boolean live;
    private boolean atFront;
    private Optional<Halts> halts = Optional.empty();
    private Pending pending = Pending.NOTHING;
    private long pendingTick;
    private double playedTick;
    private long lastPulse = -1;
    private boolean calm;

    /** @param follower takes the tick of every move, as part of the same change */
    public Playhead(Trace trace, boolean complete, StateChanges changes, LongConsumer follower) {
        this.changes = changes;
        this.follower = follower;
        this.trace = trace;
        this.complete = complete;
        BreakpointMatch start = new BreakpointMatch(0, 0);
        here = changes.value(new Here(start, true, isEnd(start), 0));
        atEnd.set(here.get().end());
        here.addListener((property, before, now) -> follow(before, now));
        suitSpeed();
    }

    private void follow(Here before, Here now) {
        atStart.set(now.start());
        atEnd.set(now.end());
        if (!now.moment().equals(before.moment())) {
            moves.set(moves.get() + 1);
        }
    }

    /** Number of events that have happened, from 0. */
    public int position() {
        return at().position();
    }

    /** Position and tick. */
    public BreakpointMatch at() {
        return here.get().moment();
    }

    /** The tick that is now. */
    public long tick() {
        return at().tick();
    }

    /** The open run as of now. */
    public Moment moment() {
        return new Moment(trace, position(), tick());
    }

    /** Counts the moves: changes after position and tick both have their new values, once a move. */
    public ReadOnlyIntegerProperty movesProperty() {
        return moves.getReadOnlyProperty();
    }

    /** Has all be told once more that depends on where it is: it is told otherwise now. */
    public void tellAgain() {
        moves.set(moves.get() + 1);
    }

    /** How often the playhead was sent elsewhere at once, rather than by steps. */
    public int jumps() {
        return here.get().jumps();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    public boolean isPlaying() {
        return playing.get();
    }

    /** Whether a step waits for the simulation to get there. */
    public ReadOnlyBooleanProperty waitingProperty() {
        return waiting.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty atStartProperty() {
        return atStart.getReadOnlyProperty();
    }

    /** Whether everything has happened. */
    public ReadOnlyBooleanProperty atEndProperty() {
        return atEnd.getReadOnlyProperty();
    }

    /** Ticks per second while playing. */
    public DoubleProperty speedProperty() {
        return speed;
    }

    /** Plays at some speed from now on, in ticks per second. */
    public void chooseSpeed(double ticksPerSecond) {
        speedChosen = true;
        speed.set(ticksPerSecond);
    }

    /** As long as nobody has chosen, the whole run goes by in about a minute. */
    private void suitSpeed() {
        if (!speedChosen && !isPlaying() && trace.lastTick() > 0) {
            speed.set(rounded(Math.max(MIN_SPEED, trace.lastTick() / WHOLE)));
        }
    }

    /** Two leading digits of a speed: nobody chooses it more exactly. */
    public static double rounded(double speed) {
        double unit = Math.pow(10, Math.floor(Math.log10(speed)) - 1);
        return Math.round(speed / unit) * unit;
    }

    /** One event forward (+1) or back (−1). */
    public void stepEvent(int direction) {
        pause();
        if (direction < 0) {
            moveTo(Math.max(0, position() - 1));
        } else if (position() < trace.eventCount()) {
            moveTo(position() + 1);
        } else {
            waitFor(Pending.EVENT);
        }
    }

    /** To the end of the next instant (+1), or to before the last one (−1): the exact inverse between instants. */
    public void stepInstant(int direction) {
        pause();
        if (direction < 0) {
            moveTo(trace.previousInstant(position()));
        } else if (position() < trace.eventCount()) {
            moveTo(trace.nextInstant(position()));
        } else {
            waitFor(Pending.INSTANT);
        }
    }

    /** To the end of a tick: everything that happens at or before it has happened. */
    public void seekTick(long target) {
        jump();
        long wanted = Math.max(0, target);
        if (wanted > trace.lastTick() && !complete) {
            move(trace.eventCount(), trace.lastTick());
            pendingTick = wanted;
            waitFor(Pending.TICK);
            return;
        }
        long reached = Math.min(wanted, trace.lastTick());
        move(trace.positionAfter(reached), reached);
        playedTick = reached;
    }

    /** To a position, from 0 to the number of events recorded. */
    public void seekPosition(int target) {
        jump();
        moveTo(Math.max(0, Math.min(trace.eventCount(), target)));
    }

    private void jump() {
        if (atFront) {
            pause();
        }
        put(at(), 1);
    }

    /** To a moment of the run as far as it is recorded. */
    public void seek(BreakpointMatch moment) {
        pause();
        move(moment.position(), moment.tick());
    }

    void haltAt(Halts moments) {
        halts = Optional.of(moments);
    }

    public void toStart() {
        pause();
        jump();
        moveTo(0);
    }

    /** To the run's end, as soon as that is known; of a run that another program still makes, to its front, and on with it. */
    public void toEnd() {
        pause();
        jump();
        moveTo(trace.eventCount());
        if (!complete && live) {
            play();
        } else if (!complete) {
            waitFor(Pending.END);
        }
    }

    /** Whether another program makes the open run at its own pace; it is left or paused at a place, or gone along with at its front. */
    public void setLive(boolean now) {
        live = now;
    }

    /** Begins to play; from the start, if everything has happened. */
    public void play() {
        if (here.get().end()) {
            moveTo(0);
        }
        clearPending();
        lastPulse = -1;
        playedTick = tick();
        atFront = live && !complete && position() == trace.eventCount();
        playing.set(true);
    }

    public void pause() {
        atFront = false;
        playing.set(false);
        clearPending();
    }

    public void togglePlay() {
        if (isPlaying()) {
            pause();
        } else {
            play();
        }
    }

    /** Whether playing goes on in steps of a second, each as far as a second of playing goes, and does not glide. */
    public void setCalm(boolean now) {
        calm = now;
    }

    /**
     * Lets time pass while playing. The first pulse after {@link #play()} only starts the clock.
     *
     * @param nanos a clock's reading that never falls, in nanoseconds
     */
    public void pulse(long nanos) {
        if (!isPlaying() || calm && lastPulse >= 0 && nanos - lastPulse < CALM_NANOS) {
            return;
        }
        double seconds = lastPulse < 0 ? 0 : (nanos - lastPulse) / NANOS;
        lastPulse = nanos;
        long last = Math.max(tick(), Math.min(trace.lastTick(), halts.map(Halts::knownUntil).orElse(Long.MAX_VALUE)));
        playedTick = atFront ? last : Math.min(playedTick + seconds * speed.get(), last);
        BreakpointMatch reached = new BreakpointMatch(trace.positionAfter((long) playedTick), (long) playedTick);
        Optional<BreakpointMatch> halt = halts.flatMap(moments -> moments.next(at()))
                .filter(stop -> stop.compareTo(reached) <= 0);
        if (halt.isPresent()) {
            seek(halt.get());
            return;
        }
        move(reached.position(), reached.tick());
        if (here.get().end()) {
            playing.set(false);
        }
    }

    /**
     * Goes to position 0 of another run.
     *
     * @param sameWorkload whether a speed that was chosen still suits
     */
    public void runChanged(Trace newTrace, boolean newComplete, boolean sameWorkload) {
        speedChosen &= sameWorkload;
        pause();
        trace = newTrace;
        complete = newComplete;
        moveTo(0);
        suitSpeed();
    }

    /** The same run, recorded further. */
    public void runGrew(Trace longer, boolean toTheEnd) {
        trace = longer;
        complete = toTheEnd;
        put(at(), 0);
        suitSpeed();
        Pending step = pending;
        switch (step) {
            case EVENT -> stepEvent(1);
            case INSTANT -> stepInstant(1);
            case TICK -> {
                clearPending();
                seekTick(pendingTick);
            }
            case END -> toEnd();
            case NOTHING -> {
                // Nobody waits.
            }
        }
    }

    private void waitFor(Pending what) {
        if (complete) {
            return;
        }
        pending = what;
        waiting.set(true);
    }

    private void clearPending() {
        pending = Pending.NOTHING;
        waiting.set(false);
    }

    private void moveTo(int target) {
        move(target, trace.tickAt(target));
    }

    private void move(int target, long targetTick) {
        clearPending();
        put(new BreakpointMatch(target, targetTick), 0);
    }

    private void put(BreakpointMatch moment, int jumps) {
        boolean start = moment.position() == 0 && moment.tick() == 0;
        boolean passed = moment.tick() != tick();
        changes.make(() -> {
            here.set(new Here(moment, start, isEnd(moment), jumps() + jumps));
            if (passed) {
                follower.accept(moment.tick());
            }
        });
    }

    private boolean isEnd(BreakpointMatch moment) {
        return complete && moment.position() == trace.eventCount() && moment.tick() >= trace.lastTick();
    }
}
