package org.schedscope.trace;

import org.schedscope.trace.column.NumberTable;

/**
 * What is recorded of every event, and beside that rows of five numbers, of which only a few kinds have some: their detail is the number of
 * their row, or of the first of several.
 */
final class EventColumns {
    private static final EventKind[] KINDS = EventKind.values();
    static final int KIND = 0;
    static final int TICK = 1;
    static final int SUBJECT = 2;
    static final int DETAIL = 3;
    static final int COUNT = 4;

    /** Numbers of a row beside; what they say depends on the kind. */
    static final int FIRST = 0;
    static final int SECOND = 1;
    static final int THIRD = 2;
    static final int FOURTH = 3;
    static final int AT = 4;

    private final NumberTable events;
    private final NumberTable beside;
    /** Null for who reads here and there. */
    private final EventBlock block;
    /** Of the event that is added. */
    private final long[] row = new long[COUNT];

    EventColumns() {
        this(new NumberTable(COUNT, 2, KINDS.length), new NumberTable(5), null);
    }

    private EventColumns(NumberTable events, NumberTable beside, EventBlock block) {
        this.events = events;
        this.beside = beside;
        this.block = block;
    }

    /** These events, to be read by anybody. */
    EventColumns view() {
        return new EventColumns(events.view(), beside.view(), null);
    }

    /** These events, to be read by one thread in order. */
    EventColumns inOrder() {
        return new EventColumns(events, beside, new EventBlock(events));
    }

    int count() {
        return events.size();
    }

    void add(EventKind kind, long tick, int subject, int detail) {
        row[KIND] = kind.ordinal();
        row[TICK] = tick;
        row[SUBJECT] = subject;
        row[DETAIL] = detail;
        events.add(row);
    }

    /** @return the number of the row */
    int addBeside(long first, long second, long third, long fourth, long at) {
        beside.add(first, second, third, fourth, at);
        return beside.size() - 1;
    }

    private long get(int seq, int column) {
        return block == null ? events.get(seq, column) : block.get(seq, column);
    }

    private int getOfKind(int seq, int column) {
        return (int) (block == null ? events.getOfSort(seq, column) : block.get(seq, column));
    }

    /** What kind an event is of, for which whoever reads in order asks first. */
    EventKind kind(int seq) {
        if (block != null) {
            block.reach(seq);
        }
        return KINDS[(int) get(seq, KIND)];
    }

    long tick(int seq) {
        return get(seq, TICK);
    }

    int subject(int seq) {
        return getOfKind(seq, SUBJECT);
    }

    int detail(int seq) {
        return getOfKind(seq, DETAIL);
    }

    /** A number of an event's row beside. */
    long beside(int seq, int which) {
        return beside.get(detail(seq), which);
    }

    /** A number of an event's rows beside. */
    long beside(int seq, int row, int which) {
        return beside.get(detail(seq) + row, which);
    }

    /** The number of events at or before a tick. */
    int countUntil(long tick) {
        return tick == Long.MAX_VALUE ? count() : events.firstAtLeast(TICK, tick + 1, 0, count());
    }
}
