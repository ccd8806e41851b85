package org.schedscope.io.swf;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.Numbers;

/**
 * A reader of lines with columns between blanks, byte by byte: comments of old logs are in any code page, and all relevant characters are
 * ASCII. It reads every byte once, and keeps the first {@value #KEPT} of a line only.
 */
final class SwfLine {
    static final int KEPT = 1 << 13;
    private static final int MOST_COLUMNS = 64;
    /** Integers of up to this number of digits are read directly; a million times that is still a {@code long}. */
    private static final int PLAIN_DIGITS = 12;
    private static final BigDecimal LARGEST = BigDecimal.valueOf(Limits.LARGEST_TOTAL - 1);

    private static final int BUFFER = 1 << 16;
    /** Mark of a value that is not a plain whole number. */
    private static final long UNUSUAL = Long.MIN_VALUE;

    private final InputFile file;
    private final InputStream in;
    /** Has room for the end of a last line without one. */
    private final byte[] buffer = new byte[BUFFER + 1];
    private int end;
    /** Up to here the buffer holds whole lines. */
    private int wholeLines;
    private int next;
    private boolean ended;
    private int start;
    private int stop;
    private int number;
    private final int[] from = new int[MOST_COLUMNS];
    private final int[] to = new int[MOST_COLUMNS];
    private final long[] whole = new long[MOST_COLUMNS];
    private int columns;

    /** @param file file that the bytes are of, for messages */
    SwfLine(InputFile file, InputStream in) throws IOException {
        this.file = file;
        this.in = in;
        fill();
        if (end >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF) {
            next = 3;
        }
    }

    /** Moves the rest of the buffer to its beginning and reads on, up to the end of a line. */
    private void fill() throws IOException {
        System.arraycopy(buffer, next, buffer, 0, end - next);
        end -= next;
        next = 0;
        int read = in.readNBytes(buffer, end, BUFFER - end);
        ended = read < BUFFER - end;
        end += read;
        wholeLines = end;
        while (wholeLines > 0 && buffer[wholeLines - 1] != '\n') {
            wholeLines--;
        }
        if (ended && wholeLines < end) {
            buffer[end++] = '\n';
            wholeLines = end;
        }
    }

    /**
     * Moves to the next line that is not blank; false at the end of the file.
     *
     * @throws InputException if a line is long and the columns that count may be beyond the part that is read
     */
    boolean next() throws IOException {
        while (next < wholeLines || readOn()) {
            number++;
            start = next;
            int last = split();
            next = last + 1;
            stop = last;
            if (stop - start > KEPT) {
                stop = start + KEPT;
                buffer[stop] = '\n';
                split();
                checkColumns();
            }
            if (columns > 0) {
                return true;
            }
        }
        return false;
    }

    private void checkColumns() throws InputException {
        if (columns < SwfReader.COLUMNS && (columns == 0 || !isComment())) {
            throw new InputException(new Problem(file.name(), number, 1, "",
                    Problem.ofFormat("swf.long", KEPT, columns, SwfReader.COLUMNS)));
        }
    }

    /** Of a line that is longer than the buffer, the beginning is kept. */
    private boolean readOn() throws IOException {
        if (!ended) {
            fill();
        }
        while (wholeLines == 0 && !ended) {
            next = end - KEPT - 1;
            System.arraycopy(buffer, 0, buffer, next, KEPT + 1);
            fill();
        }
        return next < wholeLines;
    }

    /** Finds the columns of the line and gives its end. */
    private int split() {
        columns = 0;
        int at = start;
        for (byte b = buffer[at]; b != '\n'; b = buffer[at]) {
            if (isBlank(b)) {
                at++;
            } else if (columns == MOST_COLUMNS) {
                at = endOfColumn(at);
            } else {
                at = readColumn(at);
                columns++;
            }
        }
        return at;
    }

    private int readColumn(int begin) {
        int digits = buffer[begin] == '-' ? begin + 1 : begin;
        int at = digits;
        long value = 0;
        for (int digit = buffer[at] - '0'; digit >= 0 && digit <= 9; digit = buffer[at] - '0') {
            value = value * 10 + digit;
            at++;
        }
        int close = endOfColumn(at);
        boolean plain = close == at && at > digits && at - digits <= PLAIN_DIGITS;
        from[columns] = begin;
        to[columns] = close;
        whole[columns] = plain ? digits > begin ? -value : value : UNUSUAL;
        return close;
    }

    private int endOfColumn(int begin) {
        int at = begin;
        while (buffer[at] != '\n' && !isBlank(buffer[at])) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(byte b) {
        return b <= ' ' && (b == ' ' || b == '\t' || b == '\r' || b == '\f' || b == 0x0B);
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
        return buffer[from[0]] == ';';
    }

    /** Whether the first column may be a number, by its first character. */
    boolean beginsWithNumber() {
        byte first = buffer[from[0]];
        return first >= '0' && first <= '9' || first == '-' || first == '+' || first == '.';
    }

    /** The line as text, a byte a character. */
    String text() {
        return new String(buffer, start, stop - start, StandardCharsets.ISO_8859_1);
    }

    String column(int column) {
        return new String(buffer, from[column], to[column] - from[column], StandardCharsets.ISO_8859_1);
    }

    /** Column at which a field begins, from 1. */
    int place(int column) {
        return from[column] - start + 1;
    }

    /** A column in millionths, finer digits rounded up; {@link Long#MIN_VALUE} if it is not a number below 2^61 millionths. */
    long millionths(int column) {
        return whole[column] == UNUSUAL ? unusual(column) : whole[column] * 1_000_000;
    }

    /** Whether a column is a number above zero. */
    boolean isPositive(int column) {
        return whole[column] > 0 || whole[column] == UNUSUAL && unusual(column) > 0;
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
