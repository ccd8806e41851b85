package org.schedscope.io.output;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes in a thread of its own, behind the one that makes what is written: a system takes about as long to take in a long log as the log
 * takes to be made. The thread begins with the first full block; what is shorter than a block is written when it is flushed or closed.
 * What went wrong is told to the next write, flush or close. One thread writes and closes.
 */
final class BehindStream extends BlockStream implements BlockSwap {
    private static final int MOST_WAITING = 16;

    private final OutputStream target;
    /** Guarded by itself, as is what follows. */
    private final Deque<Block> waiting = new ArrayDeque<>();
    /** Blocks that have been written, to be filled again. */
    private final Deque<byte[]> written = new ArrayDeque<>();
    private boolean writing;
    private boolean begun;
    private boolean ended;
    private IOException failure;

    private boolean closed;

    private record Block(byte[] bytes, int length) {
    }

    BehindStream(OutputStream target) {
        this.target = target;
    }

    @Override
    void handOver() throws IOException {
        begin(replaced(block(), filled()));
    }

    @Override
    public byte[] swap(byte[] block, int length) throws IOException {
        if (filled() > 0) {
            handOver();
        }
        return replaced(block, length);
    }

    private byte[] replaced(byte[] block, int length) throws IOException {
        synchronized (waiting) {
            await(MOST_WAITING - 1);
            waiting.add(new Block(block, length));
            waiting.notifyAll();
            if (!begun) {
                begun = true;
                Thread writer = new Thread(this::writeAll, "output");
                writer.setDaemon(true);
                writer.start();
            }
            return written.isEmpty() ? new byte[BLOCK] : written.pop();
        }
    }

    /** Waits until no more than some blocks are not written, one that is being written included. */
    private void await(int most) throws IOException {
        try {
            while (failure == null && waiting.size() + (writing ? 1 : 0) > most) {
                waiting.wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("writing was interrupted");
        }
        if (failure != null) {
            throw failure;
        }
    }

    private void writeAll() {
        for (Block next = next(); next != null; next = next()) {
            try {
                target.write(next.bytes, 0, next.length);
                synchronized (waiting) {
                    written.push(next.bytes);
                }
            } catch (IOException e) {
                synchronized (waiting) {
                    failure = e;
                }
            }
        }
    }

    /** The next block to be written; null if there will be none. */
    private Block next() {
        synchronized (waiting) {
            writing = false;
            waiting.notifyAll();
            try {
                while (waiting.isEmpty() && !ended && failure == null) {
                    waiting.wait();
                }
            } catch (InterruptedException e) {
                failure = new InterruptedIOException("writing was interrupted");
            }
            writing = failure == null && !waiting.isEmpty();
            return writing ? waiting.remove() : null;
        }
    }

    /** Hands everything over to the target. */
    @Override
    public void flush() throws IOException {
        synchronized (waiting) {
            await(0);
        }
        int count = filled();
        begin(block());
        target.write(block(), 0, count);
        target.flush();
    }

    /** Whoever was told that something went wrong closes what is left without being told again. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            flush();
        } finally {
            synchronized (waiting) {
                ended = true;
                waiting.notifyAll();
            }
            target.close();
        }
    }
}
