package org.schedscope.chart.lane;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.schedscope.chart.paint.Palette;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.trace.JobState;
import org.schedscope.trace.RunStates;

/** Fills by the share of its most worth that a job has earned; neutral where it has not ended or has no value curve. */
public final class ValueFills implements Fills {
    private static final byte UNKNOWN = -1;

    private final JobFacts jobs;
    /** Of jobs that have finished at a moment so far. */
    private final byte[] known;
    private RunStates states;

    /** @param states of the first moment */
    public ValueFills(JobFacts jobs, RunStates states) {
        this.jobs = jobs;
        known = new byte[jobs.jobCount()];
        Arrays.fill(known, UNKNOWN);
        this.states = states;
    }

    /** Goes to another moment of the same run. */
    public void moveTo(RunStates newStates) {
        states = newStates;
    }

    /** The value that a job has earned; none if it has not ended or has no value curve. What has starved or was refused has earned 0. */
    public OptionalDouble earned(int job) {
        ValueCurve curve = jobs.index().job(job).value().orElse(null);
        JobState state = states.job(job);
        if (curve == null || state != JobState.FINISHED && !leftUnpaid(state)) {
            return OptionalDouble.empty();
        }
        long response = states.jobEnd(job) - jobs.index().job(job).arrival();
        return OptionalDouble.of(leftUnpaid(state) ? 0
                : new ValueOverTime(curve, jobs.criticalPath(job)).exactValue(response).toDouble());
    }

    private static boolean leftUnpaid(JobState state) {
        return state == JobState.STARVED || state == JobState.REFUSED;
    }

    /**
     * The quarter of its worth that a job has earned, 1 to {@link Palette#VALUE_STEPS}, or 0 if nothing; none where {@link #earned} has
     * none.
     */
    public OptionalInt step(int job) {
        JobState state = states.job(job);
        if (leftUnpaid(state)) {
            return jobs.index().job(job).value().isPresent() ? OptionalInt.of(0) : OptionalInt.empty();
        }
        if (state != JobState.FINISHED || jobs.index().job(job).value().isEmpty()) {
            return OptionalInt.empty();
        }
        if (known[job] == UNKNOWN) {
            double most = jobs.index().job(job).value().orElseThrow().max().toDouble();
            double share = most == 0 ? 0 : earned(job).orElse(0) / most;
            known[job] = (byte) Math.ceil(share * Palette.VALUE_STEPS);
        }
        return OptionalInt.of(known[job]);
    }

    /** Another moment, another value. */
    @Override
    public Object version() {
        return states;
    }

    @Override
    public int fill(Palette palette, int job, int task) {
        OptionalInt step = step(job);
        return step.isPresent() ? palette.value(step.getAsInt()) : palette.valueOpen();
    }
}
