package org.schedscope.io.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that informs a watch of all bytes read. */
final class ProgressStream extends FilterInputStream {
    private final ReadWatch watch;

    ProgressStream(InputStream in, ReadWatch watch) {
        super(in);
        this.watch = watch;
    }

    @Override
    public int read() throws IOException {
        int value = in.read();
        watch.read(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = in.read(buffer, offset, length);
        watch.read(Math.max(0, n));
        return n;
    }
}
