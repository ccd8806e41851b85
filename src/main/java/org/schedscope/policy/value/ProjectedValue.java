package org.schedscope.policy.value;

import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.ApproximateKey;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.ValuePolicy;
import org.schedscope.policy.ValueProjection;
import org.schedscope.policy.expression.Arithmetic;

/**
 * The value that the task's job would earn if the task started now, alone or divided by the work of the task and its distinct descendants:
 * {@code value}, {@code value ÷ downstream}, {@code value ÷ downstream²} or {@code (value ÷ downstream)²}, largest first.
 *
 * @param divisions how often the value is divided by downstream: 0 to 2
 * @param squared whether the quotient is squared, which changes the key but not the order
 */
public record ProjectedValue(PolicyInfo info, int divisions, boolean squared) implements ValuePolicy {
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
        BigRatio key = task.value().exactValue(task.response(tick));
        for (int i = 0; i < divisions; i++) {
            key = key.dividedBy(task.exactDownstream());
        }
        return squared ? key.times(key) : key;
    }

    /** The bound doubles that of the value, which leaves room for the division; the square of d ± e is off by at most 2·d·e + e². */
    @Override
    public void approximate(ValueProjection task, long tick, ApproximateKey key) {
        int piece = task.piece(tick);
        double downstream = divisions == 0 ? 1 : task.downstream().toDouble();
        double divisor = divisions == 2 ? downstream * downstream : downstream;
        double value = task.value().value(piece, task.response(tick)) / divisor;
        double error = (divisions == 0 ? 1 : 2) * task.value().valueError(piece) / divisor;
        long until = task.value().isFlat(piece) ? task.lastTick(piece) : tick;
        if (squared) {
            key.set(value * value, 3 * error * (Math.abs(value) + error), until);
        } else {
            key.set(value, error, until);
        }
    }

    @Override
    public Arithmetic terms(ValueProjection task, long tick) {
        if (divisions == 0) {
            return Arithmetic.of(task.valueTerms(tick));
        }
        Arithmetic density = Arithmetic.of("(" + task.valueTerms(tick) + ") / " + task.downstream());
        return squared ? Arithmetic.of("(").then(density).words(")²") : divisions == 2 ? density.words("²") : density;
    }
}
