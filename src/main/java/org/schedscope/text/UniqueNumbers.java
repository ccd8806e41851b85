package org.schedscope.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** A multiset of numbers. Ascending numbers, as most logs have, need no lookup, and a run without gaps takes the space of two numbers. */
public final class UniqueNumbers {
    /** Value of a text that is not a number. */
    public static final long NONE = -1;
    private static final int MOST_DIGITS = 18;

    private long[] first = new long[16];
    private long[] last = new long[16];
    private int runs;
    /** Numbers that came out of sequence, with their counts. */
    private final Map<Long, Integer> times = new HashMap<>();

    /** The non-negative number whose Java notation is the text; otherwise {@link #NONE}. */
    public static long of(String text) {
        int length = text.length();
        if (length == 0 || length > MOST_DIGITS || length > 1 && text.charAt(0) == '0') {
            return NONE;
        }
        long number = 0;
        for (int i = 0; i < length; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return NONE;
            }
            number = 10 * number + digit;
        }
        return number;
    }

    /** Adds a number and returns its count, from 1. */
    public int add(long number) {
        if (runs == 0 || number > last[runs - 1]) {
            if (times.isEmpty() || !times.containsKey(number)) {
                append(number);
                return 1;
            }
        }
        return times.merge(number, isInRun(number) ? 2 : 1, (old, one) -> old + 1);
    }

    /** Whether a number was added. */
    public boolean has(long number) {
        return isInRun(number) || times.containsKey(number);
    }

    private boolean isInRun(long number) {
        int found = Arrays.binarySearch(first, 0, runs, number);
        int run = found >= 0 ? found : -found - 2;
        return run >= 0 && number <= last[run];
    }

    private void append(long number) {
        if (runs > 0 && number - 1 == last[runs - 1]) {
            last[runs - 1] = number;
            return;
        }
        if (runs == first.length) {
            first = Arrays.copyOf(first, runs * 2);
            last = Arrays.copyOf(last, runs * 2);
        }
        first[runs] = number;
        last[runs++] = number;
    }
}
