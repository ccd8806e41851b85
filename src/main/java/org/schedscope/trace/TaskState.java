package org.schedscope.trace;

/** State of a task at a position of a trace. */
public enum TaskState {
    /** Its job has not arrived, a parent has not finished, or its data has not arrived. */
    WAITING,
    /** In the queue of a cluster, also after a preemption. */
    QUEUED,
    RUNNING,
    FINISHED,
    /** Ended at its limit, unfinished. */
    KILLED
}
