package org.schedscope.event;

/**
 * Passes events on to two listeners, in order. Each has a call site of its own: at a shared one, as in a loop, the compiler inlines neither
 * well.
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
            // Without listeners there is nothing to do.
        }

        @Override
        public boolean looksAtCores() {
            return false;
        }
    }

    /** A sink that passes events on to all of the given ones, in order; there may be none. */
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
