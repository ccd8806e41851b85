package org.schedscope.scheduler;

import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.event.RunInfo;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.policy.Parameter;

/**
 * Everything that decides a run: the same specification gives the same events, byte for byte.
 *
 * @param policy name of an ordering or of a preset, see {@link org.schedscope.policy.Policies} and {@link Presets}
 * @param scheduler name of a scheduler, see {@link Schedulers}
 * @param seed of all draws
 * @param parameters what {@code --set} sets, by name. {@link #ESTIMATE} and {@link #MEMORY} only record how workload and platform
 *        were made: the workload here, and the one in a log's head, has its estimates drawn already, so a run from it draws nothing again
 */
public record RunSpec(Workload workload, Platform platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
    /** The parameter that records the estimate model that the workload's times were drawn with. */
    public static final String ESTIMATE = "estimate";
    /** The parameter that records whether memory of clusters was made to bind. */
    public static final String MEMORY = "memory";
    /** Parameters that say how workload and platform were made; schedulers do not look at them. */
    static final Set<String> OF_INPUT = Set.of(ESTIMATE, MEMORY);

    public RunSpec {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    /** A hierarchical run without further parameters. */
    public static RunSpec of(Workload workload, Platform platform, String policy, long seed) {
        return new RunSpec(workload, platform, policy, Schedulers.HIERARCHICAL, seed, Collections.emptySortedMap());
    }

    /** The value that a parameter has: as set, or its default. */
    public String value(Parameter parameter) {
        return parameters.getOrDefault(parameter.name(), parameter.defaultValue());
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
