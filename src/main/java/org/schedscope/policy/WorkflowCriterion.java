package org.schedscope.policy;

/**
 * Criteria by which a {@link WorkflowPolicy} orders workflows, smallest first. Computed for all of them in every tick in which one arrives.
 */
public enum WorkflowCriterion {
    /** Ticks until its last task would end if the rest of it were mapped now, alone among running and committed tasks. */
    REMAINING_TIME,
    /** Estimated work of its tasks that have not finished. */
    REMAINING_WORK,
    /** The largest upward rank by means of its tasks that have not finished, in ticks. */
    REMAINING_PATH
}
