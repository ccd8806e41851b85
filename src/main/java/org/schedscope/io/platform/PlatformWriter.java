package org.schedscope.io.platform;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.PlatformNode;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Writes platforms in our own JSON, a cluster a line. */
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
        out.writeStartObject();
        out.writeStringField("format", PlatformJson.FORMAT);
        out.writeNumberField("version", PlatformJson.VERSION);
        if (!platform.name().isEmpty()) {
            out.writeStringField("name", platform.name());
        }
        out.writeFieldName("network");
        NetworkJson.write(out, platform.network());
        if (!platform.shares().isEmpty()) {
            out.writeObjectFieldStart("shares");
            for (Map.Entry<String, Ratio> share : platform.shares().entrySet()) {
                out.writeFieldName(share.getKey());
                JsonOut.writeRatio(out, share.getValue());
            }
            out.writeEndObject();
        }
        out.writeFieldName("root");
        writeNode(platform.root(), out);
        out.writeEndObject();
    }

    private static void writeNode(PlatformNode node, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (node instanceof Router router) {
            out.writeStringField("router", router.id());
            out.writeArrayFieldStart("children");
            for (PlatformNode child : router.children()) {
                writeNode(child, out);
            }
            out.writeEndArray();
        } else if (node instanceof Cluster cluster) {
            out.writeStringField("cluster", cluster.id());
            out.writeNumberField("cores", cluster.cores());
            if (!cluster.kind().equals(Task.ANY_KIND)) {
                out.writeStringField("kind", cluster.kind());
            }
            if (!cluster.speed().equals(Ratio.ONE)) {
                out.writeFieldName("speed");
                JsonOut.writeRatio(out, cluster.speed());
            }
            if (cluster.memory().isPresent()) {
                out.writeNumberField("memory", cluster.memory().getAsLong());
            }
        }
        out.writeEndObject();
    }
}
