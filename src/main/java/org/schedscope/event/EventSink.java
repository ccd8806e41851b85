package org.schedscope.event;

/** Listener to all events of a run, in order. Ticks never decrease. */
public interface EventSink {
    /**
     * Receives the next event.
     *
     * @param event reused by its sender: valid during the call only, with its cores and its key
     */
    void on(ScheduleEvent event);

    /**
     * Whether the listener reads which cores tasks take. If no listener does, the run only counts cores, which is faster, and starts have
     * none.
     */
    default boolean looksAtCores() {
        return true;
    }
}
