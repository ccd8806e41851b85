package org.schedscope.policy.value;

import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.policy.PolicyInfo;

/**
 * First the task whose job loses its last value first. Key: {@code arrival + D_final · CP}, in ticks, smallest first: the other reading of
 * {@link EarliestDeadline}. Not starvation-free under overload: lateness cascades.
 */
public final class EarliestFinalDeadline extends DeadlineFirst {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("edf-final", "The task whose job has the earliest final deadline first.",
                "arrival + D_final · CP, smallest first", "after Burkimsher, Indrusiak: bidding policies, §VI", false,
                "The other reading of edf. Jobs that are worth less and less do not hurry; those about to starve do.",
                DeadlineFirst.TEXTBOOK);
    }

    @Override
    Ratio deadline(ValueCurve curve) {
        return curve.finalDeadline();
    }
}
