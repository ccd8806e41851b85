package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/** The area under the value curve from the projected SLR to D_final, in value, smallest first: what is steep or nearly over is urgent. */
abstract sealed class ValueRemaining implements ValuePolicy permits ProjectedValueRemaining, ProjectedValueRemainingLive {
    @Override
    public final boolean largestFirst() {
        return false;
    }

    @Override
    public final boolean gainsByWaiting() {
        return true;
    }

    @Override
    public final BigRatio key(ValueProjection task, long tick) {
        return task.value().exactArea(task.response(tick));
    }

    @Override
    public final void approximate(ValueProjection task, long tick, ApproximateKey key) {
        int piece = task.piece(tick);
        double error = task.value().areaError(piece);
        key.set(task.value().area(piece, task.response(tick)), error, error == 0 ? Long.MAX_VALUE : tick);
    }

    @Override
    public final Arithmetic terms(ValueProjection task, long tick) {
        long response = task.response(tick);
        BigRatio area = task.value().exactFactorArea(response);
        return Arithmetic.of(area.signum() == 0 ? "0: nothing left from SLR " + task.value().slrOf(response)
                : task.value().curve().max() + " × " + area + " from SLR " + task.value().slrOf(response) + " to "
                        + task.value().curve().finalDeadline());
    }
}
