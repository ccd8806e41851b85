package org.schedscope.chart.gantt;

import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.trace.Trace;

/**
 * Adds up how busy a core was in the pixels of a line, and with what: piece by piece where there are few in a pixel, by the sums of the
 * row where there are many.
 */
final class RowDensity {
    /** Pieces in a pixel up to which adding them up costs no more than a search. */
    private static final int FEW = 2;

    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Tints tints;
    private final int width;
    private long visited;

    RowDensity(PieceRows rows, Moment at, TimeScale scale, Tints tints) {
        this.rows = rows;
        this.at = at;
        this.scale = scale;
        this.tints = tints;
        trace = at.trace();
        width = (int) Math.ceil(scale.width());
    }

    /** Pieces visited so far: the cost. */
    long visited() {
        return visited;
    }

    /**
     * Adds a core.
     *
     * @param busy by pixel from {@code first} on, the share that it was busy
     */
    void add(int row, double[] busy, int first) {
        // Of all pieces known, so that what is worked out of a row does not depend on now.
        int known = rows.count(row);
        int from = rows.firstEndingAfter(row, trace, scale.start(), 0, known);
        int inView = rows.firstEndingAfter(row, trace, scale.end(), from, known) - from;
        if (inView <= (double) FEW * width) {
            addPieces(row, busy, first);
        } else {
            addSums(row, busy, first);
        }
    }

    /** Piece by piece: wholly busy pixels, and the shares of those with its ends. */
    private void addPieces(int row, double[] busy, int first) {
        int started = rows.started(row, trace, at.position());
        double perTick = scale.pixelsPerTick();
        for (int i = rows.firstEndingAfter(row, trace, scale.tickAt(scale.left() + first), 0, started); i < started; i++) {
            visited++;
            int piece = rows.piece(row, i);
            double left = Math.max(0, (trace.pieces().start(piece) - scale.start()) * perTick - first);
            double right = Math.min(busy.length, (Math.min(at.now(), trace.pieces().end(piece)) - scale.start()) * perTick - first);
            if (left >= busy.length) {
                return;
            }
            if (right <= left) {
                // It runs on into these pixels, but now is left of them.
                continue;
            }
            int colour = tints.colour(piece);
            int x = (int) left;
            int last = (int) right;
            if (x == last) {
                busy[x] += right - left;
                tints.add(x, colour, right - left);
                continue;
            }
            busy[x] += x + 1 - left;
            tints.add(x, colour, x + 1 - left);
            for (x++; x < last; x++) {
                busy[x]++;
                tints.add(x, colour, 1);
            }
            if (last < busy.length) {
                busy[last] += right - last;
                tints.add(last, colour, right - last);
            }
        }
    }

    /** Pixel by pixel, from sum to sum. */
    private void addSums(int row, double[] busy, int first) {
        int started = rows.started(row, trace, at.position());
        double perPixel = scale.ticksPerPixel();
        double tick = scale.start() + first * perPixel;
        int i = rows.firstEndingAfter(row, trace, tick, 0, started);
        for (int x = 0; x < busy.length && i < started; x++) {
            int from = i;
            double left = tick;
            tick = scale.start() + (first + x + 1) * perPixel;
            i = rows.firstEndingAfter(row, trace, tick, i, started);
            visited++;
            double ran = rows.busyIn(row, trace, from, i) + begun(row, i, started, tick) - begun(row, from, started, left);
            if (i == started) {
                // Of the last one no more than has been.
                ran -= Math.max(0, rows.end(row, i - 1, trace) - at.now());
            }
            if (ran > 0) {
                busy[x] += ran / perPixel;
                addHues(row, x, from, Math.min(i, started - 1), left, tick);
            }
        }
    }

    /** Ticks that a piece has run at a tick before its end. */
    private double begun(int row, int i, int started, double tick) {
        return i == started ? 0 : Math.max(0, Math.min(tick, at.now()) - rows.start(row, i, trace));
    }

    /** The hues of the pieces at both edges of a pixel; of many the one in the middle represents all. */
    private void addHues(int row, int x, int from, int to, double left, double right) {
        if (to - from > FEW) {
            tints.add(x, tints.colour(rows.piece(row, (from + to) >>> 1)), 1);
            return;
        }
        for (int i = from; i <= to; i++) {
            int piece = rows.piece(row, i);
            double end = Math.min(right, Math.min(at.now(), trace.pieces().end(piece)));
            double overlap = end - Math.max(left, trace.pieces().start(piece));
            if (overlap > 0) {
                tints.add(x, tints.colour(piece), overlap * scale.pixelsPerTick());
            }
        }
    }
}
