package org.schedscope.scheduler;

import java.util.List;

/**
 * Something that can be set for a run.
 *
 * @param name as in {@code --set name=value}
 * @param values those it may have, the default first
 * @param meaning for users, one sentence
 */
public record Parameter(String name, List<String> values, String meaning) {
    public Parameter {
        values = List.copyOf(values);
    }

    public String defaultValue() {
        return values.get(0);
    }
}
