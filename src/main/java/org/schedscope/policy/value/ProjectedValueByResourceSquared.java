package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * Projected value ÷ downstream², largest first: our reading of "value density squared" (Burkimsher, Indrusiak: bidding policies, §IV),
 * which as printed orders like {@link ProjectedValueDensity}. Not starvation-free: large jobs wait.
 */
public final class ProjectedValueByResourceSquared extends ValueByResource {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pvd-resource-squared",
                "The task with the largest projected value per square of the remaining work first.",
                "projected value / downstream², largest first", "a reading of Burkimsher, Indrusiak: bidding policies, §IV", false,
                "Of two jobs with the same density, the smaller first. As printed, pvdsq orders like pvd.");
    }

    @Override
    BigRatio divisor(ValueProjection task) {
        return task.exactDownstream().times(task.exactDownstream());
    }

    @Override
    double roundedDivisor(ValueProjection task) {
        double downstream = task.downstream().toDouble();
        return downstream * downstream;
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        return super.terms(task, tick).words("²");
    }
}
