package org.schedscope.engine.queue;

import org.schedscope.engine.queue.key.QueueView;

/** A ready queue that can be merged with others of its policy into one order: their heads can be compared. */
interface MergeableReadyQueue extends ReadyQueue {
    @Override
    default void beginPass(long now) {
        beginPass(now, longestCriticalPath());
    }

    /** Begins a pass in which the longest waiting job, in this queue or in those it is merged with, has this critical path, in ticks. */
    void beginPass(long now, long longest);

    /** The longest critical path of a job that waits here, if the order depends on it; else at least 1. Not during a pass. */
    default long longestCriticalPath() {
        return 1;
    }

    /** An empty queue to be merged with this one, of the same policy, pass and use of cores. */
    MergeableReadyQueue newEmpty();

    /** Whether the head goes before the head of another queue in the same pass; both must have one. */
    boolean headBefore(MergeableReadyQueue other);

    @Override
    MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks);
}
