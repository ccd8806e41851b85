package org.schedscope.chart.picture;

import java.io.IOException;
import org.schedscope.chart.paint.Theme;

/** A format of picture files. The same picture gives the same bytes; no display is needed. */
public interface PictureFormat {
    /** Lower case; also the ending of its files. */
    String name();

    /** For users. */
    String title();

    /** Whether a scale changes more than how large the picture is shown at first. */
    boolean hasPixels();

    /**
     * The bytes of a file.
     *
     * @param scale how much larger than laid out, above 0: with 1, a picture is {@link Picture#WIDTH} pixels wide
     */
    byte[] bytes(Picture picture, Theme theme, double scale) throws IOException;
}
