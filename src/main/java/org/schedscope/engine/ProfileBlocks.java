package org.schedscope.engine;

import java.util.Arrays;

/**
 * The changes of an {@link AvailabilityProfile} by tick: sorted, in blocks that know the sums of their changes, so that a search passes by
 * blocks that leave its answer as it is. An entry of a block is at {@code block · SIZE + place}.
 */
final class ProfileBlocks {
    static final long NEVER = Long.MAX_VALUE;
    static final int SIZE = 32;

    final ProfileLevel cores;
    final ProfileLevel memory;
    private final boolean memoryBinds;
    private long[] ticks = new long[SIZE];
    /** Entries by block. */
    private int[] count = new int[1];
    /** Blocks that have changed since their sums were worked out. */
    private boolean[] stale = new boolean[1];
    /** Blocks in order of their ticks, and behind them those that are not in use. */
    private int[] order = {0};
    private int blocks;
    private long coresNeeded;
    private long memoryNeeded;

    ProfileBlocks(long coresFree, long memoryFree, boolean memoryBinds) {
        cores = new ProfileLevel(coresFree);
        memory = new ProfileLevel(memoryFree);
        this.memoryBinds = memoryBinds;
    }

    boolean memoryBinds() {
        return memoryBinds;
    }

    void copyFrom(ProfileBlocks other) {
        int all = other.order.length;
        ensureCapacity(all);
        System.arraycopy(other.ticks, 0, ticks, 0, all * SIZE);
        System.arraycopy(other.count, 0, count, 0, all);
        System.arraycopy(other.stale, 0, stale, 0, all);
        System.arraycopy(other.order, 0, order, 0, all);
        for (int block = all; block < order.length; block++) {
            order[block] = block;
        }
        cores.copyFrom(other.cores, all);
        memory.copyFrom(other.memory, memoryBinds ? all : 0);
        blocks = other.blocks;
    }

    private void ensureCapacity(int wanted) {
        int old = order.length;
        if (old < wanted) {
            ticks = Arrays.copyOf(ticks, wanted * SIZE);
            count = Arrays.copyOf(count, wanted);
            stale = Arrays.copyOf(stale, wanted);
            order = Arrays.copyOf(order, wanted);
            for (int block = old; block < wanted; block++) {
                order[block] = block;
            }
        }
        cores.ensureCapacity(wanted);
        if (memoryBinds) {
            memory.ensureCapacity(wanted);
        }
    }

    /** The tick of the first change; {@link #NEVER} if there is none. */
    long firstTick() {
        return blocks == 0 ? NEVER : ticks[first()];
    }

    /** The first entry; there must be one. */
    int first() {
        return order[0] * SIZE;
    }

    void removeFirst() {
        remove(0, first());
    }

    /** More (or, if negative, less) is free from a tick on. If it {@code ends}, that is because an interval ends there. */
    void change(long tick, long moreCores, long moreMemory, boolean ends) {
        int at = placeOf(tick);
        if (count[order[at]] == SIZE) {
            split(at);
            at = placeOf(tick);
        }
        int block = order[at];
        int entry = entryFor(block, tick);
        stale[block] = true;
        cores.add(entry, moreCores, ends);
        boolean flat = cores.isFlat(entry);
        if (memoryBinds) {
            memory.add(entry, moreMemory, ends);
            flat &= memory.isFlat(entry);
        }
        if (flat) {
            remove(at, entry);
        }
    }

    /** The place, in order, of the block that a tick belongs to. */
    private int placeOf(long tick) {
        if (blocks == 0) {
            blocks = 1;
            count[order[0]] = 0;
            return 0;
        }
        int low = 0;
        int high = blocks - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (ticks[order[middle] * SIZE] <= tick) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The entry of a tick in a block with room for one more, made if need be. */
    private int entryFor(int block, long tick) {
        int entry = block * SIZE;
        int end = entry + count[block];
        while (entry < end && ticks[entry] < tick) {
            entry++;
        }
        if (entry < end && ticks[entry] == tick) {
            return entry;
        }
        count[block]++;
        System.arraycopy(ticks, entry, ticks, entry + 1, end - entry);
        ticks[entry] = tick;
        cores.insert(entry, end - entry);
        if (memoryBinds) {
            memory.insert(entry, end - entry);
        }
        return entry;
    }

    /** The upper half of a full block becomes one of its own. */
    private void split(int at) {
        if (blocks == order.length) {
            ensureCapacity(2 * blocks);
        }
        int lower = order[at];
        int upper = order[blocks];
        System.arraycopy(order, at + 1, order, at + 2, blocks - at - 1);
        order[at + 1] = upper;
        blocks++;
        int half = SIZE / 2;
        int from = lower * SIZE + half;
        System.arraycopy(ticks, from, ticks, upper * SIZE, half);
        cores.move(from, upper * SIZE, half);
        if (memoryBinds) {
            memory.move(from, upper * SIZE, half);
        }
        count[lower] = half;
        count[upper] = half;
        stale[lower] = true;
        stale[upper] = true;
    }

    private void remove(int at, int entry) {
        int block = order[at];
        count[block]--;
        stale[block] = true;
        if (count[block] == 0) {
            blocks--;
            System.arraycopy(order, at + 1, order, at, blocks - at);
            order[blocks] = block;
            return;
        }
        int behind = block * SIZE + count[block] - entry;
        System.arraycopy(ticks, entry + 1, ticks, entry, behind);
        cores.remove(entry, behind);
        if (memoryBinds) {
            memory.remove(entry, behind);
        }
    }

    private void sumUpIfStale(int block) {
        if (stale[block]) {
            stale[block] = false;
            cores.sumUp(block, count[block]);
            if (memoryBinds) {
                memory.sumUp(block, count[block]);
            }
        }
    }

    /** What is free of a resource at a tick. */
    long at(ProfileLevel level, long tick) {
        long free = level.atNow;
        int at = 0;
        for (; startsBy(at + 1, tick); at++) {
            sumUpIfStale(order[at]);
            free += level.sum[order[at]];
        }
        int end = endOf(at);
        for (int entry = startOf(at); entry < end && ticks[entry] <= tick; entry++) {
            free += level.change[entry];
        }
        return free;
    }

    /** The most cores free at any tick before {@code until}. */
    long mostCores(long until) {
        long free = cores.atNow;
        long most = free;
        for (int at = 0; startsBy(at, until - 1); at++) {
            if (startsBy(at + 1, until - 1)) {
                sumUpIfStale(order[at]);
                most = Math.max(most, free + cores.highest[order[at]]);
                free += cores.sum[order[at]];
            } else {
                for (int entry = startOf(at), end = endOf(at); entry < end && ticks[entry] < until; entry++) {
                    free += cores.change[entry];
                    most = Math.max(most, free);
                }
            }
        }
        return most;
    }

    /** Whether there is a block at a place, and it starts by a tick. */
    private boolean startsBy(int at, long tick) {
        return at < blocks && ticks[order[at] * SIZE] <= tick;
    }

    /** The first entry of the block at a place; where there is none, as {@link #endOf}. */
    private int startOf(int at) {
        return at < blocks ? order[at] * SIZE : 0;
    }

    private int endOf(int at) {
        return at < blocks ? order[at] * SIZE + count[order[at]] : 0;
    }

    /** Sets what is looked for. */
    void need(long someCores, long someMemory) {
        coresNeeded = someCores;
        memoryNeeded = memoryBinds ? someMemory : 0;
    }

    private boolean enough(long freeCores, long freeMemory) {
        return freeCores >= coresNeeded && freeMemory >= memoryNeeded;
    }

    /**
     * The first tick from {@code from} on with room for a duration, or for what of it is before {@code place}, which it is if
     * there is none before.
     */
    long earliestFit(long from, long duration, long place) {
        return search(from, duration, place, place);
    }

    /** The first tick from {@code from} to {@code latest} with room for a duration; {@link #NEVER} if there is none. */
    long earliestFitBy(long from, long duration, long latest) {
        return search(from, duration, NEVER, latest == NEVER ? NEVER : latest + 1);
    }

    /** As {@link #earliestFit}, but with no start from {@code giveUp} on, which is not after the place. */
    private long search(long from, long duration, long place, long giveUp) {
        long freeCores = at(cores, from);
        long freeMemory = memoryBinds ? at(memory, from) : 0;
        int at = 0;
        while (startsBy(at + 1, from)) {
            at++;
        }
        int entry = startOf(at);
        while (entry < endOf(at) && ticks[entry] <= from) {
            entry++;
        }
        boolean fits = enough(freeCores, freeMemory);
        long start = from;
        long until = fits ? Math.min(from + duration, place) : giveUp;
        for (; at < blocks; at++, entry = startOf(at)) {
            int block = order[at];
            if (entry == startOf(at) && changesNothing(block, fits, freeCores, freeMemory)) {
                if (ticks[entry] >= until) {
                    break;
                }
                freeCores += cores.sum[block];
                freeMemory += memoryBinds ? memory.sum[block] : 0;
                continue;
            }
            for (int end = endOf(at); entry < end; entry++) {
                if (ticks[entry] >= until) {
                    return fits ? start : place;
                }
                freeCores += cores.change[entry];
                freeMemory += memoryBinds ? memory.change[entry] : 0;
                if (enough(freeCores, freeMemory) != fits) {
                    fits = !fits;
                    start = ticks[entry];
                    until = fits ? Math.min(start + duration, place) : giveUp;
                }
            }
        }
        return fits ? start : place;
    }

    private boolean changesNothing(int block, boolean fits, long coresBefore, long memoryBefore) {
        sumUpIfStale(block);
        return fits ? enough(coresBefore + cores.lowest[block], memoryBinds ? memoryBefore + memory.lowest[block] : 0)
                : !enough(coresBefore + cores.highest[block], memoryBinds ? memoryBefore + memory.highest[block] : 0);
    }
}
