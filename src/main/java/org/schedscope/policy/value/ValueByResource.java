package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * The projected value of {@link ProjectedValue} over the work that is needed to earn it: {@code (value ÷ downstream^p)^q}, largest first.
 * What goes before what changes with p but not with q.
 */
abstract sealed class ValueByResource implements ValuePolicy permits ProjectedValueDensity, ProjectedValueDensitySquared,
        ProjectedValueByResourceSquared {
    @Override
    public final boolean largestFirst() {
        return true;
    }

    @Override
    public final boolean gainsByWaiting() {
        return false;
    }

    /** What the projected value is divided by. */
    abstract BigRatio divisor(ValueProjection task);

    /** The divisor rounded, off by less than 2⁻⁵⁰ of itself. */
    abstract double roundedDivisor(ValueProjection task);

    @Override
    public BigRatio key(ValueProjection task, long tick) {
        return task.value().exactValue(task.response(tick)).dividedBy(divisor(task));
    }

    /** The bound doubles that of the value, which leaves room for the divisor and the division. */
    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        int piece = task.piece(tick);
        double divisor = roundedDivisor(task);
        key.set(task.value().value(piece, task.response(tick)) / divisor, 2 * task.value().valueError(piece) / divisor,
                task.value().isFlat(piece) ? task.lastTick(piece) : tick);
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        return Arithmetic.of("(" + task.valueTerms(tick) + ") / " + task.downstream());
    }
}
