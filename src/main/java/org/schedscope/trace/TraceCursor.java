package org.schedscope.trace;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.schedscope.model.Cluster;
import org.schedscope.model.WorkloadIndex;

/**
 * The state of a run at a position of its trace, moved forward by applying events and back by undoing them, so that a step costs
 * one event wherever it goes. Two cursors at the same position of the same run are in the same state, whichever way they came.
 *
 * <p>Owned by one thread.
 */
public final class TraceCursor {
    private static final TaskState[] TASK_STATES = TaskState.values();
    private static final JobState[] JOB_STATES = JobState.values();

    private final WorkloadIndex index;
    private final byte[] taskState;
    private final byte[] jobState;
    private final int[] tasksDone;
    private final int[] tasksRunning;
    private final long[] jobEnd;
    private final int[] freeCores;
    private final int[] queueLength;
    /** The queue that a task entered last. */
    private final int[] queueOf;
    private final Map<Integer, Queues> forks = new HashMap<>();
    private final int[] jobsIn = new int[JOB_STATES.length];
    private Trace trace;
    private int position;
    private int passes;

    /** A cursor at position 0. */
    public TraceCursor(Trace trace) {
        this.trace = trace;
        index = trace.index();
        taskState = new byte[index.taskCount()];
        jobState = new byte[index.jobCount()];
        tasksDone = new int[index.jobCount()];
        tasksRunning = new int[index.jobCount()];
        jobEnd = new long[index.jobCount()];
        jobsIn[JobState.TO_COME.ordinal()] = index.jobCount();
        freeCores = trace.platform().clusters().stream().mapToInt(Cluster::cores).toArray();
        queueLength = new int[freeCores.length + 1];
        queueOf = new int[index.taskCount()];
    }

    /**
     * Goes on with a longer recording of the same run.
     *
     * @throws IllegalArgumentException if it is of another run or does not reach this cursor's position
     */
    public void extend(Trace longer) {
        if (longer.index() != index || longer.eventCount() < position) {
            throw new IllegalArgumentException("not a longer recording of the same run");
        }
        trace = longer;
    }

    /** Number of events that have happened. */
    public int position() {
        return position;
    }

    /**
     * Goes to a position, forward or back.
     *
     * @param target from 0 to the trace's number of events
     */
    public void moveTo(int target) {
        if (target < 0 || target > trace.eventCount()) {
            throw new IndexOutOfBoundsException("position " + target + " is not between 0 and " + trace.eventCount());
        }
        while (position < target) {
            turn(position++, true);
        }
        while (position > target) {
            turn(--position, false);
        }
    }

    private void turn(int seq, boolean forward) {
        int who = trace.subject(seq);
        switch (trace.kind(seq)) {
            case JOB_ARRIVED -> setJob(who, forward ? JobState.WAITING : JobState.TO_COME);
            case TASK_READY -> ready(who, trace.queue(seq), forward);
            case TASK_STARTED -> start(who, trace.piece(seq), forward);
            case TASK_PREEMPTED -> start(who, trace.piece(seq), !forward);
            case TASK_FINISHED -> finish(who, trace.piece(seq), forward);
            case JOB_FINISHED -> endJob(who, JobState.FINISHED, seq, forward);
            case JOB_STARVED -> {
                starve(who, forward);
                endJob(who, JobState.STARVED, seq, forward);
            }
            case JOB_REMOVED -> remove(who, seq, forward);
            case FORKED -> fork(who, forward);
            case SCHEDULING_PASS -> passes += forward ? 1 : -1;
            case TASK_PLACED, TRANSFER_STARTED, TRANSFER_FINISHED, RESERVATION_MADE -> {
                // They change no state that is kept here.
            }
        }
    }

    private void ready(int task, int queue, boolean forward) {
        setTask(task, forward ? TaskState.QUEUED : TaskState.WAITING);
        queueOf[task] = queue;
        queueLength[queue] += forward ? 1 : -1;
    }

    private void start(int task, int piece, boolean forward) {
        int sign = forward ? 1 : -1;
        int job = index.jobOf(task);
        setTask(task, forward ? TaskState.RUNNING : TaskState.QUEUED);
        queueLength[queueOf[task]] -= sign;
        hold(piece, sign);
        tasksRunning[job] += sign;
        settle(job);
    }

    private void finish(int task, int piece, boolean forward) {
        int sign = forward ? 1 : -1;
        int job = index.jobOf(task);
        setTask(task, forward ? TaskState.FINISHED : TaskState.RUNNING);
        hold(piece, -sign);
        tasksRunning[job] -= sign;
        tasksDone[job] += sign;
        settle(job);
    }

    private void starve(int job, boolean forward) {
        for (int task = index.firstTask(job); task < index.firstTask(job + 1); task++) {
            if (taskState(task) == TaskState.QUEUED) {
                queueLength[queueOf[task]] += forward ? -1 : 1;
            }
        }
    }

    private void remove(int job, int seq, boolean forward) {
        boolean arrived = index.job(job).arrival() <= trace.tick(seq);
        setJob(job, forward ? JobState.REMOVED : arrived ? JobState.WAITING : JobState.TO_COME);
        jobEnd[job] = forward ? trace.tick(seq) : 0;
    }

    /** All queues are emptied; going back, they are what they were. */
    private void fork(int number, boolean forward) {
        if (!forward) {
            forks.remove(number).putBack(this);
            return;
        }
        forks.put(number, new Queues(taskState.clone(), queueOf.clone(), queueLength.clone()));
        Arrays.fill(queueLength, 0);
        for (int task = 0; task < taskState.length; task++) {
            if (taskState(task) == TaskState.QUEUED) {
                setTask(task, TaskState.WAITING);
            }
        }
    }

    /** Who was in which queue right before a fork. */
    private record Queues(byte[] taskState, int[] queueOf, int[] queueLength) {
        void putBack(TraceCursor cursor) {
            System.arraycopy(taskState, 0, cursor.taskState, 0, taskState.length);
            System.arraycopy(queueOf, 0, cursor.queueOf, 0, queueOf.length);
            System.arraycopy(queueLength, 0, cursor.queueLength, 0, queueLength.length);
        }
    }

    private void endJob(int job, JobState end, int seq, boolean forward) {
        setJob(job, forward ? end : unfinishedState(job));
        jobEnd[job] = forward ? trace.tick(seq) : 0;
    }

    private void hold(int piece, int sign) {
        int cores = 0;
        for (int range = 0; range < trace.pieceRangeCount(piece); range++) {
            cores += trace.pieceLastCore(piece, range) - trace.pieceFirstCore(piece, range) + 1;
        }
        freeCores[trace.pieceCluster(piece)] -= sign * cores;
    }

    private JobState unfinishedState(int job) {
        return tasksRunning[job] > 0 ? JobState.RUNNING : JobState.WAITING;
    }

    private void settle(int job) {
        JobState now = jobState(job);
        if (now == JobState.RUNNING || now == JobState.WAITING) {
            setJob(job, unfinishedState(job));
        }
    }

    private void setTask(int task, TaskState state) {
        taskState[task] = (byte) state.ordinal();
    }

    private void setJob(int job, JobState state) {
        jobsIn[jobState[job]]--;
        jobState[job] = (byte) state.ordinal();
        jobsIn[state.ordinal()]++;
    }

    public TaskState taskState(int task) {
        return TASK_STATES[taskState[task]];
    }

    public JobState jobState(int job) {
        return JOB_STATES[jobState[job]];
    }

    /** Number of jobs in a state. */
    public int jobsIn(JobState state) {
        return jobsIn[state.ordinal()];
    }

    /** Finished tasks of a job. */
    public int tasksDone(int job) {
        return tasksDone[job];
    }

    /** Cores of a cluster that no task holds. */
    public int freeCores(int cluster) {
        return freeCores[cluster];
    }

    /** Tasks that wait in a queue: that of a cluster, by its number, or the central one, whose number is the count of clusters. */
    public int queueLength(int queue) {
        return queueLength[queue];
    }

    /** Scheduling passes begun so far. */
    public int passes() {
        return passes;
    }

    /** All of this state as a value that stays. */
    public RunStates states() {
        return new RunStates(position, trace.tickAt(position), taskState.clone(), jobState.clone(), tasksDone.clone(), jobEnd.clone(),
                freeCores.clone(), queueLength.clone(), jobsIn.clone(), passes);
    }
}
