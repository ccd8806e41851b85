package org.schedscope.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells how often a number has come. As long as numbers ascend, as those of logs mostly do, nothing is looked up, and runs of numbers
 * without a gap take the room of two.
 */
public final class UniqueNumbers {
    /** Stands for a text that is no number. */
    public static final long NONE = -1;
    private static final int MOST_DIGITS = 18;

    private long[] first = new long[16];
    private long[] last = new long[16];
    private int runs;
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
        if (runs == 0 || number > last[runs - 1]) {
            if (times.isEmpty() || !times.containsKey(number)) {
                append(number);
                return 1;
            }
        }
        return times.merge(number, isInRun(number) ? 2 : 1, (old, one) -> old + 1);
    }

    /** Whether this number has come. */
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
