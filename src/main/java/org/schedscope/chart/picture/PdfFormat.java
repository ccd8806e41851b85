package org.schedscope.chart.picture;

import org.schedscope.chart.paint.Theme;

/** Shapes and text on a page of the picture's size, for papers. */
final class PdfFormat implements PictureFormat {
    /** Points per pixel: a picture is as wide as a landscape page of A4. */
    private static final double POINTS = 0.5;

    @Override
    public String name() {
        return "pdf";
    }

    @Override
    public String title() {
        return "PDF page";
    }

    @Override
    public boolean hasPixels() {
        return false;
    }

    @Override
    public byte[] bytes(Picture picture, Theme theme, double scale) {
        int height = picture.height(theme);
        try (PdfPages pages = new PdfPages(picture.title() + " - " + picture.caption())) {
            pages.add(Picture.WIDTH, height, POINTS * scale, graphics -> picture.paint(graphics, theme, height));
            return pages.bytes();
        }
    }
}
