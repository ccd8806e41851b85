package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.use.UserFigures;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserCriterion;
import org.schedscope.policy.UserPolicy;

/** {@link KeyChange}s where users are compared first, and tasks of equal users by their jobs. */
final class UserKeyChanges {
    private static final FifoJob WITHIN_USER = new FifoJob();

    private final UserPolicy policy;
    private final QueueState state;
    private final QueueView view;
    private final SimulationInput input;
    private final UserFigures figures;

    UserKeyChanges(UserPolicy policy, QueueState state, QueueView view, SimulationInput input) {
        this.policy = policy;
        this.state = state;
        this.view = view;
        this.input = input;
        figures = state.figuresAt(view.now()).orElseThrow();
    }

    List<KeyChange> changes(int task, int other, boolean first) {
        int users = compare(figures, task, other);
        List<KeyChange> changes = new ArrayList<>();
        if (users == 0) {
            changes.addAll(new KeyChangeSearch(WITHIN_USER, view).changes(task, other, first));
        }
        if (userOf(task) != userOf(other)) {
            (policy.figure() == UserCriterion.USAGE ? usage(task, other, first) : cores(task, other, first)).ifPresent(changes::add);
        }
        return changes;
    }

    private int userOf(int task) {
        return input.users().ofJob(input.index().jobOf(task));
    }

    private int compare(UserFigures now, int task, int other) {
        return policy.compareUsers(now, userOf(task), userOf(other));
    }

    /** Whether a task goes before another where their users are equal. */
    private boolean winsTie(int task, int other) {
        return WITHIN_USER.order(view).compare(task, other) < 0;
    }

    private Optional<KeyChange> usage(int task, int other, boolean first) {
        BigRatio distance = figure(task).minus(figure(other));
        BigRatio amount = first ? distance : BigRatio.ZERO.minus(distance);
        return Optional.of(new KeyChange(KeyChange.Term.USAGE, !first, amount, winsTie(task, other) != first));
    }

    private BigRatio figure(int task) {
        return figures.figure(userOf(task));
    }

    /** Fewer cores of the user's, and with them of the groups it is in and of all, or more of them. */
    private Optional<KeyChange> cores(int task, int other, boolean first) {
        int job = input.index().jobOf(task);
        long most = first ? state.coresOf(userOf(task)) : state.freeCoresInAll();
        LongPredicate flipped = by -> {
            UserFigures then = figures.copy();
            then.use(job, (int) (first ? -by : by), view.now());
            then.refresh(view.now());
            int users = compare(then, task, other);
            return users != 0 ? users < 0 == first : winsTie(task, other) == first;
        };
        return KeyChangeSearch.firstThat(1, most, flipped)
                .map(by -> new KeyChange(KeyChange.Term.CORES_IN_USE, !first, BigRatio.of(by), false));
    }
}
