package org.schedscope.engine;

import java.util.Arrays;

/**
 * One resource in {@link ProfileBlocks}: what changes at an entry's tick, and for each block the sum of its changes and the lowest and the
 * highest sum of its first one, two, … changes.
 */
final class ProfileLevel {
    /** Free at the present tick, before any change. */
    long atNow;
    long[] change = new long[ProfileBlocks.SIZE];
    /** The part of a change that comes from intervals that end there. */
    private long[] ending = new long[ProfileBlocks.SIZE];
    long[] sum = new long[1];
    long[] lowest = new long[1];
    long[] highest = new long[1];

    ProfileLevel(long capacity) {
        atNow = capacity;
    }

    void ensureCapacity(int blocks) {
        if (sum.length < blocks) {
            change = Arrays.copyOf(change, blocks * ProfileBlocks.SIZE);
            ending = Arrays.copyOf(ending, blocks * ProfileBlocks.SIZE);
            sum = Arrays.copyOf(sum, blocks);
            lowest = Arrays.copyOf(lowest, blocks);
            highest = Arrays.copyOf(highest, blocks);
        }
    }

    void copyFrom(ProfileLevel other, int blocks) {
        atNow = other.atNow;
        System.arraycopy(other.change, 0, change, 0, blocks * ProfileBlocks.SIZE);
        System.arraycopy(other.ending, 0, ending, 0, blocks * ProfileBlocks.SIZE);
        System.arraycopy(other.sum, 0, sum, 0, blocks);
        System.arraycopy(other.lowest, 0, lowest, 0, blocks);
        System.arraycopy(other.highest, 0, highest, 0, blocks);
    }

    void add(int entry, long more, boolean ends) {
        change[entry] += more;
        ending[entry] += ends ? more : 0;
    }

    boolean isFlat(int entry) {
        return change[entry] == 0 && ending[entry] == 0;
    }

    /** Makes room for an entry that changes nothing yet, with so many entries of its block behind it. */
    void insert(int entry, int behind) {
        System.arraycopy(change, entry, change, entry + 1, behind);
        System.arraycopy(ending, entry, ending, entry + 1, behind);
        change[entry] = 0;
        ending[entry] = 0;
    }

    void remove(int entry, int behind) {
        System.arraycopy(change, entry + 1, change, entry, behind);
        System.arraycopy(ending, entry + 1, ending, entry, behind);
    }

    void move(int from, int to, int entries) {
        System.arraycopy(change, from, change, to, entries);
        System.arraycopy(ending, from, ending, to, entries);
    }

    /** Lets a change become part of what is free now, but for what comes from intervals that end there, which is returned. */
    long foldIn(int entry) {
        atNow += change[entry] - ending[entry];
        return ending[entry];
    }

    /** Works out the sums of a block. */
    void sumUp(int block, int entries) {
        long upTo = 0;
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        int first = block * ProfileBlocks.SIZE;
        for (int entry = first; entry < first + entries; entry++) {
            upTo += change[entry];
            low = Math.min(low, upTo);
            high = Math.max(high, upTo);
        }
        sum[block] = upTo;
        lowest[block] = low;
        highest[block] = high;
    }
}
