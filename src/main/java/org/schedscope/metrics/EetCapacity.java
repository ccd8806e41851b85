package org.schedscope.metrics;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.ModelException;

/**
 * How many cores each user may expect to have, for expected end times.
 *
 * @param everyone cores of a user who has no own figure, at least 1; absent: platform cores ÷ users of the workload, rounded down, at
 *        least 1
 * @param byUser cores of single users, at least 1
 */
public record EetCapacity(OptionalInt everyone, SortedMap<String, Integer> byUser) {
    /** An equal share of the platform for each user. */
    public static final EetCapacity EQUAL_SHARES = new EetCapacity(OptionalInt.empty(), new TreeMap<>());

    public EetCapacity {
        byUser = Collections.unmodifiableSortedMap(new TreeMap<>(byUser));
        if (everyone.isPresent()) {
            check(everyone.getAsInt(), "");
        }
        byUser.forEach((user, cores) -> check(cores, " of " + user));
    }

    public static EetCapacity of(int cores) {
        return new EetCapacity(OptionalInt.of(cores), new TreeMap<>());
    }

    /** The same with another figure for one user. */
    public EetCapacity withUser(String user, int cores) {
        SortedMap<String, Integer> changed = new TreeMap<>(byUser);
        changed.put(user, cores);
        return new EetCapacity(everyone, changed);
    }

    long of(String user, long platformCores, int users) {
        Integer own = byUser.get(user);
        return own != null ? own : everyone.isPresent() ? everyone.getAsInt() : Math.max(1, platformCores / users);
    }

    void checkUsers(java.util.List<String> users) {
        for (Map.Entry<String, Integer> entry : byUser.entrySet()) {
            if (Collections.binarySearch(users, entry.getKey()) < 0) {
                throw new ModelException("a capacity is given for the user " + entry.getKey() + ", who has no job in the workload");
            }
        }
    }

    private static void check(int cores, String whose) {
        if (cores < 1) {
            throw new ModelException("the capacity" + whose + " for expected end times is " + cores + "; it must be at least 1 core");
        }
    }
}
