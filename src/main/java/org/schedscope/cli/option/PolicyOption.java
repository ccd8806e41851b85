package org.schedscope.cli.option;

import java.util.Optional;
import org.schedscope.policy.registry.Policies;
import picocli.CommandLine.Option;

/** The option for the policy of a run. */
public final class PolicyOption {
    @Option(names = "--policy", paramLabel = "NAME", completionCandidates = PolicyWords.class,
            description = "The policy, which orders the ready tasks, or a preset (default: " + Policies.DEFAULT + "; see: schedscope"
                    + " policies).")
    private Optional<String> policy;

    public String policy() {
        return policy.orElse(Policies.DEFAULT);
    }

    /** Whether the user has chosen one. */
    public boolean isChosen() {
        return policy.isPresent();
    }
}
