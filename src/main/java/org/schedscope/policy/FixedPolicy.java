package org.schedscope.policy;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.number.BigRatio;

/** A policy whose keys never change once a task is ready. Smaller is better: {@link #first}, then {@link #second}. */
public non-sealed interface FixedPolicy extends Policy {
    long first(TaskView view, int task);

    default long second(TaskView view, int task) {
        return 0;
    }

    @Override
    default Comparator<Integer> byKey(TaskView view) {
        return Comparator.<Integer>comparingLong(task -> first(view, task)).thenComparingLong(task -> second(view, task));
    }

    @Override
    default Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.of(BigRatio.of(shown(first(view, task))));
    }

    /** The number that is shown as the key; {@link #first} negated where the largest is the best. */
    default long shown(long first) {
        return first;
    }

    @Override
    default Set<Dependence> dependsOn() {
        return Set.of();
    }
}
