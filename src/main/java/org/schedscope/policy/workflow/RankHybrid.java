package org.schedscope.policy.workflow;

import java.util.Optional;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;

/**
 * RANK_HYBD: while tasks of one workflow wait, the one with the largest upward rank R (by means) goes first, else the one with the smallest
 * (Yu, Shi 2008; as in Wang 2011, §3-1). With many workflows, large ones can starve.
 */
public final class RankHybrid implements WorkflowPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("rank-hybd",
                "Within one workflow the task with the largest mean rank first; among several workflows, the one with the smallest.",
                "upward rank R by means, largest first if tasks of one workflow wait, else smallest first",
                "Wang 2011, §3-1 (RANK_HYBD of Yu, Shi 2008)",
                false, "Runs in the four-phase scheduler only.");
    }

    @Override
    public Optional<WorkflowCriterion> figure() {
        return Optional.empty();
    }

    @Override
    public boolean largestRankFirst(int workflows) {
        return workflows == 1;
    }
}
