package org.schedscope.policy.value;

import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.PolicyInfo;

/**
 * First the task whose job begins to lose value first. Key: {@code arrival + D_initial · CP}, in ticks, smallest first (Burkimsher,
 * Indrusiak: bidding policies, §VI, where its formula is not printed). Not starvation-free under overload: lateness cascades.
 */
public final class EarliestDeadline extends DeadlineFirst {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("edf", "The task whose job has the earliest initial deadline first.",
                "arrival + D_initial · CP, smallest first", "Burkimsher, Indrusiak: bidding policies, §VI", false,
                "The formula is not printed there; the text speaks of running jobs whose deadline has passed, which only the initial one"
                        + " can,"
                        + " because a job past its final one has starved. Once deadlines pass, jobs that are late already keep others"
                        + " waiting"
                        + " until these are late too.",
                DeadlineFirst.TEXTBOOK);
    }

    @Override
    Ratio deadline(ValueCurve curve) {
        return curve.initialDeadline();
    }
}
