package org.schedscope.chart.gantt;

import java.util.List;

/** How a band shows its tasks. It goes by the size of their rectangles; row order and hue never change with it. */
public enum ZoomLevel {
    /** Every task is a rectangle of its own over neighbouring cores. */
    BARS,
    /** Pixels tinted by the mix of what ran there, as strong as the busy share of their core-ticks; what is large enough has edges. */
    DENSITY;

    /** Smallest size of a rectangle with edges in the density, in pixels. */
    public static final double LEAST_WIDTH = 3;
    public static final double LEAST_HEIGHT = 2;
    /** Smallest height of a bar, over all its rows, that can carry a label. */
    public static final double LABEL_HEIGHT = 13;

    /** Density if most rectangles are too small for edges. */
    static ZoomLevel of(List<GanttFrame.Bar> bars) {
        long small = bars.stream().filter(bar -> !standsOut(bar)).count();
        return 2 * small > bars.size() ? DENSITY : BARS;
    }

    /** A pixel of a box parts it from its neighbours; what has only just started is as wide as it will be. */
    private static boolean standsOut(GanttFrame.Bar bar) {
        return bar.whole().width() >= LEAST_WIDTH - 1 && bar.box().height() >= LEAST_HEIGHT - 1;
    }
}
