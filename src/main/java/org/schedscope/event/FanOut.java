package org.schedscope.event;

/**
 * Passes events on to two listeners, in order. Each has a call of its own: in a loop over them the compiler puts what all of them do into
 * one call, twice.
 */
public final class FanOut implements EventSink {
    private final EventSink first;
    private final EventSink second;

    private FanOut(EventSink first, EventSink second) {
        this.first = first;
        this.second = second;
    }

    /** Ignores all events. */
    private static final class None implements EventSink {
        @Override
        public void on(ScheduleEvent event) {
            // No listener.
        }

        @Override
        public boolean looksAtCores() {
            return false;
        }
    }

    /** Passes events on to all, in order; there may be none. */
    public static EventSink of(EventSink... sinks) {
        return of(0, sinks);
    }

    private static EventSink of(int from, EventSink... sinks) {
        if (from == sinks.length) {
            return new None();
        }
        return from == sinks.length - 1 ? sinks[from] : new FanOut(sinks[from], of(from + 1, sinks));
    }

    @Override
    public boolean looksAtCores() {
        return first.looksAtCores() || second.looksAtCores();
    }

    @Override
    public void on(ScheduleEvent event) {
        first.on(event);
        second.on(event);
    }
}
