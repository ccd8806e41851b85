package org.schedscope.chart.picture;

import java.io.IOException;

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
     * @param look how large, and in which colours
     */
    byte[] bytes(Picture picture, PictureLook look) throws IOException;
}
