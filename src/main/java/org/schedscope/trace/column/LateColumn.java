package org.schedscope.trace.column;

import java.util.Arrays;

/**
 * A column of pairs of ints that are set some time after their place was added: until then the first is {@link Integer#MAX_VALUE}. Full
 * chunks are never copied.
 *
 * <p>One thread writes. Others may read the places of a {@link #view()} meanwhile. Values set after the view was taken may be visible in it
 * or not, so a reader must recognise by the value itself whether it is too new.
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

    /** A read-only view of the places so far, for any thread. */
    public LateColumn view() {
        return new LateColumn(this);
    }

    public int size() {
        return size;
    }

    /** Adds a place without a value. */
    public void add() {
        int chunk = size >>> SHIFT;
        int at = size & CHUNK - 1;
        if (at == 0) {
            put(chunk, open(chunk == 0 ? LEAST : CHUNK));
        } else if (2 * at == chunks[chunk].length) {
            int[] grown = open(2 * at);
            System.arraycopy(chunks[chunk], 0, grown, 0, 2 * at);
            // Copied first: readers of the old list must not find a new array that is not filled for them yet.
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

    /** The second int of a place that is set. */
    public int beside(int place) {
        return chunks[place >>> SHIFT][2 * (place & CHUNK - 1) + 1];
    }
}
