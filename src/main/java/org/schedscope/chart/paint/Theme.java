package org.schedscope.chart.paint;

import java.util.Locale;

/** Looks of the window and of pictures: colours by {@link Palette}, sizes of type and drawings here. */
public enum Theme {
    LIGHT(13, 1), DARK(13, 1),
    /** Large type and strong contrast, for a room. */
    PROJECTOR(20, 1.75);

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

    /** How much larger than laid out everything is drawn: type of 9.5 is then above the 16 that a room needs. */
    public double zoom() {
        return zoom;
    }
}
