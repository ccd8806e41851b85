package org.schedscope.cli.option;

import java.util.List;
import org.schedscope.cli.base.ArgumentGroup;
import org.schedscope.cli.base.Arguments;
import org.schedscope.cli.base.Option;
import org.schedscope.policy.registry.Policies;

/** The argument that says under which policy a run is made. */
public final class PolicyOption implements ArgumentGroup {
    private final Option<String> policy = Option.of(String.class, "--policy", "NAME",
            "The policy, which orders the ready tasks, or a preset (default: " + Policies.DEFAULT + "; see: schedscope policies).")
            .completedBy(new PolicyWords());

    @Override
    public List<Arguments> arguments() {
        return List.of(policy);
    }

    public String policy() {
        return policy.orElse(Policies.DEFAULT);
    }

    /** Whether the user has chosen one. */
    public boolean isChosen() {
        return policy.isGiven();
    }
}
