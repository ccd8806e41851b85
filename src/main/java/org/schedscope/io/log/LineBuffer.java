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

/** Bytes of JSON on their way to a stream; nothing is allocated but for texts that need escapes. Failures come out unchecked. */
final class LineBuffer {
    /** Most numbers of cores and of queued tasks, which differ from one line to the next. */
    private static final byte[][] SMALL = IntStream.range(0, 1_000).mapToObj(number -> plain(Integer.toString(number)))
            .toArray(byte[][]::new);

    private final OutputStream out;
    private final byte[] bytes = new byte[1 << 16];
    private final Digits any = new Digits();
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

    LineBuffer put(byte[] some) {
        if (some.length > bytes.length - length) {
            return putFlushed(some);
        }
        System.arraycopy(some, 0, bytes, length, some.length);
        length += some.length;
        return this;
    }

    private LineBuffer putFlushed(byte[] some) {
        flush();
        if (some.length > bytes.length) {
            write(some, some.length);
            return this;
        }
        return put(some);
    }

    LineBuffer put(char ascii) {
        makeRoom(1);
        bytes[length++] = (byte) ascii;
        return this;
    }

    private void makeRoom(int more) {
        if (more > bytes.length - length) {
            flush();
        }
    }

    /** A number, at least 0. */
    LineBuffer put(long number) {
        if (number < SMALL.length) {
            return put(SMALL[(int) number]);
        }
        any.set(number);
        return put(any);
    }

    LineBuffer put(Digits digits) {
        makeRoom(Digits.MOST);
        length = digits.copyTo(bytes, length);
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
        if (text.length() > bytes.length) {
            return put(escaped(text));
        }
        makeRoom(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                return put(escaped(text));
            }
            bytes[length + i] = (byte) c;
        }
        length += text.length();
        return this;
    }

    /** Hands over what is in the buffer. */
    void flush() {
        write(bytes, length);
        length = 0;
    }

    private void write(byte[] some, int count) {
        try {
            out.write(some, 0, count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
