package org.schedscope.policy.value;

import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/** A deadline of the task's job, {@code arrival + D · CP} in ticks, smallest first, for some deadline D of its value curve. */
abstract sealed class DeadlineFirst implements ValuePolicy permits EarliestDeadline, EarliestFinalDeadline {
    /** What textbooks mean by the name. */
    static final String TEXTBOOK = "Unlike the EDF of textbooks it takes no core from a running task, has the"
            + " deadline from a job's value curve, and runs, unless another scheduler is named, in the market, which drops a job whose"
            + " value has come to 0 (starvation=off keeps it).";

    /** A rounded sum of a rounded product is off by less than 2⁻⁵⁰ of itself. */
    private static final double ERROR = 0x1p-49;

    /** The deadline, as an SLR. */
    abstract Ratio deadline(ValueCurve curve);

    @Override
    public final boolean movesWithTime() {
        return false;
    }

    @Override
    public final boolean largestFirst() {
        return false;
    }

    @Override
    public final boolean isOfJob() {
        return true;
    }

    @Override
    public final boolean gainsByWaiting() {
        return false;
    }

    @Override
    public final BigRatio key(ValueProjection task, long tick) {
        BigRatio lasts = BigRatio.of(deadline(task.value().curve())).times(BigRatio.of(task.value().criticalPath()));
        return BigRatio.of(task.arrival()).plus(lasts);
    }

    @Override
    public final void approximate(ValueProjection task, long tick, ApproximateKey key) {
        double value = task.arrival() + deadline(task.value().curve()).toDouble() * task.value().criticalPath();
        key.set(value, value * ERROR, Long.MAX_VALUE);
    }

    @Override
    public final Arithmetic terms(ValueProjection task, long tick) {
        return Arithmetic.of("").moment(task.arrival()).words(" + " + deadline(task.value().curve()) + " × ")
                .length(task.value().criticalPath());
    }
}
