package org.schedscope.io.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * A reader of strict UTF-8 that reports the place of malformed bytes, or reads them as Latin-1; skips one byte order mark at the beginning.
 */
final class Utf8Reader extends Reader {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final InputStream in;
    private final InputFile file;
    private final Optional<IntConsumer> malformed;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16).flip();
    private boolean ended;
    private boolean begun;
    private int line = 1;
    private int column = 1;

    /** @param malformed takes the line of each byte that is not UTF-8; empty: that is an error */
    Utf8Reader(InputStream in, InputFile file, Optional<IntConsumer> malformed) {
        this.in = in;
        this.file = file;
        this.malformed = malformed;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (length == 1) {
            throw new IllegalArgumentException("this reader is read in blocks: a pair of surrogates does not fit into one char");
        }
        CharBuffer chars = CharBuffer.wrap(target, offset, length);
        int start = chars.position();
        while (chars.position() == start) {
            CoderResult result = decoder.decode(bytes, chars, ended);
            count(target, offset, chars.position() - start);
            if (result.isError() && malformed.isPresent()) {
                if (chars.position() == start) {
                    malformed.get().accept(line);
                    chars.put((char) (bytes.get() & 0xFF));
                    column++;
                }
            } else if (result.isError()) {
                throw new InputException(new Problem(file.name(), line, column, "", Problem.words("file.utf8")));
            }
            if (!begun && chars.position() > start) {
                begun = true;
                if (target[offset] == BYTE_ORDER_MARK) {
                    System.arraycopy(target, offset + 1, target, offset, chars.position() - start - 1);
                    chars.position(chars.position() - 1);
                    column--;
                }
            }
            if (chars.position() == start && !fill()) {
                return -1;
            }
        }
        return chars.position() - start;
    }

    private void count(char[] target, int offset, int n) {
        int last = -1;
        for (int i = offset; i < offset + n; i++) {
            if (target[i] == '\n') {
                line++;
                last = i;
            }
        }
        column = last < 0 ? column + n : offset + n - last;
    }

    /** Whether there may be more to decode. */
    private boolean fill() throws IOException {
        if (ended) {
            return false;
        }
        bytes.compact();
        try {
            int n = in.read(bytes.array(), bytes.position(), bytes.remaining());
            if (n < 0) {
                ended = true;
            } else {
                bytes.position(bytes.position() + n);
            }
        } catch (IOException e) {
            throw file.failure(e);
        }
        bytes.flip();
        return true;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
