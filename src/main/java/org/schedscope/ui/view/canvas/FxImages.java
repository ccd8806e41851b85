package org.schedscope.ui.view.canvas;

import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.schedscope.chart.paint.Raster;

/**
 * Images of rasters. Large ones are kept as long as they are painted again into the same array: a new one would take some megabytes in
 * every frame here and as many where it is drawn, and the collector of garbage one of two processors.
 */
final class FxImages {
    /** Pixels from which on an image is kept. */
    private static final int LARGE = 50_000;
    private static final int MOST = 6;

    private record Kept(int[] argb, PixelBuffer<IntBuffer> pixels, Image image) {
        static Kept of(Raster raster) {
            // Colours are opaque or wholly transparent, so they are premultiplied as they are.
            PixelBuffer<IntBuffer> pixels = buffer(raster.width(), raster.height(), raster.argb());
            return new Kept(raster.argb(), pixels, new WritableImage(pixels));
        }

        boolean isOf(Raster raster) {
            return argb == raster.argb() && pixels.getWidth() == raster.width() && pixels.getHeight() == raster.height();
        }
    }

    private final Deque<Kept> kept = new ArrayDeque<>();

    /** @param premultiplied row after row from the top, not copied */
    static PixelBuffer<IntBuffer> buffer(int width, int height, int[] premultiplied) {
        return new PixelBuffer<>(width, height, IntBuffer.wrap(premultiplied), PixelFormat.getIntArgbPreInstance());
    }

    /** An image that shows a raster as it is now. */
    Image of(Raster raster) {
        if (raster.width() * raster.height() < LARGE) {
            return Kept.of(raster).image();
        }
        Kept found = take(raster);
        kept.addFirst(found);
        if (kept.size() > MOST) {
            kept.removeLast();
        }
        return found.image();
    }

    private Kept take(Raster raster) {
        for (Iterator<Kept> all = kept.iterator(); all.hasNext();) {
            Kept one = all.next();
            if (one.isOf(raster)) {
                all.remove();
                one.pixels().updateBuffer(changed -> null);
                return one;
            }
        }
        return Kept.of(raster);
    }
}
