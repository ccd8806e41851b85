package org.schedscope.ui.view.canvas;

import org.schedscope.chart.paint.Box;

/**
 * Boxes whose corners are round by few pixels, as rectangles: in every line of pixels they reach as far as the round does. A curve takes
 * the toolkit many times as long, and hundreds of bars have some.
 */
final class SmallCorners {
    /** Larger corners are curves. */
    private static final double MOST = 3;

    /** Takes a rectangle. */
    interface Sink {
        void fill(double x, double y, double width, double height);
    }

    private final Box box;
    private final double radius;
    private final Sink sink;

    /** @param radius 0 for sharp corners */
    SmallCorners(Box box, double radius, Sink sink) {
        this.box = box;
        this.radius = radius;
        this.sink = sink;
    }

    /** Whether the corners can be painted so. */
    boolean fit() {
        return radius <= MOST && 2 * Math.ceil(radius) <= Math.min(box.width(), box.height());
    }

    /** The box, by rectangles that lie over each other, so that nothing shines through where the screen has other pixels; to be opaque. */
    void fill() {
        double deep = Math.ceil(radius);
        for (double from = 0; from < deep; from++) {
            double in = inset(radius, from + Math.min(1, radius - from) / 2);
            sink.fill(box.x() + in, box.y() + from, box.width() - 2 * in, box.height() - 2 * from);
        }
        sink.fill(box.x(), box.y() + deep, box.width(), box.height() - 2 * deep);
    }

    /** A frame inside the box. */
    void frame(double width) {
        double least = Math.min(box.width(), box.height()) / 2;
        double wide = Math.min(width, least);
        double deep = Math.max(wide, Math.min(radius, least));
        for (double from = 0; from < deep;) {
            double until = Math.min(from < wide ? wide : deep, Math.floor(from) + 1);
            double middle = (from + until) / 2;
            double in = inset(radius, middle);
            if (middle < wide) {
                lines(from, until, in, box.width() - 2 * in);
            } else {
                double thick = wide + inset(radius - wide, middle - wide) - in;
                lines(from, until, in, thick);
                lines(from, until, box.width() - in - thick, thick);
            }
            from = until;
        }
        double height = box.height() - 2 * deep;
        sink.fill(box.x(), box.y() + deep, wide, height);
        sink.fill(box.right() - wide, box.y() + deep, wide, height);
    }

    /** Lines at the top and at the bottom. */
    private void lines(double from, double until, double left, double width) {
        sink.fill(box.x() + left, box.y() + from, width, until - from);
        sink.fill(box.x() + left, box.bottom() - until, width, until - from);
    }

    /** How far a round corner stays away from the side, at a depth from the top. */
    private static double inset(double radius, double depth) {
        if (depth >= radius) {
            return 0;
        }
        double up = radius - depth;
        return radius - Math.sqrt(radius * radius - up * up);
    }
}
