package org.schedscope.cli;

import org.schedscope.policy.Policies;
import org.schedscope.scheduler.Schedulers;

/** Names of policies and presets on the command line. */
final class PolicyNames {
    private PolicyNames() {
    }

    /** Complains about a name that neither a policy nor a preset has, and tells which one may have been meant. */
    static void require(String name) {
        Policies.complaint(name).ifPresent(wrong -> {
            throw new UsageException(wrong.toString());
        });
        if (!Schedulers.isPolicy(name)) {
            throw new UsageException(Suggestions.unknown("policy", name, Schedulers.policyNames(), "policies and presets",
                    "schedscope policies"));
        }
    }
}
