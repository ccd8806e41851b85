package org.schedscope.chart.paint;

/** The three looks of the program. */
public enum Theme {
    LIGHT(1), DARK(1),
    /** For a room: everything is drawn larger. */
    PROJECTOR(1.75);

    private final double zoom;

    Theme(double zoom) {
        this.zoom = zoom;
    }

    /** How much larger than laid out everything is drawn: type of 9.5 is then above the 16 that a room needs. */
    public double zoom() {
        return zoom;
    }
}
