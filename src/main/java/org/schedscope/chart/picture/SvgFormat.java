package org.schedscope.chart.picture;

import java.io.IOException;

/**
 * Shapes and text, for web pages and drawing programs; the letters that it uses come with it. Rasters, as of a Gantt chart with more
 * tasks than pixels, are embedded.
 */
final class SvgFormat implements PictureFormat {
    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String title() {
        return "SVG drawing";
    }

    @Override
    public boolean hasPixels() {
        return false;
    }

    @Override
    public byte[] bytes(Picture picture, PictureLook look) throws IOException {
        return SvgDrawing.of(picture, look);
    }
}
