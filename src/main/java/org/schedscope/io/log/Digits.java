package org.schedscope.io.log;

/**
 * The decimal text of a number that often stays as it is or grows by one, as ticks and numbers of lines do: then no digit is divided out
 * again. Copied with what always stands before it.
 */
final class Digits {
    private static final int MOST = 20;

    private final byte[] before;
    /** What stands before the number, and the number, flush right. */
    private final byte[] text;
    /** Of the first digit. */
    private int start;
    private long number;

    /** @param before stands before the number */
    Digits(byte[] before) {
        this.before = before;
        text = new byte[before.length + MOST];
        begin(text.length - 1);
        text[start] = '0';
    }

    /** Lets the digits begin at a place. */
    private void begin(int place) {
        if (place != start) {
            start = place;
            System.arraycopy(before, 0, text, start - before.length, before.length);
        }
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
        int at = text.length - 1;
        while (at >= start && text[at] == '9') {
            text[at--] = '0';
        }
        if (at < start) {
            begin(at);
            text[at] = '0';
        }
        text[at]++;
    }

    private void write(long next) {
        int at = text.length;
        long left = next;
        for (; left > Integer.MAX_VALUE; left /= 10) {
            text[--at] = (byte) ('0' + left % 10);
        }
        // Dividing an int takes a fraction of the time.
        int rest = (int) left;
        do {
            text[--at] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest > 0);
        begin(at);
    }

    /** Bytes that {@link #copyTo} writes. */
    int length() {
        return text.length - start + before.length;
    }

    /** Puts the text into an array, which must have room. */
    void copyTo(byte[] target, int from) {
        System.arraycopy(text, start - before.length, target, from, length());
    }
}
