package org.schedscope.io.xml;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;

/** Limits the length of tags and texts of XML, which would otherwise take memory without bound: a parser limits only some of them. */
final class TagBoundStream extends FilterInputStream {
    /** Longest tag in multiples of the longest text. */
    private static final int TEXTS = 16;

    private final InputFile file;
    private final long longest;
    private long sinceTag;

    TagBoundStream(InputStream in, InputFile file, Limits limits) {
        super(in);
        this.file = file;
        this.longest = (long) TEXTS * limits.stringLength();
    }

    @Override
    public int read() throws IOException {
        int value = in.read();
        if (value >= 0) {
            counted(value);
        }
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = in.read(buffer, offset, length);
        for (int i = offset; i < offset + n; i++) {
            counted(buffer[i]);
        }
        return n;
    }

    private void counted(int value) throws InputException {
        sinceTag = value == '<' ? 0 : sinceTag + 1;
        if (sinceTag > longest) {
            throw new InputException(file.problem(Problem.ofFormat("xml.long", longest)));
        }
    }
}
