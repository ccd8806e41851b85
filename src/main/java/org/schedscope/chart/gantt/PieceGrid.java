package org.schedscope.chart.gantt;

import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/**
 * Finds the rectangles of a band that have a size at least, at a cost of pixels: it looks at the points of a grid whose meshes are of that
 * size, so that every such rectangle has one. How wide a rectangle is goes by all that the trace knows, so what is found left of now does
 * not depend on now.
 */
final class PieceGrid {
    /** Takes what is found: a piece, and one of its ranges of neighbouring cores. */
    interface Sink {
        void found(int piece, int range);
    }

    private final PieceRows rows;
    private final Trace trace;
    private final Moment at;
    private final TimeScale scale;
    private final double width;
    private final double height;
    private long visited;

    /**
     * @param width least width in pixels
     * @param height least height in pixels
     */
    PieceGrid(TraceIndex index, Moment at, TimeScale scale, double width, double height) {
        this.at = at;
        this.scale = scale;
        this.width = width;
        this.height = height;
        rows = index.rows();
        trace = at.trace();
    }

    /** Points looked at so far: the cost. */
    long visited() {
        return visited;
    }

    /** Every rectangle that overlaps cores {@code first} to {@code limit} − 1 and the pixels {@code left} to {@code right}, once. */
    void forEach(ClusterBands.Band band, int first, int limit, double left, double right, Sink sink) {
        int before = -1;
        for (int core = first; core < limit;) {
            row(band, core, before, left, right, sink);
            before = core;
            core = Math.max(core + 1, (int) Math.floor((Math.floor(core * band.rowHeight() / height) + 1) * height / band.rowHeight()));
        }
    }

    /** @param before the core looked at before this one; −1 if there is none */
    private void row(ClusterBands.Band band, int core, int before, double left, double right, Sink sink) {
        Pieces pieces = trace.pieces();
        int row = rows.row(band.cluster(), core);
        int started = rows.started(row, trace, at.position());
        long x = (long) Math.ceil((left - scale.left()) / width);
        long end = (long) Math.ceil((right - scale.left()) / width);
        double previous = Double.NEGATIVE_INFINITY;
        int i = 0;
        while (x < end) {
            double tick = tick(x);
            i = rows.firstEndingAfter(row, trace, tick, i, started);
            visited++;
            if (i >= started || rows.start(row, i) >= tick(end)) {
                return;
            }
            long start = rows.start(row, i);
            if (start > tick) {
                // Idle until then: on to the first point in the piece, which may have none.
                previous = tick(Math.max(x, point(start) - 1));
                x = Math.max(x + 1, point(start));
                if (rows.end(row, i, trace) <= tick(x)) {
                    continue;
                }
                if (x >= end) {
                    return;
                }
            }
            int piece = rows.piece(row, i);
            double ends = rows.end(row, i, trace);
            if ((ends - start) * scale.pixelsPerTick() >= width && previous < start) {
                int range = pieces.rangeOf(piece, core);
                boolean high = (pieces.lastCore(piece, range) - pieces.firstCore(piece, range) + 1) * band.rowHeight() >= height;
                if (high && before < pieces.firstCore(piece, range)) {
                    sink.found(piece, range);
                }
            }
            long next = Math.max(x + 1, point(ends));
            previous = tick(next - 1);
            x = next;
        }
    }

    private double tick(long x) {
        return scale.start() + x * width * scale.ticksPerPixel();
    }

    /** The first point at a tick or after it. */
    private long point(double tick) {
        return (long) Math.ceil((tick - scale.start()) * scale.pixelsPerTick() / width);
    }
}
