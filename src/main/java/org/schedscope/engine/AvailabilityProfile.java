package org.schedscope.engine;

import org.schedscope.model.Cluster;

/**
 * How many cores and how much memory of one cluster are free at the present tick and at every later one, as far as estimates tell.
 *
 * <p>What is reserved during [start, end) is held until it is released: past its end it is taken to end at the next tick. So a running task
 * is an interval from its start to its estimated end, and stays one however wrong the estimate was. Nothing keeps intervals from
 * overlapping beyond what there is; less than nothing is then free.
 *
 * <p>Only the ticks at which something changes are kept, in a balanced tree whose nodes know the lowest and highest sums of the changes
 * below them: reserving, releasing and each step of a search from hole to hole cost O(log n), n being the number of reservations, as
 * does moving on by one change. (Where memory is limited, a search may enter subtrees in vain that have the cores at one tick and the
 * memory at another.) Nothing is allocated per operation once the arrays have grown.
 */
public final class AvailabilityProfile {
    private final ProfileTree tree;
    private long now;

    /** A cluster at tick 0, all of it free for ever. */
    public AvailabilityProfile(Cluster cluster) {
        tree = new ProfileTree(cluster.cores(), cluster.memory().orElse(0), cluster.memory().isPresent());
    }

    private AvailabilityProfile(AvailabilityProfile other) {
        tree = new ProfileTree(0, 0, other.tree.memoryBinds());
        copyFrom(other);
    }

    /** The same profile, to go its own way. */
    public AvailabilityProfile copy() {
        return new AvailabilityProfile(this);
    }

    /** Becomes what a profile of the same cluster is; a few array copies, without allocation if this one has been as large before. */
    public void copyFrom(AvailabilityProfile other) {
        tree.copyFrom(other.tree);
        now = other.now;
    }

    /** The present tick. */
    public long now() {
        return now;
    }

    /** Moves on to a tick, not before the present one. What has not been released by its end will end at the tick after. */
    public void advanceTo(long tick) {
        if (tick == now) {
            return;
        }
        now = tick;
        long overdueCores = 0;
        long overdueMemory = 0;
        while (tree.firstTick() <= now) {
            int first = tree.first();
            overdueCores += tree.cores.foldIn(first);
            overdueMemory += tree.memoryBinds() ? tree.memory.foldIn(first) : 0;
            tree.removeFirst();
        }
        if (overdueCores != 0 || overdueMemory != 0) {
            tree.change(now + 1, overdueCores, overdueMemory, true);
        }
    }

    /** Takes cores and memory during [start, end); start must not be before the present tick. */
    public void reserve(long start, long end, int cores, long memory) {
        add(start, end, -cores, -memory);
    }

    /** Gives back what was reserved during [start, end) with these very figures, as far as it is not past. */
    public void release(long start, long end, int cores, long memory) {
        add(Math.max(start, now), Math.max(end, now + 1), cores, memory);
    }

    private void add(long start, long end, long moreCores, long moreMemory) {
        if (start == now) {
            tree.cores.atNow += moreCores;
            tree.memory.atNow += tree.memoryBinds() ? moreMemory : 0;
        } else {
            tree.change(start, moreCores, moreMemory, false);
        }
        tree.change(end, -moreCores, -moreMemory, true);
    }

    /** Cores free at a tick, not before the present one; less than 0 where more has been reserved than there is. */
    public long freeCoresAt(long tick) {
        return tree.at(tree.cores, tick);
    }

    /** Memory free at a tick; {@link Long#MAX_VALUE} where it is not limited. */
    public long freeMemoryAt(long tick) {
        return tree.memoryBinds() ? tree.at(tree.memory, tick) : Long.MAX_VALUE;
    }

    /**
     * The first tick, not before {@code from}, from which on cores and memory are free for a duration. The cluster must have them.
     *
     * @param from not before the present tick
     * @param duration in ticks, at least 1
     */
    public long earliestFit(long from, long duration, int cores, long memory) {
        return earliestFit(from, ProfileTree.NEVER, duration, cores, memory);
    }

    /**
     * The same for one that has a place from {@code place} on already: whatever the profile says, it has room from then on. Never later
     * than {@code place}.
     */
    public long earliestFit(long from, long place, long duration, int cores, long memory) {
        tree.need(cores, memory);
        return tree.earliestFit(from, from == now, duration, place);
    }
}
