package org.schedscope.ui.state;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.Parameter;
import org.schedscope.policy.Policies;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

/**
 * What makes a run what it is.
 *
 * @param workloadSource where the workload came from
 * @param platformSource the platform's own file, if one was chosen
 * @param policy name of the ordering or preset
 * @param seed of everything drawn at random
 * @param parameters of the scheduler that are not at their defaults, by name
 */
public record RunSetup(Workload workload, Source workloadSource, Platform platform, Optional<Path> platformSource, String policy, long seed,
        SortedMap<String, String> parameters) {
    /** Policy of a run for which none was chosen. */
    public static final String DEFAULT_POLICY = Policies.DEFAULT;
    /** Seed of a run for which none was chosen. */
    public static final long DEFAULT_SEED = 1;

    public RunSetup {
        Objects.requireNonNull(workload);
        Objects.requireNonNull(platform);
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** The same for the simulator. */
    public RunSpec spec() {
        return new RunSpec(workload, platform, policy, Schedulers.impliedBy(policy), seed, parameters);
    }

    /** The same under another policy, without what only the present one can have set. */
    public RunSetup withPolicy(String newPolicy) {
        RunSetup bare = new RunSetup(workload, workloadSource, platform, platformSource, newPolicy, seed, Collections.emptySortedMap());
        Set<String> own = Schedulers.parameters(spec()).stream().map(Parameter::name).collect(Collectors.toSet());
        Schedulers.parameters(bare.spec()).forEach(parameter -> own.remove(parameter.name()));
        SortedMap<String, String> kept = new TreeMap<>(parameters);
        kept.keySet().removeAll(own);
        return new RunSetup(workload, workloadSource, platform, platformSource, newPolicy, seed, kept);
    }

    public RunSetup withSeed(long newSeed) {
        return new RunSetup(workload, workloadSource, platform, platformSource, policy, newSeed, parameters);
    }

    public RunSetup withPlatform(Platform newPlatform, Optional<Path> source) {
        return new RunSetup(workload, workloadSource, newPlatform, source, policy, seed, parameters);
    }

    /** The same with a parameter of the scheduler set. */
    public RunSetup withParameter(Parameter parameter, String value) {
        SortedMap<String, String> changed = new TreeMap<>(parameters);
        if (value.equals(parameter.defaultValue())) {
            changed.remove(parameter.name());
        } else {
            changed.put(parameter.name(), value);
        }
        return new RunSetup(workload, workloadSource, platform, platformSource, policy, seed, changed);
    }

    /** The value that a parameter has in this run. */
    public String value(Parameter parameter) {
        return parameters.getOrDefault(parameter.name(), parameter.defaultValue());
    }
}
