package org.schedscope.chart.picture;

import java.io.IOException;

/**
 * A format of picture files. The same picture gives the same bytes; no display is needed.
 *
 * @param name lower case; also the ending of its files
 * @param title for users
 * @param hasPixels whether a scale changes more than how large the picture is shown at first
 */
public record PictureFormat(String name, String title, boolean hasPixels, Writer writer) {
    /** Makes the bytes of a file. */
    interface Writer {
        byte[] bytes(Picture picture, PictureLook look) throws IOException;
    }

    /**
     * The bytes of a file.
     *
     * @param look how large, and in which colours
     */
    public byte[] bytes(Picture picture, PictureLook look) throws IOException {
        return writer.bytes(picture, look);
    }
}
