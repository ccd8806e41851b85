package org.schedscope.io.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.schedscope.event.CoreRanges;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.number.NumberSink;

/** A buffer of JSON lines for a stream, written between lines; it allocates only for texts that need escapes. I/O errors are unchecked. */
final class LineBuffer implements NumberSink {
    private static final VarHandle PAIR = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    /** The two digits of each number below 100, in the byte order of an array. */
    private static final short[] PAIRS = new short[100];
    /** By number of digits, the least number with more of them. */
    private static final long[] MORE_DIGITS = new long[19];

    static {
        for (int pair = 0; pair < PAIRS.length; pair++) {
            PAIRS[pair] = (short) ('0' + pair / 10 + ('0' + pair % 10 << 8));
        }
        for (int digits = 1; digits < MORE_DIGITS.length; digits++) {
            MORE_DIGITS[digits] = Math.max(1, MORE_DIGITS[digits - 1]) * 10;
        }
    }

    /** Number of bytes that are written at once. */
    static final int BLOCK = 1 << 18;
    private static final int FULL = BLOCK - (BLOCK >> 3);
    private static final int SHORT = 128;

    private final OutputStream out;
    private byte[] bytes;
    private int length;

    /** Creates a buffer of lines for a stream. When it is full it still has room for a usual line. */
    LineBuffer(OutputStream out) {
        this(out, BLOCK);
    }

    private LineBuffer(OutputStream out, int size) {
        this.out = out;
        bytes = new byte[size];
    }

    /** Creates a buffer of short pieces, which are {@link #taken}. */
    static LineBuffer ofPieces() {
        return new LineBuffer(OutputStream.nullOutputStream(), SHORT);
    }

    /** The inside of a JSON string, escaped as by Jackson. */
    static byte[] escaped(String text) {
        int plain = 0;
        while (plain < text.length() && isPlain(text.charAt(plain))) {
            plain++;
        }
        if (plain == text.length()) {
            return plain(text);
        }
        ByteArrayOutputStream quoted = new ByteArrayOutputStream();
        try (JsonGenerator json = JsonOut.oneLine(quoted)) {
            json.writeString(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Arrays.copyOfRange(quoted.toByteArray(), 1, quoted.size() - 1);
    }

    private static boolean isPlain(int character) {
        return character >= ' ' && character <= '~' && character != '"' && character != '\\';
    }

    /** A text of ASCII characters that need no escapes. */
    static byte[] plain(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Begins a line or another short piece. */
    LineBuffer begin() {
        if (length >= FULL) {
            flush();
        }
        return this;
    }

    LineBuffer put(byte[] some) {
        return put(some, 0, some.length);
    }

    LineBuffer put(byte[] some, int from, int count) {
        int at = room(count);
        System.arraycopy(some, from, bytes, at, count);
        return this;
    }

    /** Extends the line and returns the index of the new bytes. */
    private int room(int more) {
        int at = length;
        length = at + more;
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length, 2 * bytes.length));
        }
        return at;
    }

    LineBuffer put(char ascii) {
        int at = room(1);
        bytes[at] = (byte) ascii;
        return this;
    }

    /** A number, at least 0. */
    LineBuffer put(long number) {
        int count = digits(number);
        int at = room(count) + count;
        long left = number;
        for (; left >= 10; left /= 100) {
            at -= 2;
            PAIR.set(bytes, at, PAIRS[(int) (left % 100)]);
        }
        if ((count & 1) != 0) {
            bytes[at - 1] = (byte) ('0' + left);
        }
        return this;
    }

    private static int digits(long number) {
        // 1233 / 4096 approximates the decimal logarithm of 2.
        int least = (Long.SIZE - Long.numberOfLeadingZeros(number | 1)) * 1233 >>> 12;
        return number >= MORE_DIGITS[least] ? least + 1 : least;
    }

    @Override
    public void number(long above, long below) {
        if (above < 0) {
            putEscaped(Long.toString(above));
        } else {
            put(above);
        }
        if (below != 1) {
            put('/').put(below);
        }
    }

    @Override
    public void text(String text) {
        putEscaped(text);
    }

    LineBuffer put(CoreRanges cores) {
        int count = cores.rangeCount();
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                put(',');
            }
            put(cores.first(i));
            if (cores.last(i) > cores.first(i)) {
                put('-').put(cores.last(i));
            }
        }
        return this;
    }

    /** Adds the inside of a JSON string. */
    LineBuffer putEscaped(String text) {
        int at = room(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                length = at;
                return put(escaped(text));
            }
            bytes[at + i] = (byte) c;
        }
        return this;
    }

    /** The bytes in the buffer, which is empty afterwards. */
    byte[] taken() {
        byte[] all = Arrays.copyOf(bytes, length);
        length = 0;
        return all;
    }

    /** Writes the bytes in the buffer. */
    void flush() {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        length = 0;
    }
}
