package org.schedscope.policy;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.model.number.BigRatio;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.expression.Arithmetic;

/**
 * A policy that orders users by a figure, updated after every start; among tasks of one user, and of users that are equal, the order is
 * that of {@link FifoJob}.
 */
public non-sealed interface UserPolicy extends Policy {
    /** The parameter for the half-life of use. */
    Parameter.Whole HALF_LIFE = new Parameter.Whole("half-life", 1, 1_000_000_000_000_000L, Optional.of("ticks"), OptionalLong.empty(),
            Optional.of("none"), "After how long a user's use counts half.");

    /** The criterion by which users are compared. */
    UserCriterion figure();

    /** Ticks after which use counts half, for {@link UserCriterion#USAGE}; if empty, all use counts in full. */
    default OptionalLong halfLife() {
        return OptionalLong.empty();
    }

    /** Negative if tasks of user A precede those of user B at this moment. */
    int compareUsers(UserView view, int userA, int userB);

    @Override
    default Set<Dependence> dependsOn() {
        return Set.of(Dependence.TIME, Dependence.USERS);
    }

    @Override
    default Comparator<Integer> byKey(TaskView view) {
        Comparator<Integer> byUser = (a, b) -> compareUsers(view.users(), view.user(a), view.user(b));
        return byUser.thenComparing(new FifoJob().byKey(view));
    }

    @Override
    default Optional<BigRatio> shownKey(TaskView view, int task) {
        return Optional.of(view.users().figure(view.user(task)));
    }

    @Override
    default Arithmetic arithmetic(TaskView view, int task) {
        return Arithmetic.of(view.users().terms(view.user(task)));
    }
}
