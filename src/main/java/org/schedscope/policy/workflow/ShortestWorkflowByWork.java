package org.schedscope.policy.workflow;

import java.util.Optional;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;

/**
 * Shortest workflow first, short meaning little work left: an answer to the outlook of Wang 2011, chapter 6. Cheaper than an estimate of
 * time, and blind to how much of the work can be done side by side.
 */
public final class ShortestWorkflowByWork implements WorkflowPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("swf-work", "The workflow with the least remaining work first.",
                "the workflow's estimated work in tasks that have not finished, as of the last arrival, smallest first, then the workflow's"
                        + " arrival, then upward rank R by means, largest first",
                "ours, after the outlook of Wang 2011, chapter 6", false, "Runs in the four-phase scheduler only.");
    }

    @Override
    public Optional<WorkflowCriterion> figure() {
        return Optional.of(WorkflowCriterion.REMAINING_WORK);
    }

    @Override
    public boolean largestRankFirst(int workflows) {
        return true;
    }
}
