package org.schedscope.metrics;

import java.util.Arrays;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sample;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/** Lateness of finished jobs against the deadlines of their value curves: {@code max(0, response − D · CP)}, in ticks. */
final class DeadlineLateness {
    private final JobFacts facts;
    private final double[] initial;
    private final double[] last;

    DeadlineLateness(JobFacts facts, boolean anyCurve) {
        this(facts, unknown(anyCurve ? facts.jobCount() : 0), unknown(anyCurve ? facts.jobCount() : 0));
    }

    private DeadlineLateness(JobFacts facts, double[] initial, double[] last) {
        this.facts = facts;
        this.initial = initial;
        this.last = last;
    }

    private static double[] unknown(int jobs) {
        double[] values = new double[jobs];
        Arrays.fill(values, Double.NaN);
        return values;
    }

    DeadlineLateness copy() {
        return new DeadlineLateness(facts, initial.clone(), last.clone());
    }

    void finished(int job, ValueCurve curve, long response) {
        initial[job] = lateness(job, curve.initialDeadline(), response);
        last[job] = lateness(job, curve.finalDeadline(), response);
    }

    /** Exact, rounded once to a double. */
    private double lateness(int job, Ratio deadline, long response) {
        BigRatio late = BigRatio.of(response).minus(BigRatio.of(deadline).times(BigRatio.of(facts.criticalPath(job))));
        return late.signum() > 0 ? late.toDouble() : 0;
    }

    /** Lateness against D_initial of all finished jobs. */
    Sample initial() {
        return new Sample(known(initial));
    }

    /** Lateness against D_final of all finished jobs. */
    Sample last() {
        return new Sample(known(last));
    }

    private static double[] known(double[] values) {
        return Arrays.stream(values).filter(value -> !Double.isNaN(value)).toArray();
    }
}
