package org.schedscope.chart.gantt;

import java.util.Arrays;
import java.util.Optional;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Raster;
import org.schedscope.trace.Trace;

/**
 * Rows painted by hand, in pixels of the device, where most rectangles are too small to be drawn: density, tinted by what ran, and over it
 * the rectangles that are large enough.
 *
 * <p>Of more rows in a pixel than the machine can add up in a frame density takes some, evenly. So a band costs some times its pixels
 * at most, whatever the number of tasks and cores; and only those pixels that {@link DensityCache} does not have. With a memory, what is
 * too much for a frame is painted in blocks of pixels first and made finer from frame to frame, from the left.
 */
final class GanttRaster {
    /** Searches of all of a picture. */
    private static final int MOST_SEARCHES = 600_000;
    /** Searches that fit every frame. */
    private static final int MOST_SEARCHES_OF_FRAME = 30_000;
    private static final int MOST_PIXELS_IN_BLOCK = 30;
    private static final int MOST_ACROSS = 5;

    private final TraceIndex index;
    private final PieceRows rows;
    private final Moment at;
    private final Trace trace;
    private final TimeScale scale;
    private final Tints tints;
    private final int width;
    private final Optional<GanttMemory> memory;
    private final RowDensity densities;
    private long visited;
    private boolean coarse;

    /**
     * @param scale in pixels of the device
     * @param dim whether something is selected, from which all that is painted here steps back
     * @param memory of the frames before; without one a picture is painted in full
     */
    GanttRaster(TraceIndex index, Moment at, TimeScale scale, Palette palette, Fills fills, boolean dim, Optional<GanttMemory> memory) {
        this(index, at, scale, new Tints(memory.orElseGet(GanttMemory::new), index, at.trace(), palette, fills, dim), memory);
    }

    private GanttRaster(TraceIndex index, Moment at, TimeScale scale, Tints tints, Optional<GanttMemory> memory) {
        this.index = index;
        this.at = at;
        this.scale = scale;
        this.tints = tints;
        this.memory = memory;
        rows = index.rows();
        trace = at.trace();
        width = (int) Math.ceil(scale.width());
        densities = new RowDensity(rows, at, scale, tints);
    }

    /** Pieces visited so far: the cost. */
    long visited() {
        return visited + densities.visited();
    }

    /** Whether something was painted in blocks of pixels. */
    boolean isCoarse() {
        return coarse;
    }

    /** What the pixels of a density depend on, besides the playhead. */
    private record Pixels(TimeScale scale, Tints.Key tints, ClusterBands.Band band, int firstCore, int coreLimit) {
    }

    /** The cores {@code from} to {@code limit} − 1, transparent where all are idle. */
    Raster density(ClusterBands.Band band, int from, int limit) {
        Area area = new Area(band, from, limit);
        int past = columnLimit(at.now());
        DensityCache memo = memory.map(kept -> kept.density(band.cluster())).orElseGet(DensityCache::new);
        int[] argb = memo.picture(width * area.height);
        int known = known(area, memo, past, argb);
        if (known < past) {
            inBlocks(area, known, argb);
        }
        return new Raster(width, area.height, argb);
    }

    /** Some pixels across and down are one; nothing is kept. */
    private void inBlocks(Area area, int first, int[] argb) {
        coarse = true;
        // Rows of a pixel and more are worked out once, whatever their lines; of lower ones pieces are saved by leaving lines out.
        int down = area.band.rowHeight() >= 1 ? 1 : (int) Math.ceil(Math.sqrt(area.blocks()));
        int across = Math.min(MOST_ACROSS, (area.blocks() + down - 1) / down);
        GanttRaster small = new GanttRaster(index, at, scale.scaled(1.0 / across), tints, memory);
        int past = columnLimit(at.now());
        int[] blocks = new int[small.width * area.height];
        int begin = first / across;
        int end = Math.min(small.width, (past + across) / across);
        small.columns(area, blocks, begin, end, down);
        for (int line = 0; line < area.height; line++) {
            int row = line * width;
            int from = line * small.width;
            boolean same = line > 0 && Arrays.equals(blocks, from + begin, from + end, blocks, from - small.width + begin,
                    from - small.width + end);
            if (same) {
                System.arraycopy(argb, row - width + first, argb, row + first, width - first);
                continue;
            }
            for (int x = first, block = begin; x <= past && x < width; block++) {
                int until = Math.min(Math.min(width, past + 1), (block + 1) * across);
                Arrays.fill(argb, row + x, row + until, blocks[from + block]);
                x = until;
            }
            Arrays.fill(argb, row + Math.min(width, past + 1), row + width, 0);
        }
        rectangles(area, argb, first, past, 2);
        visited += small.visited();
    }

    /**
     * Paints the columns that are known, and works out those that are not, of many at once only as many as fit a frame.
     *
     * @return how many of those before now are painted; if all, what comes after is, too
     */
    private int known(Area area, DensityCache memo, int past, int[] argb) {
        int[] known = memo.of(new Pixels(scale, tints.key(), area.band, area.from, area.limit), width * area.height);
        // A frame that begins another picture has all of it to paint in blocks.
        int more = memo.isFresh() ? 0 : MOST_SEARCHES_OF_FRAME * width / area.searches();
        int end = memory.isEmpty() || area.blocks() == 1 ? past : Math.min(past, memo.columns() + more);
        if (end > memo.columns()) {
            columns(area, known, memo.columns(), end, 1);
            rectangles(area, known, memo.columns(), end, 1);
            memo.reached(end);
        }
        int columns = Math.min(past, memo.columns());
        for (int line = 0; line < argb.length; line += width) {
            System.arraycopy(known, line, argb, line, columns);
            Arrays.fill(argb, line + columns, line + width, 0);
        }
        if (columns == past && past < width) {
            // The pixel that now is in: it will be denser.
            columns(area, argb, past, past + 1, 1);
        }
        return columns;
    }

    private int columnLimit(long tick) {
        return (int) Math.max(0, Math.min(width, Math.floor((tick - scale.start()) / scale.ticksPerPixel())));
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

        /** So many pixels must be one to fit a frame. */
        int blocks() {
            return Math.min(MOST_PIXELS_IN_BLOCK, 1 + searches() / MOST_SEARCHES_OF_FRAME);
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
                    densities.add(rows.row(area.band.cluster(), c), busy, first);
                    looked++;
                }
                tints.paint(busy, looked, argb, line * width + first);
                core = next;
            } else if (line > 0) {
                System.arraycopy(argb, (line - 1) * width + first, argb, line * width + first, end - first);
            }
        }
    }

    /** Rectangles that are large enough for edges, in some columns. */
    private void rectangles(Area area, int[] argb, int first, int end, int larger) {
        LargePieces large = new LargePieces(index.sizes(), at, scale, larger * ZoomLevel.LEAST_WIDTH, larger * ZoomLevel.LEAST_HEIGHT);
        double left = scale.left() + Math.max(0, first - larger * ZoomLevel.LEAST_WIDTH);
        large.forEach(area.band, area.from, area.limit, left, scale.left() + end,
                (piece, range) -> rectangle(area, piece, range, argb, end));
        visited += large.visited();
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
