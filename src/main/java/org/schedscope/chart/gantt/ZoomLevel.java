package org.schedscope.chart.gantt;

/** How much of a bar a band can show. Row order and hue never change with it, only what there is no room for goes. */
public enum ZoomLevel {
    /** Bars with edges, and labels where their rows are high enough. */
    EDGES,
    /** Plain bars. */
    BARS,
    /** A pixel's darkness is the busy share of its core-ticks. */
    DENSITY;

    /** Smallest height of rows with edges, in pixels. */
    public static final double EDGE_ROW = 6;
    /** Smallest height of rows with bars. */
    public static final double BAR_ROW = 3;
    /** Smallest mean width of bars. */
    public static final double BAR_WIDTH = 2;
    /** Smallest height of a bar, over all its rows, that can carry a label. */
    public static final double LABEL_HEIGHT = 13;

    /**
     * @param rowHeight pixels of one core
     * @param meanBarWidth pixels of a row per bar on it
     */
    public static ZoomLevel of(double rowHeight, double meanBarWidth) {
        if (rowHeight < BAR_ROW || meanBarWidth < BAR_WIDTH) {
            return DENSITY;
        }
        return rowHeight < EDGE_ROW ? BARS : EDGES;
    }
}
