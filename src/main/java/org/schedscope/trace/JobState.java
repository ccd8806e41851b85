package org.schedscope.trace;

/** State of a job at a position of a trace. */
public enum JobState {
    /** Not arrived. */
    TO_COME,
    /** Arrived, with no running task. */
    WAITING,
    /** With at least one running task. */
    RUNNING,
    FINISHED,
    /** Starved: lost all its value before it finished. */
    STARVED,
    /** Left unfinished: a task of it was ended at its limit, or a job on which it depends did not succeed. */
    KILLED,
    /** Removed by a fork. */
    REMOVED,
    /** Refused at its arrival. */
    REFUSED;

    /** Whether nothing more happens to the job, at a known end: not by removal, which leaves it as if it had never come. */
    public boolean isEnd() {
        return this == FINISHED || this == STARVED || this == KILLED || this == REFUSED;
    }
}
