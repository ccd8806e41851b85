package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValueProjection;

/**
 * First the task that earns most for the work it needs. Key: projected value ÷ the work of the task and its distinct descendants, in value
 * per core-tick, largest first (Burkimsher, Indrusiak: bidding policies, §IV). Not starvation-free.
 */
public final class ProjectedValueDensity extends ValueByResource {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pvd", "The task with the largest projected value per remaining work first.",
                "projected value / downstream, largest first", "Burkimsher, Indrusiak: bidding policies, §IV", false,
                "downstream is the work of the task and its descendants, each counted once; the printed recursion counts those shared by"
                        + " several paths several times.");
    }

    @Override
    BigRatio divisor(ValueProjection task) {
        return task.exactDownstream();
    }

    @Override
    double roundedDivisor(ValueProjection task) {
        return task.downstream().toDouble();
    }
}
