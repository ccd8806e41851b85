package org.schedscope.trace;

/** Kinds of recorded events, named as in event logs. */
public enum EventKind {
    JOB_ARRIVED("JobArrived", Subject.JOB),
    TASK_PLACED("TaskPlaced", Subject.TASK),
    TRANSFER_STARTED("TransferStarted", Subject.TASK),
    TRANSFER_FINISHED("TransferFinished", Subject.TASK),
    TASK_READY("TaskReady", Subject.TASK),
    TASK_STARTED("TaskStarted", Subject.TASK),
    TASK_PREEMPTED("TaskPreempted", Subject.TASK),
    TASK_FINISHED("TaskFinished", Subject.TASK),
    JOB_FINISHED("JobFinished", Subject.JOB),
    JOB_STARVED("JobStarved", Subject.JOB),
    JOB_REMOVED("JobRemoved", Subject.JOB),
    FORKED("Forked", Subject.FORK),
    CORES_GONE("CoresGone", Subject.CLUSTER),
    CORES_BACK("CoresBack", Subject.CLUSTER),
    RESERVATION_MADE("ReservationMade", Subject.TASK),
    SCHEDULING_PASS("SchedulingPass", Subject.QUEUE);

    /** What a kind of events is about; the event says which by its number. */
    public enum Subject {
        JOB,
        /** Of a transfer it is the child. */
        TASK, FORK, CLUSTER, QUEUE
    }

    private final String logName;
    private final Subject subject;

    EventKind(String logName, Subject subject) {
        this.logName = logName;
        this.subject = subject;
    }

    public String logName() {
        return logName;
    }

    public Subject subject() {
        return subject;
    }

    /** Whether the event's subject is a job. */
    public boolean aboutJob() {
        return subject == Subject.JOB;
    }

    /** Whether the event's subject is a task. */
    public boolean aboutTask() {
        return subject == Subject.TASK;
    }
}
