package org.schedscope.slide;

import org.schedscope.chart.paint.FontRole;

/**
 * A face at a size.
 *
 * @param role whose face it is
 * @param size height of the em in pixels, at least {@link #FLOOR}
 */
record Type(FontRole role, double size) {
    /** The smallest that a room can read. */
    static final double FLOOR = 16;
    static final Type CLOCK = new Type(FontRole.AXIS_STRONG, 38);
    static final Type COVER = strong(44);
    static final Type TITLE = strong(26);
    static final Type KEY = new Type(FontRole.AXIS_STRONG, 28);
    static final Type ARITHMETIC = new Type(FontRole.AXIS, FLOOR);
    static final Type SMALL = words(FLOOR);
    private static final double LEADING = 1.38;

    static Type words(double size) {
        return new Type(FontRole.BODY, size);
    }

    static Type strong(double size) {
        return new Type(FontRole.SECTION, size);
    }

    /** From one base line to the next. */
    double line() {
        return Math.round(size * LEADING);
    }

    /** From the upper edge of a line to its base line. */
    double ascent() {
        return Math.round(size * 1.05);
    }
}
