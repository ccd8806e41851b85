package org.schedscope.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Tells how often a number has come. As long as numbers ascend, as those of logs mostly do, nothing is looked up. */
public final class UniqueNumbers {
    /** Stands for a text that is no number. */
    public static final long NONE = -1;
    private static final int MOST_DIGITS = 18;

    private long[] ascending = new long[16];
    private int count;
    /** The rest, and how often each has come. */
    private final Map<Long, Integer> times = new HashMap<>();

    /** The number, at least 0, of which a text is what Java writes; else {@link #NONE}. */
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

    /** Which one of its kind this number is, from 1. */
    public int add(long number) {
        if (count == 0 || number > ascending[count - 1]) {
            if (times.isEmpty() || !times.containsKey(number)) {
                append(number);
                return 1;
            }
        }
        int before = Arrays.binarySearch(ascending, 0, count, number) >= 0 ? 1 : 0;
        return times.merge(number, before + 1, (old, first) -> old + 1);
    }

    private void append(long number) {
        if (count == ascending.length) {
            ascending = Arrays.copyOf(ascending, count * 2);
        }
        ascending[count++] = number;
    }
}
