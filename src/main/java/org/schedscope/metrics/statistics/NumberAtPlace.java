package org.schedscope.metrics.statistics;

import java.util.Arrays;

/**
 * Numbers at some places of an order that is not made: they are counted by their highest bits, and only those of the class in which a place
 * lies are looked at further. Two simple passes over a million numbers; {@code Selection} of Commons Numbers does the same in more and
 * larger steps, for which a single run of the program has to be compiled twice as long. Each pass is a method of its own, as Java compiles
 * the whole method in which a loop runs long.
 */
final class NumberAtPlace {
    private static final int BITS = 12;
    /** So many are sorted. */
    private static final int FEW = 1 << 10;

    /** Sorted if they are few. */
    private final double[] numbers;
    /** No key is lower. */
    private final long lowest;
    private final int shift;
    /** How many stand before those of each class; empty where all are sorted. */
    private final int[] before;
    /** The class looked at last. */
    private int near = -1;
    private NumberAtPlace within;

    /**
     * @param all stay as they are
     * @param smallest no number is smaller
     * @param largest no number is larger
     */
    NumberAtPlace(double[] all, double smallest, double largest) {
        this(all, key(smallest), key(largest));
    }

    private NumberAtPlace(double[] all, long lowest, long highest) {
        boolean few = all.length <= FEW;
        this.lowest = lowest;
        numbers = few ? all.clone() : all;
        before = new int[few ? 0 : (1 << BITS) + 1];
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(highest - lowest) - BITS);
        if (few) {
            Arrays.sort(numbers);
        } else {
            count(all);
            sumUp();
        }
    }

    private void sumUp() {
        for (int kind = 0; kind < 1 << BITS; kind++) {
            before[kind + 1] += before[kind];
        }
    }

    private void count(double[] all) {
        for (double number : all) {
            before[kind(number) + 1]++;
        }
    }

    /** In the order of {@link Double#compare}: negative numbers run downwards, so all bits of theirs but the sign are turned. */
    private static long key(double number) {
        return turned(Double.doubleToLongBits(number));
    }

    private static long turned(long bits) {
        return bits ^ (bits >> 63 & Long.MAX_VALUE);
    }

    private int kind(double number) {
        return (int) (key(number) - lowest >>> shift);
    }

    /** @param place in ascending order, from 0 */
    double at(int place) {
        if (before.length == 0) {
            return numbers[place];
        }
        if (near < 0 || place < before[near] || place >= before[near + 1]) {
            near = 0;
            while (place >= before[near + 1]) {
                near++;
            }
            within = shift == 0 ? null : ofKind(near);
        }
        return shift == 0 ? Double.longBitsToDouble(turned(lowest + near)) : within.at(place - before[near]);
    }

    private NumberAtPlace ofKind(int kind) {
        double[] some = new double[before[kind + 1] - before[kind]];
        int count = 0;
        for (double number : numbers) {
            if (kind(number) == kind) {
                some[count++] = number;
            }
        }
        long low = lowest + ((long) kind << shift);
        return new NumberAtPlace(some, low, low + (1L << shift) - 1);
    }
}
