package org.schedscope.chart.paint;

import java.util.Locale;

/** Looks of the window and of pictures: colours by {@link Palette}, sizes of type and drawings here. */
public enum Theme {
    LIGHT(13, 1), DARK(13, 1),
    /** Large type and strong contrast, for a room. */
    PROJECTOR(20, 1.75);

    /** Height of a window, in pixels, for which sizes are given. */
    private static final double HEIGHT = 720;
    /** Steps in which sizes grow: a window that is drawn larger must not be laid out anew with every pixel. */
    private static final double STEPS = 40;

    private final double typeSize;
    private final double zoom;

    Theme(double typeSize, double zoom) {
        this.typeSize = typeSize;
        this.zoom = zoom;
    }

    /** As in style sheets, settings and on the command line: {@code light}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Size of body type in the window, in pixels. */
    public double typeSize() {
        return typeSize;
    }

    /** How much wider texts of the window are than in {@link #LIGHT}. */
    public double typeScale() {
        return typeSize / LIGHT.typeSize;
    }

    /**
     * How much larger than {@link #typeSize} type is in a window: in a room it is read from the last row, however many pixels the
     * projector has. At least 1.
     *
     * @param height of the window, in pixels
     */
    public double growth(double height) {
        return this == PROJECTOR ? Math.max(1, Math.ceil(height / HEIGHT * STEPS) / STEPS) : 1;
    }

    /** How much larger than laid out everything is drawn: type of 9.5 is then above the 16 that a room needs. */
    public double zoom() {
        return zoom;
    }
}
