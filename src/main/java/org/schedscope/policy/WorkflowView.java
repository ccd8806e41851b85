package org.schedscope.policy;

import org.schedscope.model.number.BigRatio;

/** The figures of workflows that a policy may use. */
public interface WorkflowView {
    /** Number of different workflows with tasks in the queue. */
    int waiting();

    /** The policy's {@link WorkflowCriterion} of a task's workflow, as of the last arrival. */
    BigRatio figure(int task);
}
