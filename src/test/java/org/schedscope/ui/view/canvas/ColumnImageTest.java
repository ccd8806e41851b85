package org.schedscope.ui.view.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.image.Image;
import org.junit.jupiter.api.Test;

class ColumnImageTest {
    private static final int OPAQUE = 0xFF204060;

    private static int at(Image image, int x, int y) {
        return image.getPixelReader().getArgb(x, y);
    }

    @Test
    void columnsCoverWholePixelsAndPartsOfThoseAtTheirEnds() {
        ColumnImage columns = new ColumnImage(new double[] {10, 12.5, 11.25}, new double[] {13, 14.25, 11.75}, OPAQUE);
        assertEquals(10, columns.top());
        Image image = columns.pixels();
        assertEquals(3, image.getWidth());
        for (int y = 0; y < 3; y++) {
            assertEquals(OPAQUE, at(image, 0, y), "line " + y);
        }
        assertEquals(0, at(image, 0, 3));
        assertEquals(0, at(image, 1, 1));
        assertEquals(128, at(image, 1, 2) >>> 24);
        assertEquals(OPAQUE, at(image, 1, 3));
        assertEquals(64, at(image, 1, 4) >>> 24);
        assertEquals(128, at(image, 2, 1) >>> 24, "within a pixel");
    }

    @Test
    void aColourThatLetsThroughIsAsStrongAsItIs() {
        Image image = new ColumnImage(new double[] {0, 0.5}, new double[] {1, 1}, 0x80FFFFFF).pixels();
        assertEquals(0x80FFFFFF, at(image, 0, 0));
        assertEquals(64, at(image, 1, 0) >>> 24);
    }
}
