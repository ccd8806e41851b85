package org.schedscope.chart.index;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * The pieces of every core in order of time. A core holds one piece at a time, so a row is sorted by start, by end and by sequence
 * number at once, and at any position only the last started piece of a row can still run. Where a schedule that was read has two on a core
 * at once, that is a clash.
 *
 * <p>A row holds numbers of pieces, and sums of some pieces at a time: a task that takes many cores has an entry in each of their rows, so
 * an entry must be small. Their ticks are those of the trace.
 */
public final class PieceRows {
    /** Beyond so many cores their rows alone take more memory than most have; and a picture of them would show nothing. */
    public static final long MOST_CORES = 5_000_000;

    private static final int SHIFT = 3;
    /** Pieces that are added up together. */
    private static final int BLOCK = NumberLists.BLOCK;

    private final int[] firstRow;
    private final NumberLists pieces;
    /** Of every {@link #BLOCK} pieces that have ended: searches and sums go from block to block. */
    private final RowSums sums;
    /** By row, ticks of its pieces that have ended; not of rows with clashes. */
    private final long[] busy;
    /** By row, pieces that have not ended: more than one only where they clash. */
    private final int[] running;
    /** Of the ranges of the piece that is taken in: one array for all of them. */
    private int[] ends = new int[16];
    private final BitSet clashed = new BitSet();
    private final List<Clash> clashes = new ArrayList<>();

    /** Two pieces that hold a core at once, as no legal schedule has them. */
    public record Clash(int cluster, int core, int first, int second) {
    }

    PieceRows(Trace trace) {
        int clusters = trace.platform().clusters().size();
        firstRow = new int[clusters + 1];
        int c = 0;
        for (Cluster cluster : trace.platform().clusters()) {
            firstRow[c + 1] = Math.addExact(firstRow[c], cluster.cores());
            c++;
        }
        pieces = new NumberLists(firstRow[clusters]);
        sums = new RowSums(firstRow[clusters]);
        busy = new long[firstRow[clusters]];
        running = new int[firstRow[clusters]];
    }

    /** @return how many cores are in use now that were not */
    int add(Trace trace, int piece) {
        Pieces of = trace.pieces();
        int base = firstRow[of.cluster(piece)];
        int taken = 0;
        ends = of.coreEnds(piece, ends);
        for (int range = of.rangeCount(piece) - 1; range >= 0; range--) {
            int end = base + ends[2 * range + 1];
            for (int row = base + ends[2 * range]; row <= end; row++) {
                if (running[row]++ == 0) {
                    taken++;
                } else {
                    clashes.add(new Clash(of.cluster(piece), row - base, piece(row, count(row) - 1), piece));
                    clashed.set(row);
                }
                pieces.add(row, piece);
                if (count(row) > 1 && count(row) % BLOCK == 1) {
                    closeBlock(row, (count(row) >> SHIFT) - 1, trace);
                }
            }
        }
        return taken;
    }

    /** @return how many cores are not in use any more */
    int end(Trace trace, int piece) {
        Pieces of = trace.pieces();
        int base = firstRow[of.cluster(piece)];
        int freed = 0;
        long ran = of.ran(piece);
        ends = of.coreEnds(piece, ends);
        for (int range = of.rangeCount(piece) - 1; range >= 0; range--) {
            int end = base + ends[2 * range + 1];
            for (int row = base + ends[2 * range]; row <= end; row++) {
                busy[row] += ran;
                freed += --running[row] == 0 ? 1 : 0;
            }
        }
        return freed;
    }

    private void closeBlock(int row, int block, Trace trace) {
        int next = (block + 1) << SHIFT;
        long end = end(row, next - 1, trace);
        if (clashed.get(row)) {
            long busyBefore = busyUntilBlock(row, block);
            sums.add(row, block, end == Trace.OPEN ? start(row, next, trace) : end, busyBefore + ran(row, trace, block << SHIFT, next));
        } else {
            sums.add(row, block, end, busy[row]);
        }
    }

    private long busyUntilBlock(int row, int block) {
        return block == 0 ? 0 : sums.busyUntil(row, block - 1);
    }

    /** Ticks that some pieces ran which have ended, one after the other; of two at once only those until the later one began. */
    private long ran(int row, Trace trace, int from, int limit) {
        long ticks = 0;
        boolean clash = clashed.get(row);
        Pieces times = trace.pieces();
        for (int i = from; i < limit; i++) {
            int piece = piece(row, i);
            if (clash && i + 1 < count(row)) {
                ticks += Math.min(times.end(piece), start(row, i + 1, trace)) - times.start(piece);
            } else {
                ticks += times.ran(piece);
            }
        }
        return ticks;
    }

    /** In order of the later piece's start. */
    public List<Clash> clashes() {
        return clashes;
    }

    public int row(int cluster, int core) {
        return firstRow[cluster] + core;
    }

    /** Rows of all clusters. */
    public int rowCount() {
        return pieces.lists();
    }

    /** Pieces of a row that are known. */
    public int count(int row) {
        return pieces.size(row);
    }

    public int piece(int row, int i) {
        return pieces.get(row, i);
    }

    public long start(int row, int i, Trace trace) {
        return trace.pieces().start(piece(row, i));
    }

    /** Tick at which a piece of a row ends, as far as a trace has it. */
    public long end(int row, int i, Trace trace) {
        return trace.pieces().end(piece(row, i));
    }

    /** Number of pieces of a row that have started at a position. */
    public int started(int row, Trace trace, int position) {
        int low = 0;
        int high = count(row);
        if (high > 0 && trace.pieces().startSeq(piece(row, high - 1)) < position) {
            return high;
        }
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (trace.pieces().startSeq(piece(row, middle)) < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** First of the pieces {@code from} to {@code limit} − 1 of a row that ends after a tick; found by doubling hops. */
    public int firstEndingAfter(int row, Trace trace, double tick, int from, int limit) {
        int block = firstBlockEndingAfter(row, tick, from >> SHIFT, Math.min(limit, count(row) - 1) >> SHIFT);
        int i = Math.max(from, block << SHIFT);
        while (i < limit && end(row, i, trace) <= tick) {
            i++;
        }
        return i;
    }

    /** The first of the blocks {@code from} to {@code limit} − 1 whose last piece ends after a tick. */
    private int firstBlockEndingAfter(int row, double tick, int from, int limit) {
        int low = from;
        int hop = 1;
        while (low + hop <= limit && sums.end(row, low + hop - 1) <= tick) {
            low += hop;
            hop <<= 1;
        }
        int high = Math.min(limit, low + hop - 1);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sums.end(row, middle) <= tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Ticks that the pieces {@code from} to {@code limit} − 1 of a row ran, all ended. */
    public long busyIn(int row, Trace trace, int from, int limit) {
        int first = (from + BLOCK - 1) >> SHIFT;
        int last = Math.min(limit, count(row) - 1) >> SHIFT;
        if (last <= first) {
            return ran(row, trace, from, limit);
        }
        return ran(row, trace, from, first << SHIFT) + busyUntilBlock(row, last) - busyUntilBlock(row, first)
                + ran(row, trace, last << SHIFT, limit);
    }
}
