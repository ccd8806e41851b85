package org.schedscope.io.platform;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Platform;

/** Writes platforms in the program's own JSON, one line a cluster. */
public final class PlatformWriter {
    private PlatformWriter() {
    }

    /** Writes a document and leaves the stream open. */
    public static void write(Platform platform, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 3, 5, 7, 9, 11)) {
            write(platform, json);
            json.writeRaw('\n');
        }
    }

    public static void write(Platform platform, JsonGenerator out) throws IOException {
        PlatformJson.FIELDS.write(platform, out);
    }
}
