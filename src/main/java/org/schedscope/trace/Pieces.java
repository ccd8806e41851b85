package org.schedscope.trace;

import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventField;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.trace.column.LateColumn;
import org.schedscope.trace.column.NumberTable;

/**
 * Execution intervals of a run by start: a task on its cores from a start to a finish or a suspension. The columns only grow, so that a
 * view of them is not affected by recording that goes on.
 */
public final class Pieces {
    private static final int CLUSTER = 0;
    private static final int TASK = 1;
    private static final int START = 2;
    private static final int START_SEQ = 3;
    private static final int QUEUE = 4;
    private static final int QUEUE_LENGTH = 5;
    private static final int BACKFILLED = 6;
    private static final int COLUMNS = 7;

    private final EventColumns events;
    private final int eventCount;
    private final int count;
    private final NumberTable table;
    /** Clusters of the rows of a {@link Regrouping}; otherwise those of the events. */
    private final NumberTable cluster;
    /** Sequence number of the end, and the ticks from the start to the end, −1 if they do not fit into an int. */
    private final LateColumn ends;
    private final Keys keys;
    private final CoreColumns cores;
    /** Row of the piece being added; reused. */
    private final long[] row = new long[COLUMNS];

    /** Creates empty columns for a recorder. */
    Pieces(EventColumns events) {
        this.events = events;
        eventCount = Integer.MAX_VALUE;
        count = 0;
        table = new NumberTable(COLUMNS);
        cluster = table;
        ends = new LateColumn();
        keys = new Keys();
        cores = new CoreColumns();
    }

    /**
     * Creates a view.
     *
     * @param events known events: later ends are hidden
     */
    Pieces(Pieces recorded, EventColumns events) {
        this.events = events;
        eventCount = events.count();
        table = recorded.table.view();
        cluster = table;
        count = table.size();
        ends = recorded.ends.view();
        keys = recorded.keys.view();
        cores = recorded.cores.view();
    }

    /** Creates a view with the pieces in other clusters. */
    Pieces(Pieces seen, NumberTable cluster, CoreColumns cores) {
        events = seen.events;
        eventCount = seen.eventCount;
        table = seen.table;
        this.cluster = cluster;
        count = seen.count;
        ends = seen.ends;
        keys = seen.keys;
        this.cores = cores;
    }

    /**
     * Adds the piece that a start begins.
     *
     * @param seq sequence number of the start
     * @param queue queue in which the task waited
     * @return number of the piece
     */
    int add(int seq, ScheduleEvent start, int queue) {
        row[CLUSTER] = start.get(EventField.CLUSTER);
        row[TASK] = start.get(EventField.TASK);
        row[START] = start.tick();
        row[START_SEQ] = seq;
        row[QUEUE] = queue;
        row[QUEUE_LENGTH] = start.get(EventField.QUEUE_LENGTH);
        row[BACKFILLED] = start.get(EventField.BACKFILLED);
        table.add(row);
        ends.add();
        start.key().writeTo(keys);
        cores.add(start.cores());
        return table.size() - 1;
    }

    /** @param seq sequence number of the end */
    void end(int piece, long at, int seq) {
        long ran = at - start(piece);
        ends.set(piece, seq, ran == (int) ran ? (int) ran : -1);
    }

    public int count() {
        return count;
    }

    /** Number of pieces that have started at a position; they are the pieces from 0 to that number − 1. */
    public int countAt(int position) {
        return table.firstAtLeast(START_SEQ, position, 0, count);
    }

    public int task(int piece) {
        return (int) table.get(piece, TASK);
    }

    public int cluster(int piece) {
        return (int) cluster.get(piece, CLUSTER);
    }

    public long start(int piece) {
        return table.get(piece, START);
    }

    /** Tick of the finish or suspension; {@link Trace#OPEN} if unknown. */
    public long end(int piece) {
        int seq = ends.get(piece);
        return seq < eventCount ? start(piece) + ran(piece, seq) : Trace.OPEN;
    }

    /** Ticks from the start of a piece to its end, which must be known. */
    public long ran(int piece) {
        return ran(piece, ends.get(piece));
    }

    private long ran(int piece, int seq) {
        int ticks = ends.beside(piece);
        return ticks >= 0 ? ticks : events.tick(seq) - start(piece);
    }

    public int startSeq(int piece) {
        return (int) table.get(piece, START_SEQ);
    }

    /** Sequence number of the end; {@link Integer#MAX_VALUE} if unknown. */
    public int endSeq(int piece) {
        int seq = ends.get(piece);
        return seq < eventCount ? seq : Integer.MAX_VALUE;
    }

    /** Whether a piece has begun and not ended at a position. */
    public boolean runsAt(int piece, int position) {
        return table.get(piece, START_SEQ) < position && ends.get(piece) >= position;
    }

    /** The queue that the task left at its start. */
    int queue(int piece) {
        return (int) table.get(piece, QUEUE);
    }

    int queueLength(int piece) {
        return (int) table.get(piece, QUEUE_LENGTH);
    }

    /** The key by which the task was ordered, as text. */
    public String key(int piece) {
        return keys.text(piece);
    }

    /** Whether the start was backfilled, before the first task of its queue. */
    public boolean backfilled(int piece) {
        return table.get(piece, BACKFILLED) != 0;
    }

    public int rangeCount(int piece) {
        return cores.rangeCount(piece);
    }

    /** First core of a range of a piece, from 0. */
    public int firstCore(int piece, int range) {
        return cores.first(piece, range);
    }

    /** Last core of a range of a piece, inclusive. */
    public int lastCore(int piece, int range) {
        return cores.last(piece, range);
    }

    /** The range of a piece that contains a core. */
    public int rangeOf(int piece, int core) {
        int low = 0;
        int high = rangeCount(piece) - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (lastCore(piece, middle) < core) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public CoreRanges cores(int piece) {
        return cores.of(piece);
    }

    /**
     * First and last core of each range of a piece, for reading many pieces: written into the given array, or into a new one if that is too
     * small. What follows the ranges in the array is undefined.
     */
    public int[] coreEnds(int piece, int[] room) {
        return cores.ends(piece, room);
    }

    public int coreCount(int piece) {
        return cores.count(piece);
    }
}
