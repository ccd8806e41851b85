package org.schedscope.chart.index;

import java.util.Arrays;

/**
 * Ints by number, at first none: in small pages, where a page without any is not made. Many take no time to make, and where few
 * are set at a time, little room.
 */
final class SparseInts {
    static final int NONE = -1;

    private static final int SHIFT = 6;
    private static final int PAGE = 1 << SHIFT;

    /** Null where nothing is set. */
    private final int[][] pages;
    /** By page, how many of its ints are set. */
    private final byte[] set;
    /** One that is not in use: mostly an int is set soon after the only other one is not any more. */
    private int[] spare = empty();

    SparseInts(int size) {
        pages = new int[size + PAGE - 1 >> SHIFT][];
        set = new byte[pages.length];
    }

    private static int[] empty() {
        int[] page = new int[PAGE];
        Arrays.fill(page, NONE);
        return page;
    }

    /** {@link #NONE} if it is not set. */
    int get(int number) {
        int[] page = pages[number >> SHIFT];
        return page == null ? NONE : page[number & PAGE - 1];
    }

    /** @param to {@link #NONE} if it is to be set no more */
    void set(int number, int to) {
        int at = number >> SHIFT;
        if (to != NONE && pages[at] == null) {
            pages[at] = spare == null ? empty() : spare;
            spare = null;
        }
        int[] page = pages[at];
        if (page == null) {
            return;
        }
        set[at] += (byte) ((to == NONE ? 0 : 1) - (page[number & PAGE - 1] == NONE ? 0 : 1));
        page[number & PAGE - 1] = to;
        if (set[at] == 0) {
            pages[at] = null;
            spare = page;
        }
    }
}
