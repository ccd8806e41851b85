package org.schedscope.chart.paint;

import java.util.List;

/**
 * How a line is drawn.
 *
 * @param colour {@code 0xAARRGGBB}
 * @param width pixels
 * @param dashes lengths of dashes and gaps in pixels, in turn; empty for a solid line
 */
public record Stroke(int colour, double width, List<Double> dashes) {
    public Stroke {
        dashes = List.copyOf(dashes);
    }

    public static Stroke solid(int colour, double width) {
        return new Stroke(colour, width, List.of());
    }

    public static Stroke dashed(int colour, double width) {
        return new Stroke(colour, width, List.of(3.0, 2.0));
    }

    public static Stroke dotted(int colour, double width) {
        return new Stroke(colour, width, List.of(1.5, 2.5));
    }
}
