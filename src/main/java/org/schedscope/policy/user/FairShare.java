package org.schedscope.policy.user;

import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.UserCriterion;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.UserView;

/**
 * First the tasks of the user that is furthest below its entitlement; then {@code fifo-job} (Burkimsher, Bate, Indrusiak 2013, §4.1.4).
 * Key: the product along the user's path of {@code entitled ÷ max(used, 1 ÷ (cores + 1))}, largest first, updated after every start. Not
 * starvation-free: a user that always stays below its entitlement can keep others waiting.
 */
public final class FairShare implements UserPolicy {
    @Override
    public PolicyInfo info() {
        return new PolicyInfo("fair-share", "The user furthest below the entitled share first; the user's jobs in order of arrival.",
                "product along the user's path of entitled ÷ max(used, 1 ÷ (cores + 1)), largest first, anew after every start",
                "Burkimsher, Bate, Indrusiak 2013, §4.1.4", false,
                "Entitlements are the platform's shares; a path without a stated share has 1. Use is that of the cluster at the moment.");
    }

    @Override
    public UserCriterion figure() {
        return UserCriterion.SHARE_FACTOR;
    }

    @Override
    public int compareUsers(UserView view, int userA, int userB) {
        return view.compare(userB, userA);
    }
}
