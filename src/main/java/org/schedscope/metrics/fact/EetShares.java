package org.schedscope.metrics.fact;

import java.util.List;
import java.util.OptionalLong;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.ExpectedEnds;
import org.schedscope.model.graph.ShareTree;
import org.schedscope.model.number.Ratio;

/** The resources of an {@link EetCapacity} for the users of a workload on a platform. */
final class EetShares {
    private final EetCapacity capacity;
    private final List<String> users;
    private final Platform platform;
    private final ShareTree tree;
    private final OptionalLong memory;

    EetShares(JobFacts facts, EetCapacity capacity) {
        this.capacity = capacity;
        users = facts.users();
        platform = facts.platform();
        tree = new ShareTree(users, platform.shares());
        memory = ExpectedEnds.sharedMemory(facts.index().columns(), platform);
    }

    /** Cores that a user, by number, may expect. */
    long cores(int user) {
        Integer own = capacity.byUser().get(users.get(user));
        return own != null ? own : capacity.everyone().isPresent() ? capacity.everyone().getAsInt() : share(user, platform.totalCores());
    }

    /** Whether memory is divided among users: all clusters have some, and some task needs it. */
    boolean sharesMemory() {
        return memory.isPresent();
    }

    /** Memory that a user, by number, may expect. */
    long memory(int user) {
        Long own = capacity.memoryByUser().get(users.get(user));
        return own != null ? own : share(user, memory.orElseThrow());
    }

    private long share(int user, long whole) {
        if (!capacity.byShares()) {
            return Math.max(1, whole / users.size());
        }
        return Math.max(1, Ratio.of(whole).times(tree.entitlement(users.get(user))).floor());
    }
}
