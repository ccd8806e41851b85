package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * What is free from each tick on at which an {@link AvailabilityProfile} changes: sorted, in blocks, so that what changes all of a block is
 * noted once, and that a search passes by blocks that leave its answer as it is. An entry of a block is at {@code block · SIZE + place}.
 */
final class ProfileBlocks {
    static final long NEVER = Long.MAX_VALUE;
    static final int SIZE = 64;
    /** Fewer blocks are searched as fast as bounds for them are found. */
    private static final int WORTH_BOUNDS = 16;

    final ProfileLevel cores;
    final ProfileLevel memory;
    final StretchBounds stretches;
    private final boolean memoryBinds;
    private final long capacity;
    private long now;
    private long[] ticks = new long[SIZE];
    /** Entries by block. */
    private int[] count = new int[1];
    /** Blocks in order of their ticks, and behind them those that are not in use. */
    private int[] order = {0};
    /** Of those in use, only a single one may be empty. */
    private int blocks = 1;
    private int foundAt;
    private int foundEntry;

    ProfileBlocks(long coresFree, long memoryFree, boolean memoryBinds) {
        cores = new ProfileLevel(coresFree);
        memory = new ProfileLevel(memoryFree);
        stretches = new StretchBounds(coresFree);
        capacity = coresFree;
        this.memoryBinds = memoryBinds;
    }

    ProfileBlocks copy() {
        ProfileBlocks copy = new ProfileBlocks(capacity, 0, memoryBinds);
        copy.copyFrom(this);
        return copy;
    }

    boolean memoryBinds() {
        return memoryBinds;
    }

    void copyFrom(ProfileBlocks other) {
        int all = other.order.length;
        ensureCapacity(all);
        System.arraycopy(other.ticks, 0, ticks, 0, all * SIZE);
        System.arraycopy(other.count, 0, count, 0, all);
        System.arraycopy(other.order, 0, order, 0, all);
        for (int block = all; block < order.length; block++) {
            order[block] = block;
        }
        cores.copyFrom(other.cores, all);
        memory.copyFrom(other.memory, memoryBinds ? all : 0);
        stretches.forgetAll();
        blocks = other.blocks;
        now = other.now;
    }

    private void ensureCapacity(int wanted) {
        int old = order.length;
        if (old < wanted) {
            ticks = Arrays.copyOf(ticks, wanted * SIZE);
            count = Arrays.copyOf(count, wanted);
            order = Arrays.copyOf(order, wanted);
            for (int block = old; block < wanted; block++) {
                order[block] = block;
            }
        }
        cores.ensureCapacity(wanted);
        stretches.ensureCapacity(wanted);
        if (memoryBinds) {
            memory.ensureCapacity(wanted);
        }
    }

    /** Makes a tick the present one. What has not been given back by its end is taken to end at the tick after. */
    void moveOnTo(long tick) {
        now = tick;
        long overdueCores = 0;
        long overdueMemory = 0;
        while (count[order[0]] > 0 && ticks[startOf(0)] <= now) {
            int first = startOf(0);
            overdueCores += cores.ending(first);
            cores.atNow = cores.at(first);
            if (memoryBinds) {
                overdueMemory += memory.ending(first);
                memory.atNow = memory.at(first);
            }
            remove(0, first);
        }
        if (overdueCores != 0 || overdueMemory != 0) {
            cores.atNow -= overdueCores;
            memory.atNow -= overdueMemory;
            endAt(0, startOf(0), now + 1, overdueCores, overdueMemory);
        }
    }

    /** More (or, if negative, less) is free during [start, end). */
    void add(long start, long end, long moreCores, long moreMemory) {
        int at = foundAt;
        int entry = foundEntry;
        if (!isFound(start)) {
            at = roomyPlaceOf(start);
            entry = firstFrom(start, at, startOf(at));
        }
        if (entry == endOf(at) || ticks[entry] != start) {
            insert(at, entry, start, before(cores, at, entry), memoryBinds ? before(memory, at, entry) : 0);
        }
        raiseUntil(end, at, entry, moreCores, moreMemory);
        removeIfFlat(at, entry);
    }

    /** What a search has found is mostly reserved next. */
    void found(int at, int entry) {
        foundAt = at;
        foundEntry = entry;
    }

    /** Whether a tick is that of the entry that was found, which is still there, in a block with room for two more. */
    private boolean isFound(long tick) {
        return foundAt < blocks && foundEntry >= startOf(foundAt) && foundEntry < endOf(foundAt) && ticks[foundEntry] == tick
                && hasRoomForTwo(foundAt);
    }

    /** Enough for the start and the end of an interval. If the end is in another block, its entry does not move that of the start. */
    private boolean hasRoomForTwo(int at) {
        return count[order[at]] <= SIZE - 2;
    }

    /** The place, in order, of the block that a tick belongs to, which has room for two more entries then. */
    private int roomyPlaceOf(long tick) {
        int at = placeOf(tick);
        if (hasRoomForTwo(at)) {
            return at;
        }
        split(at);
        return placeOf(tick);
    }

    /** More is free from the present tick on until another. */
    void addFromNow(long end, long moreCores, long moreMemory) {
        cores.atNow += moreCores;
        memory.atNow += moreMemory;
        raiseUntil(end, 0, startOf(0), moreCores, moreMemory);
    }

    private void raiseUntil(long end, int from, int fromEntry, long moreCores, long moreMemory) {
        int at = from;
        int entry = fromEntry;
        while (startsBy(at + 1, end)) {
            cores.raise(entry, endOf(at), moreCores);
            if (memoryBinds) {
                memory.raise(entry, endOf(at), moreMemory);
            }
            at++;
            entry = startOf(at);
        }
        int last = cores.raiseUntil(end, ticks, entry, endOf(at), moreCores);
        if (memoryBinds) {
            memory.raiseUntil(end, ticks, entry, endOf(at), moreMemory);
        }
        if (moreCores > 0) {
            stretches.forget(this, from, at);
        }
        endAt(at, last, end, -moreCores, -moreMemory);
    }

    /** Intervals end at a tick of the block at a place, where an entry is the first not before it. What was free before has changed. */
    private void endAt(int place, int firstFrom, long tick, long moreCores, long moreMemory) {
        int at = place;
        int entry = firstFrom;
        if (entry == endOf(at) || ticks[entry] != tick) {
            if (count[order[at]] == SIZE) {
                split(at);
                at = startsBy(at + 1, tick) ? at + 1 : at;
                entry = firstFrom(tick, at, startOf(at));
            }
            insert(at, entry, tick, before(cores, at, entry) + moreCores, memoryBinds ? before(memory, at, entry) + moreMemory : 0);
        }
        cores.addEnding(entry, moreCores);
        if (memoryBinds) {
            memory.addEnding(entry, moreMemory);
        }
        removeIfFlat(at, entry);
    }

    private void removeIfFlat(int at, int entry) {
        if (isFlat(cores, at, entry) && (!memoryBinds || isFlat(memory, at, entry))) {
            remove(at, entry);
        }
    }

    private boolean isFlat(ProfileLevel level, int at, int entry) {
        return level.ending(entry) == 0 && level.at(entry) == before(level, at, entry);
    }

    /** What is free before an entry's tick. */
    long before(ProfileLevel level, int at, int entry) {
        if (entry > startOf(at)) {
            return level.at(entry - 1);
        }
        return at == 0 ? level.atNow : level.at(endOf(at - 1) - 1);
    }

    /** The place, in order, of the block that a tick belongs to. */
    int placeOf(long tick) {
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

    /** The first entry of a block, from one on, that is not before a tick; the end of the block if there is none. */
    int firstFrom(long tick, int at, int from) {
        int entry = from;
        int end = endOf(at);
        while (entry < end && ticks[entry] < tick) {
            entry++;
        }
        return entry;
    }

    private void insert(int at, int entry, long tick, long freeCores, long freeMemory) {
        int behind = endOf(at) - entry;
        count[order[at]]++;
        System.arraycopy(ticks, entry, ticks, entry + 1, behind);
        ticks[entry] = tick;
        cores.insert(entry, behind, freeCores);
        if (memoryBinds) {
            memory.insert(entry, behind, freeMemory);
        }
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
        int half = count[lower] / 2;
        int entries = count[lower] - half;
        System.arraycopy(ticks, lower * SIZE + half, ticks, upper * SIZE, entries);
        cores.move(lower * SIZE + half, upper, entries);
        if (memoryBinds) {
            memory.move(lower * SIZE + half, upper, entries);
        }
        count[lower] = half;
        count[upper] = entries;
        stretches.forget(this, at, at + 1);
        stretches.forgetPlacesFrom(at);
    }

    private void remove(int at, int entry) {
        int block = order[at];
        count[block]--;
        if (count[block] == 0 && blocks > 1) {
            blocks--;
            System.arraycopy(order, at + 1, order, at, blocks - at);
            order[blocks] = block;
            stretches.forget(this, 0, 0);
            stretches.forgetPlacesFrom(at);
            return;
        }
        int behind = block * SIZE + count[block] - entry;
        System.arraycopy(ticks, entry + 1, ticks, entry, behind);
        cores.remove(entry, behind);
        if (memoryBinds) {
            memory.remove(entry, behind);
        }
    }

    /** What is free of a resource at a tick. */
    long at(ProfileLevel level, long tick) {
        int at = placeOf(tick);
        return before(level, at, firstFrom(tick + 1, at, startOf(at)));
    }

    /** The most cores free at any tick before {@code until}. */
    long mostCores(long until) {
        long most = cores.atNow;
        for (int at = 0; startsBy(at, until - 1); at++) {
            if (!cores.hasNever(order[at], most + 1)) {
                for (int entry = startOf(at), end = endOf(at); entry < end && ticks[entry] < until; entry++) {
                    most = Math.max(most, cores.at(entry));
                }
            }
        }
        return most;
    }

    /** The present tick. */
    long now() {
        return now;
    }

    /** The tick of the first entry; {@link #NEVER} if there is none. */
    long firstTick() {
        return count[order[0]] == 0 ? NEVER : ticks[startOf(0)];
    }

    /** Whether there is a block at a place, and it has entries and starts by a tick. */
    boolean startsBy(int at, long tick) {
        return at < blocks && ticks[order[at] * SIZE] <= tick && count[order[at]] > 0;
    }

    /** The tick of an entry. */
    long tick(int entry) {
        return ticks[entry];
    }

    /**
     * The first place, from one on, of a block from one of whose ticks on as many cores may be free as belong to a step, for so long; or
     * the first behind {@code giveUp}.
     */
    int nextThatMayHold(int from, int step, long ticks, long giveUp) {
        return haveBounds() ? stretches.firstThatMayHold(this, from, step, ticks, giveUp) : from;
    }

    /** Whether blocks have bounds on how long what is free in them stays so. */
    boolean haveBounds() {
        return blocks >= WORTH_BOUNDS;
    }

    /** The block at a place. */
    int block(int at) {
        return order[at];
    }

    int startOf(int at) {
        return order[at] * SIZE;
    }

    int endOf(int at) {
        return order[at] * SIZE + count[order[at]];
    }
}
