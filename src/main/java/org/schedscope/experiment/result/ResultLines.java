package org.schedscope.experiment.result;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.schedscope.event.Rules;
import org.schedscope.experiment.definition.ExperimentWriter;
import org.schedscope.io.json.JsonOut;

/** Writes the lines of a file of results; {@link ResultLineReader} reads them. */
public final class ResultLines {
    private ResultLines() {
    }

    private interface Body {
        void write(JsonGenerator out) throws IOException;
    }

    /** The head as a line, its end included. */
    public static byte[] line(ResultsHead head) {
        return line(out -> {
            out.writeStringField("format", ResultsHead.FORMAT);
            out.writeNumberField("version", ResultsHead.VERSION);
            if (head.rules() != Rules.UNSAID) {
                out.writeNumberField("rules", head.rules());
            }
            out.writeStringField("digest", head.digest());
            out.writeFieldName("definition");
            ExperimentWriter.write(head.experiment(), out);
            out.writeStringField("definitionFile", head.definitionFile());
        });
    }

    /** A result as a line, its end included. */
    public static byte[] line(RunResult result) {
        return line(out -> {
            out.writeStringField("run", result.key());
            out.writeObjectFieldStart("axes");
            for (Map.Entry<String, String> axis : result.axes().entrySet()) {
                out.writeStringField(axis.getKey(), axis.getValue());
            }
            out.writeEndObject();
            out.writeStringField("digest", result.digest());
            out.writeObjectFieldStart("counts");
            for (Map.Entry<String, Long> count : result.counts().entrySet()) {
                out.writeNumberField(count.getKey(), count.getValue());
            }
            out.writeEndObject();
            writeNumbers(result, out);
            if (result.seconds() > 0) {
                out.writeNumberField("seconds", result.seconds());
            }
        });
    }

    private static void writeNumbers(RunResult result, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("measures");
        for (Map.Entry<String, Double> measure : result.measures().entrySet()) {
            JsonOut.writeFigure(out, measure.getKey(), measure.getValue());
        }
        out.writeEndObject();
        out.writeObjectFieldStart("series");
        for (Map.Entry<String, List<Double>> series : result.series().entrySet()) {
            out.writeArrayFieldStart(series.getKey());
            for (double number : series.getValue()) {
                JsonOut.writeFigure(out, number);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
        out.writeObjectFieldStart("names");
        for (Map.Entry<String, List<String>> names : result.names().entrySet()) {
            out.writeArrayFieldStart(names.getKey());
            for (String name : names.getValue()) {
                out.writeString(name);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static byte[] line(Body body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JsonOut.oneLine(bytes)) {
            out.writeStartObject();
            body.write(out);
            out.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        bytes.write('\n');
        return bytes.toByteArray();
    }
}
