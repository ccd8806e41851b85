package org.schedscope.policy;

/** An ordering of ready tasks. Stateless, so one instance serves any number of queues and runs. */
public sealed interface Policy permits FixedPolicy, MovingPolicy, UserPolicy {
    PolicyInfo info();

    default String name() {
        return info().name();
    }

    /** The key of a task written out with its numbers, as a lecturer would on the board: {@code (5 − 0 + 4 + 1) / 6}. */
    String arithmetic(TaskView view, int task);
}
