package org.schedscope.chart.paint;

/** The one shape of curved links, so that every painter bends alike. */
public final class Curves {
    private static final double SMALLEST = 14;

    private Curves() {
    }

    /** How far a control point lies from its end, for ends that are {@code distance} apart (may be negative). */
    public static double reach(double distance) {
        return Math.max(SMALLEST, Math.abs(distance) * 0.45);
    }
}
