package org.schedscope.chart.gantt;

import java.util.Arrays;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.chart.lane.Fills;
import org.schedscope.chart.paint.Colours;
import org.schedscope.chart.paint.Palette;
import org.schedscope.chart.paint.Tone;
import org.schedscope.trace.Trace;

/**
 * Adds up the work in the pixels of a line, colour by colour, and mixes the colours. The leading one counts more than its share,
 * so that many hues together do not become grey.
 */
final class Tints {
    /** Colours counted apart; further ones count as the last. */
    private static final int MOST = 24;
    private static final double LEAD = 1.6;
    private static final double EDGE = 0.55;
    private static final int STEPS = 256;
    private static final int SLOT_SHIFT = 25;
    /** Spreads colours over places. */
    private static final int SPREAD = 0x9E3779B9;
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

    private final TraceIndex index;
    private final Palette palette;
    private final Fills fills;
    private final boolean dim;
    private final int surface;
    private final Trace trace;
    private final int[] known;
    private final int[] colours = new int[MOST];
    /** By column: a bit for every colour that it has. */
    private int[] present = {};
    /** Colour by colour of a column, then of the next; those without a bit are of another line. */
    private float[] weights = {};
    private int count;
    /** Where a colour's number is found, counted from 1: at a place that follows from the colour, or the next free one. */
    private final int[] slots = new int[1 << Integer.SIZE - SLOT_SHIFT];

    Tints(GanttMemory memory, TraceIndex index, Trace trace, Palette palette, Fills fills, boolean dim) {
        this.index = index;
        this.trace = trace;
        this.palette = palette;
        this.fills = fills;
        this.dim = dim;
        known = memory.fills(key(), trace.pieces().count());
        surface = palette.of(Tone.SURFACE);
    }

    /** What colours depend on. */
    record Key(TraceIndex index, Palette palette, Object fills, boolean dim) {
    }

    Key key() {
        return new Key(index, palette, fills.version(), dim);
    }

    /** Begins another line. */
    void clear(int columns) {
        if (present.length < columns) {
            present = new int[columns];
            weights = new float[columns * MOST];
        } else {
            Arrays.fill(present, 0, columns, 0);
        }
    }

    int fill(int piece) {
        if (known[piece] == 0) {
            int task = trace.pieces().task(piece);
            int fill = fills.fill(palette, trace.index().jobOf(task), task);
            known[piece] = dim ? palette.dim(fill) : fill;
        }
        return known[piece];
    }

    int edge(int fill) {
        return Colours.mix(fill, palette.edgeOf(fill), EDGE);
    }

    /** Number of a piece's colour among those that are added up. */
    int colour(int piece) {
        int fill = fill(piece);
        int slot = fill * SPREAD >>> SLOT_SHIFT;
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (colours[number] == fill) {
                return number;
            }
            slot = slot + 1 & slots.length - 1;
        }
        if (count == MOST) {
            return MOST - 1;
        }
        colours[count++] = fill;
        slots[slot] = count;
        return count - 1;
    }

    /** Adds to a column of the line a part of it, 0 to 1, that has a colour. */
    void add(int column, int colour, double part) {
        int bit = 1 << colour;
        int at = column * MOST + colour;
        weights[at] = (present[column] & bit) == 0 ? (float) part : weights[at] + (float) part;
        present[column] |= bit;
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
            argb[offset + x] = share == 0 || present[x] == 0 ? 0 : mix(x, STRENGTHS[share]);
        }
    }

    private int mix(int x, float strength) {
        int from = x * MOST;
        int bits = present[x];
        if ((bits & bits - 1) == 0) {
            int only = colours[Integer.numberOfTrailingZeros(bits)];
            return strength >= 1 ? only : Colours.mix(surface, only, strength);
        }
        float all = 0;
        for (int left = bits; left != 0; left &= left - 1) {
            all += weights[from + Integer.numberOfTrailingZeros(left)];
        }
        float red = 0;
        float green = 0;
        float blue = 0;
        float counted = 0;
        for (int left = bits; left != 0; left &= left - 1) {
            int colour = Integer.numberOfTrailingZeros(left);
            float counts = all > 0 ? COUNTS[(int) (weights[from + colour] / all * STEPS)] : 1;
            red += counts * Colours.red(colours[colour]);
            green += counts * Colours.green(colours[colour]);
            blue += counts * Colours.blue(colours[colour]);
            counted += counts;
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
