package org.schedscope.engine.queue.tree;

/** Tells which queued tasks a pass has to look at. */
public interface TaskFilter {
    /**
     * Whether a pass has to look at a task that needs this. Monotone: what is accepted would be accepted if it needed less.
     *
     * @param ticks estimated duration
     */
    boolean accepts(int cores, long memory, long ticks);
}
