package org.schedscope.trace;

/** Kinds of recorded events, named as in event logs. */
public enum EventKind {
    JOB_ARRIVED("JobArrived"),
    TASK_PLACED("TaskPlaced"),
    TRANSFER_STARTED("TransferStarted"),
    TRANSFER_FINISHED("TransferFinished"),
    TASK_READY("TaskReady"),
    TASK_STARTED("TaskStarted"),
    TASK_PREEMPTED("TaskPreempted"),
    TASK_FINISHED("TaskFinished"),
    JOB_FINISHED("JobFinished"),
    JOB_STARVED("JobStarved"),
    JOB_REMOVED("JobRemoved"),
    FORKED("Forked"),
    RESERVATION_MADE("ReservationMade"),
    SCHEDULING_PASS("SchedulingPass");

    private final String logName;

    EventKind(String logName) {
        this.logName = logName;
    }

    public String logName() {
        return logName;
    }

    /** Whether the event's subject is a job. */
    public boolean aboutJob() {
        return this == JOB_ARRIVED || this == JOB_FINISHED || this == JOB_STARVED || this == JOB_REMOVED;
    }

    /** Whether the event's subject is a task. */
    public boolean aboutTask() {
        return !aboutJob() && this != SCHEDULING_PASS && this != FORKED;
    }
}
