package org.schedscope.trace;

import org.schedscope.event.EventSink;

/** Kinds of recorded events, named as in event logs. */
public enum EventKind {
    JOB_ARRIVED("JobArrived", Subject.JOB, (trace, seq, sink) -> sink.jobArrived(trace.tick(seq), trace.subject(seq))),
    TASK_PLACED("TaskPlaced", Subject.TASK, (trace, seq, sink) -> sink.taskPlaced(trace.tick(seq), trace.subject(seq), trace.cluster(seq))),
    TRANSFER_STARTED("TransferStarted", Subject.TASK, (trace, seq, sink) -> sink.transferStarted(trace.tick(seq), trace.transferNumber(seq),
            trace.transferParent(seq), trace.subject(seq), trace.transferFrom(seq), trace.transferTo(seq), trace.transferArrival(seq))),
    TRANSFER_FINISHED("TransferFinished", Subject.TASK, (trace, seq, sink) -> sink.transferFinished(trace.tick(seq),
            trace.transferNumber(seq), trace.transferParent(seq), trace.subject(seq), trace.transferFrom(seq), trace.transferTo(seq))),
    TASK_READY("TaskReady", Subject.TASK, (trace, seq, sink) -> sink.taskReady(trace.tick(seq), trace.subject(seq), trace.queue(seq))),
    TASK_STARTED("TaskStarted", Subject.TASK, Trace::tellStart),
    TASK_PREEMPTED("TaskPreempted", Subject.TASK, (trace, seq, sink) -> sink.taskPreempted(trace.tick(seq), trace.subject(seq),
            trace.cluster(seq), trace.queue(seq))),
    TASK_FINISHED("TaskFinished", Subject.TASK, (trace, seq, sink) -> sink.taskFinished(trace.tick(seq), trace.subject(seq),
            trace.cluster(seq))),
    JOB_FINISHED("JobFinished", Subject.JOB, (trace, seq, sink) -> sink.jobFinished(trace.tick(seq), trace.subject(seq))),
    JOB_STARVED("JobStarved", Subject.JOB, (trace, seq, sink) -> sink.jobStarved(trace.tick(seq), trace.subject(seq))),
    JOB_REMOVED("JobRemoved", Subject.JOB, (trace, seq, sink) -> sink.jobRemoved(trace.tick(seq), trace.subject(seq))),
    FORKED("Forked", Subject.FORK, (trace, seq, sink) -> sink.forked(trace.tick(seq), trace.subject(seq))),
    CORES_GONE("CoresGone", Subject.CLUSTER, (trace, seq, sink) -> sink.coresGone(trace.tick(seq), trace.subject(seq), trace.cores(seq),
            trace.forkOfCores(seq), trace.goneUntil(seq))),
    CORES_BACK("CoresBack", Subject.CLUSTER, (trace, seq, sink) -> sink.coresBack(trace.tick(seq), trace.subject(seq), trace.cores(seq),
            trace.forkOfCores(seq))),
    RESERVATION_MADE("ReservationMade", Subject.TASK, (trace, seq, sink) -> sink.reservationMade(trace.tick(seq), trace.subject(seq),
            trace.cluster(seq), trace.reservedStart(seq), trace.reservedEnd(seq))),
    SCHEDULING_PASS("SchedulingPass", Subject.QUEUE, (trace, seq, sink) -> sink.schedulingPass(trace.tick(seq), trace.subject(seq),
            trace.queueLength(seq)));

    /** What a kind of events is about; the event says which by its number. */
    public enum Subject {
        JOB,
        /** Of a transfer it is the child. */
        TASK, FORK, CLUSTER, QUEUE
    }

    /** How a recorded event of a kind is told. */
    private interface Telling {
        void tell(Trace trace, int seq, EventSink sink);
    }

    private final String logName;
    private final Subject subject;
    private final Telling telling;

    EventKind(String logName, Subject subject, Telling telling) {
        this.logName = logName;
        this.subject = subject;
        this.telling = telling;
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

    /** Tells a recorded event of this kind to a sink. */
    void tell(Trace trace, int seq, EventSink sink) {
        telling.tell(trace, seq, sink);
    }
}
