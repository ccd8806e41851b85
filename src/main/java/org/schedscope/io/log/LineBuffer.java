package org.schedscope.io.log;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.schedscope.event.CoreRanges;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.number.NumberTaker;

/**
 * Bytes of JSON on their way to a stream; nothing is allocated but for texts that need escapes. They are handed over between lines, in one
 * place: whatever adds to a line is so short that the compiler copies it into every kind of line at little cost. Failures come out
 * unchecked.
 */
final class LineBuffer implements NumberTaker {
    /** Most numbers of cores and of queued tasks, which differ from one line to the next. */
    private static final byte[][] SMALL = IntStream.range(0, 1_000).mapToObj(number -> plain(Integer.toString(number)))
            .toArray(byte[][]::new);

    private static final int FULL = 1 << 16;

    private final OutputStream out;
    private final Digits any = new Digits(new byte[0]);
    /** Has room for a line of the usual kind behind {@link #FULL}. */
    private byte[] bytes = new byte[FULL + (FULL >> 2)];
    private int length;

    LineBuffer(OutputStream out) {
        this.out = out;
    }

    /** What is between the quotes of a JSON string, as Jackson writes it. */
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

    /**
     * Begins a line with two numbers, ahead of which their names stand, and two texts.
     *
     * @param length of the second text, from its beginning
     */
    LineBuffer begin(Digits first, Digits second, byte[] text, byte[] other, int length) {
        begin();
        int at = room(first.length() + second.length() + text.length + length);
        first.copyTo(bytes, at);
        at += first.length();
        second.copyTo(bytes, at);
        at += second.length();
        System.arraycopy(text, 0, bytes, at, text.length);
        System.arraycopy(other, 0, bytes, at + text.length, length);
        return this;
    }

    /** Begins a line, or whatever else is short. */
    LineBuffer begin() {
        if (length >= FULL) {
            flush();
        }
        return this;
    }

    LineBuffer put(byte[] some) {
        return put(some, 0);
    }

    /** @param from where what is added begins */
    LineBuffer put(byte[] some, int from) {
        int at = room(some.length - from);
        System.arraycopy(some, from, bytes, at, some.length - from);
        return this;
    }

    /** Makes the line longer and returns where what is added goes. */
    private int room(int more) {
        int at = length;
        length = at + more;
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, length + FULL);
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
        if (number < SMALL.length) {
            return put(SMALL[(int) number]);
        }
        return put(any, number);
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

    /** A number, at least 0, and what stands ahead of it. */
    LineBuffer put(Digits digits, long number) {
        digits.set(number);
        int at = room(digits.length());
        digits.copyTo(bytes, at);
        return this;
    }

    /** The text of core numbers. */
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

    /** What is between the quotes of a JSON string. */
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

    /** What is in the buffer, which is empty after this. */
    byte[] taken() {
        byte[] all = Arrays.copyOf(bytes, length);
        length = 0;
        return all;
    }

    /** Hands over what is in the buffer. */
    void flush() {
        try {
            out.write(bytes, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        length = 0;
    }
}
