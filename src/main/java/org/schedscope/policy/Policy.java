package org.schedscope.policy;

import java.util.List;
import java.util.Map;
import org.schedscope.parameter.Parameter;

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

    /** Whether the order of two waiting tasks can change with time. */
    default boolean movesWithTime() {
        return true;
    }

    /** The key of a task written out with its numbers, as a lecturer would on the board: {@code (5 − 0 + 4 + 1) / 6}. */
    String arithmetic(TaskView view, int task);
}
