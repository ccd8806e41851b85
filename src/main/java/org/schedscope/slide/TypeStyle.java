package org.schedscope.slide;

import org.schedscope.chart.paint.FontRole;

/**
 * A font at a size.
 *
 * @param role of the font
 * @param size height of the em in pixels, at least {@link #FLOOR}
 */
record TypeStyle(FontRole role, double size) {
    /** The smallest size that is legible in a lecture room. */
    static final double FLOOR = 16;
    static final TypeStyle CLOCK = new TypeStyle(FontRole.AXIS_STRONG, 38);
    static final TypeStyle COVER = strong(44);
    static final TypeStyle TITLE = strong(26);
    static final TypeStyle KEY = new TypeStyle(FontRole.AXIS_STRONG, 28);
    static final TypeStyle ARITHMETIC = new TypeStyle(FontRole.AXIS, FLOOR);
    static final TypeStyle SMALL = words(FLOOR);
    private static final double LEADING = 1.38;

    static TypeStyle words(double size) {
        return new TypeStyle(FontRole.BODY, size);
    }

    static TypeStyle strong(double size) {
        return new TypeStyle(FontRole.SECTION, size);
    }

    /** Distance of two base lines. */
    double line() {
        return Math.round(size * LEADING);
    }

    /** Distance from the upper edge of a line to its base line. */
    double ascent() {
        return Math.round(size * 1.05);
    }
}
