package org.schedscope.policy;

/** What a policy may know about the users of the queue it orders: the {@link UserFigure} that it asks for. Users are numbered. */
public interface UserView {
    /** Compares the figures of two users exactly; negative where that of A is smaller. */
    int compare(int userA, int userB);

    /** The figure of a user: an integer or a fraction in lowest terms. */
    String figure(int user);

    /** The figure of a user as its terms: {@code (1/2 ÷ 3/4) · (1/3 ÷ 1/9)}. */
    String terms(int user);
}
