package org.schedscope.chart.paint;

/** Arithmetic on colours, {@code 0xAARRGGBB}. */
public final class Colours {
    private static final int OPAQUE = 0xFF000000;

    private Colours() {
    }

    /** Reads {@code #RRGGBB}; the result is opaque. */
    public static int parse(String hex) {
        if (hex.length() != 7 || hex.charAt(0) != '#') {
            throw new IllegalArgumentException("a colour is #RRGGBB, not " + hex);
        }
        return OPAQUE | Integer.parseInt(hex.substring(1), 16);
    }

    public static int red(int colour) {
        return colour >> 16 & 0xFF;
    }

    public static int green(int colour) {
        return colour >> 8 & 0xFF;
    }

    public static int blue(int colour) {
        return colour & 0xFF;
    }

    /** A share (0 to 1) of {@code other} mixed into {@code colour}; opaque. */
    public static int mix(int colour, int other, double share) {
        return OPAQUE | blend(red(colour), red(other), share) << 16 | blend(green(colour), green(other), share) << 8
                | blend(blue(colour), blue(other), share);
    }

    private static int blend(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }

    /** The colour, let through with an opacity of 0 to 1. */
    public static int fade(int colour, double opacity) {
        return colour & 0xFFFFFF | (int) Math.round(opacity * 255) << 24;
    }

    public static boolean isOpaque(int colour) {
        return colour >>> 24 == 0xFF;
    }

    /** Contrast ratio of WCAG 2: 1 to 21. */
    public static double contrast(int a, int b) {
        double la = luminance(a);
        double lb = luminance(b);
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(red(colour)) + 0.7152 * linear(green(colour)) + 0.0722 * linear(blue(colour));
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
