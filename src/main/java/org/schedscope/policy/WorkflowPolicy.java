package org.schedscope.policy;

import java.util.Comparator;
import java.util.Optional;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A policy of the four-phase scheduler: it orders workflows by a figure, if it has one, and tasks by their upward ranks by means.
 */
public non-sealed interface WorkflowPolicy extends Policy {
    /** What workflows are ordered by, before ranks count; none: ranks alone count. */
    Optional<WorkflowCriterion> figure();

    /**
     * Whether the task with the largest rank goes first, of one workflow or, without a figure, of all.
     *
     * @param workflows how many different workflows have tasks in the queue
     */
    boolean largestRankFirst(int workflows);

    @Override
    default Comparator<Integer> byKey(TaskView view) {
        Comparator<BigRatio> best = largestRankFirst(view.workflows().waiting()) ? Comparator.reverseOrder() : Comparator.naturalOrder();
        Comparator<Integer> byRank = Comparator.comparing(view::meanRank, best);
        return figure().isEmpty() ? byRank
                : Comparator.<Integer, BigRatio>comparing(view.workflows()::figure).thenComparing(view::jobOrder).thenComparing(byRank);
    }

    @Override
    default Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.of(figure().isPresent() ? view.workflows().figure(task) : view.meanRank(task));
    }

    @Override
    default boolean isAboutWorkflows() {
        return true;
    }

    @Override
    default Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("R = ").length(view.meanRank(task));
    }
}
