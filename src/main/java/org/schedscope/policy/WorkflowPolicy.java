package org.schedscope.policy;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A policy of the four-phase scheduler. With a figure, it orders tasks by the figure of the workflow, smallest first, then by its arrival,
 * then by upward rank by means, largest first. Without one, ranks alone count.
 *
 * @param figure of workflows, as of the last arrival
 */
public record WorkflowPolicy(PolicyInfo info, Optional<WorkflowCriterion> figure) implements Policy {
    /**
     * Whether the largest rank is the best: always with a figure, else if all tasks are of one workflow.
     *
     * @param workflows number of different workflows with tasks in the queue
     */
    public boolean largestRankFirst(int workflows) {
        return figure.isPresent() || workflows == 1;
    }

    @Override
    public Comparator<Integer> byKey(TaskView view) {
        Comparator<BigRatio> best = largestRankFirst(view.workflows().waiting()) ? Comparator.reverseOrder() : Comparator.naturalOrder();
        Comparator<Integer> byRank = Comparator.comparing(view::meanRank, best);
        return figure.isEmpty() ? byRank
                : Comparator.<Integer, BigRatio>comparing(view.workflows()::figure).thenComparing(view::jobOrder).thenComparing(byRank);
    }

    @Override
    public Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.of(figure.isPresent() ? view.workflows().figure(task) : view.meanRank(task));
    }

    @Override
    public Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME, Dependence.WORKFLOWS);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("R = ").length(view.meanRank(task));
    }
}
