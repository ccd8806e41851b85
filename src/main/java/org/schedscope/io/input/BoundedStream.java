package org.schedscope.io.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that counts bytes, and fails beyond a number of them or beyond a ratio to the packed bytes they came from. */
public final class BoundedStream extends FilterInputStream {
    private static final long RATIO_FROM = 1 << 20;

    private final InputFile file;
    private final long limit;
    private final BoundedStream packed;
    private final int ratio;
    private long count;

    /** @param packed stream of the packed bytes; null if they are not packed */
    public BoundedStream(InputStream in, InputFile file, long limit, BoundedStream packed, int ratio) {
        super(in);
        this.file = file;
        this.limit = limit;
        this.packed = packed;
        this.ratio = ratio;
    }

    @Override
    public int read() throws IOException {
        int value = in.read();
        if (value >= 0) {
            counted(1);
        }
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = in.read(buffer, offset, length);
        if (n > 0) {
            counted(n);
        }
        return n;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    private void counted(int n) throws InputException {
        count += n;
        if (count > limit) {
            throw new InputException(file.problem(Problem.words("file.endless", limit)));
        }
        if (packed != null && count > RATIO_FROM && count / ratio > packed.count) {
            throw new InputException(file.problem(Problem.words("file.bomb", ratio)));
        }
    }
}
