package org.schedscope.breakpoint;

import org.schedscope.trace.Trace;

/** Tracker for a tick. */
final class TimeTracker extends ConditionTracker {
    private long due;

    TimeTracker(long due) {
        this.due = due;
    }

    @Override
    boolean becomesTrueWith(Trace trace, int seq) {
        return false;
    }

    @Override
    long due() {
        return due;
    }

    @Override
    void reachDue() {
        due = NEVER;
    }
}
