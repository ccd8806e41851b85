package org.schedscope.io.output;

import java.io.IOException;
import java.io.OutputStream;

/** Gathers what is written into blocks of one size, which are handed over as they fill up. One thread writes. */
abstract class BlockStream extends OutputStream {
    private byte[] block = new byte[BlockSwap.BLOCK];
    private int filled;

    /** Takes the block as far as it is {@link #filled}, and {@linkplain #begin begins} another. */
    abstract void handOver() throws IOException;

    final byte[] block() {
        return block;
    }

    /** Bytes of the block that are written. */
    final int filled() {
        return filled;
    }

    /** Goes on with an empty block. */
    final void begin(byte[] next) {
        block = next;
        filled = 0;
    }

    @Override
    public final void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public final void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int left = length;
        while (left > 0) {
            int count = Math.min(left, BlockSwap.BLOCK - filled);
            System.arraycopy(bytes, from, block, filled, count);
            filled += count;
            from += count;
            left -= count;
            if (filled == BlockSwap.BLOCK) {
                handOver();
            }
        }
    }
}
