package org.schedscope.policy;

import org.schedscope.model.number.BigRatio;

/** What a policy may know about the workflows of the queue it orders. */
public interface WorkflowView {
    /** How many different workflows have tasks in the queue. */
    int waiting();

    /** The {@link WorkflowCriterion} of a task's workflow that the policy asks for, as of the last arrival. */
    BigRatio figure(int task);
}
