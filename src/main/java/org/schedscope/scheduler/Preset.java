package org.schedscope.scheduler;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A scheduler of the literature under one name: an ordering, and the scheduler and parameters around it.
 *
 * @param name as in {@code --policy}, kebab-case, different from every policy's
 * @param scheduler that it runs in unless another is asked for
 * @param policy the ordering
 * @param parameters that differ from their defaults, unless they are set otherwise
 * @param summary what it does, in one sentence
 * @param source paper and section
 */
public record Preset(String name, String scheduler, String policy, SortedMap<String, String> parameters, String summary, String source) {
    public Preset {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    Preset(String name, String scheduler, String policy, Map<String, String> parameters, String summary, String source) {
        this(name, scheduler, policy, new TreeMap<>(parameters), summary, source);
    }
}
