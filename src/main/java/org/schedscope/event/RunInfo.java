package org.schedscope.event;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What made a run what it is, besides workload and platform themselves.
 *
 * @param scheduler hierarchical, central, market or four-phase
 * @param parameters everything else that was set, by its name in {@code --set}
 */
public record RunInfo(String workload, String platform, String policy, String scheduler, long seed, SortedMap<String, String> parameters) {
    public RunInfo {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }
}
