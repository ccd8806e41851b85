package org.schedscope.metrics.statistics;

import java.util.Arrays;

/**
 * Numbers at some places of an order that is not made: they are counted by their highest bits, and only those of the class in which a place
 * lies are looked at further. Three simple passes over a million numbers; {@code Selection} of Commons Numbers does the same in more and
 * larger steps, for which a single run of the program has to be compiled twice as long.
 */
final class NumberAtPlace {
    private static final int BITS = 12;
    /** So many are sorted. */
    private static final int FEW = 1 << 10;

    /** In the order of {@link Double#compare} as numbers with a sign. */
    private final long[] keys;
    private final long lowest;
    private final int shift;
    /** How many stand before those of each class; empty where all are sorted. */
    private final int[] before;
    /** The class looked at last. */
    private int near = -1;
    private NumberAtPlace within;

    NumberAtPlace(double[] numbers) {
        this(keys(numbers));
    }

    private NumberAtPlace(long[] keys) {
        this.keys = keys;
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        for (long key : keys) {
            low = Math.min(low, key);
            high = Math.max(high, key);
        }
        lowest = low;
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(high - low) - BITS);
        before = new int[keys.length <= FEW ? 0 : (1 << BITS) + 1];
        if (before.length == 0) {
            Arrays.sort(keys);
        } else {
            for (long key : keys) {
                before[kind(key) + 1]++;
            }
            for (int kind = 0; kind < 1 << BITS; kind++) {
                before[kind + 1] += before[kind];
            }
        }
    }

    /** Negative numbers run downwards: all bits of theirs but the sign are turned. */
    private static long[] keys(double[] numbers) {
        long[] keys = new long[numbers.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = turned(Double.doubleToLongBits(numbers[i]));
        }
        return keys;
    }

    private static long turned(long bits) {
        return bits ^ (bits >> 63 & Long.MAX_VALUE);
    }

    private int kind(long key) {
        return (int) (key - lowest >>> shift);
    }

    /** @param place in ascending order, from 0 */
    double at(int place) {
        return Double.longBitsToDouble(turned(key(place)));
    }

    private long key(int place) {
        if (before.length == 0) {
            return keys[place];
        }
        if (near < 0 || place < before[near] || place >= before[near + 1]) {
            near = 0;
            while (place >= before[near + 1]) {
                near++;
            }
            within = shift == 0 ? null : new NumberAtPlace(ofKind(near));
        }
        return shift == 0 ? lowest + near : within.key(place - before[near]);
    }

    private long[] ofKind(int kind) {
        long[] some = new long[before[kind + 1] - before[kind]];
        int count = 0;
        for (long key : keys) {
            if (kind(key) == kind) {
                some[count++] = key;
            }
        }
        return some;
    }
}
