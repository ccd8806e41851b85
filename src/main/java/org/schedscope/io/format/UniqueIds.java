package org.schedscope.io.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Makes names unique by numbers, in constant time: {@code J}, {@code J-2}, {@code J-3}. */
public final class UniqueIds {
    private final Set<String> ids;
    /** The number to try next, by repeated name. */
    private final Map<String, Integer> next = new HashMap<>();

    /** @param taken names that are reserved */
    public UniqueIds(String... taken) {
        ids = new HashSet<>(Set.of(taken));
    }

    /** The name itself if it is new, else with the lowest free number from 2. */
    public String of(String name) {
        if (ids.add(name)) {
            return name;
        }
        int copy = next.getOrDefault(name, 2);
        while (!ids.add(name + "-" + copy)) {
            copy++;
        }
        next.put(name, copy + 1);
        return name + "-" + copy;
    }
}
