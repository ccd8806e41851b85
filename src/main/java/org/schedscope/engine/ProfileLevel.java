package org.schedscope.engine;

import java.util.Arrays;

/**
 * One resource in a {@link ProfileTree}: what changes at a node's tick, and for the node's subtree the sum of changes
 * and the lowest and the highest sum of its first one, two, … changes. Node 0 stands for no node.
 */
final class ProfileLevel {
    /** Beyond any sum, and far enough from the end of the range that sums with it do not overflow. */
    private static final long FAR = Long.MAX_VALUE / 4;

    /** Free at the present tick, before any change. */
    long atNow;
    long[] change = new long[16];
    /** The part of a change that comes from intervals that end there. */
    long[] ending = new long[16];
    long[] sum = new long[16];
    long[] lowest = new long[16];
    long[] highest = new long[16];

    ProfileLevel(long capacity) {
        atNow = capacity;
        lowest[0] = FAR;
        highest[0] = -FAR;
    }

    void ensureCapacity(int nodes) {
        if (change.length < nodes) {
            change = Arrays.copyOf(change, nodes);
            ending = Arrays.copyOf(ending, nodes);
            sum = Arrays.copyOf(sum, nodes);
            lowest = Arrays.copyOf(lowest, nodes);
            highest = Arrays.copyOf(highest, nodes);
        }
    }

    void copyFrom(ProfileLevel other, int nodes) {
        ensureCapacity(other.change.length);
        atNow = other.atNow;
        System.arraycopy(other.change, 0, change, 0, nodes);
        System.arraycopy(other.ending, 0, ending, 0, nodes);
        System.arraycopy(other.sum, 0, sum, 0, nodes);
        System.arraycopy(other.lowest, 0, lowest, 0, nodes);
        System.arraycopy(other.highest, 0, highest, 0, nodes);
    }

    void clear(int node) {
        change[node] = 0;
        ending[node] = 0;
    }

    /** Lets a change become part of what is free now, but for what comes from intervals that end there, which is returned. */
    long foldIn(int node) {
        atNow += change[node] - ending[node];
        return ending[node];
    }

    /** Works out the sums of a subtree from those of its two parts. */
    void sumUp(int node, int left, int right) {
        long upTo = sum[left] + change[node];
        sum[node] = upTo + sum[right];
        lowest[node] = Math.min(lowest[left], Math.min(upTo, upTo + lowest[right]));
        highest[node] = Math.max(highest[left], Math.max(upTo, upTo + highest[right]));
    }
}
