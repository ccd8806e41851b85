package org.schedscope.breakpoint;

import org.schedscope.event.EventKind;
import org.schedscope.trace.Trace;

/** Tracker for events of one kind about one job or task. */
final class EventTracker extends ConditionTracker {
    private final EventKind kind;
    private final int subject;

    EventTracker(EventKind kind, int subject) {
        this.kind = kind;
        this.subject = subject;
    }

    @Override
    boolean becomesTrueWith(Trace trace, int seq) {
        return trace.subject(seq) == subject && trace.kind(seq) == kind;
    }
}
