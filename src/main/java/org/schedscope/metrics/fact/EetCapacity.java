package org.schedscope.metrics.fact;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * How much of the platform each user may expect to have, for expected end times.
 *
 * @param byShares whether users who have no figure are given what they are entitled to by the platform's tree of shares; else all the same
 * @param everyone cores of a user who has no own figure, at least 1; absent: a share of the platform, rounded down, at least 1
 * @param byUser cores of single users, at least 1
 * @param memoryByUser memory of single users, at least 1; others have a share of the platform's, rounded down, at least 1
 */
public record EetCapacity(boolean byShares, OptionalInt everyone, SortedMap<String, Integer> byUser, SortedMap<String, Long> memoryByUser) {
    /** An equal share of the platform for each user. */
    public static final EetCapacity EQUAL_SHARES = new EetCapacity(false, OptionalInt.empty(), new TreeMap<>(), new TreeMap<>());
    /** What the platform's tree of shares entitles each user to. */
    public static final EetCapacity BY_SHARES = new EetCapacity(true, OptionalInt.empty(), new TreeMap<>(), new TreeMap<>());

    private static final String WORDS = "choices";

    public EetCapacity {
        byUser = Collections.unmodifiableSortedMap(new TreeMap<>(byUser));
        memoryByUser = Collections.unmodifiableSortedMap(new TreeMap<>(memoryByUser));
        if (everyone.isPresent()) {
            require(everyone.getAsInt(), Message.of(WORDS, "capacity", everyone.getAsInt()));
        }
        byUser.forEach((user, cores) -> require(cores, Message.of(WORDS, "capacity.cores", user, cores)));
        memoryByUser.forEach((user, memory) -> require(memory, Message.of(WORDS, "capacity.memory", user, memory)));
    }

    public static EetCapacity of(int cores) {
        return EQUAL_SHARES.withEveryone(cores);
    }

    /** One number of cores for all users who have no figure of their own. */
    public EetCapacity withEveryone(int cores) {
        return new EetCapacity(byShares, OptionalInt.of(cores), byUser, memoryByUser);
    }

    /** These capacities with another figure for one user. */
    public EetCapacity withUser(String user, int cores) {
        SortedMap<String, Integer> changed = new TreeMap<>(byUser);
        changed.put(user, cores);
        return new EetCapacity(byShares, everyone, changed, memoryByUser);
    }

    /** These capacities with another memory for one user. */
    public EetCapacity withMemory(String user, long memory) {
        SortedMap<String, Long> changed = new TreeMap<>(memoryByUser);
        changed.put(user, memory);
        return new EetCapacity(byShares, everyone, byUser, changed);
    }

    void checkUsers(List<String> users) {
        byUser.keySet().forEach(user -> checkUser(user, users));
        memoryByUser.keySet().forEach(user -> checkUser(user, users));
    }

    private static void checkUser(String user, List<String> users) {
        if (Collections.binarySearch(users, user) < 0) {
            throw new ModelException(Message.of(WORDS, "capacity.stranger", user));
        }
    }

    private static void require(long amount, Message otherwise) {
        if (amount < 1) {
            throw new ModelException(otherwise);
        }
    }
}
