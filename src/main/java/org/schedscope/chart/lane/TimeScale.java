package org.schedscope.chart.lane;

/**
 * The one transform from ticks to x that all lanes share.
 *
 * @param start tick at the left edge
 * @param pixelsPerTick greater than 0
 * @param left x of the left edge, right of the gutter
 * @param width pixels of the time area
 */
public record TimeScale(double start, double pixelsPerTick, double left, double width) {
    /** Width of the gutter left of every lane: its name, facts and own scale. */
    public static final double GUTTER = 122;

    public TimeScale {
        if (!(pixelsPerTick > 0) || !(width > 0)) {
            throw new IllegalArgumentException("no time scale: " + pixelsPerTick + " px per tick, " + width + " px wide");
        }
    }

    /** Shows {@code [from, to]}, at least one tick, over the whole width; over one pixel where a page has no room beside the gutter. */
    public static TimeScale fitting(double from, double to, double left, double width) {
        double room = Math.max(1, width);
        return new TimeScale(from, room / Math.max(1, to - from), left, room);
    }

    /** The same ticks where all pixels are some times as large or as many. */
    public TimeScale scaled(double factor) {
        return new TimeScale(start, pixelsPerTick * factor, left * factor, width * factor);
    }

    public double x(double tick) {
        return left + (tick - start) * pixelsPerTick;
    }

    /** {@link #x}, held just outside the visible area: coordinates beyond 1e10 break painters. */
    public double clampedX(double tick) {
        return Math.max(left - 8, Math.min(right() + 8, x(tick)));
    }

    public double tickAt(double x) {
        return start + (x - left) / pixelsPerTick;
    }

    public double end() {
        return start + width / pixelsPerTick;
    }

    public double right() {
        return left + width;
    }

    public double ticksPerPixel() {
        return 1 / pixelsPerTick;
    }
}
