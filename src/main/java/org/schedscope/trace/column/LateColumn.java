package org.schedscope.trace.column;

import java.util.Arrays;

/**
 * Ints of which each is known only some time after its place, with another beside it: until then it is {@link Integer#MAX_VALUE}. In chunks
 * that are never copied once they are full.
 *
 * <p>One thread writes. The places that a {@link #view()} has may be read by others meanwhile. Of an int that is set after the view was
 * taken they may learn or not, so who reads must be able to say by the int itself whether it is too new.
 */
public final class LateColumn {
    private static final int SHIFT = 10;
    static final int CHUNK = 1 << SHIFT;
    private static final int LEAST = 16;

    private int[][] chunks = {};
    private int size;

    public LateColumn() {
    }

    private LateColumn(LateColumn seen) {
        chunks = seen.chunks;
        size = seen.size;
    }

    /** These places, to be read by anybody; not to be written to. */
    public LateColumn view() {
        return new LateColumn(this);
    }

    public int size() {
        return size;
    }

    /** One more place, whose int is not known yet. */
    public void add() {
        int chunk = size >>> SHIFT;
        int at = size & CHUNK - 1;
        if (at == 0) {
            put(chunk, open(chunk == 0 ? LEAST : CHUNK));
        } else if (2 * at == chunks[chunk].length) {
            int[] grown = open(2 * at);
            System.arraycopy(chunks[chunk], 0, grown, 0, 2 * at);
            // In a list of its own: who reads the old one must not come upon an array that may not be filled for him yet.
            chunks = chunks.clone();
            put(chunk, grown);
        }
        size++;
    }

    private static int[] open(int places) {
        int[] open = new int[2 * places];
        Arrays.fill(open, Integer.MAX_VALUE);
        return open;
    }

    private void put(int chunk, int[] places) {
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, Math.max(4, chunk + (chunk >> 1)));
        }
        chunks[chunk] = places;
    }

    public void set(int place, int number, int beside) {
        int[] chunk = chunks[place >>> SHIFT];
        int at = 2 * (place & CHUNK - 1);
        chunk[at + 1] = beside;
        chunk[at] = number;
    }

    public int get(int place) {
        return chunks[place >>> SHIFT][2 * (place & CHUNK - 1)];
    }

    /** What is beside an int that is known. */
    public int beside(int place) {
        return chunks[place >>> SHIFT][2 * (place & CHUNK - 1) + 1];
    }
}
