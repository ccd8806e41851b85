package org.schedscope.chart.paint;

/** A surface for marks. Implementations paint and decide nothing. */
public interface Painter {
    /** Which end of a text its x names. */
    enum Anchor {
        START, MIDDLE, END
    }

    /** Pixels of the device for one that is laid out, at least 1: rasters and columns are as fine as they. */
    default double pixels() {
        return 1;
    }

    void fill(Box box, int colour);

    /** Fills a box with rounded corners. */
    void fillRound(Box box, double radius, int colour);

    /** Draws an outline, its line centred on the box's edge. */
    void stroke(Box box, double radius, Stroke stroke);

    /** Diagonal lines that fill a box. */
    void hatch(Box box, Stroke stroke);

    void line(double x1, double y1, double x2, double y2, Stroke stroke);

    /** Joins the first {@code count} points. */
    void polyline(double[] xs, double[] ys, int count, Stroke stroke);

    /** Fills the shape of the first {@code count} points. */
    void polygon(double[] xs, double[] ys, int count, int colour);

    /**
     * Fills columns a pixel of the device wide, side by side.
     *
     * @param x left edge of the first
     * @param tops where each begins
     * @param bottoms where each ends, at or below that
     */
    default void columns(double x, double[] tops, double[] bottoms, int colour) {
        int from = 0;
        for (int i = 1; i <= tops.length; i++) {
            if (i == tops.length || tops[i] != tops[from] || bottoms[i] != bottoms[from]) {
                fill(new Box(x + from / pixels(), tops[from], (i - from) / pixels(), bottoms[from] - tops[from]), colour);
                from = i;
            }
        }
    }

    /** A cubic curve from one end of a link to the other, leaving and arriving along the x axis, or the y axis if {@code upright}. */
    void curve(double x1, double y1, double x2, double y2, boolean upright, Stroke stroke);

    /** One line of text; {@code y} is its base line. */
    void text(String text, double x, double y, FontRole role, int colour, Anchor anchor);

    /** Width of a text in pixels. */
    double width(String text, FontRole role);

    /** Text written upwards, centred on a point of its base line. */
    void textUpwards(String text, double x, double y, FontRole role, int colour);

    /** Draws pixels of the device, one to one, their left upper corner at a point. */
    void raster(Raster raster, double x, double y);

    /** Paints with all coordinates moved. */
    void moved(double x, double y, Runnable painting);

    /** Paints with everything as many times as large, about the origin. */
    void scaled(double factor, Runnable painting);

    /** Paints inside a box only; painting may clip again. */
    void clipped(Box box, Runnable painting);
}
