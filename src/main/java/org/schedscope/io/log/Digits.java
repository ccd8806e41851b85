package org.schedscope.io.log;

/**
 * The decimal text of a number that often stays as it is or grows by one, as ticks and numbers of lines do: then no digit is divided out
 * again.
 */
final class Digits {
    static final int MOST = 20;

    /** The text, flush right. */
    private final byte[] text = new byte[MOST];
    private int start = MOST - 1;
    private long number;

    Digits() {
        text[start] = '0';
    }

    /** @param next at least 0 */
    void set(long next) {
        if (next == number + 1) {
            increment();
        } else if (next != number) {
            write(next);
        }
        number = next;
    }

    private void increment() {
        int at = MOST - 1;
        while (at >= start && text[at] == '9') {
            text[at--] = '0';
        }
        if (at >= start) {
            text[at]++;
        } else {
            text[at] = '1';
            start = at;
        }
    }

    private void write(long next) {
        start = MOST;
        long left = next;
        for (; left > Integer.MAX_VALUE; left /= 10) {
            text[--start] = (byte) ('0' + left % 10);
        }
        // Dividing an int takes a fraction of the time.
        int rest = (int) left;
        do {
            text[--start] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
    }

    /** Puts the text into an array, which must have room, and returns where it ends. */
    int copyTo(byte[] target, int from) {
        System.arraycopy(text, start, target, from, MOST - start);
        return from + MOST - start;
    }
}
