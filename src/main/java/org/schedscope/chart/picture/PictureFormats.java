package org.schedscope.chart.picture;

import java.util.List;
import java.util.Optional;

/** All formats of picture files. */
public final class PictureFormats {
    /** Pixels. */
    public static final PictureFormat PNG = new PictureFormat("png", "PNG image", true, PngFormat::bytes);
    /**
     * Shapes and text, for web pages and drawing programs; the letters that it uses come with it. Rasters, as of a Gantt chart with more
     * tasks than pixels, are embedded.
     */
    public static final PictureFormat SVG = new PictureFormat("svg", "SVG drawing", false, SvgDrawing::of);
    /** Shapes and text on a page of the picture's size, for papers. */
    public static final PictureFormat PDF = new PictureFormat("pdf", "PDF page", false, PdfPages::of);
    private static final List<PictureFormat> ALL = List.of(PNG, SVG, PDF);

    private PictureFormats() {
    }

    public static List<PictureFormat> all() {
        return ALL;
    }

    public static Optional<PictureFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }
}
