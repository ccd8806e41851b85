package org.schedscope.io.swf;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.Numbers;

/**
 * Walks a text of lines with columns between blanks, byte by byte: comments of old logs are in whatever code page their site had, and
 * all that counts is ASCII. Holds one line, and of that only the first {@value #KEPT} bytes.
 */
final class SwfLine {
    static final int KEPT = 1 << 13;
    private static final int MOST_COLUMNS = 64;
    /** Integers of so many digits are read without a detour; a million times that is still a {@code long}. */
    private static final int PLAIN_DIGITS = 12;
    private static final BigDecimal LARGEST = BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1);

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private final byte[] line = new byte[KEPT];
    private int length;
    private int number;
    private final int[] from = new int[MOST_COLUMNS];
    private final int[] to = new int[MOST_COLUMNS];
    private int columns;

    SwfLine(InputStream in) throws IOException {
        this.in = in;
        if (fill() && end >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) {
            at = 3;
        }
    }

    private boolean fill() throws IOException {
        at = 0;
        end = in.readNBytes(buffer, 0, buffer.length);
        return end > 0;
    }

    /** Moves to the next line that is not blank; false at the end of the file. */
    boolean next() throws IOException {
        while (at < end || fill()) {
            readLine();
            split();
            if (columns > 0) {
                return true;
            }
        }
        return false;
    }

    private void readLine() throws IOException {
        number++;
        length = 0;
        while (at < end || fill()) {
            byte b = buffer[at++];
            if (b == '\n') {
                return;
            }
            if (length < KEPT) {
                line[length++] = b;
            }
        }
    }

    private void split() {
        columns = 0;
        int i = 0;
        while (i < length && columns < MOST_COLUMNS) {
            while (i < length && isBlank(line[i])) {
                i++;
            }
            if (i < length) {
                from[columns] = i;
                while (i < length && !isBlank(line[i])) {
                    i++;
                }
                to[columns++] = i;
            }
        }
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\f' || b == 0x0B;
    }

    /** From 1. */
    int number() {
        return number;
    }

    /** Columns of this line, at most 64 of them. */
    int columns() {
        return columns;
    }

    boolean isComment() {
        return line[from[0]] == ';';
    }

    /** Whether the first column begins as a number does. */
    boolean beginsWithNumber() {
        byte first = line[from[0]];
        return first >= '0' && first <= '9' || first == '-' || first == '+' || first == '.';
    }

    /** The line as text, a byte a character. */
    String text() {
        return new String(line, 0, length, StandardCharsets.ISO_8859_1);
    }

    String column(int column) {
        return new String(line, from[column], to[column] - from[column], StandardCharsets.ISO_8859_1);
    }

    /** Where a column begins, from 1. */
    int place(int column) {
        return from[column] + 1;
    }

    /** A column in millionths, finer digits rounded up; {@link Long#MIN_VALUE} if it is no number below 2^61 millionths. */
    long millionths(int column) {
        int i = from[column];
        boolean negative = line[i] == '-';
        i += negative ? 1 : 0;
        int digits = to[column] - i;
        if (digits < 1 || digits > PLAIN_DIGITS) {
            return unusual(column);
        }
        long value = 0;
        for (; i < to[column]; i++) {
            if (line[i] < '0' || line[i] > '9') {
                return unusual(column);
            }
            value = value * 10 + line[i] - '0';
        }
        return (negative ? -value : value) * 1_000_000;
    }

    private long unusual(int column) {
        BigDecimal value = to[column] - from[column] <= 200 ? Numbers.decimal(column(column)) : null;
        if (value == null) {
            return Long.MIN_VALUE;
        }
        BigDecimal millionths = value.movePointRight(6).setScale(0, RoundingMode.CEILING);
        return millionths.abs().compareTo(LARGEST) > 0 ? Long.MIN_VALUE : millionths.longValueExact();
    }
}
