package org.schedscope.chart.gantt;

import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.trace.Trace;

/**
 * Adds up how busy a core was in the pixels of a line, and with what. Where there are few pieces in a pixel they are taken one by one,
 * which is the cheapest that can be done with a piece; where there are many, by the sums of the row; and where that is too much for a
 * frame of a movement, by whole blocks of pieces.
 */
final class RowDensity {
    /** Pieces that are added up in the time that a pixel's search takes. */
    private static final int FEW = 2;
    /** Blocks of pieces in a pixel from which on they are about enough. */
    private static final int MANY_BLOCKS = 1;

    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Tints tints;
    private final int width;
    private final boolean about;
    private long visited;

    /** @param about whether it need not be exact */
    RowDensity(PieceRows rows, Moment at, TimeScale scale, Tints tints, boolean about) {
        this.rows = rows;
        this.at = at;
        this.scale = scale;
        this.tints = tints;
        this.about = about;
        trace = at.trace();
        width = (int) Math.ceil(scale.width());
    }

    /** Pieces looked at so far: the cost. */
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
            boolean many = about && inView >= (double) MANY_BLOCKS * PieceRows.BLOCK * width;
            addSums(row, busy, first, many ? addBlocks(row, busy, first) : 0);
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

    /**
     * Pixel by pixel, from block to block as if work were spread evenly in each.
     *
     * @return the first pixel that blocks do not reach
     */
    private int addBlocks(int row, double[] busy, int first) {
        int blocks = rows.blocks(row, rows.started(row, trace, at.position()));
        double perPixel = scale.ticksPerPixel();
        double tick = scale.start() + first * perPixel;
        int block = rows.firstBlockEndingAfter(row, tick, 0, blocks);
        double before = rows.aboutBusyUntil(row, block, tick);
        for (int x = 0; x < busy.length; x++) {
            int from = block;
            tick = scale.start() + (first + x + 1) * perPixel;
            block = rows.firstBlockEndingAfter(row, tick, block, blocks);
            if (block == blocks) {
                return x;
            }
            visited++;
            double after = rows.aboutBusyUntil(row, block, tick);
            if (after > before) {
                busy[x] += (after - before) / perPixel;
                tints.add(x, tints.colour(rows.piece(row, (from + block) * PieceRows.BLOCK / 2)), 1);
            }
            before = after;
        }
        return busy.length;
    }

    /** Pixel by pixel, from sum to sum. */
    private void addSums(int row, double[] busy, int first, int firstX) {
        int started = rows.started(row, trace, at.position());
        double perPixel = scale.ticksPerPixel();
        double tick = scale.start() + (first + firstX) * perPixel;
        int i = rows.firstEndingAfter(row, trace, tick, 0, started);
        for (int x = firstX; x < busy.length && i < started; x++) {
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

    /** The hues of the pieces at both edges of a pixel; of many the one in the middle stands for all. */
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
