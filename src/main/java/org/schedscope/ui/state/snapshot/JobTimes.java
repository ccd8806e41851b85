package org.schedscope.ui.state.snapshot;

import java.util.OptionalLong;
import org.schedscope.model.Task;
import org.schedscope.trace.JobState;

/** When jobs started, and what that cost them, as of one moment. Figures are in ticks; what is not known yet is NaN. Immutable. */
public final class JobTimes {
    /** Run times below this count as this in slowdowns, as in the metric. */
    private static final long SHORTEST = 10;

    private final PlayheadSnapshot snapshot;

    JobTimes(PlayheadSnapshot snapshot) {
        this.snapshot = snapshot;
    }

    public long arrival(int job) {
        return snapshot.run().index().job(job).arrival();
    }

    /** Tick of the job's first start. */
    public double start(int job) {
        OptionalLong start = snapshot.starts().before(snapshot.position(), job);
        return start.isPresent() ? start.getAsLong() : Double.NaN;
    }

    /** Tick at which the job finished, starved or was refused. */
    public double end(int job) {
        return switch (snapshot.states().job(job)) {
            case FINISHED, STARVED, KILLED, REFUSED -> snapshot.states().jobEnd(job);
            case TO_COME, REMOVED, WAITING, RUNNING -> Double.NaN;
        };
    }

    /** First start − arrival; of a job that still waits, what it is so far. */
    public double wait(int job) {
        double start = start(job);
        return switch (snapshot.states().job(job)) {
            case TO_COME, REMOVED, REFUSED -> Double.NaN;
            case WAITING, RUNNING -> (Double.isNaN(start) ? snapshot.tick() : start) - arrival(job);
            case FINISHED, STARVED, KILLED -> (Double.isNaN(start) ? end(job) : start) - arrival(job);
        };
    }

    /** End − arrival; none of a refused job. */
    public double response(int job) {
        return snapshot.states().job(job) == JobState.REFUSED ? Double.NaN : end(job) - arrival(job);
    }

    /** Bounded slowdown, max(1, response ÷ max(10, response − wait)); of jobs that have ended. */
    public double slowdown(int job) {
        return Math.max(1, response(job) / Math.max(SHORTEST, response(job) - wait(job)));
    }

    /** Ticks past the expected end, so far if the job has not ended; 0 if it is not late. */
    public double tardiness(int job) {
        if (!snapshot.isLate(job)) {
            return Double.isNaN(wait(job)) ? Double.NaN : 0;
        }
        double end = end(job);
        return (Double.isNaN(end) ? snapshot.tick() : end) - snapshot.expectedEnd(job);
    }

    /** Cores of the job's widest task. */
    public int cores(int job) {
        return snapshot.run().index().job(job).tasks().stream().mapToInt(Task::cores).max().orElse(0);
    }

    /** Core-ticks of all its tasks. */
    public double work(int job) {
        return snapshot.run().jobs().workCoreTicks(job);
    }
}
