package org.schedscope.chart.picture;

import java.util.List;
import java.util.Optional;

/** All formats of picture files. */
public final class PictureFormats {
    private static final List<PictureFormat> ALL = List.of(new PngFormat(), new SvgFormat(), new PdfFormat());

    private PictureFormats() {
    }

    public static List<PictureFormat> all() {
        return ALL;
    }

    public static Optional<PictureFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }
}
