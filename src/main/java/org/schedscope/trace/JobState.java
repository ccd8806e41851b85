package org.schedscope.trace;

/** What a job is doing at a position of a trace. */
public enum JobState {
    /** Not arrived. */
    TO_COME,
    /** Arrived, with no task running now. */
    WAITING,
    /** With at least one task running now. */
    RUNNING,
    FINISHED,
    /** Lost all its value before it could finish. */
    STARVED,
    /** Taken out of the run by a fork. */
    REMOVED
}
