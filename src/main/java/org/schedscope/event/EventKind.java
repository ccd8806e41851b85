package org.schedscope.event;

import static org.schedscope.event.EventField.ARRIVAL;
import static org.schedscope.event.EventField.BACKFILLED;
import static org.schedscope.event.EventField.CLUSTER;
import static org.schedscope.event.EventField.CORES;
import static org.schedscope.event.EventField.END;
import static org.schedscope.event.EventField.FORK;
import static org.schedscope.event.EventField.FROM;
import static org.schedscope.event.EventField.JOB;
import static org.schedscope.event.EventField.KEY;
import static org.schedscope.event.EventField.NEXT_QUEUE;
import static org.schedscope.event.EventField.PARENT;
import static org.schedscope.event.EventField.QUEUE;
import static org.schedscope.event.EventField.QUEUE_LENGTH;
import static org.schedscope.event.EventField.REASON;
import static org.schedscope.event.EventField.START;
import static org.schedscope.event.EventField.TASK;
import static org.schedscope.event.EventField.TO;
import static org.schedscope.event.EventField.TRANSFER;
import static org.schedscope.event.EventField.UNTIL;

import java.util.Arrays;
import java.util.List;

/**
 * Kinds of events: the name of each in event logs and its fields in the order of a line. The first field is the subject. Event logs are
 * written and read, and traces recorded and replayed, by this table. Traces store kinds by number.
 */
public enum EventKind {
    /** A job is visible to the schedulers from now on. */
    JOB_ARRIVED("JobArrived", JOB),
    /** A task was sent to a cluster, where it stays. */
    TASK_PLACED("TaskPlaced", TASK, CLUSTER),
    /** A transfer from a finished parent to the cluster of a child, the subject, has started; only if it takes time. */
    TRANSFER_STARTED("TransferStarted", TASK, TRANSFER, PARENT, FROM, TO, ARRIVAL),
    /** A transfer to the cluster of a child, the subject, has finished. */
    TRANSFER_FINISHED("TransferFinished", TASK, TRANSFER, PARENT, FROM, TO),
    /** A task entered a queue. */
    TASK_READY("TaskReady", TASK, QUEUE),
    /** A task took its cores. The length of the queue includes this task. */
    TASK_STARTED("TaskStarted", TASK, CLUSTER, CORES, KEY, QUEUE_LENGTH, BACKFILLED),
    /** A running task freed its cores before its end and waits again. */
    TASK_PREEMPTED("TaskPreempted", TASK, CLUSTER, NEXT_QUEUE),
    /** A task finished and freed its cores. */
    TASK_FINISHED("TaskFinished", TASK, CLUSTER),
    /** A task has run as long as it may, and was ended: it freed its cores unfinished. */
    TASK_KILLED("TaskKilled", TASK, CLUSTER),
    /** The last task of a job has finished; follows the finish of that task. */
    JOB_FINISHED("JobFinished", JOB),
    /** A job has lost all value; no further task of it starts. */
    JOB_STARVED("JobStarved", JOB),
    /** A job leaves because a task of it was ended, or because a job on which it depends did not succeed; no further task of it starts. */
    JOB_KILLED("JobKilled", JOB, REASON),
    /** A fork has removed a job that had not started. Follows {@link #FORKED}. */
    JOB_REMOVED("JobRemoved", JOB),
    /**
     * The run is forked here, between the other events of the tick and its scheduling pass: waiting tasks lose queue, placement and
     * reservations, and are placed and ready anew in what follows.
     */
    FORKED("Forked", FORK),
    /**
     * Free cores become absent, by a fork or a closure. Follows {@link #FORKED} for cores that are free then; for others, the end of the
     * tasks that hold them.
     */
    CORES_GONE("CoresGone", CLUSTER, CORES, FORK, UNTIL),
    /**
     * Cores are present again, or for the first time: at the beginning of the tick at which an outage ends, after the ends of tasks for a
     * closure, or when a fork adds them;
     * omitted once no task is left to run. They need not be the cores that the fork took, since only their number counts.
     */
    CORES_BACK("CoresBack", CLUSTER, CORES, FORK),
    /** A queued task got a reservation of cores from a start to an end. */
    RESERVATION_MADE("ReservationMade", TASK, CLUSTER, START, END),
    /** A scheduling pass begins over a queue that is not empty. */
    SCHEDULING_PASS("SchedulingPass", QUEUE, QUEUE_LENGTH),
    /** A job has left at its arrival, since it could earn nothing: no task of it becomes ready. Follows {@link #JOB_ARRIVED}. */
    JOB_REFUSED("JobRefused", JOB);

    private final String logName;
    private final List<EventField> fields;
    private final EventField subject;
    /** By field: its index among the fields of this kind; −1 for a field of other kinds. */
    private final byte[] places = new byte[EventField.values().length];

    EventKind(String logName, EventField... fields) {
        this.logName = logName;
        this.fields = List.of(fields);
        subject = fields[0];
        Arrays.fill(places, (byte) -1);
        for (EventField field : fields) {
            places[field.ordinal()] = (byte) this.fields.indexOf(field);
        }
    }

    public String logName() {
        return logName;
    }

    /** Fields in the order of a line of an event log. */
    public List<EventField> fields() {
        return fields;
    }

    /** Index of a field among those of this kind, from 0; −1 if this kind does not have it. */
    public int placeOf(EventField field) {
        return places[field.ordinal()];
    }

    /** Whether events of this kind have a field. */
    public boolean has(EventField field) {
        return places[field.ordinal()] >= 0;
    }

    /** Field of the event's subject: a job, task, fork, cluster or queue. */
    public EventField subject() {
        return subject;
    }

    /** Whether the event's subject is a job. */
    public boolean aboutJob() {
        return subject == JOB;
    }

    /** Whether the event's subject is a task. */
    public boolean aboutTask() {
        return subject == TASK;
    }

    /** Whether nothing more happens to the job, except that running tasks finish. */
    public boolean endsJob() {
        return this == JOB_FINISHED || this == JOB_STARVED || this == JOB_KILLED || this == JOB_REMOVED || this == JOB_REFUSED;
    }

    /** 1 if cores become free with the event, those of its task or its own; −1 if free ones are taken; else 0. */
    public int coresFreed() {
        return switch (this) {
            case TASK_PREEMPTED, TASK_FINISHED, TASK_KILLED, CORES_BACK -> 1;
            case TASK_STARTED, CORES_GONE -> -1;
            case JOB_ARRIVED, TASK_PLACED, TRANSFER_STARTED, TRANSFER_FINISHED, TASK_READY, JOB_FINISHED, JOB_STARVED, JOB_KILLED,
                    JOB_REMOVED, JOB_REFUSED, FORKED, RESERVATION_MADE, SCHEDULING_PASS -> 0;
        };
    }
}
