package org.schedscope.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventKind;
import org.schedscope.event.QueueReplay;
import org.schedscope.model.graph.WorkloadIndex;

/**
 * The state of a run at a position of its trace, moved forward by applying events and back by undoing them, so that a step in either
 * direction costs one event. The state depends on run and position only.
 *
 * <p>Used by one thread.
 */
public final class TraceCursor {
    private static final TaskState[] TASK_STATES = TaskState.values();
    private static final JobState[] JOB_STATES = JobState.values();

    private final WorkloadIndex index;
    private final Pages<byte[]> taskState;
    private final Pages<byte[]> jobState;
    private final Pages<int[]> tasksDone;
    private final int[] tasksRunning;
    private final Pages<long[]> jobEnd;
    private final int[] freeCores;
    private final int[] queueLength;
    private final QueueReplay queues;
    /** Tasks that leave queues with the current event, each with its queue; stored by event if several leave. */
    private final List<int[]> leaving = new ArrayList<>();
    private final Map<Integer, List<int[]>> leavers = new HashMap<>();
    private final int[] jobsIn = new int[JOB_STATES.length];
    private Trace trace;
    private int position;
    private int passes;

    /** Creates a cursor at position 0. */
    public TraceCursor(Trace trace) {
        this.trace = trace.inOrder();
        index = trace.index();
        taskState = Pages.ofBytes(index.taskCount());
        jobState = Pages.ofBytes(index.jobCount());
        tasksDone = Pages.ofInts(index.jobCount());
        tasksRunning = new int[index.jobCount()];
        jobEnd = Pages.ofLongs(index.jobCount());
        jobsIn[JobState.TO_COME.ordinal()] = index.jobCount();
        freeCores = IntStream.range(0, trace.platform().clusters().size()).map(trace::firstCores).toArray();
        queueLength = new int[freeCores.length + 1];
        queues = new QueueReplay(index, new QueueReplay.Listener() {
            @Override
            public void entered(long tick, int task, int queue) {
                setTask(task, TaskState.QUEUED);
                queueLength[queue]++;
            }

            @Override
            public void left(long tick, int task, int queue) {
                queueLength[queue]--;
                leaving.add(new int[] {task, queue});
            }
        });
    }

    /**
     * Goes on with a longer recording of the same run.
     *
     * @throws IllegalArgumentException if it is of another run or does not reach the position of this cursor
     */
    public void extend(Trace longer) {
        if (!longer.isOfSameRecording(trace) || longer.eventCount() < position) {
            throw new IllegalArgumentException("not a longer recording of the same run");
        }
        trace = longer.inOrder();
    }

    public int position() {
        return position;
    }

    /**
     * Moves to a position, forward or back.
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
        leaving.clear();
        EventKind kind = trace.kind(seq);
        int who = trace.subject(seq);
        if (forward) {
            trace.replayQueues(seq, queues);
        } else {
            turnBackQueues(kind, seq, trace.tick(seq), who);
        }
        turnStates(kind, seq, who, forward);
    }

    /** Undoes the event in the queues; whether tasks may have entered or left any, as in {@link QueueReplay}. */
    private boolean turnBackQueues(EventKind kind, int seq, long tick, int who) {
        return switch (kind) {
            case TASK_READY, TASK_PREEMPTED -> {
                queues.leave(tick, who);
                yield true;
            }
            case TASK_STARTED -> {
                queues.enter(tick, who, trace.queue(seq));
                yield true;
            }
            case JOB_STARVED, JOB_KILLED, JOB_REMOVED, FORKED -> {
                leavers.getOrDefault(seq, List.of()).forEach(one -> queues.enter(tick, one[0], one[1]));
                yield true;
            }
            case JOB_ARRIVED, TASK_PLACED, TRANSFER_STARTED, TRANSFER_FINISHED, TASK_FINISHED, TASK_KILLED, JOB_FINISHED, JOB_REFUSED,
                    CORES_GONE, CORES_BACK, RESERVATION_MADE, SCHEDULING_PASS -> false;
        };
    }

    /** Applies or undoes the event in the states; whether it changes any. */
    private boolean turnStates(EventKind kind, int seq, int who, boolean forward) {
        return switch (kind) {
            case JOB_ARRIVED -> setJob(who, forward ? JobState.WAITING : JobState.TO_COME);
            case TASK_READY -> setTask(who, forward ? TaskState.QUEUED : TaskState.WAITING);
            case TASK_STARTED -> setTask(who, forward ? TaskState.RUNNING : TaskState.QUEUED) && run(seq, who, forward);
            case TASK_PREEMPTED -> setTask(who, forward ? TaskState.QUEUED : TaskState.RUNNING) && run(seq, who, !forward);
            case TASK_FINISHED -> finish(who, forward) && run(seq, who, !forward);
            case TASK_KILLED -> setTask(who, forward ? TaskState.KILLED : TaskState.RUNNING) && run(seq, who, !forward);
            case JOB_FINISHED -> endJob(who, JobState.FINISHED, seq, forward);
            case JOB_STARVED -> allLeave(seq, forward) && endJob(who, JobState.STARVED, seq, forward);
            case JOB_KILLED -> allLeave(seq, forward) && endJob(who, JobState.KILLED, seq, forward);
            case JOB_REFUSED -> endJob(who, JobState.REFUSED, seq, forward);
            case JOB_REMOVED -> allLeave(seq, forward) && remove(who, seq, forward);
            case FORKED -> allLeave(seq, forward) && fork(forward);
            case CORES_GONE -> addCores(seq, !forward);
            case CORES_BACK -> addCores(seq, forward);
            case SCHEDULING_PASS -> pass(forward);
            case TASK_PLACED, TRANSFER_STARTED, TRANSFER_FINISHED, RESERVATION_MADE -> false;
        };
    }

    private boolean run(int seq, int task, boolean starts) {
        int piece = trace.piece(seq);
        int sign = starts ? 1 : -1;
        freeCores[trace.pieces().cluster(piece)] -= sign * trace.pieces().coreCount(piece);
        int job = index.jobOf(task);
        tasksRunning[job] += sign;
        settle(job);
        return true;
    }

    private boolean finish(int task, boolean forward) {
        int job = index.jobOf(task);
        tasksDone.own(job)[Pages.place(job)] += forward ? 1 : -1;
        return setTask(task, forward ? TaskState.FINISHED : TaskState.RUNNING);
    }

    private boolean allLeave(int seq, boolean forward) {
        if (forward && !leaving.isEmpty()) {
            leavers.put(seq, List.copyOf(leaving));
        }
        return true;
    }

    private boolean fork(boolean forward) {
        leaving.forEach(one -> setTask(one[0], TaskState.WAITING));
        return forward;
    }

    private boolean remove(int job, int seq, boolean forward) {
        boolean arrived = index.job(job).arrival() <= trace.tick(seq);
        jobEnd.own(job)[Pages.place(job)] = forward ? trace.tick(seq) : 0;
        return setJob(job, forward ? JobState.REMOVED : arrived ? JobState.WAITING : JobState.TO_COME);
    }

    private boolean endJob(int job, JobState end, int seq, boolean forward) {
        jobEnd.own(job)[Pages.place(job)] = forward ? trace.tick(seq) : 0;
        return setJob(job, forward ? end : unfinishedState(job));
    }

    private boolean addCores(int seq, boolean more) {
        freeCores[trace.cluster(seq)] += (more ? 1 : -1) * CoreSet.count(trace.cores(seq));
        return true;
    }

    private boolean pass(boolean forward) {
        passes += forward ? 1 : -1;
        return true;
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

    private boolean setTask(int task, TaskState state) {
        taskState.own(task)[Pages.place(task)] = (byte) state.ordinal();
        return true;
    }

    private boolean setJob(int job, JobState state) {
        byte[] states = jobState.own(job);
        int place = Pages.place(job);
        jobsIn[states[place]]--;
        states[place] = (byte) state.ordinal();
        jobsIn[state.ordinal()]++;
        return true;
    }

    public TaskState taskState(int task) {
        return TASK_STATES[taskState.of(task)[Pages.place(task)]];
    }

    public JobState jobState(int job) {
        return JOB_STATES[jobState.of(job)[Pages.place(job)]];
    }

    public int jobsIn(JobState state) {
        return jobsIn[state.ordinal()];
    }

    /** Number of finished tasks of a job. */
    public int tasksDone(int job) {
        return tasksDone.of(job)[Pages.place(job)];
    }

    /** Number of cores of a cluster that are present and free. */
    public int freeCores(int cluster) {
        return freeCores[cluster];
    }

    /** Number of tasks in a queue: that of a cluster, by its number, or the central one, whose number is the count of clusters. */
    public int queueLength(int queue) {
        return queueLength[queue];
    }

    /** Number of scheduling passes so far. */
    public int passes() {
        return passes;
    }

    /** A copy of the whole state as an immutable value. */
    public RunStates states() {
        return new RunStates(position, trace.tickAt(position), taskState.give(), jobState.give(), tasksDone.give(), jobEnd.give(),
                freeCores.clone(), queueLength.clone(), jobsIn.clone(), passes);
    }
}
