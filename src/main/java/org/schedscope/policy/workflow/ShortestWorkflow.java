package org.schedscope.policy.workflow;

import java.util.Optional;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.WorkflowCriterion;
import org.schedscope.policy.WorkflowPolicy;

/**
 * Shortest workflow first: tasks of the workflow that could end first if it had the rest of the clusters to itself go first (Wang 2011,
 * §3-1). Under overload large workflows can starve.
 */
public final class ShortestWorkflow implements WorkflowPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("swf", "The workflow with the shortest estimated remaining time first.",
                "the workflow's estimated remaining time, as of the last arrival, smallest first, then the workflow's"
                        + " arrival, then upward rank R by means, largest first",
                "Wang 2011, §3-1 (SWF)", false, "Runs in the four-phase scheduler only.");
    }

    @Override
    public Optional<WorkflowCriterion> figure() {
        return Optional.of(WorkflowCriterion.REMAINING_TIME);
    }

    @Override
    public boolean largestRankFirst(int workflows) {
        return true;
    }
}
