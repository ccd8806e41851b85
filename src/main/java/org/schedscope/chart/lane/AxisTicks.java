package org.schedscope.chart.lane;

/**
 * Whole ticks at which an axis is labelled: steps of 1, 2 or 5 × 10ⁿ, labels at least 60 px apart (more if they are wide), minors at a
 * fifth, but whole ticks.
 *
 * @param step ticks between labels
 * @param minor ticks between minor marks, at least 1
 * @param first smallest labelled tick in view
 * @param last largest labelled tick in view
 */
public record AxisTicks(long step, long minor, long first, long last) {
    /** Smallest distance of labels in pixels. */
    public static final double NEAREST = 60;

    /** @param labelWidth pixels that the widest label needs, its margin included */
    public static AxisTicks of(TimeScale scale, double labelWidth) {
        double least = Math.max(NEAREST, labelWidth) * scale.ticksPerPixel();
        long power = 1;
        long step = 1;
        while (step < least) {
            int leading = (int) (step / power);
            if (leading == 1) {
                step = 2 * power;
            } else if (leading == 2) {
                step = 5 * power;
            } else {
                power *= 10;
                step = power;
            }
        }
        long first = Math.max(0, (long) Math.ceil(scale.start() / step)) * step;
        long last = (long) Math.floor(scale.end() / step) * step;
        return new AxisTicks(step, step >= 5 ? step / 5 : 1, first, last);
    }
}
