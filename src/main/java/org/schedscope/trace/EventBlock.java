package org.schedscope.trace;

import org.schedscope.trace.column.NumberTable;

/** Some neighbouring events, unpacked for who goes from one to the next. Owned by one thread. */
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
     * Has an event in here. Whoever goes through a run asks for what follows after that: then the compiler copies the loops of unpacking,
     * which take it a tenth of a second each, to this place and not to all that ask.
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
