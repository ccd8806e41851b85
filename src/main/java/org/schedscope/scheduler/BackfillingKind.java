package org.schedscope.scheduler;

/** Kinds of backfilling for queues that start tasks from the head: the tasks that may overtake a waiting one. */
public enum BackfillingKind {
    /** No task. */
    NONE,
    /** Tasks that do not delay the first waiting one. */
    EASY,
    /** Tasks that delay none: every task has a reservation, and a task with room may have to wait for its own. */
    CONSERVATIVE
}
