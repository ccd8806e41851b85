package org.schedscope.trace;

import org.schedscope.event.CoreRanges;
import org.schedscope.event.EventField;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.trace.column.LateColumn;
import org.schedscope.trace.column.NumberTable;

/**
 * Pieces of a run in order of start: a task on its cores from a start to a finish or a suspension. Some 20 bytes each, in columns that only
 * grow: what a recorder writes behind it does not change what one that was taken before may see.
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
    /** Clusters of pieces that are shown elsewhere than where they ran, else those of the table. */
    private final NumberTable cluster;
    /** Sequence number of the end; beside it the ticks from the start to the end, −1 for more than an int holds. */
    private final LateColumn ends;
    private final Keys keys;
    private final CoreColumns cores;
    /** Of the piece that is added. */
    private final long[] row = new long[COLUMNS];

    /** None yet: for a recorder. */
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

    /** @param events that are known: later ends are not */
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

    /** The same pieces elsewhere. */
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
     * @param queue that the task waited in
     * @return its number
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

    /** Number of pieces that have started at a position: pieces 0 to that number − 1. */
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

    /** Tick of the finish or suspension; {@link Trace#OPEN} if that is not known. */
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

    /** Sequence number of the start. */
    public int startSeq(int piece) {
        return (int) table.get(piece, START_SEQ);
    }

    /** Sequence number of the end; {@link Integer#MAX_VALUE} if that is not known. */
    public int endSeq(int piece) {
        int seq = ends.get(piece);
        return seq < eventCount ? seq : Integer.MAX_VALUE;
    }

    /** Whether a piece has begun and not ended at a position. */
    public boolean runsAt(int piece, int position) {
        return table.get(piece, START_SEQ) < position && ends.get(piece) >= position;
    }

    /** The queue that the task left. */
    int queue(int piece) {
        return (int) table.get(piece, QUEUE);
    }

    int queueLength(int piece) {
        return (int) table.get(piece, QUEUE_LENGTH);
    }

    /** The key that the task was ordered by, written out. */
    public String key(int piece) {
        return keys.text(piece);
    }

    /** Whether the task overtook the head of its queue. */
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

    /** The range of a piece that has one of its cores. */
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

    /** The cores that a piece holds. */
    public CoreRanges cores(int piece) {
        return cores.of(piece);
    }

    /**
     * First and last core of each range of a piece, for reading many pieces: in an array that was made before, or in a larger one
     * where they do not fit in. What follows them is of other pieces.
     */
    public int[] coreEnds(int piece, int[] room) {
        return cores.ends(piece, room);
    }

    /** How many cores a piece holds. */
    public int coreCount(int piece) {
        return cores.count(piece);
    }
}
