package org.schedscope.engine.queue.tree;

/** A condition on the needs of tasks that a pass searches for. */
public interface TaskFilter {
    /**
     * Whether a pass has to look at a task that needs this. Monotone: what is accepted would be accepted if it needed less.
     *
     * @param ticks estimated duration
     */
    boolean accepts(int cores, long memory, long ticks);
}
