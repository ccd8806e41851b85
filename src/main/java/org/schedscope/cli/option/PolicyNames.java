package org.schedscope.cli.option;

import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;

/** Names of policies and presets on the command line. */
public final class PolicyNames {
    private PolicyNames() {
    }

    /** Refuses a name that is neither a policy nor a preset, and suggests the nearest one. */
    public static void require(String name) {
        Policies.complaint(name).ifPresent(wrong -> {
            throw new UsageException(wrong.toString());
        });
        if (!Schedulers.isPolicy(name)) {
            TextbookNames.find(name).ifPresent(absent -> {
                throw new UsageException("no policy '" + name + "': " + absent.reason() + "; the nearest is " + absent.policy()
                        + " (see: schedscope policies " + absent.policy() + ")");
            });
            throw new UsageException(Suggestions.unknown("policy", name, Schedulers.policyNames(), "policies and presets",
                    "schedscope policies"));
        }
    }
}
