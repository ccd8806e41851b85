package org.schedscope.io.output;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A gzip stream (RFC 1952) that compresses blocks in parallel. The output is one member; each block is compressed by itself, with the text
 * before it as dictionary. It favours speed over size. The output depends only on the input, not on the threads. One thread writes and
 * closes.
 */
final class PackingStream extends OutputStream {
    private static final int BLOCK = 1 << 18;
    private static final int MOST_WAITING = 8;
    private static final int QUICK = 2;
    /** A single writer keeps no more threads busy. */
    private static final int THREADS = 2;
    /** Maximum distance of a reference in deflate. */
    private static final int WINDOW = 1 << 15;
    /** Header: deflate, no name, no time, unknown system. */
    private static final byte[] HEAD = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF};
    /** An empty final block. */
    private static final byte[] LAST = {3, 0};

    private final OutputStream target;
    private final ExecutorService packers = Executors.newFixedThreadPool(THREADS, work -> {
        Thread packer = new Thread(work, "gzip");
        packer.setDaemon(true);
        return packer;
    });
    private final Deque<Future<byte[]>> waiting = new ArrayDeque<>();
    private final CRC32 checksum = new CRC32();
    private long written;
    private byte[] before = {};
    private boolean begun;
    private boolean failed;
    private boolean closed;
    private byte[] block = new byte[BLOCK];
    private int filled;

    PackingStream(OutputStream target) {
        this.target = target;
    }

    /** @param before the previous block; may be empty */
    private static byte[] packed(byte[] before, byte[] block, int length) {
        Deflater deflater = new Deflater(QUICK, true);
        try {
            if (before.length > 0) {
                deflater.setDictionary(before, before.length - WINDOW, WINDOW);
            }
            deflater.setInput(block, 0, length);
            ByteArrayOutputStream all = new ByteArrayOutputStream(BLOCK / 4);
            byte[] piece = new byte[BLOCK / 4];
            int count = piece.length;
            while (count == piece.length) {
                count = deflater.deflate(piece, 0, piece.length, Deflater.SYNC_FLUSH);
                all.write(piece, 0, count);
            }
            return all.toByteArray();
        } finally {
            deflater.end();
        }
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int end = offset + length;
        for (int from = offset; from < end;) {
            int count = Math.min(end - from, BLOCK - filled);
            System.arraycopy(bytes, from, block, filled, count);
            filled += count;
            from += count;
            if (filled == BLOCK) {
                pack();
            }
        }
    }

    private void pack() throws IOException {
        byte[] text = block;
        byte[] dictionary = before;
        int length = filled;
        checksum.update(text, 0, length);
        written += length;
        waiting.add(packers.submit(() -> packed(dictionary, text, length)));
        before = text;
        block = new byte[BLOCK];
        filled = 0;
        if (waiting.size() == MOST_WAITING) {
            writeFirst();
        }
    }

    private void writeFirst() throws IOException {
        try {
            send(waiting.remove().get());
        } catch (InterruptedException e) {
            failed = true;
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("packing was interrupted");
        } catch (ExecutionException e) {
            failed = true;
            throw new IllegalStateException(e.getCause());
        }
    }

    private void send(byte[] packed) throws IOException {
        boolean sent = false;
        try {
            if (!begun) {
                begun = true;
                target.write(HEAD);
            }
            target.write(packed);
            sent = true;
        } finally {
            failed |= !sent;
        }
    }

    /** Closes the stream; after a failure that was reported it is not reported again. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try {
            if (!failed) {
                finish();
            }
        } finally {
            packers.shutdownNow();
            closeTarget();
        }
    }

    private void finish() throws IOException {
        if (filled > 0) {
            pack();
        }
        while (!waiting.isEmpty()) {
            writeFirst();
        }
        send(LAST);
        send(ByteBuffer.allocate(2 * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN).putInt((int) checksum.getValue()).putInt((int) written)
                .array());
    }

    private void closeTarget() throws IOException {
        try {
            target.close();
        } catch (IOException e) {
            if (!failed) {
                throw e;
            }
        }
    }
}
