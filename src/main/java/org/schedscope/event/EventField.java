package org.schedscope.event;

/**
 * Fields of events: the name of each in event logs and the form of its value. Tasks, jobs and clusters are numbers from 0; a queue is the
 * number of its cluster, or the count of clusters for the one queue of a central scheduler.
 */
public enum EventField {
    JOB("job", Form.JOB),
    /** The task; for a transfer the child. */
    TASK("task", Form.TASK),
    CLUSTER("cluster", Form.CLUSTER),
    QUEUE("cluster", Form.QUEUE),
    CORES("cores", Form.CORES),
    /** Key that decided a start. */
    KEY("key", Form.KEY),
    /** Number of tasks in the queue. */
    QUEUE_LENGTH("queue", Form.NUMBER),
    /** Whether a start was backfilled, before a task that could not start. */
    BACKFILLED("backfilled", Form.FLAG),
    /** Number of a transfer in the run, from 0. */
    TRANSFER("transfer", Form.NUMBER),
    /** Task whose output is transferred. */
    PARENT("parent", Form.SIBLING),
    FROM("from", Form.CLUSTER),
    TO("to", Form.CLUSTER),
    /** Tick at which a transfer arrives. */
    ARRIVAL("arrives", Form.TICK),
    /** Tick at which a reservation begins. */
    START("start", Form.TICK),
    /** First tick after a reservation. */
    END("end", Form.TICK),
    /** Number of one of the run's forks, from 0; −1 for a closure of the platform. */
    FORK("fork", Form.FORK),
    /** Queue that a suspended task enters. */
    NEXT_QUEUE("queueOf", Form.QUEUE),
    /** Tick at which the cores are back; {@link Long#MAX_VALUE} if never. */
    UNTIL("until", Form.OPEN_TICK),
    /** Why a job leaves: the number of a {@link LeaveReason}. */
    REASON("reason", Form.REASON);

    /** Form of a value in event logs. */
    public enum Form {
        /** Id of a job. */
        JOB,
        /** Id of a task, after that of its job. */
        TASK,
        /** Id of another task of the same job. */
        SIBLING,
        /** Id of a cluster. */
        CLUSTER,
        /** Id of the queue's cluster; omitted for the central queue. */
        QUEUE,
        /** {@link CoreRanges}. */
        CORES,
        /** {@link PriorityKey}. */
        KEY,
        /** A whole number, at least 0. */
        NUMBER,
        /** Number of a fork; omitted if it is −1. */
        FORK,
        /** A tick. */
        TICK,
        /** A tick; omitted if it is {@link Long#MAX_VALUE}. */
        OPEN_TICK,
        /** 1 for true, 0 for false; omitted if false. */
        FLAG,
        /** Word of a {@link LeaveReason}. */
        REASON
    }

    private final String logName;
    private final Form form;

    EventField(String logName, Form form) {
        this.logName = logName;
        this.form = form;
    }

    public String logName() {
        return logName;
    }

    public Form form() {
        return form;
    }
}
