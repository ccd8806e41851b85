package org.schedscope.engine.queue;

/** A queue that may stand beside others of the same policy, as one of them. */
interface Lane extends ReadyQueue {
    @Override
    default void beginPass(long now) {
        beginPass(now, longestCriticalPath());
    }

    /** Begins a pass in which the longest waiting job, in this lane or beside it, has this critical path, in ticks. */
    void beginPass(long now, long longest);

    /** The longest critical path of a job that waits here, if the order depends on it; else at least 1. Not during a pass. */
    default long longestCriticalPath() {
        return 1;
    }

    /** An empty one beside this, for the same policy, pass and use of cores. */
    Lane beside();

    /** Whether the head goes before the head of another lane in the same pass; both must have one. */
    boolean headBefore(Lane other);

    @Override
    Lane copy(QueueView.ReadyTicks readyTicks);
}
