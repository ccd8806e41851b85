package org.schedscope.scheduler.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.QueueView;
import org.schedscope.engine.queue.UserFigures;
import org.schedscope.model.number.BigRatio;
import org.schedscope.policy.FifoJob;
import org.schedscope.policy.UserFigure;
import org.schedscope.policy.UserPolicy;

/** {@link Flip}s where users are compared first, and tasks of equal users by their jobs. */
final class UserFlips {
    private static final FifoJob WITHIN_USER = new FifoJob();

    private final UserPolicy policy;
    private final QueueState state;
    private final QueueView view;
    private final SimulationInput input;
    private final UserFigures figures;

    UserFlips(UserPolicy policy, QueueState state, QueueView view, SimulationInput input) {
        this.policy = policy;
        this.state = state;
        this.view = view;
        this.input = input;
        figures = state.figuresAt(view.now()).orElseThrow();
    }

    List<Flip> flips(int task, int other, boolean first) {
        int users = compare(figures, task, other);
        List<Flip> flips = new ArrayList<>();
        if (users == 0) {
            flips.addAll(new FlipSearch(WITHIN_USER, input, view).flips(task, other, first));
        }
        if (userOf(task) != userOf(other)) {
            (policy.figure() == UserFigure.USAGE ? usage(task, other, first) : cores(task, other, first)).ifPresent(flips::add);
        }
        return flips;
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

    private Optional<Flip> usage(int task, int other, boolean first) {
        BigRatio distance = figure(task).minus(figure(other));
        BigRatio amount = first ? distance : BigRatio.ZERO.minus(distance);
        return Optional.of(new Flip(Flip.Term.USAGE, !first, amount, winsTie(task, other) != first));
    }

    private BigRatio figure(int task) {
        return figures.figure(userOf(task));
    }

    /** Fewer cores of the user's, and with them of the groups it is in and of all, or more of them. */
    private Optional<Flip> cores(int task, int other, boolean first) {
        int job = input.index().jobOf(task);
        long most = first ? state.coresOf(userOf(task)) : state.freeCoresInAll();
        LongPredicate flipped = by -> {
            UserFigures then = figures.copy();
            then.use(job, (int) (first ? -by : by), view.now());
            then.refresh(view.now());
            int users = compare(then, task, other);
            return users != 0 ? users < 0 == first : winsTie(task, other) == first;
        };
        return FlipSearch.firstThat(1, most, flipped)
                .map(by -> new Flip(Flip.Term.CORES_IN_USE, !first, BigRatio.of(by), false));
    }
}
