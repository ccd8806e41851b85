package org.schedscope.event;

/** Listener to everything that happens in a run, in order. Ticks never fall. */
public interface EventSink {
    /**
     * Takes the next event.
     *
     * @param event reused by its sender: valid during the call only, with its cores and its key
     */
    void on(ScheduleEvent event);

    /**
     * Whether it looks at which cores tasks take. Where no listener does, a run only counts them, which takes less time, and starts have
     * no cores.
     */
    default boolean looksAtCores() {
        return true;
    }
}
