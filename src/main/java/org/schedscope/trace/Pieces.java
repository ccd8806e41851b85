package org.schedscope.trace;

import java.util.Arrays;
import org.schedscope.event.CoreRanges;

/**
 * Pieces of a run in order of start: a task on its cores from a start to a finish or a suspension. About 54 bytes each, in columns that
 * only grow: what a recorder writes behind it does not change what one that was taken before may see.
 */
public final class Pieces {
    private static final int LEAST = 256;

    private final int eventCount;
    private int count;
    private int[] task = new int[LEAST];
    private int[] cluster = new int[LEAST];
    private long[] start = new long[LEAST];
    private long[] end = new long[LEAST];
    private int[] startSeq = new int[LEAST];
    private int[] endSeq = new int[LEAST];
    private int[] rangesEnd = new int[LEAST + 1];
    private int[] queue = new int[LEAST];
    private int[] queueLength = new int[LEAST];
    private boolean[] backfilled = new boolean[LEAST];
    private String[] key = new String[LEAST];
    private int[] ranges = new int[2 * LEAST];

    /** None yet: for a recorder. */
    Pieces() {
        eventCount = Integer.MAX_VALUE;
    }

    /** @param eventCount how many events are known: later ends are not */
    Pieces(Pieces recorded, int eventCount) {
        this.eventCount = eventCount;
        count = recorded.count;
        task = recorded.task;
        cluster = recorded.cluster;
        start = recorded.start;
        end = recorded.end;
        startSeq = recorded.startSeq;
        endSeq = recorded.endSeq;
        rangesEnd = recorded.rangesEnd;
        queue = recorded.queue;
        queueLength = recorded.queueLength;
        backfilled = recorded.backfilled;
        key = recorded.key;
        ranges = recorded.ranges;
    }

    /** The same pieces elsewhere, on neighbouring rows each: a first and a last one a piece. */
    Pieces(Pieces recorded, int eventCount, int[] cluster, int[] ranges) {
        this(recorded, eventCount);
        this.cluster = cluster;
        this.ranges = ranges;
        rangesEnd = Regrouping.oneEach(count);
    }

    /**
     * A piece has started.
     *
     * @param seq sequence number of the start
     * @return its number
     */
    int add(long at, int seq, int ofTask, int onCluster, CoreRanges cores) {
        int piece = count;
        if (piece == task.length) {
            resize(TraceRecorder.grown(piece));
        }
        task[piece] = ofTask;
        cluster[piece] = onCluster;
        start[piece] = at;
        end[piece] = Trace.OPEN;
        startSeq[piece] = seq;
        endSeq[piece] = Integer.MAX_VALUE;
        addRanges(piece, cores);
        count = piece + 1;
        return piece;
    }

    private void addRanges(int piece, CoreRanges cores) {
        int at = rangesEnd[piece];
        int some = cores.rangeCount();
        while (at + 2 * some > ranges.length) {
            ranges = Arrays.copyOf(ranges, TraceRecorder.grown(ranges.length));
        }
        for (int i = 0; i < some; i++) {
            ranges[at++] = cores.first(i);
            ranges[at++] = cores.last(i);
        }
        rangesEnd[piece + 1] = at;
    }

    /** How the task of a piece waited before. */
    void waited(int piece, int inQueue, int length, boolean overtook, String withKey) {
        queue[piece] = inQueue;
        queueLength[piece] = length;
        backfilled[piece] = overtook;
        key[piece] = withKey;
    }

    /** @param seq sequence number of the end */
    void end(int piece, long at, int seq) {
        end[piece] = at;
        endSeq[piece] = seq;
    }

    /** Gives back the room for more pieces. */
    void trim() {
        resize(Math.max(LEAST, count));
        ranges = Arrays.copyOf(ranges, Math.max(2 * LEAST, rangesEnd[count]));
    }

    private void resize(int capacity) {
        task = Arrays.copyOf(task, capacity);
        cluster = Arrays.copyOf(cluster, capacity);
        start = Arrays.copyOf(start, capacity);
        end = Arrays.copyOf(end, capacity);
        startSeq = Arrays.copyOf(startSeq, capacity);
        endSeq = Arrays.copyOf(endSeq, capacity);
        rangesEnd = Arrays.copyOf(rangesEnd, capacity + 1);
        queue = Arrays.copyOf(queue, capacity);
        queueLength = Arrays.copyOf(queueLength, capacity);
        backfilled = Arrays.copyOf(backfilled, capacity);
        key = Arrays.copyOf(key, capacity);
    }

    public int count() {
        return count;
    }

    /** Number of pieces that have started at a position: pieces 0 to that number − 1. */
    public int countAt(int position) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (startSeq[middle] < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public int task(int piece) {
        return task[piece];
    }

    public int cluster(int piece) {
        return cluster[piece];
    }

    public long start(int piece) {
        return start[piece];
    }

    /** Tick of the finish or suspension; {@link Trace#OPEN} if that is not known. */
    public long end(int piece) {
        return endSeq[piece] < eventCount ? end[piece] : Trace.OPEN;
    }

    /** Sequence number of the start. */
    public int startSeq(int piece) {
        return startSeq[piece];
    }

    /** Sequence number of the end; {@link Integer#MAX_VALUE} if that is not known. */
    public int endSeq(int piece) {
        return endSeq[piece] < eventCount ? endSeq[piece] : Integer.MAX_VALUE;
    }

    /** Whether a piece has begun and not ended at a position. */
    public boolean runsAt(int piece, int position) {
        return startSeq[piece] < position && endSeq[piece] >= position;
    }

    /** The queue that the task left. */
    int queue(int piece) {
        return queue[piece];
    }

    int queueLength(int piece) {
        return queueLength[piece];
    }

    /** The key that the task was ordered by, written out. */
    public String key(int piece) {
        return key[piece];
    }

    /** Whether the task overtook the head of its queue. */
    public boolean backfilled(int piece) {
        return backfilled[piece];
    }

    public int rangeCount(int piece) {
        return (rangesEnd[piece + 1] - rangesEnd[piece]) / 2;
    }

    /** First core of a range of a piece, from 0. */
    public int firstCore(int piece, int range) {
        return ranges[rangesEnd[piece] + 2 * range];
    }

    /** Last core of a range of a piece, inclusive. */
    public int lastCore(int piece, int range) {
        return ranges[rangesEnd[piece] + 2 * range + 1];
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
        return new CoreRanges() {
            @Override
            public int rangeCount() {
                return Pieces.this.rangeCount(piece);
            }

            @Override
            public int first(int i) {
                return firstCore(piece, i);
            }

            @Override
            public int last(int i) {
                return lastCore(piece, i);
            }
        };
    }
}
