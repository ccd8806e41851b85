package org.schedscope.policy;

/** What a {@link WorkflowPolicy} orders workflows by, smallest first. Worked out for all of them in every tick in which one arrives. */
public enum WorkflowCriterion {
    /** Ticks until its last task would end if the rest of it were mapped now, alone among running and committed tasks. */
    REMAINING_TIME,
    /** Estimated work of its tasks that have not finished. */
    REMAINING_WORK,
    /** The largest upward rank by means of its tasks that have not finished, in ticks. */
    REMAINING_PATH
}
