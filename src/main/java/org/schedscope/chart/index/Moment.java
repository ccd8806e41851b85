package org.schedscope.chart.index;

import org.schedscope.trace.Trace;

/**
 * A place in a run.
 *
 * @param trace what is known of the run; may reach beyond the position
 * @param position number of events that have happened
 * @param now tick of the playhead, at least that of the last event that has happened
 */
public record Moment(Trace trace, int position, long now) {
    /** After everything a trace has. */
    public static Moment endOf(Trace trace) {
        return new Moment(trace, trace.eventCount(), trace.lastTick());
    }

    /** Whether a piece ended before this moment. */
    public boolean ended(int piece) {
        return trace.pieces().endSeq(piece) < position;
    }

    /** Tick at which a started piece ended, or now if it still runs. */
    public long endOrNow(int piece) {
        return ended(piece) ? trace.pieces().end(piece) : now;
    }

    /** Whether there is more to see after this moment. */
    public boolean futureKnown() {
        return position < trace.eventCount();
    }
}
