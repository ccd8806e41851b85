package org.schedscope.chart.gantt;

import java.util.Arrays;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceSizes;
import org.schedscope.chart.lane.TimeScale;
import org.schedscope.trace.Pieces;

/**
 * Finds the rectangles of a band that have a size at least, passing by the smaller ones. How wide a rectangle is goes by all that the
 * trace has, so what is found left of now is independent of now.
 */
final class LargePieces {
    /** Takes what is found: a piece, and one of its ranges of neighbouring cores. */
    interface Sink {
        void found(int piece, int range);
    }

    private final PieceSizes sizes;
    private final Pieces pieces;
    private final Moment at;
    private final TimeScale scale;
    private final double width;
    private final double height;
    private int[] found = new int[256];
    private int count;
    private long visited;

    /**
     * @param width least width in pixels
     * @param height least height in pixels
     */
    LargePieces(PieceSizes sizes, Moment at, TimeScale scale, double width, double height) {
        this.sizes = sizes;
        this.at = at;
        this.scale = scale;
        this.width = width;
        this.height = height;
        pieces = at.trace().pieces();
    }

    /** Pieces visited so far: the cost. */
    long visited() {
        return visited;
    }

    /** Every rectangle that overlaps cores {@code first} to {@code limit} − 1 and the pixels {@code left} to {@code right}, by start. */
    void forEach(ClusterBands.Band band, int first, int limit, double left, double right, Sink sink) {
        double leastTicks = width * scale.ticksPerPixel();
        double leastCores = height / band.rowHeight();
        count = 0;
        visited += sizes.forEach(band.cluster(), at, leastTicks, leastCores, scale.tickAt(left), scale.tickAt(right), piece -> {
            if ((double) pieces.end(piece) - pieces.start(piece) >= leastTicks) {
                add(piece);
            }
        });
        Arrays.sort(found, 0, count);
        for (int i = 0; i < count; i++) {
            tell(found[i], first, limit, leastCores, sink);
        }
    }

    private void add(int piece) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = piece;
    }

    private void tell(int piece, int first, int limit, double leastCores, Sink sink) {
        for (int range = 0; range < pieces.rangeCount(piece); range++) {
            int top = pieces.firstCore(piece, range);
            int bottom = pieces.lastCore(piece, range) + 1;
            if (bottom - top >= leastCores && top < limit && bottom > first) {
                sink.found(piece, range);
            }
        }
    }
}
