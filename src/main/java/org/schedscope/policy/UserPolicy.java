package org.schedscope.policy;

import java.util.OptionalLong;

/**
 * A policy that orders users by a figure, anew after every start; among tasks of one user, and of users that are equal, the order is
 * that of {@link FifoJob}.
 */
public non-sealed interface UserPolicy extends Policy {
    /** What users are compared by. */
    UserFigure figure();

    /** After how many ticks use counts half, for {@link UserFigure#USAGE}; without it, use counts in full for ever. */
    default OptionalLong halfLife() {
        return OptionalLong.empty();
    }

    /** Negative where tasks of user A go before those of user B at this moment. */
    int compareUsers(UserView view, int userA, int userB);

    @Override
    default String arithmetic(TaskView view, int task) {
        return "job " + (view.jobOrder(task) + 1) + " to arrive, ready at " + view.readyTick(task);
    }
}
