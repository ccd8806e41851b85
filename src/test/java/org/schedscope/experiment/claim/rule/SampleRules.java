package org.schedscope.experiment.claim.rule;

import java.util.List;

/** Rules as the lists of literature have them, with defaults. */
public final class SampleRules {
    private SampleRules() {
    }

    public static Order less(String measure, String ours, String... others) {
        return order(Wanted.LESS, measure, ours, others);
    }

    static Order order(Wanted want, String measure, String ours, String... others) {
        return new Order(want, measure, ours, List.of(others), "", List.of());
    }

    static Order lessOver(String axis, String measure, String ours, String other, String... values) {
        return new Order(Wanted.LESS, measure, ours, List.of(other), axis, List.of(values));
    }

    static Across across(Wanted want, String measure, String axis, String here, String there, String... policies) {
        return new Across(want, measure, List.of(policies), axis, here, there);
    }

    static Bound atMost(double bound, String measure, String policy) {
        return new Bound(measure, List.of(policy), true, bound);
    }

    static Bound atLeast(double bound, String measure, String policy) {
        return new Bound(measure, List.of(policy), false, bound);
    }

    static Printed percent(double printed, String measure, String policy, String other) {
        return new Printed(measure, policy, other, "", "", printed, 3);
    }

    static Printed median(double printed, String measure, String policy) {
        return new Printed(measure, policy, "", "", "", printed, printed / 10);
    }

    static Single single(Wanted want, String measure, String ours, String other) {
        return new Single(want, measure, ours, List.of(other));
    }
}
