package org.schedscope.policy.workflow;

import java.util.Optional;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;

/**
 * Shortest workflow first, short meaning a short way to the end: an answer to the outlook of Wang 2011, chapter 6. Does not count how much
 * work lies beside the longest way.
 */
public final class ShortestWorkflowByPath implements WorkflowPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("swf-path", "The workflow with the shortest remaining critical path first.",
                "the largest R of the workflow's tasks that have not finished, as of the last arrival, smallest first, then the workflow's"
                        + " arrival, then upward rank R by means, largest first",
                "ours, after the outlook of Wang 2011, chapter 6", false, "Runs in the four-phase scheduler only.");
    }

    @Override
    public Optional<WorkflowCriterion> figure() {
        return Optional.of(WorkflowCriterion.REMAINING_PATH);
    }

    @Override
    public boolean largestRankFirst(int workflows) {
        return true;
    }
}
