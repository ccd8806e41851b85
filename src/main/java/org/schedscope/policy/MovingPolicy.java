package org.schedscope.policy;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.model.number.BigRatio;

/** A policy whose keys move with time. The largest key is the best. */
public non-sealed interface MovingPolicy extends Policy {
    /** Writes the key of a task at {@code view.now()} into {@code key}. */
    void key(TaskView view, int task, ExactKey key);

    /** Whether its key depends on what users have used. */
    default boolean looksAtUse() {
        return false;
    }

    /** Ticks after which use counts half, if the key depends on it; if empty, all use counts in full. */
    default OptionalLong halfLife() {
        return OptionalLong.empty();
    }

    @Override
    default Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME);
    }

    @Override
    default MovingPolicy inPass(TaskView view, int[] tasks) {
        return this;
    }

    /** The key of a task at {@code view.now()}. */
    default BigRatio exactKey(TaskView view, int task) {
        ExactKey key = new ExactKey();
        key(view, task, key);
        return key.exact();
    }

    @Override
    default Comparator<Integer> byKey(TaskView view) {
        Map<Integer, BigRatio> keys = new HashMap<>();
        return Comparator.comparing(task -> keys.computeIfAbsent(task, one -> exactKey(view, one)), Comparator.reverseOrder());
    }

    @Override
    default Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.of(exactKey(view, task));
    }
}
