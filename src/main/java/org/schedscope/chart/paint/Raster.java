package org.schedscope.chart.paint;

/**
 * Pixels painted by hand.
 *
 * @param argb row after row from the top, {@code 0xAARRGGBB}, not copied: for large, short-lived pictures
 */
public record Raster(int width, int height, int[] argb) {
    public Raster {
        if (argb.length < width * height) {
            throw new IllegalArgumentException("a raster of " + width + " × " + height + " needs more than " + argb.length + " pixels");
        }
    }
}
