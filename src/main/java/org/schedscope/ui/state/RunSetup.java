package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.Policies;
import org.schedscope.scheduler.RunSpec;

/**
 * What makes a run what it is.
 *
 * @param workloadSource where the workload came from
 * @param platformSource the platform's own file, if one was chosen
 * @param policy name of the ordering
 * @param seed of everything drawn at random
 */
public record RunSetup(Workload workload, Source workloadSource, Platform platform, Optional<Path> platformSource, String policy, long seed) {
    /** Policy of a run for which none was chosen. */
    public static final String DEFAULT_POLICY = Policies.DEFAULT;
    /** Seed of a run for which none was chosen. */
    public static final long DEFAULT_SEED = 1;

    public RunSetup {
        Objects.requireNonNull(workload);
        Objects.requireNonNull(platform);
    }

    /** The same for the simulator. */
    public RunSpec spec() {
        return RunSpec.of(workload, platform, policy, seed);
    }

    public RunSetup withPolicy(String newPolicy) {
        return new RunSetup(workload, workloadSource, platform, platformSource, newPolicy, seed);
    }

    public RunSetup withSeed(long newSeed) {
        return new RunSetup(workload, workloadSource, platform, platformSource, policy, newSeed);
    }

    public RunSetup withPlatform(Platform newPlatform, Optional<Path> source) {
        return new RunSetup(workload, workloadSource, newPlatform, source, policy, seed);
    }
}
