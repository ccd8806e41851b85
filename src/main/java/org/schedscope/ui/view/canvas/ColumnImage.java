package org.schedscope.ui.view.canvas;

import java.util.Arrays;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.schedscope.chart.paint.Colours;

/**
 * Columns of one colour, a pixel wide each, as an image, their ends as strong as they cover a pixel: some hundred rectangles take the
 * thread that draws several milliseconds, and an outline of as many points no less.
 */
final class ColumnImage {
    private static final double OPAQUE = 255;

    private final int top;
    private final int width;
    private final int[] argb;
    private final int colour;

    /** @param tops where each column begins, above where it ends */
    ColumnImage(double[] tops, double[] bottoms, int colour) {
        this.colour = colour;
        width = tops.length;
        top = (int) Math.floor(Arrays.stream(tops).min().orElse(0));
        int height = (int) Math.ceil(Arrays.stream(bottoms).max().orElse(0)) - top + 1;
        argb = new int[width * height];
        int whole = strong(1);
        for (int i = 0; i < width; i++) {
            int first = (int) Math.floor(tops[i]);
            int last = (int) Math.floor(bottoms[i]);
            if (first == last) {
                argb[(first - top) * width + i] = strong(bottoms[i] - tops[i]);
                continue;
            }
            argb[(first - top) * width + i] = strong(first + 1 - tops[i]);
            for (int y = first + 1; y < last; y++) {
                argb[(y - top) * width + i] = whole;
            }
            argb[(last - top) * width + i] = strong(bottoms[i] - last);
        }
    }

    /** The colour, premultiplied, where it covers a share of a pixel. */
    private int strong(double share) {
        double opacity = share * (colour >>> 24) / OPAQUE;
        return (int) Math.round(opacity * OPAQUE) << 24 | (int) Math.round(opacity * Colours.red(colour)) << 16
                | (int) Math.round(opacity * Colours.green(colour)) << 8 | (int) Math.round(opacity * Colours.blue(colour));
    }

    /** Where its first row belongs. */
    int top() {
        return top;
    }

    Image pixels() {
        return new WritableImage(FxImages.buffer(width, argb.length / width, argb));
    }
}
