package org.schedscope.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.cli.base.Suggestions;
import org.schedscope.cli.base.UsageException;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;

/** Names of policies and presets on the command line. */
public final class PolicyNames {
    private PolicyNames() {
    }

    /** Complains about a name that neither a policy nor a preset has, and tells which one may have been meant. */
    public static void require(String name) {
        Policies.complaint(name).ifPresent(wrong -> {
            throw new UsageException(wrong.toString());
        });
        if (!Schedulers.isPolicy(name)) {
            throw new UsageException(Suggestions.unknown("policy", name, Schedulers.policyNames(), "policies and presets",
                    "schedscope policies"));
        }
    }

    /** Splits at commas, but not at those between the parentheses of an ordering that was typed. */
    public static List<String> split(String list) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at <= list.length(); at++) {
            char here = at < list.length() ? list.charAt(at) : ',';
            depth += here == '(' ? 1 : here == ')' ? -1 : 0;
            if (at == list.length() || here == ',' && depth <= 0) {
                names.add(list.substring(from, at));
                from = at + 1;
            }
        }
        return names;
    }
}
