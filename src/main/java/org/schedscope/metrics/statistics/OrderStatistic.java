package org.schedscope.metrics.statistics;

import java.util.Arrays;

/**
 * Selection of order statistics without sorting: numbers are counted by their highest bits, and only the class with the requested rank is
 * sorted. Each pass is a method of its own, since the JVM compiles whole methods.
 */
final class OrderStatistic {
    private static final int BITS = 12;
    /** The largest class that is sorted. */
    private static final int FEW = 1 << 10;

    /** The numbers, sorted if there are few. */
    private final double[] numbers;
    /** No key is lower. */
    private final long lowest;
    private final int shift;
    /** Number of keys before each class; empty where all are sorted. */
    private final int[] before;
    /** The last class used. */
    private int near = -1;
    private OrderStatistic within;

    /**
     * @param all are not changed
     * @param smallest no number is smaller
     * @param largest no number is larger
     */
    OrderStatistic(double[] all, double smallest, double largest) {
        this(all, key(smallest), key(largest));
    }

    private OrderStatistic(double[] all, long lowest, long highest) {
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

    /** A key in the order of {@link Double#compare}: for negative numbers all bits but the sign are inverted. */
    private static long key(double number) {
        return turned(Double.doubleToLongBits(number));
    }

    private static long turned(long bits) {
        return bits ^ (bits >> 63 & Long.MAX_VALUE);
    }

    private int kind(double number) {
        return (int) (key(number) - lowest >>> shift);
    }

    /**
     * The number of a rank.
     *
     * @param place rank in ascending order, from 0
     */
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

    private OrderStatistic ofKind(int kind) {
        double[] some = new double[before[kind + 1] - before[kind]];
        int count = 0;
        for (double number : numbers) {
            if (kind(number) == kind) {
                some[count++] = number;
            }
        }
        long low = lowest + ((long) kind << shift);
        return new OrderStatistic(some, low, low + (1L << shift) - 1);
    }
}
