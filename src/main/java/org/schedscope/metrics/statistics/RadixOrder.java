package org.schedscope.metrics.statistics;

/**
 * Stable sort of places by numbers: radix sort by eleven bits per pass, over the bits in which the numbers differ. The highest three digits
 * are sorted first; if few places are still unsorted, insertion finishes the sort.
 */
public final class RadixOrder {
    private static final int BITS = 11;
    private static final int DIGITS = 1 << BITS;
    private static final int FIRST_PASSES = 3;

    private final boolean ofFractions;
    /** The numbers in the current order, and their places. */
    private long[] keys;
    private int[] places;
    private long[] spareKeys;
    private int[] sparePlaces;

    /** @param keys without a sign; overwritten */
    private RadixOrder(long[] keys, boolean ofFractions) {
        this.keys = keys;
        this.ofFractions = ofFractions;
        places = new int[keys.length];
        spareKeys = new long[keys.length];
        sparePlaces = new int[keys.length];
        order();
        spareKeys = null;
        sparePlaces = null;
    }

    /** @param numbers at least 0; overwritten */
    public static RadixOrder of(long[] numbers) {
        return new RadixOrder(numbers, false);
    }

    /** The places in the order of {@link Double#compare}. */
    public static RadixOrder of(double[] numbers) {
        long[] keys = new long[numbers.length];
        for (int place = 0; place < keys.length; place++) {
            long bits = Double.doubleToLongBits(numbers[place]);
            // Unsigned order: all bits of negative numbers are inverted, and the sign bit of others.
            keys[place] = bits ^ (bits >> 63 | Long.MIN_VALUE);
        }
        return new RadixOrder(keys, true);
    }

    /** The places in order of their numbers; must not be changed. */
    public int[] places() {
        return places;
    }

    /** The numbers in order, without a random access to the original array for each. */
    public double[] ascending() {
        return ofFractions ? fractions() : wholeNumbers();
    }

    private double[] fractions() {
        double[] numbers = new double[keys.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Double.longBitsToDouble(keys[i] ^ (~keys[i] >> 63 | Long.MIN_VALUE));
        }
        return numbers;
    }

    private double[] wholeNumbers() {
        double[] numbers = new double[keys.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = keys[i];
        }
        return numbers;
    }

    private void order() {
        long varying = 0;
        for (int place = 0; place < places.length; place++) {
            places[place] = place;
            varying |= keys[place] ^ keys[0];
        }
        int bits = Long.SIZE - Long.numberOfLeadingZeros(varying);
        int low = Math.max(0, bits - FIRST_PASSES * BITS);
        deal(varying, low, bits);
        if (low > 0 && !settle()) {
            deal(varying, 0, bits);
        }
    }

    /** Sorts by a range of bits. */
    private void deal(long varying, int from, int to) {
        for (int shift = from; shift < to; shift += BITS) {
            if ((varying >>> shift & DIGITS - 1) != 0) {
                deal(shift);
            }
        }
    }

    private void deal(int shift) {
        int[] next = firsts(keys, shift);
        for (int i = 0; i < keys.length; i++) {
            int at = next[(int) (keys[i] >>> shift) & DIGITS - 1]++;
            sparePlaces[at] = places[i];
            spareKeys[at] = keys[i];
        }
        int[] dealt = sparePlaces;
        sparePlaces = places;
        places = dealt;
        long[] dealtKeys = spareKeys;
        spareKeys = keys;
        keys = dealtKeys;
    }

    /** Insertion sort of an almost sorted array; gives up after too many moves, with equal keys still in order of places. */
    private boolean settle() {
        int left = keys.length;
        for (int i = 1; i < keys.length; i++) {
            long key = keys[i];
            int place = places[i];
            int at = i;
            for (; at > 0 && Long.compareUnsigned(keys[at - 1], key) > 0; at--) {
                keys[at] = keys[at - 1];
                places[at] = places[at - 1];
                left--;
            }
            keys[at] = key;
            places[at] = place;
            if (left < 0) {
                return false;
            }
        }
        return true;
    }

    /** The index of the first key for each digit. */
    private static int[] firsts(long[] keys, int shift) {
        int[] first = new int[DIGITS];
        for (long key : keys) {
            first[(int) (key >>> shift) & DIGITS - 1]++;
        }
        int sum = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = first[digit];
            first[digit] = sum;
            sum += count;
        }
        return first;
    }
}
