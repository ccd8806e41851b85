package org.schedscope.policy.value;

import java.util.Set;
import java.util.function.Function;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.Dependence;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A deadline of the task's job, {@code arrival + D · CP} in ticks, smallest first.
 *
 * @param deadline D of a value curve, as an SLR
 */
public record DeadlineFirst(PolicyInfo info, Function<ValueCurve, Ratio> deadline) implements ValuePolicy {
    /** A rounded sum of a rounded product is off by less than 2⁻⁵⁰ of itself. */
    private static final double ERROR = 0x1p-49;

    @Override
    public Set<Dependence> dependsOn() {
        return Set.of(Dependence.VALUE);
    }

    @Override
    public boolean largestFirst() {
        return false;
    }

    @Override
    public boolean isOfJob() {
        return true;
    }

    @Override
    public boolean gainsByWaiting() {
        return false;
    }

    private Ratio deadline(ValueProjection task) {
        return deadline.apply(task.value().curve());
    }

    @Override
    public BigRatio key(ValueProjection task, long tick) {
        BigRatio lasts = BigRatio.of(deadline(task)).times(BigRatio.of(task.value().criticalPath()));
        return BigRatio.of(task.arrival()).plus(lasts);
    }

    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        double value = task.arrival() + deadline(task).toDouble() * task.value().criticalPath();
        key.set(value, value * ERROR, Long.MAX_VALUE);
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        return Arithmetic.of("").moment(task.arrival()).words(" + " + deadline(task) + " × ").length(task.value().criticalPath());
    }
}
