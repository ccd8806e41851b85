package org.schedscope.ui.state.time;

import java.util.Optional;
import java.util.function.LongConsumer;
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
    /** Seconds in which the whole run goes by until the user chooses a speed. */
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
     * A place in the run, and the way on from there.
     *
     * @param start whether nothing has happened there
     * @param end whether everything has
     * @param playing whether the playhead moves by itself
     * @param waiting whether a step waits for the simulation to get there
     * @param speed in ticks per second while playing
     * @param moved whether the playhead has ever left the start
     * @param jumps counts how often the playhead was sent elsewhere at once, rather than by steps
     */
    public record Here(BreakpointMatch moment, boolean start, boolean end, boolean playing, boolean waiting, double speed, boolean moved,
            int jumps) {
    }

    /** A step beyond the end of the recording. */
    private enum Pending { NOTHING, EVENT, INSTANT, TICK, END }

    private final StateChanges changes;
    private final LongConsumer follower;
    private final StateValue<Here> here;
    private double speed = 50;
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
        here = changes.value(new Here(start, true, isEnd(start), false, false, speed, false, 0));
        suitSpeed();
    }

    /** The place as views show it. */
    public Here here() {
        return here.get();
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

    /** The open run at this place. */
    public Moment moment() {
        return new Moment(trace, position(), tick());
    }

    /** How often the playhead was sent elsewhere at once, rather than by steps. */
    public int jumps() {
        return here.get().jumps();
    }

    public boolean isPlaying() {
        return here.get().playing();
    }

    /** Whether everything has happened. */
    public boolean isAtEnd() {
        return here.get().end();
    }

    /** Plays at some speed from now on, in ticks per second. */
    public void chooseSpeed(double ticksPerSecond) {
        speedChosen = true;
        speed = ticksPerSecond;
        put(at(), isPlaying(), 0);
    }

    /** Until the user chooses a speed, the whole run goes by in about a minute. */
    private void suitSpeed() {
        if (!speedChosen && !isPlaying() && trace.lastTick() > 0) {
            speed = rounded(Math.max(MIN_SPEED, trace.lastTick() / WHOLE));
            put(at(), false, 0);
        }
    }

    /** Two leading digits of a speed. */
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
        put(at(), isPlaying(), 1);
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
        if (isAtEnd()) {
            moveTo(0);
        }
        lastPulse = -1;
        playedTick = tick();
        atFront = live && !complete && position() == trace.eventCount();
        stopWaiting(true);
    }

    public void pause() {
        atFront = false;
        stopWaiting(false);
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
        playedTick = atFront ? last : Math.min(playedTick + seconds * speed, last);
        BreakpointMatch reached = new BreakpointMatch(trace.positionAfter((long) playedTick), (long) playedTick);
        Optional<BreakpointMatch> halt = halts.flatMap(moments -> moments.next(at()))
                .filter(stop -> stop.compareTo(reached) <= 0);
        if (halt.isPresent()) {
            seek(halt.get());
            return;
        }
        move(reached.position(), reached.tick());
        if (isAtEnd()) {
            put(at(), false, 0);
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
        put(at(), isPlaying(), 0);
        suitSpeed();
        Pending step = pending;
        switch (step) {
            case EVENT -> stepEvent(1);
            case INSTANT -> stepInstant(1);
            case TICK -> {
                stopWaiting(isPlaying());
                seekTick(pendingTick);
            }
            case END -> toEnd();
            case NOTHING -> {
                // No step waits.
            }
        }
    }

    private void waitFor(Pending what) {
        if (complete) {
            return;
        }
        pending = what;
        put(at(), isPlaying(), 0);
    }

    private void stopWaiting(boolean playing) {
        pending = Pending.NOTHING;
        put(at(), playing, 0);
    }

    private void moveTo(int target) {
        move(target, trace.tickAt(target));
    }

    private void move(int target, long targetTick) {
        pending = Pending.NOTHING;
        put(new BreakpointMatch(target, targetTick), isPlaying(), 0);
    }

    private void put(BreakpointMatch moment, boolean playing, int jumps) {
        boolean start = moment.position() == 0 && moment.tick() == 0;
        boolean passed = moment.tick() != tick();
        changes.make(() -> {
            here.set(new Here(moment, start, isEnd(moment), playing, pending != Pending.NOTHING, speed,
                    here().moved() || !moment.equals(at()), jumps() + jumps));
            if (passed) {
                follower.accept(moment.tick());
            }
        });
    }

    private boolean isEnd(BreakpointMatch moment) {
        return complete && moment.position() == trace.eventCount() && moment.tick() >= trace.lastTick();
    }
}
