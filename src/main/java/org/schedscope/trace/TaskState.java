package org.schedscope.trace;

/** What a task is doing at a position of a trace. */
public enum TaskState {
    /** Its job has not arrived, a parent has not finished, or its data is on the way. */
    WAITING,
    /** In the queue of a cluster, also after a preemption. */
    QUEUED,
    RUNNING,
    FINISHED
}
