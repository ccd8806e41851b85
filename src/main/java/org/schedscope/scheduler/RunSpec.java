package org.schedscope.scheduler;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;

/**
 * Everything that decides a run: the same specification gives the same events, byte for byte.
 *
 * @param policy name of an ordering, see {@link org.schedscope.policy.Policies}
 * @param scheduler name of a scheduler, see {@link Schedulers}
 * @param seed of all draws
 * @param parameters what {@code --set} sets, by name
 */
public record RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
    public RunSpec {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** A hierarchical run without further parameters. */
    public static RunSpec of(Workload workload, Platform platform, String policy, long seed) {
        return new RunSpec(workload, platform, policy, Schedulers.HIERARCHICAL, seed, Collections.emptySortedMap());
    }

    public RunSpec withPolicy(String name) {
        return new RunSpec(workload, platform, name, scheduler, seed, parameters);
    }

    public RunSpec withSeed(long newSeed) {
        return new RunSpec(workload, platform, policy, scheduler, newSeed, parameters);
    }

    /** How the run is called in logs and reports. */
    public RunInfo info() {
        return new RunInfo(workload.name(), platform.name(), policy, scheduler, seed, parameters);
    }
}
