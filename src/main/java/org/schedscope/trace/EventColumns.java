package org.schedscope.trace;

import java.util.List;
import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventField;
import org.schedscope.event.EventKind;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.trace.column.NumberTable;

/**
 * Recorded events in columns: kind, tick, subject and detail. The detail is the second field of the event if it is the only other one and
 * fits; otherwise it is the number of the first of its rows in a side table, which has all fields but the subject and a row for each range
 * of cores. Ticks in the side table count from the tick of the event. An event that begins or ends a piece has the piece instead of the
 * cluster; all else about a start is stored with the piece.
 */
final class EventColumns {
    private static final EventKind[] KINDS = EventKind.values();
    private static final int KIND = 0;
    private static final int TICK = 1;
    private static final int SUBJECT = 2;
    private static final int DETAIL = 3;
    static final int COUNT = 4;

    /** Columns of the side table. */
    private static final int WIDTH = 5;
    /** By kind: whether its events have rows in the side table. */
    private static final boolean[] IS_BESIDE = new boolean[KINDS.length];
    /** By kind, the field that is the detail; null if none is. */
    private static final EventField[] DETAILS = new EventField[KINDS.length];

    static {
        for (EventKind kind : KINDS) {
            List<EventField> fields = kind.fields();
            boolean isBeside = kind != EventKind.TASK_STARTED
                    && (fields.size() > 2 || fields.size() == 2 && (isTick(fields.get(1)) || fields.get(1) == EventField.CORES));
            IS_BESIDE[kind.ordinal()] = isBeside;
            DETAILS[kind.ordinal()] = fields.size() != 2 || isBeside || kind == EventKind.TASK_FINISHED
                    || kind == EventKind.TASK_KILLED ? null : fields.get(1);
        }
    }

    private final NumberTable events;
    private final NumberTable beside;
    /** Null for random access. */
    private final EventBlock block;
    /** Row of the event being added; reused. */
    private final long[] row = new long[COUNT];
    private final long[] rowBeside = new long[WIDTH];

    EventColumns() {
        this(new NumberTable(COUNT, 2, KINDS.length), new NumberTable(WIDTH), null);
    }

    private EventColumns(NumberTable events, NumberTable beside, EventBlock block) {
        this.events = events;
        this.beside = beside;
        this.block = block;
    }

    /** A view of these events for reading by any thread. */
    EventColumns view() {
        return new EventColumns(events.view(), beside.view(), null);
    }

    /** A view of these events for sequential reading by one thread. */
    EventColumns inOrder() {
        return new EventColumns(events, beside, new EventBlock(events));
    }

    int count() {
        return events.size();
    }

    private static boolean isTick(EventField field) {
        return field.form() == EventField.Form.TICK || field.form() == EventField.Form.OPEN_TICK;
    }

    /** @param piece piece that begins or ends with the event; −1 if none does */
    void add(ScheduleEvent event, int piece) {
        EventKind kind = event.kind();
        EventField detail = detail(kind);
        row[KIND] = kind.ordinal();
        row[TICK] = event.tick();
        row[SUBJECT] = event.get(kind.subject());
        row[DETAIL] = IS_BESIDE[kind.ordinal()] ? addBeside(event, piece) : detail == null ? piece : event.number(detail);
        events.add(row);
    }

    /** The field of a kind that is the detail of its events; null if none is. */
    static EventField detail(EventKind kind) {
        return DETAILS[kind.ordinal()];
    }

    private int addBeside(ScheduleEvent event, int piece) {
        List<EventField> fields = event.kind().fields();
        for (int i = 0; i < WIDTH; i++) {
            rowBeside[i] = i + 1 < fields.size() ? number(event, fields.get(i + 1), piece) : 0;
        }
        beside.add(rowBeside);
        int first = beside.size() - 1;
        if (event.kind().has(EventField.CORES)) {
            CoreRanges cores = event.cores();
            for (int i = 0; i < cores.rangeCount(); i++) {
                beside.add(cores.first(i), cores.last(i), 0, 0, 0);
            }
        }
        return first;
    }

    private static long number(ScheduleEvent event, EventField field, int piece) {
        return switch (field.form()) {
            case TICK, OPEN_TICK -> event.number(field) - event.tick();
            case CORES -> event.cores().rangeCount();
            case CLUSTER -> piece < 0 ? event.number(field) : piece;
            case JOB, TASK, SIBLING, QUEUE, NUMBER, FORK, FLAG, REASON -> event.number(field);
            case KEY -> throw new IllegalArgumentException("only starts have keys");
        };
    }

    private long get(int seq, int column) {
        return block == null ? events.get(seq, column) : block.get(seq, column);
    }

    private int getOfKind(int seq, int column) {
        return (int) (block == null ? events.getOfSort(seq, column) : block.get(seq, column));
    }

    /** Kind of an event. Sequential readers call it before any other method for the event. */
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

    /**
     * A field of an event as it is stored: ranges of cores by their row, and the piece instead of the cluster.
     *
     * @throws IllegalArgumentException if the kind does not have the field
     */
    long number(int seq, EventField field) {
        EventKind kind = kind(seq);
        int place = kind.placeOf(field);
        if (place < 0) {
            throw new IllegalArgumentException(kind + " without " + field);
        }
        if (place == 0) {
            return subject(seq);
        }
        if (!IS_BESIDE[kind.ordinal()]) {
            return detail(seq);
        }
        long number = beside.get(detail(seq), place - 1);
        return isTick(field) ? tick(seq) + number : number;
    }

    /** First core of a range of an event that has rows in the side table. */
    int firstCore(int seq, int range) {
        return (int) beside.get(detail(seq) + 1 + range, 0);
    }

    /** Last core (inclusive) of a range of an event that has rows in the side table. */
    int lastCore(int seq, int range) {
        return (int) beside.get(detail(seq) + 1 + range, 1);
    }

    /** Number of events at or before a tick. */
    int countUntil(long tick) {
        return tick == Long.MAX_VALUE ? count() : events.firstAtLeast(TICK, tick + 1, 0, count());
    }
}
