package org.schedscope.io.output;

import java.io.IOException;

/** Takes whole blocks from whoever fills them, and gives others to be filled: a long log is copied once less than through a stream. */
public interface BlockSwap {
    /** Least length of a block, in bytes. */
    int BLOCK = 1 << 18;

    /**
     * Takes a block, behind all that was written before; it belongs to the writer from then on.
     *
     * @param block at least {@link #BLOCK} bytes long
     * @param length bytes of it that are to be written, from its beginning
     * @return another block, whose content does not matter
     */
    byte[] swap(byte[] block, int length) throws IOException;
}
