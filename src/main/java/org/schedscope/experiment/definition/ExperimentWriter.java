package org.schedscope.experiment.definition;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.schedscope.io.json.PlainJson;

/** Writes definitions in one line and a canonical form: equal definitions, equal texts. {@link ExperimentJson} reads them. */
public final class ExperimentWriter {
    private ExperimentWriter() {
    }

    /** The definition as a text. */
    public static String text(Experiment experiment) {
        return PlainJson.line(ExperimentJson.FIELDS.value(experiment));
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

    public static void write(Experiment experiment, JsonGenerator out) throws IOException {
        ExperimentJson.FIELDS.write(experiment, out);
    }
}
