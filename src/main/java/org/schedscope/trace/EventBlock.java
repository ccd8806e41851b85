package org.schedscope.trace;

import org.schedscope.trace.column.NumberTable;

/** Some neighbouring events, unpacked for who goes from one to the next. Owned by one thread. */
final class EventBlock {
    /** A power of two, as a chunk has numbers. */
    private static final int SIZE = NumberTable.CHUNK / 4;

    private final NumberTable events;
    private final byte[] kind = new byte[SIZE];
    private final long[] tick = new long[SIZE];
    private final long[] subject = new long[SIZE];
    private final long[] detail = new long[SIZE];
    private int begin = -SIZE;

    EventBlock(NumberTable events) {
        this.events = events;
    }

    /** Where an event is in here, once it is. */
    private int place(int seq) {
        if ((seq & -SIZE) != begin) {
            unpack(seq & -SIZE);
        }
        return seq & SIZE - 1;
    }

    private void unpack(int first) {
        int count = Math.min(SIZE, events.size() - first);
        events.copy(EventColumns.KIND, first, count, kind, tick);
        for (int i = 0; i < count; i++) {
            kind[i] = (byte) tick[i];
        }
        events.copy(EventColumns.TICK, first, count, kind, tick);
        events.copy(EventColumns.SUBJECT, first, count, kind, subject);
        events.copy(EventColumns.DETAIL, first, count, kind, detail);
        begin = first;
    }

    int kind(int seq) {
        return kind[place(seq)];
    }

    long tick(int seq) {
        return tick[place(seq)];
    }

    long subject(int seq) {
        return subject[place(seq)];
    }

    long detail(int seq) {
        return detail[place(seq)];
    }
}
