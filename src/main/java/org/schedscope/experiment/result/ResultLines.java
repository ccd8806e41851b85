package org.schedscope.experiment.result;

import java.nio.charset.StandardCharsets;
import org.schedscope.io.json.PlainJson;

/** Writes the lines of a file of results; {@link ResultLineReader} has their fields and reads them. */
public final class ResultLines {
    private ResultLines() {
    }

    /** The head as a line, its end included. */
    public static byte[] line(ResultsHead head) {
        return bytes(head);
    }

    /** A result as a line, its end included. */
    public static byte[] line(RunResult result) {
        return bytes(result);
    }

    private static byte[] bytes(Record line) {
        return (PlainJson.line(ResultLineReader.FIELDS.value(line)) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
