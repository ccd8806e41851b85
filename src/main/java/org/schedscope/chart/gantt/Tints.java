package org.schedscope.chart.gantt;

import java.util.Arrays;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.Trace;

/**
 * Adds up whose work there is in the pixels of a line, colour by colour, and mixes the colours. The leading one counts more than its share,
 * so that many hues together do not become grey.
 */
final class Tints {
    /** Colours told apart; further ones count as the last. */
    private static final int MOST = 24;
    private static final double LEAD = 1.6;
    private static final double EDGE = 0.55;
    private static final int STEPS = 256;
    /** By share of a pixel: what it counts. */
    private static final float[] COUNTS = new float[STEPS + 1];
    /** By busy share of a pixel: how strong its tint is. */
    private static final float[] STRENGTHS = new float[STEPS + 1];

    static {
        for (int i = 1; i <= STEPS; i++) {
            COUNTS[i] = (float) Math.pow((double) i / STEPS, LEAD);
            STRENGTHS[i] = (float) Palette.densityStrength((double) i / STEPS);
        }
    }

    private final Palette palette;
    private final Fills fills;
    private final boolean dim;
    private final int surface;
    private final int[] colours = new int[MOST];
    private final float[][] weights = new float[MOST][];
    private int count;
    private int last;
    private int columns;

    Tints(Palette palette, Fills fills, boolean dim) {
        this.palette = palette;
        this.fills = fills;
        this.dim = dim;
        surface = palette.of(Tone.SURFACE);
    }

    /** What colours depend on. */
    record Key(Palette palette, Object fills, boolean dim) {
    }

    Key key() {
        return new Key(palette, fills.version(), dim);
    }

    /** Begins another line. */
    void clear(int newColumns) {
        columns = newColumns;
        for (int i = 0; i < count; i++) {
            if (weights[i].length < columns) {
                weights[i] = new float[columns];
            }
            Arrays.fill(weights[i], 0, columns, 0);
        }
    }

    int fill(Trace trace, int piece) {
        int task = trace.pieces().task(piece);
        int fill = fills.fill(palette, trace.index().jobOf(task), task);
        return dim ? palette.dim(fill) : fill;
    }

    int edge(int fill) {
        return Colours.mix(fill, palette.edgeOf(fill), EDGE);
    }

    /** Of the columns of a line: how much of each has a piece's colour. */
    float[] weights(Trace trace, int piece) {
        int fill = fill(trace, piece);
        if (last < count && colours[last] == fill) {
            return weights[last];
        }
        for (last = 0; last < count; last++) {
            if (colours[last] == fill) {
                return weights[last];
            }
        }
        if (count == MOST) {
            last = MOST - 1;
            return weights[last];
        }
        colours[count] = fill;
        weights[count] = new float[Math.max(1, columns)];
        return weights[count++];
    }

    /**
     * Mixes the colours of a line.
     *
     * @param busy by column: cores that were busy
     * @param cores that were added up
     */
    void paint(double[] busy, int cores, int[] argb, int offset) {
        for (int x = 0; x < busy.length; x++) {
            int share = (int) Math.min(STEPS, Math.round(busy[x] / cores * STEPS));
            argb[offset + x] = share == 0 ? 0 : mix(x, STRENGTHS[share]);
        }
    }

    private int mix(int x, float strength) {
        float all = 0;
        int leading = 0;
        for (int i = 0; i < count; i++) {
            all += weights[i][x];
            leading = weights[i][x] > weights[leading][x] ? i : leading;
        }
        if (weights[leading][x] >= all) {
            return strength >= 1 ? colours[leading] : Colours.mix(surface, colours[leading], strength);
        }
        float red = 0;
        float green = 0;
        float blue = 0;
        float counted = 0;
        for (int i = 0; i < count; i++) {
            float counts = COUNTS[(int) (weights[i][x] / all * STEPS)];
            if (counts > 0) {
                red += counts * Colours.red(colours[i]);
                green += counts * Colours.green(colours[i]);
                blue += counts * Colours.blue(colours[i]);
                counted += counts;
            }
        }
        return blend(red / counted, green / counted, blue / counted, strength);
    }

    private int blend(float red, float green, float blue, float strength) {
        int r = Math.round(Colours.red(surface) + (red - Colours.red(surface)) * strength);
        int g = Math.round(Colours.green(surface) + (green - Colours.green(surface)) * strength);
        int b = Math.round(Colours.blue(surface) + (blue - Colours.blue(surface)) * strength);
        return 0xFF000000 | r << 16 | g << 8 | b;
    }
}
