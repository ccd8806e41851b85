package org.schedscope.scheduler;

/** What may overtake a task that waits for room, where a queue is worked off from its head. */
public enum BackfillingKind {
    /** Nothing. */
    NONE,
    /** What does not delay the first that waits. */
    EASY,
    /** Tasks that delay none: every task has a reservation, and a task with room may have to wait for its own. */
    CONSERVATIVE
}
