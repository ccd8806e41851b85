package org.schedscope.trace;

import org.schedscope.trace.column.NumberTable;

/** A block of neighbouring events, unpacked for sequential reading. Used by one thread. */
final class EventBlock {
    /** Events of a block: a power of two that divides the size of a chunk. */
    private static final int SIZE = NumberTable.CHUNK / 4;

    private final NumberTable events;
    /** By column. */
    private final long[][] numbers = new long[EventColumns.COUNT][SIZE];
    private int begin = -SIZE;

    EventBlock(NumberTable events) {
        this.events = events;
    }

    /**
     * Unpacks the block of an event, unless it is the current one. Called once for each event before its columns are read, so that the
     * compiler inlines the loops of unpacking here only.
     */
    void reach(int seq) {
        if ((seq & -SIZE) != begin) {
            unpack(seq & -SIZE);
        }
    }

    private void unpack(int first) {
        events.copy(first, Math.min(SIZE, events.size() - first), numbers);
        begin = first;
    }

    /** A column of an event. */
    long get(int seq, int column) {
        // Rare path without {@code reach}, so that the compiler does not inline the loops of unpacking here.
        if ((seq & -SIZE) != begin) {
            unpack(seq & -SIZE);
        }
        return numbers[column][seq & SIZE - 1];
    }
}
