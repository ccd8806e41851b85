package org.schedscope.policy;

import org.schedscope.model.number.BigRatio;

/** The figures of users that a policy may use: their {@link UserCriterion}. Users are numbered. */
public interface UserView {
    /** Compares the figures of two users exactly; negative where that of A is smaller. */
    int compare(int userA, int userB);

    /** The figure of a user as it is shown. */
    BigRatio figure(int user);

    /** The figure of a user as its terms: {@code (1/2 ÷ 3/4) · (1/3 ÷ 1/9)}. */
    String terms(int user);
}
