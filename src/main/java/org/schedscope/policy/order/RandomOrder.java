package org.schedscope.policy.order;

import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.TaskView;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A new seeded draw for every task in every pass, largest first (Burkimsher, Bate, Indrusiak 2013, §4.1.1). The probability that a task
 * waits for ever is 0.
 */
public final class RandomOrder implements MovingPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("random", "Random order, drawn again in every pass.", "a uniform draw, largest first",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.1", true, "A baseline. The seed decides; the same seed gives the same run.");
    }

    @Override
    public void key(TaskView view, int task, ExactKey key) {
        key.setFraction(view.draw(task) >>> 1, 1);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("drawn");
    }
}
