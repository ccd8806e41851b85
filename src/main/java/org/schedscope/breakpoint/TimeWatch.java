package org.schedscope.breakpoint;

import org.schedscope.trace.Trace;

/** For a tick. */
final class TimeWatch extends Watch {
    private long due;

    TimeWatch(long due) {
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
    void came() {
        due = NEVER;
    }
}
