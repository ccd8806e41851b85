package org.schedscope.chart.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/**
 * The pieces of every core in order of time. A core holds one piece at a time, so a row is sorted by start, by end and by sequence
 * number at once, and at any position only the last started piece of a row can still run. Where a schedule that was read has two on a core
 * at once, that is a clash.
 */
public final class PieceRows {
    /** Beyond so many cores their rows alone take more memory than most have; and a picture of them would show nothing. */
    public static final long MOST_CORES = 5_000_000;

    private static final int[] EMPTY = {};

    private final int[] firstRow;
    private final int[][] pieces;
    private final int[] counts;
    /** Ends of all pieces but the last of a row, which may still run. Together in memory, unlike those of the trace. */
    private final long[][] ends;
    private final long[][] starts;
    /** Ticks that a core was busy before its i-th piece. */
    private final long[][] busyBefore;
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
        pieces = new int[firstRow[clusters]][];
        Arrays.fill(pieces, EMPTY);
        counts = new int[pieces.length];
        busyBefore = new long[pieces.length][];
        starts = new long[pieces.length][];
        ends = new long[pieces.length][];
    }

    void add(Trace trace, int piece) {
        int base = firstRow[trace.pieces().cluster(piece)];
        for (int range = 0; range < trace.pieces().rangeCount(piece); range++) {
            for (int core = trace.pieces().firstCore(piece, range); core <= trace.pieces().lastCore(piece, range); core++) {
                int row = base + core;
                if (counts[row] > 0 && trace.pieces().end(pieces[row][counts[row] - 1]) > trace.pieces().start(piece)) {
                    clashes.add(new Clash(trace.pieces().cluster(piece), core, pieces[row][counts[row] - 1], piece));
                }
                addTo(row, trace, piece);
            }
        }
    }

    private void addTo(int row, Trace trace, int piece) {
        int n = counts[row];
        if (n == pieces[row].length) {
            int capacity = Math.max(4, n + (n >> 1));
            pieces[row] = Arrays.copyOf(pieces[row], capacity);
            busyBefore[row] = n == 0 ? new long[capacity] : Arrays.copyOf(busyBefore[row], capacity);
            starts[row] = n == 0 ? new long[capacity] : Arrays.copyOf(starts[row], capacity);
            ends[row] = n == 0 ? new long[capacity] : Arrays.copyOf(ends[row], capacity);
        }
        if (n > 0) {
            ends[row][n - 1] = trace.pieces().end(pieces[row][n - 1]);
            busyBefore[row][n] = busyBefore[row][n - 1] + ends[row][n - 1] - starts[row][n - 1];
        }
        pieces[row][n] = piece;
        starts[row][n] = trace.pieces().start(piece);
        counts[row] = n + 1;
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
        return pieces.length;
    }

    /** Pieces of a row that are known. */
    public int count(int row) {
        return counts[row];
    }

    public int piece(int row, int i) {
        return pieces[row][i];
    }

    public long start(int row, int i) {
        return starts[row][i];
    }

    /** Tick at which a piece of a row ends, as far as a trace knows. */
    public long end(int row, int i, Trace trace) {
        return i < counts[row] - 1 ? ends[row][i] : trace.pieces().end(pieces[row][i]);
    }

    /** Number of pieces of a row that have started at a position. */
    public int started(int row, Trace trace, int position) {
        int low = 0;
        int high = counts[row];
        if (high > 0 && trace.pieces().startSeq(pieces[row][high - 1]) < position) {
            return high;
        }
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (trace.pieces().startSeq(pieces[row][middle]) < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** First of the pieces {@code from} to {@code limit} − 1 of a row that ends after a tick; found by doubling hops. */
    public int firstEndingAfter(int row, Trace trace, double tick, int from, int limit) {
        int hop = 1;
        int low = from;
        while (low + hop < limit && end(row, low + hop, trace) <= tick) {
            low += hop;
            hop <<= 1;
        }
        int high = Math.min(limit, low + hop + 1);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (end(row, middle, trace) <= tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * Ticks before {@code tick} at which a row was busy.
     *
     * @param i first piece of the row that ends after the tick; {@code limit} if there is none
     * @param limit pieces of the row that have started
     * @param now end of the piece that still runs
     */
    public double busyUntil(int row, Trace trace, double tick, int i, int limit, double now) {
        if (i < limit) {
            return busyBefore[row][i] + Math.max(0, Math.min(tick, now) - starts[row][i]);
        }
        if (limit == 0) {
            return 0;
        }
        return busyBefore[row][limit - 1] + Math.min(end(row, limit - 1, trace), now) - starts[row][limit - 1];
    }
}
