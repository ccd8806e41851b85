package org.schedscope.metrics;

import java.util.OptionalLong;
import org.schedscope.trace.Pages;

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

    private final Pages<byte[]> stage;
    /** Ticks plus one; 0 where no task has started. */
    private final Pages<long[]> firstStart;
    private final Pages<long[]> end;
    private final Pages<int[]> tasksDone;
    private int arrived;
    private int finished;
    private int starved;
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

    /** A task of a job starts, perhaps the first. */
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

    private void end(long at, int job, byte how) {
        stage.own(job)[Pages.place(job)] = how;
        end.own(job)[Pages.place(job)] = at;
        if (hasStarted(job)) {
            inFlight--;
        }
    }

    /** As if an arrived job of which nothing has started had never come. */
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

    /** Tick at which the job finished or starved. */
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

    /** Tasks of the job that have finished. */
    public int tasksDone(int job) {
        return tasksDone.of(job)[Pages.place(job)];
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
        return stageOf(job) != COMING;
    }

    boolean hasFinished(int job) {
        return stageOf(job) == FINISHED;
    }

    boolean hasEnded(int job) {
        return stageOf(job) == FINISHED || stageOf(job) == STARVED;
    }

    long endOr(int job, long now) {
        return hasEnded(job) ? endTick(job) : now;
    }
}
