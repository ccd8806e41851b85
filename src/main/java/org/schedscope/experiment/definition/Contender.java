package org.schedscope.experiment.definition;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A policy or preset that takes part.
 *
 * @param label what it is called in results, unique in its part
 * @param policy name of an ordering or preset
 * @param scheduler name of the scheduler that it runs in
 * @param parameters what {@code --set} sets
 */
public record Contender(String label, String policy, String scheduler, SortedMap<String, String> parameters) {
    public Contender {
        Axis.check(Axis.POLICY, label);
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }
}
