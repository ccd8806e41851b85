package org.schedscope.breakpoint;

import org.schedscope.trace.Trace;

/** State of one condition during a run, updated with every event in order. Confined to one thread. */
abstract class ConditionTracker {
    static final long NEVER = Long.MAX_VALUE;

    /** Updates the state by an event; true if the event makes the condition true. */
    abstract boolean becomesTrueWith(Trace trace, int seq);

    /** The tick at which the condition becomes true if nothing happens before; {@link #NEVER} if time alone does not make it true. */
    long due() {
        return NEVER;
    }

    /** The condition becomes true by reaching {@link #due()}. */
    void reachDue() {
        // Nothing to update without a tick to wait for.
    }

    /** Whether the end of a tick makes the condition true; called after all events of the tick. */
    boolean becomesTrueAfterTick() {
        return false;
    }
}
