package org.schedscope.chart.gantt;

import java.util.Arrays;
import org.schedscope.chart.index.DensityCache;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.trace.Trace;

/**
 * Rows painted by hand where most rectangles are too small to be drawn: density, tinted by what ran, and over it the rectangles that stand
 * out of it.
 *
 * <p>Density adds up the pieces of a core row where there are few in a pixel, which is the cheapest that can be done with a piece. Where
 * there are many it walks from pixel to pixel with the row's sums of busy ticks, and takes the hues of those pieces that the edges of the
 * pixel meet. Of more rows in a pixel than the machine can add up in a frame it takes some, evenly. So a band costs some times its pixels
 * at most, whatever the number of tasks and cores; and only those pixels that {@link DensityCache} does not have.
 */
final class GanttRaster {
    /** Pieces that are added up in the time that a pixel's search takes. */
    private static final int FEW = 2;
    /** Searches that fit a frame. */
    private static final int MOST_SEARCHES = 600_000;
    /** Searches that fit every frame of a movement. */
    private static final int MOST_SEARCHES_MOVING = 100_000;
    private static final int MOST_PIXELS_IN_BLOCK = 16;
    private static final int MOST_ACROSS = 4;

    private final TraceIndex index;
    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Tints tints;
    private final int width;
    private final boolean coarse;
    private long visited;

    /**
     * @param dim whether something is selected, from which all that is painted here steps back
     * @param coarse whether what takes long is painted in blocks of pixels
     */
    GanttRaster(TraceIndex index, Moment at, TimeScale scale, Palette palette, Fills fills, boolean dim, boolean coarse) {
        this.index = index;
        this.at = at;
        this.scale = scale;
        rows = index.rows();
        trace = at.trace();
        this.coarse = coarse;
        tints = new Tints(index, trace, palette, fills, dim);
        width = (int) Math.ceil(scale.width());
    }

    /** The same in a picture that is some times less wide. */
    private GanttRaster(GanttRaster wide, int times) {
        index = wide.index;
        rows = wide.rows;
        at = wide.at;
        trace = wide.trace;
        scale = wide.scale.shrunk(times);
        tints = wide.tints;
        width = (int) Math.ceil(scale.width());
        coarse = false;
    }

    /** Pieces looked at so far: the cost. */
    long visited() {
        return visited;
    }

    /** What the pixels of a density depend on, besides the playhead. */
    private record Pixels(TimeScale scale, Tints.Key tints, ClusterBands.Band band, int firstCore, int coreLimit) {
    }

    /** The cores {@code from} to {@code limit} − 1, transparent where all are idle. */
    Raster density(ClusterBands.Band band, int from, int limit) {
        Area area = new Area(band, from, limit);
        int blocks = coarse ? Math.min(MOST_PIXELS_IN_BLOCK, 1 + area.searches() / MOST_SEARCHES_MOVING) : 1;
        // Rows of a pixel and more are worked out once, whatever their lines; of lower ones pieces are saved by leaving lines out.
        int down = band.rowHeight() >= 1 ? 1 : (int) Math.ceil(Math.sqrt(blocks));
        return blocks == 1 ? fine(area) : inBlocks(area, Math.min(MOST_ACROSS, (blocks + down - 1) / down), down);
    }

    /** Some pixels across and down are one; nothing is kept. */
    private Raster inBlocks(Area area, int across, int down) {
        GanttRaster small = new GanttRaster(this, across);
        int past = columnLimit(at.now());
        int[] blocks = new int[small.width * area.height];
        small.columns(area, blocks, 0, Math.min(small.width, (past + across) / across), down);
        int[] argb = index.density(area.band.cluster()).picture(width * area.height);
        for (int line = 0; line < area.height; line++) {
            for (int x = 0; x < width; x++) {
                argb[line * width + x] = x > past ? 0 : blocks[line * small.width + x / across];
            }
        }
        rectangles(area, argb, 0, past, 2);
        visited += small.visited;
        return new Raster(width, area.height, argb);
    }

    private int columnLimit(long tick) {
        return (int) Math.max(0, Math.min(width, Math.floor((tick - scale.start()) / scale.ticksPerPixel())));
    }

    private Raster fine(Area area) {
        DensityCache memo = index.density(area.band.cluster());
        int[] known = memo.of(new Pixels(scale, tints.key(), area.band, area.from, area.limit), width * area.height);
        int past = columnLimit(at.now());
        if (past > memo.columns()) {
            columns(area, known, memo.columns(), past, 1);
            rectangles(area, known, memo.columns(), past, 1);
            memo.reached(past);
        }
        int[] argb = memo.picture(width * area.height);
        for (int line = 0; line < argb.length; line += width) {
            System.arraycopy(known, line, argb, line, past);
            Arrays.fill(argb, line + past, line + width, 0);
        }
        if (past < width) {
            // The pixel that now is in: it will be denser.
            columns(area, argb, past, past + 1, 1);
        }
        return new Raster(width, area.height, argb);
    }

    /** Lines of pixels, and which cores they show. */
    private final class Area {
        private final ClusterBands.Band band;
        private final int from;
        private final int limit;
        private final int offset;
        private final int height;
        private final int coresPerLine;

        Area(ClusterBands.Band band, int from, int limit) {
            this.band = band;
            this.from = from;
            this.limit = limit;
            offset = (int) Math.round(band.y(from));
            height = Math.max(1, (int) Math.round(band.y(limit)) - offset);
            coresPerLine = Math.max(1, MOST_SEARCHES / Math.max(1, height * width));
        }

        /** About how many pixels must be searched. */
        int searches() {
            return width * Math.min(height, limit - from);
        }

        /** The first core below a line. */
        int below(int line) {
            // Rows of a pixel and more are rounded to whole pixels, as bars are.
            double edge = band.rowHeight() >= 1 ? 0.5 : 1;
            return Math.min(limit, (int) Math.ceil((offset + line + edge - band.top()) / band.rowHeight() - 1e-9));
        }

        /** The first line that belongs to a core and those below it alone. */
        int top(int core) {
            return inside(band.rowHeight() >= 1 ? Math.round(band.y(core)) : Math.ceil(band.y(core) - 1e-9));
        }

        /** One more than the last line that belongs to a core and those above it alone. */
        int bottom(int core) {
            return inside(band.rowHeight() >= 1 ? Math.round(band.y(core + 1)) : Math.floor(band.y(core + 1) + 1e-9));
        }

        private int inside(double y) {
            return (int) Math.max(0, Math.min(height, y - offset));
        }
    }

    /** Works out some columns of all lines, {@code down} lines at once. */
    private void columns(Area area, int[] argb, int first, int end, int down) {
        double[] busy = new double[end - first];
        int core = area.from;
        for (int line = 0; line < area.height; line++) {
            int next = line % down == 0 ? Math.max(core, area.below(Math.min(area.height, line + down) - 1)) : core;
            // Rows higher than a pixel repeat the line above.
            if (next > core) {
                int step = (next - core + area.coresPerLine - 1) / area.coresPerLine;
                Arrays.fill(busy, 0);
                tints.clear(busy.length);
                int looked = 0;
                for (int c = core + (step - 1) / 2; c < next; c += step) {
                    addBusy(rows.row(area.band.cluster(), c), busy, first);
                    looked++;
                }
                tints.paint(busy, looked, argb, line * width + first);
                core = next;
            } else if (line > 0) {
                System.arraycopy(argb, (line - 1) * width + first, argb, line * width + first, end - first);
            }
        }
    }

    /** What stands out of the density in some columns. */
    private void rectangles(Area area, int[] argb, int first, int end, int larger) {
        LargePieces large = new LargePieces(index.sizes(), at, scale, larger * ZoomLevel.LEAST_WIDTH, larger * ZoomLevel.LEAST_HEIGHT);
        double left = scale.left() + Math.max(0, first - larger * ZoomLevel.LEAST_WIDTH);
        large.forEach(area.band, area.from, area.limit, left, scale.left() + end,
                (piece, range) -> rectangle(area, piece, range, argb, end));
        visited += large.visited();
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
            double left = Math.max(0, (rows.start(row, i, trace) - scale.start()) * perTick - first);
            double right = Math.min(busy.length, (Math.min(at.now(), rows.end(row, i, trace)) - scale.start()) * perTick - first);
            if (left >= busy.length) {
                return;
            }
            if (right <= left) {
                // It runs on into these pixels, but now is left of them.
                continue;
            }
            int colour = tints.colour(rows.piece(row, i));
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

    /** The hues of the pieces at both edges of a pixel; of many the one in the middle stands for all. */
    private void addHues(int row, int x, int from, int to, double left, double right) {
        if (to - from > FEW) {
            tints.add(x, tints.colour(rows.piece(row, (from + to) >>> 1)), 1);
            return;
        }
        for (int i = from; i <= to; i++) {
            double overlap = Math.min(right, Math.min(at.now(), rows.end(row, i, trace))) - Math.max(left, rows.start(row, i, trace));
            if (overlap > 0) {
                tints.add(x, tints.colour(rows.piece(row, i)), overlap * scale.pixelsPerTick());
            }
        }
    }

    /** A rectangle of its own: its hue, and edges that part it from its neighbours. */
    private void rectangle(Area area, int piece, int range, int[] argb, int limit) {
        int left = column(trace.pieces().start(piece));
        int right = column(trace.pieces().end(piece));
        int top = area.top(trace.pieces().firstCore(piece, range));
        int bottom = area.bottom(trace.pieces().lastCore(piece, range));
        int fill = tints.fill(piece);
        int edge = tints.edge(fill);
        int end = Math.min(limit, right);
        boolean roomy = right - left > ZoomLevel.LEAST_WIDTH + 1 && bottom - top > ZoomLevel.LEAST_HEIGHT + 1;
        for (int y = top; y < bottom; y++) {
            int line = y * width;
            if (end > left) {
                Arrays.fill(argb, line + left, line + end, y == bottom - 1 || roomy && y == top ? edge : fill);
            }
            if (roomy && left < end && left > 0) {
                argb[line + left] = edge;
            }
            if (right <= limit && right > left && right < width) {
                argb[line + right - 1] = edge;
            }
        }
    }

    private int column(double tick) {
        return (int) Math.round(Math.max(0, Math.min(width, scale.x(tick) - scale.left())));
    }
}
