package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * The square of projected value density, largest first (Burkimsher, Indrusiak: bidding policies, §IV, after Aldarmi and Burns). Squaring
 * numbers of at least 0 keeps their order, so as printed this is {@link ProjectedValueDensity}, and is ordered by its key.
 */
public final class ProjectedValueDensitySquared extends ValueByResource {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pvdsq", "As printed, the same order as pvd: squaring keeps the order of numbers that are not negative.",
                "(projected value / downstream)², largest first", "Burkimsher, Indrusiak: bidding policies, §IV", false,
                "The paper's own figures distinguish pvdsq and pvd, so its authors must have run something else."
                        + " pvd-resource-squared is another reading, in which only the divisor is squared: value / downstream².");
    }

    @Override
    BigRatio divisor(ValueProjection task) {
        return task.exactDownstream();
    }

    @Override
    double roundedDivisor(ValueProjection task) {
        return task.downstream().toDouble();
    }

    @Override
    public BigRatio key(ValueProjection task, long tick) {
        BigRatio density = super.key(task, tick);
        return density.times(density);
    }

    /** Of the density d, off by e: d² is off by less than 2·d·e + e². */
    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        super.approximate(task, tick, key);
        double square = key.value() * key.value();
        key.set(square, 3 * key.error() * (Math.abs(key.value()) + key.error()), key.until());
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        return Arithmetic.of("(").then(super.terms(task, tick)).words(")²");
    }
}
