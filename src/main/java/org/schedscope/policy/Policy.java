package org.schedscope.policy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.number.BigRatio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.expression.Arithmetic;
import org.schedscope.policy.expression.Expression;
import org.schedscope.policy.expression.Growth;

/** An ordering of ready tasks. Stateless, so one instance serves any number of queues and runs. */
public sealed interface Policy permits FixedPolicy, MovingPolicy, SharingPolicy, UserPolicy, ValuePolicy, WorkflowPolicy {
    PolicyInfo info();

    default String name() {
        return info().name();
    }

    /** Its parameters, by name. */
    default List<Parameter> parameters() {
        return List.of();
    }

    /** This policy with its parameters set; names and values were checked, and missing ones have their default. */
    default Policy with(Map<String, String> values) {
        return this;
    }

    /**
     * The order of waiting tasks: the definition of this policy, plain and exact. Ready queues are faster ways to the same order, and tests
     * compare them. Equal keys go by arrival of the job, then by the places of job and task in the file.
     *
     * @param view view of one moment; the order is good for that moment only
     */
    default Comparator<Integer> order(TaskView view) {
        return byKey(view).thenComparing(view::jobOrder).thenComparing(Comparator.naturalOrder());
    }

    /**
     * This policy in one pass over all waiting tasks; itself, unless it depends on the queue.
     *
     * @param tasks tasks that wait, in any order
     */
    default Policy inPass(TaskView view, int[] tasks) {
        return this;
    }

    /** What the order depends on. */
    Set<Dependence> dependsOn();

    /** Whether the order depends on something. */
    default boolean dependsOn(Dependence what) {
        return dependsOn().contains(what);
    }

    /**
     * The key of a moving policy as an expression, if it is one. A queue can then predict when tasks overtake each other and need not
     * compute all keys in every pass, unless the expression is {@linkplain Growth#CURVED curved}.
     */
    default Optional<Expression> expression() {
        return Optional.empty();
    }

    /** The order of the keys alone: 0 for tasks whose keys are equal. */
    Comparator<Integer> byKey(TaskView view);

    /** Whether tasks of jobs with a value curve go last of those if their key is 0. */
    default boolean zeroGoesLast() {
        return false;
    }

    /** The number that is shown as the key of a task; none for a task without a value curve under a policy about those. */
    Optional<BigRatio> shownKey(TaskView view, int task);

    /** The key of a task written out with its numbers: {@code (5 − 0 + 4 + 1) / 6}. */
    Arithmetic arithmetic(TaskView view, int task);
}
