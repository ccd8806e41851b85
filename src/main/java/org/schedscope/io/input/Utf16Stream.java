package org.schedscope.io.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Text in UTF-16 as bytes in UTF-8. */
final class Utf16Stream extends InputStream {
    /** Number of bytes by which the encoding is recognised. */
    private static final int LOOKED_AT = 8;
    private static final int BLOCK = 1 << 13;

    private final Reader in;
    private final char[] chars = new char[BLOCK];
    private int kept;
    private byte[] bytes = new byte[0];
    private int at;

    private Utf16Stream(InputStream in, Charset charset) {
        this.in = new InputStreamReader(in, charset);
    }

    /** The bytes of UTF-8 if a stream is in UTF-16, else the stream itself. */
    static InputStream orPlain(InputStream in) throws IOException {
        PushbackInputStream looked = new PushbackInputStream(in, LOOKED_AT);
        byte[] head = looked.readNBytes(LOOKED_AT);
        looked.unread(head);
        Optional<Charset> charset = charset(head);
        return charset.isPresent() ? new Utf16Stream(looked, charset.get()) : looked;
    }

    /** The encoding by the mark at the beginning, else by a zero beside each of the first characters. */
    private static Optional<Charset> charset(byte[] head) {
        if (head.length < 4) {
            return Optional.empty();
        }
        boolean little = head[0] == (byte) 0xFF && head[1] == (byte) 0xFE && (head[2] != 0 || head[3] != 0) || areZero(head, 1);
        boolean big = head[0] == (byte) 0xFE && head[1] == (byte) 0xFF || areZero(head, 0);
        return little ? Optional.of(StandardCharsets.UTF_16LE) : big ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    /** Whether every second byte is zero, and no other one. */
    private static boolean areZero(byte[] head, int rest) {
        for (int i = 0; i < head.length / 2 * 2; i++) {
            if ((head[i] == 0) != (i % 2 == rest)) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is a byte to take; a pair of surrogates is converted as one. */
    private boolean hasMore() throws IOException {
        while (at == bytes.length) {
            int read = in.read(chars, kept, BLOCK - kept);
            int length = kept + Math.max(0, read);
            boolean cut = read > 0 && Character.isHighSurrogate(chars[length - 1]);
            bytes = new String(chars, 0, cut ? length - 1 : length).getBytes(StandardCharsets.UTF_8);
            at = 0;
            kept = cut ? 1 : 0;
            chars[0] = cut ? chars[length - 1] : chars[0];
            if (read < 0 && bytes.length == 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int read() throws IOException {
        return hasMore() ? bytes[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (length == 0 || !hasMore()) {
            return length == 0 ? 0 : -1;
        }
        int count = Math.min(length, bytes.length - at);
        System.arraycopy(bytes, at, buffer, offset, count);
        at += count;
        return count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
