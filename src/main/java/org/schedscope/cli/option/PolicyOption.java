package org.schedscope.cli.option;

import org.schedscope.policy.registry.Policies;
import picocli.CommandLine.Option;

/** The argument that says under which policy a run is made. */
public final class PolicyOption {
    @Option(names = "--policy", paramLabel = "NAME", defaultValue = Policies.DEFAULT, completionCandidates = PolicyWords.class,
            description = "The policy, which orders the ready tasks, or a preset (default: ${DEFAULT-VALUE}; see: schedscope policies).")
    private String policy;

    public String policy() {
        return policy;
    }
}
