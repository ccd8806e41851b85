package org.schedscope.trace;

import java.util.Arrays;

/**
 * Until when neighbouring pieces last, some at a time: who looks for pieces at some ticks passes by those that ended before. Only what is
 * new of a recording is read. Belongs to one thread.
 */
public final class PieceBlocks {
    private static final int SHIFT = 8;
    private static final int SIZE = 1 << SHIFT;

    private Trace trace;
    /** By block, the end of its piece that ends last; {@link Trace#OPEN} as long as one runs. */
    private long[] lastEnd = {};

    /** Reads a trace: of the same recording as the one before it, or of another. Every recording has an index of its own. */
    public void read(Trace longer) {
        if (trace == longer) {
            return;
        }
        if (trace == null || trace.index() != longer.index()) {
            lastEnd = new long[0];
        }
        trace = longer;
        Pieces pieces = longer.pieces();
        int known = lastEnd.length;
        lastEnd = Arrays.copyOf(lastEnd, pieces.count() >> SHIFT);
        Arrays.fill(lastEnd, Math.min(known, lastEnd.length), lastEnd.length, Trace.OPEN);
        for (int block = 0; block < lastEnd.length; block++) {
            if (lastEnd[block] == Trace.OPEN) {
                lastEnd[block] = lastEnd(pieces, block << SHIFT);
            }
        }
    }

    private static long lastEnd(Pieces pieces, int first) {
        long last = 0;
        for (int piece = first; piece < first + SIZE && last < Trace.OPEN; piece++) {
            last = Math.max(last, pieces.end(piece));
        }
        return last;
    }

    /** A piece, or the next one of those behind it that are not known all to have ended at a tick or before. */
    public int next(int piece, double tick) {
        int next = piece;
        while ((next & SIZE - 1) == 0 && next >> SHIFT < lastEnd.length && lastEnd[next >> SHIFT] <= tick) {
            next += SIZE;
        }
        return next;
    }
}
