package org.schedscope.io.output;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.zip.GZIPOutputStream;

/**
 * Packs with gzip in a thread of its own, so that whoever writes need not wait for it. Packs quickly rather than tightly: a log of events
 * becomes a sixth of its size instead of a seventh, in a third of the time. The same bytes in make the same bytes out, whatever the
 * threads do. One thread writes and closes.
 */
final class PackingStream extends OutputStream {
    private static final int BLOCK = 1 << 18;
    private static final int MOST_WAITING = 8;
    private static final int QUICK = 2;
    /** Stands for the end. */
    private static final byte[] END = {};

    private final OutputStream target;
    private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread packer = new Thread(this::pack, "gzip");
    private byte[] block = new byte[BLOCK];
    private int filled;
    private boolean closed;
    private boolean told;
    /** Why packing has ended before its time. */
    private volatile IOException failure;

    PackingStream(OutputStream target) {
        this.target = target;
        packer.setDaemon(true);
        packer.start();
    }

    private static final class QuickGzip extends GZIPOutputStream {
        QuickGzip(OutputStream out) throws IOException {
            super(out, BLOCK);
            def.setLevel(QUICK);
        }
    }

    private void pack() {
        try (GZIPOutputStream out = new QuickGzip(target)) {
            for (byte[] next = waiting.take(); next != END; next = waiting.take()) {
                out.write(next);
            }
        } catch (IOException e) {
            failure = e;
            drain();
        } catch (InterruptedException e) {
            failure = new InterruptedIOException("packing was interrupted");
        }
    }

    /** Lets the writer come to where it is told. */
    private void drain() {
        try {
            while (waiting.take() != END) {
                continue;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int left = length;
        while (left > 0) {
            int count = Math.min(left, BLOCK - filled);
            System.arraycopy(bytes, from, block, filled, count);
            filled += count;
            from += count;
            left -= count;
            if (filled == BLOCK) {
                handOver(block);
                block = new byte[BLOCK];
                filled = 0;
            }
        }
    }

    private void handOver(byte[] bytes) throws IOException {
        tellFailure();
        try {
            waiting.put(bytes);
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Once: whoever was told closes what is left without being told again. */
    private void tellFailure() throws IOException {
        if (failure != null && !told) {
            told = true;
            throw failure;
        }
    }

    private InterruptedIOException interrupted() {
        packer.interrupt();
        Thread.currentThread().interrupt();
        return new InterruptedIOException("packing was interrupted");
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (failure == null && filled > 0) {
                handOver(Arrays.copyOf(block, filled));
            }
            waiting.put(END);
            packer.join();
        } catch (InterruptedException e) {
            throw interrupted();
        }
        tellFailure();
    }
}
