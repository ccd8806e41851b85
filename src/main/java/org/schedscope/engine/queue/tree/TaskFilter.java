package org.schedscope.engine.queue.tree;

/** A condition on the needs of tasks that a pass searches for. */
public interface TaskFilter {
    /**
     * Whether a pass must consider a task with these needs. Monotone: an accepted task would also be accepted with smaller needs.
     *
     * @param counts counts by resource, then row; no resources before there is a task
     * @param ticks estimated duration
     */
    boolean accepts(int cores, long[][] counts, int row, long ticks);
}
