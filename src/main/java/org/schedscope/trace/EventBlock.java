package org.schedscope.trace;

import org.schedscope.trace.column.NumberTable;

/** Neighbouring events, unpacked for reading in order. Owned by one thread. */
final class EventBlock {
    /** A power of two, as a chunk has numbers. */
    private static final int SIZE = NumberTable.CHUNK / 4;

    private final NumberTable events;
    /** By column. */
    private final long[][] numbers = new long[EventColumns.COUNT][SIZE];
    private int begin = -SIZE;

    EventBlock(NumberTable events) {
        this.events = events;
    }

    /**
     * Unpacks the block of an event, unless it is this one. Called once for each event before its columns are read: the compiler then
     * copies the loops of unpacking to this place only.
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

    /** A number of an event. */
    long get(int seq, int column) {
        // Not by reach: here the compiler sees that it hardly ever happens, and leaves the loops out.
        if ((seq & -SIZE) != begin) {
            unpack(seq & -SIZE);
        }
        return numbers[column][seq & SIZE - 1];
    }
}
