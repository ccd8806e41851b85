package org.schedscope.policy;

/** A policy whose keys never change once a task is ready. Smaller goes first: {@link #first}, then {@link #second}. */
public non-sealed interface FixedPolicy extends Policy {
    long first(TaskView view, int task);

    @Override
    default boolean movesWithTime() {
        return false;
    }

    default long second(TaskView view, int task) {
        return 0;
    }

    /** The number that is shown as the key; {@link #first} negated where the largest goes first. */
    default long shown(long first) {
        return first;
    }
}
