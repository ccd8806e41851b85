package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * First the task whose job would earn most if the task started now. Key: the value at the projected SLR {@code (now − arrival + R) / CP},
 * largest first (Burkimsher, Indrusiak: bidding policies, §IV). Not starvation-free: small jobs wait for ever behind large ones.
 */
public final class ProjectedValue implements ValuePolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pv", "The task whose job has the largest projected value first.",
                "Vmax · factor((now − arrival + R) / CP), largest first",
                "Burkimsher, Indrusiak: bidding policies, §IV", false, "What is worth much may also cost much: small jobs starve.");
    }

    @Override
    public boolean largestFirst() {
        return true;
    }

    @Override
    public boolean gainsByWaiting() {
        return false;
    }

    @Override
    public BigRatio key(ValueProjection task, long tick) {
        return task.value().exactValue(task.response(tick));
    }

    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        int piece = task.piece(tick);
        key.set(task.value().value(piece, task.response(tick)), task.value().valueError(piece),
                task.value().isFlat(piece) ? task.lastTick(piece) : tick);
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        return Arithmetic.of(task.valueTerms(tick));
    }
}
