package org.schedscope.policy;

import java.util.Optional;

/**
 * A policy of the four-phase scheduler: it orders workflows by a figure, if it has one, and tasks by their upward ranks by means.
 */
public non-sealed interface WorkflowPolicy extends Policy {
    /** What workflows are ordered by, before ranks count; none: ranks alone count. */
    Optional<WorkflowFigure> figure();

    /**
     * Whether the task with the largest rank goes first, of one workflow or, without a figure, of all.
     *
     * @param workflows how many different workflows have tasks in the queue
     */
    boolean largestRankFirst(int workflows);

    @Override
    default String arithmetic(TaskView view, int task) {
        return "R = " + view.meanRank(task);
    }
}
