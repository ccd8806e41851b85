package org.schedscope.metrics.fact;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.schedscope.model.ModelException;
import org.schedscope.text.Message;

/**
 * The share of the platform that each user may expect, for expected end times.
 *
 * @param byShares whether the default is the platform's tree of shares; otherwise all users are equal
 * @param everyone default cores of a user, at least 1; absent: a share of the platform, rounded down, at least 1
 * @param byUser cores of single users, at least 1
 * @param memoryByUser memory of single users, at least 1; others have a share of the platform's, rounded down, at least 1
 * @param bags whether the jobs of a user that arrive at one tick are one job
 * @param pastWindow ticks before an arrival, at least 1, in which the user's use changes the cores for the job ({@link PastUse}); absent:
 *             none
 */
public record EetCapacity(boolean byShares, OptionalInt everyone, SortedMap<String, Integer> byUser, SortedMap<String, Long> memoryByUser,
        boolean bags, OptionalLong pastWindow) {
    /** An equal share of the platform for each user. */
    public static final EetCapacity EQUAL_SHARES = new EetCapacity(false, OptionalInt.empty(), new TreeMap<>(), new TreeMap<>());
    /** Shares by the platform's tree of shares. */
    public static final EetCapacity BY_SHARES = new EetCapacity(true, OptionalInt.empty(), new TreeMap<>(), new TreeMap<>());

    private static final String WORDS = "choices";

    public EetCapacity {
        byUser = Collections.unmodifiableSortedMap(new TreeMap<>(byUser));
        memoryByUser = Collections.unmodifiableSortedMap(new TreeMap<>(memoryByUser));
        if (everyone.isPresent()) {
            require(everyone.getAsInt(), Message.of(WORDS, "capacity", everyone.getAsInt()));
        }
        byUser.forEach((user, cores) -> require(cores, Message.of(WORDS, "capacity.cores", user, cores)));
        if (pastWindow.isPresent()) {
            require(pastWindow.getAsLong(), Message.of(WORDS, "capacity.past", pastWindow.getAsLong()));
        }
        memoryByUser.forEach((user, memory) -> require(memory, Message.of(WORDS, "capacity.memory", user, memory)));
    }

    /** Capacities of single jobs, whatever was used before. */
    public EetCapacity(boolean byShares, OptionalInt everyone, SortedMap<String, Integer> byUser, SortedMap<String, Long> memoryByUser) {
        this(byShares, everyone, byUser, memoryByUser, false, OptionalLong.empty());
    }

    public EetCapacity withBags(boolean are) {
        return new EetCapacity(byShares, everyone, byUser, memoryByUser, are, pastWindow);
    }

    public EetCapacity withPastWindow(OptionalLong window) {
        return new EetCapacity(byShares, everyone, byUser, memoryByUser, bags, window);
    }

    public static EetCapacity of(int cores) {
        return EQUAL_SHARES.withEveryone(cores);
    }

    /** The capacities with one default number of cores. */
    public EetCapacity withEveryone(int cores) {
        return new EetCapacity(byShares, OptionalInt.of(cores), byUser, memoryByUser, bags, pastWindow);
    }

    /** The capacities with other cores for one user. */
    public EetCapacity withUser(String user, int cores) {
        SortedMap<String, Integer> changed = new TreeMap<>(byUser);
        changed.put(user, cores);
        return new EetCapacity(byShares, everyone, changed, memoryByUser, bags, pastWindow);
    }

    /** The capacities with other memory for one user. */
    public EetCapacity withMemory(String user, long memory) {
        SortedMap<String, Long> changed = new TreeMap<>(memoryByUser);
        changed.put(user, memory);
        return new EetCapacity(byShares, everyone, byUser, changed, bags, pastWindow);
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
