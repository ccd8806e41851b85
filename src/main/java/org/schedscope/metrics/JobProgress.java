package org.schedscope.metrics;

import java.util.OptionalLong;
import org.schedscope.trace.Pages;

/** The progress of the jobs of a run, a few numbers each. */
public final class JobProgress {
    public enum Stage {
        /** Not arrived. */
        COMING,
        /** Arrived, neither finished nor left. */
        ACTIVE, FINISHED, STARVED,
        /** Left unfinished because a task was ended at its limit, or another job did not succeed. */
        KILLED,
        /** Left at its arrival. */
        REFUSED
    }

    private static final Stage[] STAGES = Stage.values();
    private static final byte COMING = (byte) Stage.COMING.ordinal();
    private static final byte FINISHED = (byte) Stage.FINISHED.ordinal();
    private static final byte STARVED = (byte) Stage.STARVED.ordinal();
    private static final byte KILLED = (byte) Stage.KILLED.ordinal();
    private static final byte REFUSED = (byte) Stage.REFUSED.ordinal();

    private final Pages<byte[]> stage;
    /** Tick plus one; 0 before the first start. */
    private final Pages<long[]> firstStart;
    private final Pages<long[]> end;
    private final Pages<int[]> tasksDone;
    private int arrived;
    private int finished;
    private int starved;
    private int killed;
    private int refused;
    private int inFlight;
    private int peakInFlight;

    JobProgress(int jobs) {
        stage = Pages.ofBytes(jobs);
        firstStart = Pages.ofLongs(jobs);
        end = Pages.ofLongs(jobs);
        tasksDone = Pages.ofInts(jobs);
    }

    private JobProgress(JobProgress other) {
        stage = other.stage.copied();
        firstStart = other.firstStart.copied();
        end = other.end.copied();
        tasksDone = other.tasksDone.copied();
        arrived = other.arrived;
        finished = other.finished;
        starved = other.starved;
        killed = other.killed;
        refused = other.refused;
        inFlight = other.inFlight;
        peakInFlight = other.peakInFlight;
    }

    JobProgress copy() {
        return new JobProgress(this);
    }

    void arrive(int job) {
        stage.own(job)[Pages.place(job)] = (byte) Stage.ACTIVE.ordinal();
        arrived++;
    }

    /** Registers the start of a task of a job. */
    void start(long at, int job) {
        if (!hasStarted(job)) {
            firstStart.own(job)[Pages.place(job)] = at + 1;
            inFlight++;
            peakInFlight = Math.max(peakInFlight, inFlight);
        }
    }

    void finishTask(int job) {
        tasksDone.own(job)[Pages.place(job)]++;
    }

    void finish(long at, int job) {
        end(at, job, FINISHED);
        finished++;
    }

    void starve(long at, int job) {
        end(at, job, STARVED);
        starved++;
    }

    void kill(long at, int job) {
        end(at, job, KILLED);
        killed++;
    }

    void refuse(long at, int job) {
        end(at, job, REFUSED);
        refused++;
    }

    private void end(long at, int job, byte how) {
        stage.own(job)[Pages.place(job)] = how;
        end.own(job)[Pages.place(job)] = at;
        if (hasStarted(job)) {
            inFlight--;
        }
    }

    /** Removes an arrived job without any started task. */
    void remove(int job) {
        stage.own(job)[Pages.place(job)] = COMING;
        arrived--;
    }

    private byte stageOf(int job) {
        return stage.of(job)[Pages.place(job)];
    }

    private boolean hasStarted(int job) {
        return firstStart.of(job)[Pages.place(job)] != 0;
    }

    public Stage stage(int job) {
        return STAGES[stageOf(job)];
    }

    /** Tick of the first start of a task of the job. */
    public OptionalLong firstStart(int job) {
        return hasStarted(job) ? OptionalLong.of(firstStartTick(job)) : OptionalLong.empty();
    }

    /** Tick at which the job finished or left. */
    public OptionalLong end(int job) {
        return hasEnded(job) ? OptionalLong.of(endTick(job)) : OptionalLong.empty();
    }

    /** Tick of the first start of a task of a job that has finished. */
    long firstStartTick(int job) {
        return firstStart.of(job)[Pages.place(job)] - 1;
    }

    /** Tick at which a job ended that has. */
    public long endTick(int job) {
        return end.of(job)[Pages.place(job)];
    }

    /** Number of finished tasks of the job. */
    public int tasksDone(int job) {
        return tasksDone.of(job)[Pages.place(job)];
    }

    public int finished() {
        return finished;
    }

    /** Number of arrived jobs, in any stage. */
    int arrived() {
        return arrived;
    }

    int starved() {
        return starved;
    }

    int killed() {
        return killed;
    }

    int refused() {
        return refused;
    }

    /**
     * The largest number of jobs in flight at the end of any tick so far, also of jobs that starved or have not finished; in a tick all
     * ends come before all starts.
     */
    int peakInFlight() {
        return peakInFlight;
    }

    /** Whether all jobs that have started a task have finished. */
    boolean haveAllFinished() {
        return inFlight == 0 && starved == 0;
    }

    boolean hasArrived(int job) {
        return stageOf(job) != COMING;
    }

    boolean hasFinished(int job) {
        return stageOf(job) == FINISHED;
    }

    boolean hasEnded(int job) {
        return stageOf(job) >= FINISHED;
    }

    long endOr(int job, long now) {
        return hasEnded(job) ? endTick(job) : now;
    }
}
