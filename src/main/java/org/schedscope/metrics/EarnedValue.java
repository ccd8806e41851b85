package org.schedscope.metrics;

import java.math.BigDecimal;
import java.math.MathContext;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.Sum;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;

/**
 * Earned and maximum value of jobs by their value curves (Burkimsher, Indrusiak: bidding policies, §III-D), with their lateness and the
 * core-ticks spent on them. Empty where no job has a curve.
 */
final class EarnedValue {
    private final JobFacts facts;
    private final double[] earned;
    private final Sum offered;
    private final DeadlineLateness lateness;
    private final JobUse use;

    EarnedValue(JobFacts facts) {
        this.facts = facts;
        boolean anyCurve = facts.hasValueCurves();
        earned = new double[anyCurve ? facts.jobCount() : 0];
        offered = new Sum();
        lateness = new DeadlineLateness(facts, anyCurve);
        use = new JobUse(anyCurve ? facts.jobCount() : 0);
    }

    private EarnedValue(EarnedValue other) {
        facts = other.facts;
        earned = other.earned.clone();
        offered = other.offered.copy();
        lateness = other.lateness.copy();
        use = other.use.copy();
    }

    EarnedValue copy() {
        return new EarnedValue(this);
    }

    void offered(int job) {
        if (facts.hasValueCurves()) {
            facts.index().job(job).value().ifPresent(curve -> offered.add(curve.max().toDouble()));
        }
    }

    /** Takes back the arrival of a job. */
    void withdrawn(int job) {
        facts.index().job(job).value().ifPresent(curve -> offered.add(-curve.max().toDouble()));
    }

    void earned(int job, long response) {
        if (!facts.hasValueCurves()) {
            return;
        }
        facts.index().job(job).value().ifPresent(curve -> {
            earned[job] = value(curve, new Ratio(response, facts.criticalPath(job)));
            lateness.finished(job, curve, response);
        });
    }

    /** Lateness of finished jobs. */
    DeadlineLateness lateness() {
        return lateness;
    }

    /** Core-ticks spent on jobs, if some job has a curve. */
    JobUse use() {
        return use;
    }

    /** Σ value over finished jobs, at least 0. */
    double total() {
        Sum sum = new Sum();
        for (double value : earned) {
            sum.add(value);
        }
        return sum.value();
    }

    /** Σ Vmax over arrived jobs. */
    double maximum() {
        return offered.value();
    }

    /** The exact value, rounded once to a double. */
    private static double value(ValueCurve curve, Ratio slr) {
        try {
            return curve.valueAt(slr).toDouble();
        } catch (ArithmeticException fractionBeyondLong) {
            return wideValue(curve, slr);
        }
    }

    /** The value in 60 digits, for curves and critical paths whose exact fractions overflow {@code long}. */
    private static double wideValue(ValueCurve curve, Ratio slr) {
        MathContext digits = new MathContext(60);
        int right = 1;
        while (slr.compareTo(curve.points().get(right).slr()) > 0) {
            right++;
        }
        ValueCurve.Point from = curve.points().get(right - 1);
        ValueCurve.Point to = curve.points().get(right);
        BigDecimal along = wide(slr).subtract(wide(from.slr())).divide(wide(to.slr()).subtract(wide(from.slr())), digits);
        BigDecimal factor = wide(from.factor()).add(wide(to.factor()).subtract(wide(from.factor())).multiply(along));
        return wide(curve.max()).multiply(factor, digits).doubleValue();
    }

    private static BigDecimal wide(Ratio ratio) {
        return BigDecimal.valueOf(ratio.numerator()).divide(BigDecimal.valueOf(ratio.denominator()), new MathContext(60));
    }
}
