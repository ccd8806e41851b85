package org.schedscope.engine.queue;

/** Which queued tasks a pass has to look at. */
public interface Interest {
    /** Everything. */
    Interest ALL = (cores, memory, ticks) -> true;

    /**
     * Whether a task that needs this would be looked at. Who would look at a task would look at it if it needed less.
     *
     * @param ticks estimated duration
     */
    boolean in(int cores, long memory, long ticks);
}
