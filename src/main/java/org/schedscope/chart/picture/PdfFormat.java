package org.schedscope.chart.picture;

/** Shapes and text on a page of the picture's size, for papers. */
final class PdfFormat implements PictureFormat {
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
    public byte[] bytes(Picture picture, PictureLook look) {
        int height = picture.height(look);
        try (PdfPages pages = new PdfPages(picture.title() + " - " + picture.caption())) {
            pages.add(look.width(), height, look.points(), graphics -> picture.paint(graphics, look, height, 0));
            return pages.bytes();
        }
    }
}
