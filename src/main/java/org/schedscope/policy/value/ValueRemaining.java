package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * The area under the value curve from the projected SLR to D_final, in value, smallest first: jobs with a steep or nearly expired curve are
 * urgent.
 *
 * @param zeroGoesLast whether tasks of jobs with nothing left to earn go last of those with a curve, rather than first
 */
public record ValueRemaining(PolicyInfo info, boolean zeroGoesLast) implements ValuePolicy {
    @Override
    public boolean largestFirst() {
        return false;
    }

    @Override
    public boolean gainsByWaiting() {
        return true;
    }

    @Override
    public BigRatio key(ValueProjection task, long tick) {
        return task.value().exactArea(task.response(tick));
    }

    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        int piece = task.piece(tick);
        double error = task.value().areaError(piece);
        key.set(task.value().area(piece, task.response(tick)), error, error == 0 ? Long.MAX_VALUE : tick);
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        long response = task.response(tick);
        BigRatio area = task.value().exactFactorArea(response);
        return Arithmetic.of(area.signum() == 0 ? "0: nothing left from SLR " + task.value().slrOf(response)
                : task.value().curve().max() + " × " + area + " from SLR " + task.value().slrOf(response) + " to "
                        + task.value().curve().finalDeadline());
    }
}
