package org.schedscope.policy.value;

import org.schedscope.policy.PolicyInfo;

/**
 * First the task whose job has least left to earn if the task started now. Key: {@code ∫ Vmax · factor dSLR} from the projected SLR to
 * D_final, smallest first (Burkimsher, Indrusiak: bidding policies, Algorithm 4). A task with nothing left to earn has key 0 and goes
 * first. Without starving jobs every task of a job with a curve gets its turn; tasks of jobs without one may wait for ever.
 */
public final class ProjectedValueRemaining extends ValueRemaining {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("pvr", "The task whose job has the least value left under its curve first.",
                "∫ Vmax · factor dSLR from (now − arrival + R) / CP to D_final, smallest first",
                "Burkimsher, Indrusiak: bidding policies, Algorithm 4", false,
                "As printed: a task with nothing left to earn has key 0 and the highest priority, which costs others their value unless"
                        + " such jobs starve. pvr-live puts them last.");
    }
}
