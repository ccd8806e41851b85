package org.schedscope.io.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * A stream that reads ahead in a thread of its own, so that unpacking and reading overlap. The thread starts with the second block, since
 * often only the beginning of a file is read. One thread reads and closes.
 */
final class UnpackingStream extends InputStream {
    private static final int BLOCK = 1 << 16;
    private static final int MOST_WAITING = 8;

    private final InputStream packed;
    private final BlockingQueue<Block> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private Thread reader;
    private Block block = Block.NONE;
    private int at;
    private boolean begun;
    private boolean closed;

    /**
     * A block of unpacked bytes.
     *
     * @param failure the end of reading by any exception, also from a watch; null if none
     */
    private record Block(byte[] bytes, int length, boolean last, Throwable failure) {
        private static final Block NONE = new Block(new byte[0], 0, false, null);
    }

    UnpackingStream(InputStream packed) {
        this.packed = packed;
    }

    private Block unpack() {
        byte[] bytes = new byte[BLOCK];
        int length = 0;
        try {
            for (int count = 0; count >= 0 && length < BLOCK; count = packed.read(bytes, length, BLOCK - length)) {
                length += count;
            }
            return new Block(bytes, length, length < BLOCK, null);
        } catch (IOException | RuntimeException | Error e) {
            return new Block(bytes, length, true, e);
        }
    }

    private void readAhead() {
        try {
            boolean more = true;
            while (more) {
                Block next = unpack();
                waiting.put(next);
                more = !next.last();
            }
        } catch (InterruptedException closedByReader) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether there is a byte to take; an exception is thrown after all bytes before it. */
    private boolean hasMore() throws IOException {
        while (at == block.length()) {
            if (block.last()) {
                tellFailure();
                return false;
            }
            block = next();
            at = 0;
        }
        return true;
    }

    private void tellFailure() throws IOException {
        Throwable failure = block.failure();
        if (failure instanceof IOException io) {
            throw io;
        }
        if (failure instanceof RuntimeException wrong) {
            throw wrong;
        }
        if (failure instanceof Error error) {
            throw error;
        }
    }

    private Block next() throws IOException {
        if (!begun) {
            begun = true;
            return unpack();
        }
        if (reader == null) {
            reader = new Thread(this::readAhead, "gunzip");
            reader.setDaemon(true);
            reader.start();
        }
        try {
            return waiting.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("reading was interrupted");
        }
    }

    @Override
    public int read() throws IOException {
        return hasMore() ? block.bytes()[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!hasMore()) {
            return -1;
        }
        int count = Math.min(length, block.length() - at);
        System.arraycopy(block.bytes(), at, buffer, offset, count);
        at += count;
        return count;
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (reader != null) {
                reader.interrupt();
                reader.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            packed.close();
        }
    }
}
