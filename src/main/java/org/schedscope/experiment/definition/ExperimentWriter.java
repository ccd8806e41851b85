package org.schedscope.experiment.definition;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.schedscope.io.json.JsonOut;
import org.schedscope.metrics.fact.EetCapacity;

/** Writes definitions in one line and one way: equal definitions, equal texts. {@link ExperimentJson} reads them. */
public final class ExperimentWriter {
    /** Fields of the axes that are lists of texts. */
    private static final Map<String, String> TEXTS = Map.of(Axis.PLATFORM, "platforms", Axis.NETWORK, "networks", Axis.ESTIMATE,
            "estimates", Axis.LOAD, "loads");

    private ExperimentWriter() {
    }

    public static String text(Experiment experiment) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JsonOut.oneLine(bytes)) {
            write(experiment, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** SHA-256 of the text, in hexadecimal. */
    public static String digest(Experiment experiment) {
        try {
            byte[] text = text(experiment).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Writes a definition as a value. */
    public static void write(Experiment experiment, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", ExperimentJson.FORMAT);
        out.writeNumberField("version", ExperimentJson.VERSION);
        out.writeStringField("name", experiment.name());
        if (experiment.title().isPresent()) {
            out.writeStringField("title", experiment.title().get());
        }
        out.writeArrayFieldStart("parts");
        for (Part part : experiment.parts()) {
            write(part, out);
        }
        out.writeEndArray();
        writeTexts("figures", experiment.figures(), out);
        out.writeEndObject();
    }

    private static void write(Part part, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", part.name());
        out.writeArrayFieldStart("workloads");
        for (WorkloadSource source : part.workloads()) {
            write(source, out);
        }
        out.writeEndArray();
        for (Axis axis : part.varied()) {
            if (TEXTS.containsKey(axis.name())) {
                writeTexts(TEXTS.get(axis.name()), axis.values(), out);
            } else if (axis.name().equals(Axis.SEED)) {
                out.writeFieldName("seeds");
                out.writeRawValue(axis.values().stream().collect(Collectors.joining(",", "[", "]")));
            }
        }
        writeSettings(part, out);
        writePolicies(part, out);
        writeMeasuring(part.measuring(), out);
        writeTexts("figures", part.figures(), out);
        out.writeEndObject();
    }

    private static void writeSettings(Part part, JsonGenerator out) throws IOException {
        List<Axis> settings = part.settings().stream().filter(axis -> !axis.name().equals(Axis.LOAD)).toList();
        if (!settings.isEmpty()) {
            out.writeObjectFieldStart("settings");
            for (Axis axis : settings) {
                writeTexts(axis.name(), axis.values(), out);
            }
            out.writeEndObject();
        }
    }

    private static void write(WorkloadSource source, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (source.origin() instanceof WorkloadSource.Drawn drawn) {
            out.writeStringField("profile", drawn.profile());
            writeSet(drawn.set(), out);
            out.writeFieldName("scale");
            JsonOut.writeRatio(out, drawn.scale());
        } else if (source.origin() instanceof WorkloadSource.File file) {
            out.writeStringField("file", file.path());
            out.writeStringField("tick", file.tick());
            if (file.memory().isPresent()) {
                out.writeBooleanField("memory", file.memory().get());
            }
        }
        out.writeStringField("label", source.label());
        if (source.platform().isPresent()) {
            out.writeStringField("platform", source.platform().get());
        }
        out.writeEndObject();
    }

    private static void writePolicies(Part part, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("policies");
        for (Contender contender : part.policies()) {
            out.writeStartObject();
            out.writeStringField("policy", contender.policy());
            out.writeStringField("scheduler", contender.scheduler());
            writeSet(contender.parameters(), out);
            out.writeStringField("label", contender.label());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void writeSet(Map<String, String> set, JsonGenerator out) throws IOException {
        if (!set.isEmpty()) {
            out.writeObjectFieldStart("set");
            for (Map.Entry<String, String> each : set.entrySet()) {
                out.writeStringField(each.getKey(), each.getValue());
            }
            out.writeEndObject();
        }
    }

    private static void writeMeasuring(Measuring measuring, JsonGenerator out) throws IOException {
        if (measuring.horizon().isPresent()) {
            out.writeNumberField("horizon", measuring.horizon().getAsLong());
        }
        EetCapacity capacity = measuring.eetCapacity();
        if (capacity.byShares()) {
            out.writeStringField("eetCapacity", "shares");
        } else if (capacity.everyone().isPresent()) {
            out.writeNumberField("eetCapacity", capacity.everyone().getAsInt());
        }
        if (measuring.heatmap().isPresent()) {
            out.writeNumberField("heatmap", measuring.heatmap().getAsInt());
        }
    }

    private static void writeTexts(String field, List<String> texts, JsonGenerator out) throws IOException {
        if (!texts.isEmpty()) {
            out.writeArrayFieldStart(field);
            for (String text : texts) {
                out.writeString(text);
            }
            out.writeEndArray();
        }
    }
}
