package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.schedscope.model.number.Ratio;

/** Execution times of a task by cluster id, in ticks and in the order of its file, with their mean. Immutable. */
final class ClusterTimes extends AbstractMap<String, Long> {
    private final Map<String, Long> ticks;
    private final Ratio mean;

    private ClusterTimes(Map<String, Long> ticks) {
        this.ticks = Collections.unmodifiableMap(new LinkedHashMap<>(ticks));
        long sum = 0;
        for (Map.Entry<String, Long> figure : ticks.entrySet()) {
            require(figure.getValue() >= 1, "exec.on", figure.getKey(), figure.getValue());
            sum = Math.addExact(sum, figure.getValue());
        }
        mean = new Ratio(sum, ticks.size());
    }

    /** An immutable copy, if there are any figures. */
    static Map<String, Long> copyOf(Map<String, Long> ticks) {
        return ticks.isEmpty() ? Map.of() : ticks instanceof ClusterTimes ? ticks : new ClusterTimes(ticks);
    }

    Ratio mean() {
        return mean;
    }

    @Override
    public Long get(Object cluster) {
        return ticks.get(cluster);
    }

    @Override
    public boolean containsKey(Object cluster) {
        return ticks.containsKey(cluster);
    }

    @Override
    public Set<String> keySet() {
        return ticks.keySet();
    }

    @Override
    public Set<Entry<String, Long>> entrySet() {
        return ticks.entrySet();
    }
}
