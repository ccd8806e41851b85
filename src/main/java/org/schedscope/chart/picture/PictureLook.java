package org.schedscope.chart.picture;

import org.schedscope.chart.paint.FontRole;
import org.schedscope.chart.paint.Theme;

/**
 * How large a picture is drawn, in which colours, and whether it has a caption.
 *
 * @param width of the picture in units of its drawing; its height is what its contents need
 * @param zoom units for a laid out pixel
 * @param points of paper for a unit: 72 points are an inch
 * @param pixels of an image for a unit
 * @param millimetres how wide it is on paper; 0 where that was not chosen
 * @param captioned whether headline and caption are above it
 */
public record PictureLook(Theme theme, double width, double zoom, double points, double pixels, double millimetres, boolean captioned) {
    /** Points per pixel where no width is chosen: a picture is then as wide as a landscape page of A4. */
    private static final double POINTS = 0.5;
    private static final double POINTS_OF_INCH = 72;
    private static final double MILLIMETRES_OF_INCH = 25.4;
    /** Laid out pixels below which a page has no room for lanes beside their names. */
    private static final double LEAST_WIDTH = 240;

    /** A picture for the screen, {@link Picture#WIDTH} pixels wide with a scale of 1. */
    public static PictureLook of(Theme theme, double scale) {
        return new PictureLook(theme, Picture.WIDTH, theme.zoom(), POINTS * scale, scale, 0, true);
    }

    /**
     * A picture for a page, laid out for the room that there is.
     *
     * @param millimetres its width, above 0
     * @param font size of the type of names in points, above 0
     * @param dpi pixels of an image for an inch, above 0
     */
    public static PictureLook onPaper(Theme theme, double millimetres, double font, double dpi) {
        double points = font / FontRole.ROW.size();
        double width = millimetres / MILLIMETRES_OF_INCH * POINTS_OF_INCH / points;
        return new PictureLook(theme, width, 1, points, points * dpi / POINTS_OF_INCH, millimetres, true);
    }

    /** Least width of a page in millimetres for type of so many points. */
    public static double leastMillimetres(double font) {
        return LEAST_WIDTH * font / FontRole.ROW.size() * MILLIMETRES_OF_INCH / POINTS_OF_INCH;
    }

    /** This look with or without headline and caption, which a paper sets itself. */
    public PictureLook captioned(boolean wanted) {
        return new PictureLook(theme, width, zoom, points, pixels, millimetres, wanted);
    }

    boolean isOnPaper() {
        return millimetres > 0;
    }

    /** How much of the margins is cut off, in laid out pixels: a page has margins of its own. */
    double trim() {
        return isOnPaper() ? 20 : 0;
    }

    /** Width in whole units, the last one perhaps not whole. */
    int units() {
        return (int) Math.ceil(width);
    }
}
