package org.schedscope.chart.gantt;

import java.util.Arrays;
import org.schedscope.chart.index.DensityCache;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.Highlight;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.trace.Trace;

/**
 * Rows painted by hand where there is no room for edges: plain bars, or density.
 *
 * <p>Density adds up the pieces of a core row where there are few in a pixel, which is the cheapest that can be done with a piece. Where
 * there are many it walks from pixel to pixel with the row's sums of busy ticks. So a row costs some times its pixels at most, whatever the
 * number of tasks; and only those pixels that {@link DensityCache} does not have.
 */
final class GanttRaster {
    /** Steps of density from idle, which is transparent, to wholly busy: as many as a colour has. */
    private static final int SHADES = 255;
    /** Pieces that are added up in the time that a pixel's search takes. */
    private static final int FEW = 2;

    private final TraceIndex index;
    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Palette palette;
    private final int width;
    private final int[] shades = new int[SHADES + 1];
    private long visited;

    GanttRaster(TraceIndex index, Moment at, TimeScale scale, Palette palette) {
        this.index = index;
        this.at = at;
        this.scale = scale;
        this.palette = palette;
        rows = index.rows();
        trace = at.trace();
        width = (int) Math.ceil(scale.width());
        for (int shade = 1; shade <= SHADES; shade++) {
            shades[shade] = palette.density(shade / (double) SHADES);
        }
    }

    /** Pieces looked at so far: the cost. */
    long visited() {
        return visited;
    }

    /** Plain bars of the cores {@code from} to {@code limit} − 1, transparent where nothing ran. */
    Raster bars(ClusterBands.Band band, int from, int limit, Fills fills, Highlight highlight) {
        int offset = (int) Math.round(band.y(from));
        int height = Math.max(1, (int) Math.round(band.y(limit)) - offset);
        int[] argb = new int[width * height];
        for (int core = from; core < limit; core++) {
            int top = (int) Math.round(band.y(core)) - offset;
            int bottom = (int) Math.round(band.y(core + 1)) - offset;
            barsOf(rows.row(band.cluster(), core), argb, top * width, Math.max(top + 1, bottom - (bottom - top > 3 ? 1 : 0)) * width,
                    fills, highlight);
        }
        return new Raster(width, height, argb);
    }

    private void barsOf(int row, int[] argb, int top, int bottom, Fills fills, Highlight highlight) {
        int started = rows.started(row, trace, at.position());
        for (int i = rows.firstEndingAfter(row, trace, scale.start(), 0, started); i < started; i++) {
            int piece = rows.piece(row, i);
            visited++;
            if (trace.pieces().start(piece) >= scale.end()) {
                return;
            }
            if (at.endOrNow(piece) < scale.start()) {
                // It runs on into the view, but what comes is not shown.
                continue;
            }
            int left = column(trace.pieces().start(piece));
            int right = column(at.endOrNow(piece));
            right = Math.max(left + 1, right - (right - left > 2 ? 1 : 0));
            int task = trace.pieces().task(piece);
            int job = trace.index().jobOf(task);
            boolean dim = highlight.job().isPresent() && !highlight.isJob(job);
            int fill = fills.fill(palette, job, task);
            int colour = dim ? palette.dim(fill) : fill;
            for (int y = top; y < bottom; y += width) {
                Arrays.fill(argb, y + Math.min(left, width), y + Math.min(right, width), colour);
            }
        }
    }

    private int column(double tick) {
        return (int) Math.round(Math.max(0, Math.min(width, scale.x(tick) - scale.left())));
    }

    /** What the pixels of a density depend on, besides the playhead. */
    private record Pixels(TimeScale scale, Palette palette, ClusterBands.Band band, int firstCore, int coreLimit) {
    }

    /** Busy share of the cores {@code from} to {@code limit} − 1, transparent where all are idle. */
    Raster density(ClusterBands.Band band, int from, int limit) {
        int offset = (int) Math.round(band.y(from));
        int height = Math.max(1, (int) Math.round(band.y(limit)) - offset);
        DensityCache memo = index.density(band.cluster());
        int[] known = memo.of(new Pixels(scale, palette, band, from, limit), width * height);
        int past = (int) Math.max(0, Math.min(width, Math.floor((at.now() - scale.start()) / scale.ticksPerPixel())));
        if (past > memo.columns()) {
            columns(band, from, limit, known, memo.columns(), past);
            memo.reached(past);
        }
        int[] argb = new int[width * height];
        for (int line = 0; line < argb.length; line += width) {
            System.arraycopy(known, line, argb, line, past);
        }
        if (past < width) {
            // The pixel that now is in: it will be denser.
            columns(band, from, limit, argb, past, past + 1);
        }
        return new Raster(width, height, argb);
    }

    /** Works out some columns of all lines. */
    private void columns(ClusterBands.Band band, int from, int limit, int[] argb, int first, int end) {
        int offset = (int) Math.round(band.y(from));
        double[] busy = new double[end - first];
        int core = from;
        for (int line = 0; line < argb.length / width; line++) {
            int next = Math.max(core, Math.min(limit, (int) Math.ceil((offset + line + 1 - band.top()) / band.rowHeight() - 1e-9)));
            // Rows higher than a pixel repeat the line above.
            if (next > core) {
                Arrays.fill(busy, 0);
                for (int c = core; c < next; c++) {
                    addBusy(rows.row(band.cluster(), c), busy, first);
                }
                paint(busy, next - core, argb, line * width + first);
                core = next;
            } else if (line > 0) {
                System.arraycopy(argb, (line - 1) * width + first, argb, line * width + first, end - first);
            }
        }
    }

    private void addBusy(int row, double[] busy, int first) {
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
            double left = Math.max(0, (rows.start(row, i) - scale.start()) * perTick - first);
            double right = Math.min(busy.length, (Math.min(at.now(), rows.end(row, i, trace)) - scale.start()) * perTick - first);
            if (left >= busy.length) {
                return;
            }
            if (right <= left) {
                // It runs on into these pixels, but now is left of them.
                continue;
            }
            int x = (int) left;
            int last = (int) right;
            if (x == last) {
                busy[x] += right - left;
                continue;
            }
            busy[x] += x + 1 - left;
            for (x++; x < last; x++) {
                busy[x]++;
            }
            if (last < busy.length) {
                busy[last] += right - last;
            }
        }
    }

    /** Pixel by pixel, from sum to sum. */
    private void addSums(int row, double[] busy, int first) {
        int started = rows.started(row, trace, at.position());
        double perPixel = scale.ticksPerPixel();
        double tick = scale.start() + first * perPixel;
        int i = rows.firstEndingAfter(row, trace, tick, 0, started);
        double before = rows.busyUntil(row, trace, tick, i, started, at.now());
        for (int x = 0; x < busy.length && i < started; x++) {
            tick = scale.start() + (first + x + 1) * perPixel;
            i = rows.firstEndingAfter(row, trace, tick, i, started);
            visited++;
            double after = rows.busyUntil(row, trace, tick, i, started, at.now());
            busy[x] += (after - before) / perPixel;
            before = after;
        }
    }

    private void paint(double[] busy, int cores, int[] argb, int offset) {
        for (int x = 0; x < busy.length; x++) {
            int share = (int) Math.min(SHADES, Math.round(busy[x] / cores * SHADES));
            argb[offset + x] = shades[share];
        }
    }
}
