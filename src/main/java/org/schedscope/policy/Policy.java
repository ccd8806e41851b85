package org.schedscope.policy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.model.number.BigRatio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.expression.Arithmetic;

/** An ordering of ready tasks. Stateless, so one instance serves any number of queues and runs. */
public sealed interface Policy permits FixedPolicy, MovingPolicy, UserPolicy, ValuePolicy, WorkflowPolicy {
    PolicyInfo info();

    default String name() {
        return info().name();
    }

    /** What can be set for this policy, by name. */
    default List<Parameter> parameters() {
        return List.of();
    }

    /** This policy with its parameters set; names and values were checked, and what is missing is at its default. */
    default Policy with(Map<String, String> values) {
        return this;
    }

    /**
     * Who goes first of the tasks that wait: the definition of this policy, plain and exact. Ready queues are faster ways to the same
     * order, and tests hold them to it. Equal keys go by arrival of the job, then by the places of job and task in the file.
     *
     * @param view of one moment; the order is good for that moment only
     */
    default Comparator<Integer> order(TaskView view) {
        return byKey(view).thenComparing(view::jobOrder).thenComparing(Comparator.naturalOrder());
    }

    /**
     * This policy as it stands in one pass over all that waits; itself, unless it looks at a queue as a whole.
     *
     * @param tasks that wait, in any order
     */
    default Policy inPass(TaskView view, int[] tasks) {
        return this;
    }

    /** Whether its keys mean something only among those of one pass over all that waits. */
    default boolean seesWholeQueue() {
        return false;
    }

    /** The order of the keys alone: 0 for tasks whose keys are equal. */
    Comparator<Integer> byKey(TaskView view);

    /** The number that is shown as the key of a task; none for a task without a value curve under a policy about those. */
    Optional<BigRatio> shownKey(TaskView view, int task);

    /** Whether the order of two waiting tasks can change with time. */
    default boolean movesWithTime() {
        return true;
    }

    /** Whether it is about what jobs are worth. */
    default boolean isAboutValue() {
        return false;
    }

    /** Whether it needs to know what is left of whole workflows, as the four-phase scheduler does. */
    default boolean isAboutWorkflows() {
        return false;
    }

    /** The key of a task written out with its numbers, as a lecturer would on the board: {@code (5 − 0 + 4 + 1) / 6}. */
    Arithmetic arithmetic(TaskView view, int task);
}
