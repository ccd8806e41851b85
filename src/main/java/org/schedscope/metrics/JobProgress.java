package org.schedscope.metrics;

import java.util.Arrays;
import java.util.OptionalLong;

/** How far the jobs of a run have come, a few numbers each. */
public final class JobProgress {
    /** How far a job has come. */
    public enum Stage {
        /** Not arrived. */
        COMING,
        /** Arrived; it has neither finished nor starved. */
        ACTIVE, FINISHED, STARVED
    }

    private static final Stage[] STAGES = Stage.values();
    private static final byte COMING = (byte) Stage.COMING.ordinal();
    private static final byte FINISHED = (byte) Stage.FINISHED.ordinal();
    private static final byte STARVED = (byte) Stage.STARVED.ordinal();
    /** In {@link #firstStart}: no task has started. */
    private static final long NONE = -1;

    private final byte[] stage;
    private final long[] firstStart;
    private final long[] end;
    private final int[] tasksDone;
    private int arrived;
    private int finished;
    private int starved;
    private int inFlight;
    private int peakInFlight;

    JobProgress(int jobs) {
        stage = new byte[jobs];
        firstStart = new long[jobs];
        Arrays.fill(firstStart, NONE);
        end = new long[jobs];
        tasksDone = new int[jobs];
    }

    private JobProgress(JobProgress other) {
        stage = other.stage.clone();
        firstStart = other.firstStart.clone();
        end = other.end.clone();
        tasksDone = other.tasksDone.clone();
        arrived = other.arrived;
        finished = other.finished;
        starved = other.starved;
        inFlight = other.inFlight;
        peakInFlight = other.peakInFlight;
    }

    JobProgress copy() {
        return new JobProgress(this);
    }

    void arrive(int job) {
        stage[job] = (byte) Stage.ACTIVE.ordinal();
        arrived++;
    }

    /** A task of a job starts, perhaps the first. */
    void start(long at, int job) {
        if (firstStart[job] == NONE) {
            firstStart[job] = at;
            inFlight++;
            peakInFlight = Math.max(peakInFlight, inFlight);
        }
    }

    void finishTask(int job) {
        tasksDone[job]++;
    }

    void finish(long at, int job) {
        end(at, job, FINISHED);
        finished++;
    }

    void starve(long at, int job) {
        end(at, job, STARVED);
        starved++;
    }

    private void end(long at, int job, byte how) {
        stage[job] = how;
        end[job] = at;
        if (firstStart[job] != NONE) {
            inFlight--;
        }
    }

    /** As if an arrived job of which nothing has started had never come. */
    void remove(int job) {
        stage[job] = COMING;
        arrived--;
    }

    public Stage stage(int job) {
        return STAGES[stage[job]];
    }

    /** Tick of the first start of a task of the job. */
    public OptionalLong firstStart(int job) {
        return firstStart[job] == NONE ? OptionalLong.empty() : OptionalLong.of(firstStart[job]);
    }

    /** Tick at which the job finished or starved. */
    public OptionalLong end(int job) {
        return hasEnded(job) ? OptionalLong.of(end[job]) : OptionalLong.empty();
    }

    /** Tick of the first start of a task of a job that has finished. */
    long firstStartTick(int job) {
        return firstStart[job];
    }

    /** Tick at which a job ended that has. */
    public long endTick(int job) {
        return end[job];
    }

    /** Tasks of the job that have finished. */
    public int tasksDone(int job) {
        return tasksDone[job];
    }

    /** Jobs that have finished. */
    public int finished() {
        return finished;
    }

    /** Jobs that have arrived, whatever became of them. */
    int arrived() {
        return arrived;
    }

    int starved() {
        return starved;
    }

    /** The highest number of jobs that were in flight at the end of any tick up to now: in a tick all ends come before all starts. */
    int peakInFlight() {
        return peakInFlight;
    }

    boolean hasArrived(int job) {
        return stage[job] != COMING;
    }

    boolean hasEnded(int job) {
        return stage[job] == FINISHED || stage[job] == STARVED;
    }

    long endOr(int job, long now) {
        return hasEnded(job) ? end[job] : now;
    }

    /** Numbers of finished jobs, ascending. */
    int[] jobsFinished() {
        int[] some = new int[finished];
        int count = 0;
        for (int job = 0; job < stage.length; job++) {
            if (stage[job] == FINISHED) {
                some[count++] = job;
            }
        }
        return some;
    }
}
