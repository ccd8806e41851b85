package org.schedscope.scheduler;

/** What may overtake a task that waits for room, where a queue is worked off from its head. */
public enum BackfillingKind {
    /** Nothing. */
    NONE,
    /** What does not delay the first that waits. */
    EASY,
    /** What delays none: every task is promised a start, and a task that has room may have to wait for its own. */
    CONSERVATIVE
}
