package org.schedscope.policy;

/**
 * A policy that orders users, anew after every start; among tasks of one user, and of users that are equal, the order is that of
 * {@link FifoJob}.
 */
public non-sealed interface UserPolicy extends Policy {
    /** Negative where tasks of user A go before those of user B at this moment. */
    int compareUsers(UserView view, int userA, int userB);

    /** The key of a user: an integer or a fraction. */
    String key(UserView view, int user);

    /** The key of a user written out with its numbers. */
    String arithmetic(UserView view, int user);

    @Override
    default String arithmetic(TaskView view, int task) {
        return "job " + (view.jobOrder(task) + 1) + " to arrive, ready at " + view.readyTick(task);
    }
}
