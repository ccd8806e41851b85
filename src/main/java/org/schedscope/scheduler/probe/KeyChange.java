package org.schedscope.scheduler.probe;

import org.schedscope.model.number.BigRatio;

/**
 * The smallest change of one term of one waiting task's key that changes the first task, with everything else unchanged.
 *
 * @param term what changes
 * @param more whether it must be larger (of a tick: later) than it is, rather than smaller
 * @param amount by how much, greater than 0, or 0 where a tie has to be broken; in the term's unit
 * @param strictly whether the amount itself does not suffice, but anything beyond it does
 */
public record KeyChange(Term term, boolean more, BigRatio amount, boolean strictly) {
    /** What keys are made of. */
    public enum Term {
        /** Arrival of the task's job; whole ticks. */
        ARRIVAL,
        /** When the task became ready; whole ticks. */
        READY,
        /** Upward rank R; whole ticks. */
        RANK,
        /** Critical path of the task's job; whole ticks. The longest one in the queue is a term of its own and stays. */
        CRITICAL_PATH,
        /** Work of the task and its descendants; whole core-ticks. */
        DOWNSTREAM,
        /** Cores that the task's user has in use; whole cores. */
        CORES_IN_USE,
        /** What the task's user has used up to now; core-ticks. With a half-life, figures are rounded to thousandths. */
        USAGE,
        /** What workflows are ordered by, of the task's workflow. */
        WORKFLOW_FIGURE,
        /** Upward rank by means; ticks. */
        MEAN_RANK
    }
}
