package org.schedscope.policy;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A policy of the scheduler that shares cores. Its order depends on running tasks and on what the scheduler counts, so only the scheduler
 * has it; by the view alone, tasks are in order of their ready times.
 *
 * @param ownName whether no policy of other schedulers has its name
 */
public record SharingPolicy(PolicyInfo info, boolean ownName) implements Policy {
    @Override
    public Comparator<Integer> byKey(TaskView view) {
        return Comparator.comparing(view::readyTick);
    }

    @Override
    public Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.empty();
    }

    @Override
    public Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME, Dependence.CORES);
    }

    @Override
    public Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of("ready at ").moment(view.readyTick(task));
    }
}
