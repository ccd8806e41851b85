package org.schedscope.trace;

import java.util.Arrays;

/** The state of all tasks, jobs and clusters at one position of a trace, as an immutable value. */
public final class RunStates {
    private static final TaskState[] TASK_STATES = TaskState.values();
    private static final JobState[] JOB_STATES = JobState.values();

    private final int position;
    private final long tick;
    private final byte[][] taskState;
    private final byte[][] jobState;
    private final int[][] tasksDone;
    private final long[][] jobEnd;
    private final int[] freeCores;
    private final int[] queueLength;
    private final int[] jobsIn;
    private final int passes;

    /** Takes over the arrays, which must not be written to any more. Those of tasks and jobs are {@link Pages}. */
    RunStates(int position, long tick, byte[][] taskState, byte[][] jobState, int[][] tasksDone, long[][] jobEnd, int[] freeCores,
            int[] queueLength, int[] jobsIn, int passes) {
        this.position = position;
        this.tick = tick;
        this.taskState = taskState;
        this.jobState = jobState;
        this.tasksDone = tasksDone;
        this.jobEnd = jobEnd;
        this.freeCores = freeCores;
        this.queueLength = queueLength;
        this.jobsIn = jobsIn;
        this.passes = passes;
    }

    /** Number of events that have happened. */
    public int position() {
        return position;
    }

    /** Tick of the last event that has happened, 0 at the beginning. */
    public long tick() {
        return tick;
    }

    public TaskState task(int task) {
        return TASK_STATES[taskState[Pages.page(task)][Pages.place(task)]];
    }

    public JobState job(int job) {
        return JOB_STATES[jobState[Pages.page(job)][Pages.place(job)]];
    }

    /** Number of finished tasks of a job. */
    public int tasksDone(int job) {
        return tasksDone[Pages.page(job)][Pages.place(job)];
    }

    /** Tick at which a job finished, starved or was refused; 0 as long as it has not. */
    public long jobEnd(int job) {
        return jobEnd[Pages.page(job)][Pages.place(job)];
    }

    /** Number of cores of a cluster that are present and free. */
    public int freeCores(int cluster) {
        return freeCores[cluster];
    }

    /** Number of tasks in a queue: that of a cluster, by its number, or the central one, whose number is the count of clusters. */
    public int queueLength(int queue) {
        return queueLength[queue];
    }

    public int jobsIn(JobState state) {
        return jobsIn[state.ordinal()];
    }

    /** Number of jobs that have arrived, in any state since. */
    public int arrivedJobs() {
        return Arrays.stream(jobsIn).sum() - jobsIn(JobState.TO_COME);
    }

    /** Number of scheduling passes so far. */
    public int passes() {
        return passes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RunStates that && position == that.position && tick == that.tick && passes == that.passes
                && Arrays.deepEquals(taskState, that.taskState) && Arrays.deepEquals(jobState, that.jobState)
                && Arrays.deepEquals(tasksDone, that.tasksDone) && Arrays.deepEquals(jobEnd, that.jobEnd)
                && Arrays.equals(freeCores, that.freeCores)
                && Arrays.equals(queueLength, that.queueLength) && Arrays.equals(jobsIn, that.jobsIn);
    }

    @Override
    public int hashCode() {
        return position;
    }

    @Override
    public String toString() {
        return "states at position " + position + ", tick " + tick;
    }
}
