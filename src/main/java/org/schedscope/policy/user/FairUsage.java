package org.schedscope.policy.user;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.schedscope.parameter.Parameter;
import org.schedscope.policy.Policy;
import org.schedscope.policy.PolicyInfo;
import org.schedscope.policy.UserCriterion;
import org.schedscope.policy.UserPolicy;
import org.schedscope.policy.UserView;

/**
 * First the tasks of the user that has used least; then {@code fifo-job} (Tóth, Klusáček 2014, §4.1: production fair share). Key:
 * core-ticks of the queue's cores used up to now, least first; with a half-life h a core-tick used t ticks ago counts {@code 2^(−t ÷ h)}.
 * Not starvation-free: while others keep using less, a user waits.
 *
 * @param halfLife in ticks; none: use counts in full for ever
 */
public record FairUsage(OptionalLong halfLife) implements UserPolicy {
    /** Without a half-life. */
    public FairUsage() {
        this(OptionalLong.empty());
    }

    @Override
    public PolicyInfo info() {
        return new PolicyInfo("fair-usage", "The user with the fewest used core-ticks first; the user's jobs in order of arrival.",
                "∫ cores in use · 2^(−(now − t) ÷ half-life) dt up to now, smallest first",
                "Tóth, Klusáček 2014, §4.1", false,
                "Use is that of the cluster. Without a half-life it is the plain sum of core-ticks."
                        + " Shares of the platform are not looked at.");
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(HALF_LIFE);
    }

    @Override
    public Policy with(Map<String, String> values) {
        return new FairUsage(HALF_LIFE.number(values.getOrDefault(HALF_LIFE.name(), HALF_LIFE.defaultValue())));
    }

    @Override
    public UserCriterion figure() {
        return UserCriterion.USAGE;
    }

    @Override
    public int compareUsers(UserView view, int userA, int userB) {
        return view.compare(userA, userB);
    }
}
