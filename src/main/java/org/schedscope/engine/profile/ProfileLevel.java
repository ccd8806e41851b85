package org.schedscope.engine.profile;

import java.util.Arrays;

/**
 * One resource in {@link ProfileBlocks}: what is free from each entry's tick on until the next one's. That is kept as what it is above the
 * base of the entry's block, so that a whole block is raised in one step.
 *
 * <p>Of each block, a bound below and one above are known. A change loosens them, and a search that goes through the whole block for
 * nothing tightens them again, to what it looked for. To work them out after each change takes longer than it saves.
 */
final class ProfileLevel {
    /** Free from the present tick until the first entry's. */
    long atNow;
    private long[] above = new long[ProfileBlocks.SIZE];
    /** The part of the change at an entry's tick that comes from intervals that end there. */
    private long[] ending = new long[ProfileBlocks.SIZE];
    private long[] base = new long[1];
    /** Of what is above the base of a block, by block: none of it is less than the lowest or more than the highest. */
    private long[] lowest = new long[1];
    private long[] highest = new long[1];

    ProfileLevel(long capacity) {
        atNow = capacity;
    }

    void ensureCapacity(int blocks) {
        if (base.length < blocks) {
            above = Arrays.copyOf(above, blocks * ProfileBlocks.SIZE);
            ending = Arrays.copyOf(ending, blocks * ProfileBlocks.SIZE);
            base = Arrays.copyOf(base, blocks);
            lowest = Arrays.copyOf(lowest, blocks);
            highest = Arrays.copyOf(highest, blocks);
        }
    }

    void copyFrom(ProfileLevel other, int blocks) {
        atNow = other.atNow;
        System.arraycopy(other.above, 0, above, 0, blocks * ProfileBlocks.SIZE);
        System.arraycopy(other.ending, 0, ending, 0, blocks * ProfileBlocks.SIZE);
        System.arraycopy(other.base, 0, base, 0, blocks);
        System.arraycopy(other.lowest, 0, lowest, 0, blocks);
        System.arraycopy(other.highest, 0, highest, 0, blocks);
    }

    /** What is free from an entry's tick on. */
    long at(int entry) {
        return base[entry / ProfileBlocks.SIZE] + above[entry];
    }

    /** What {@link #aboveBase} is counted from in a block. */
    long base(int block) {
        return base[block];
    }

    /** What is free from an entry's tick on, above the base of its block. */
    long aboveBase(int entry) {
        return above[entry];
    }

    /** Lets more be free from the tick of an entry on until that of the next block, of one whose entries end before {@code to}. */
    void raise(int from, int to, long more) {
        int block = from / ProfileBlocks.SIZE;
        if (from == block * ProfileBlocks.SIZE) {
            base[block] += more;
            return;
        }
        for (int entry = from; entry < to; entry++) {
            above[entry] += more;
        }
        loosen(block, more);
    }

    /** Adds until a tick of this block, to the entries from one to before another; returns the first entry that is not before the tick. */
    int raiseUntil(long tick, long[] ticks, int from, int to, long more) {
        int entry = from;
        while (entry < to && ticks[entry] < tick) {
            above[entry] += more;
            entry++;
        }
        loosen(from / ProfileBlocks.SIZE, more);
        return entry;
    }

    private void loosen(int block, long more) {
        lowest[block] += Math.min(more, 0);
        highest[block] += Math.max(more, 0);
    }

    /** So much more of the change at an entry's tick comes from intervals that end there. */
    void addEnding(int entry, long more) {
        ending[entry] += more;
    }

    /** What of the change at an entry's tick comes from intervals that end there. */
    long ending(int entry) {
        return ending[entry];
    }

    /** Makes room for an entry, with so many of its block behind it, from whose tick on so much is free. */
    void insert(int entry, int behind, long free) {
        System.arraycopy(above, entry, above, entry + 1, behind);
        System.arraycopy(ending, entry, ending, entry + 1, behind);
        int block = entry / ProfileBlocks.SIZE;
        above[entry] = free - base[block];
        ending[entry] = 0;
        lowest[block] = Math.min(lowest[block], above[entry]);
        highest[block] = Math.max(highest[block], above[entry]);
    }

    void remove(int entry, int behind) {
        System.arraycopy(above, entry + 1, above, entry, behind);
        System.arraycopy(ending, entry + 1, ending, entry, behind);
    }

    /** Copies entries, and the bounds of their block, to an unused block. */
    void move(int from, int block, int entries) {
        base[block] = base[from / ProfileBlocks.SIZE];
        lowest[block] = lowest[from / ProfileBlocks.SIZE];
        highest[block] = highest[from / ProfileBlocks.SIZE];
        System.arraycopy(above, from, above, block * ProfileBlocks.SIZE, entries);
        System.arraycopy(ending, from, ending, block * ProfileBlocks.SIZE, entries);
    }

    /** Whether so much is known to be free from the ticks of all entries of a block on. */
    boolean hasAlways(int block, long wanted) {
        return lowest[block] >= wanted - base[block];
    }

    /** Whether less is known to be free from the ticks of all entries of a block on. */
    boolean hasNever(int block, long wanted) {
        return highest[block] < wanted - base[block];
    }

    /** The first entry of a block, from one on, from whose tick on so much is free; {@code to}, where they end, if there is none. */
    int firstWith(long wanted, int block, int from, int to) {
        long least = wanted - base[block];
        int entry = from;
        while (entry < to && above[entry] < least) {
            entry++;
        }
        if (entry == to && from == block * ProfileBlocks.SIZE) {
            highest[block] = least - 1;
        }
        return entry;
    }

    /** The first entry of a block, from one on, from whose tick on less is free; {@code to}, where they end, if there is none. */
    int firstWithout(long wanted, int block, int from, int to) {
        long least = wanted - base[block];
        int entry = from;
        while (entry < to && above[entry] >= least) {
            entry++;
        }
        if (entry == to && from == block * ProfileBlocks.SIZE) {
            lowest[block] = least;
        }
        return entry;
    }
}
