package org.schedscope.breakpoint;

import org.schedscope.trace.Trace;

/** What of a run one condition depends on. Told every event, in order; mutable, of one thread. */
abstract class ConditionTracker {
    static final long NEVER = Long.MAX_VALUE;

    /** Takes in an event; whether the condition becomes true with it. */
    abstract boolean becomesTrueWith(Trace trace, int seq);

    /** The tick that makes the condition true unless something happens before; {@link #NEVER} if, as things are, time alone does not. */
    long due() {
        return NEVER;
    }

    /** {@link #due()} has come: the condition has become true. */
    void came() {
        // Only who waits for a tick needs to know.
    }

    /** All events of a tick have been told; whether that makes the condition true. */
    boolean becomesTrueAfterTick() {
        return false;
    }
}
