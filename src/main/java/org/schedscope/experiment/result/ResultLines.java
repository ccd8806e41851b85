package org.schedscope.experiment.result;

import java.nio.charset.StandardCharsets;
import org.schedscope.io.json.PlainJson;

/** Writer of the lines of a file of results; {@link ResultLineReader} has their fields and reads them. */
public final class ResultLines {
    private ResultLines() {
    }

    /** The line of a head, with its end. */
    public static byte[] line(ResultsHead head) {
        return bytes(head);
    }

    /** The line of a result, with its end. */
    public static byte[] line(RunResult result) {
        return bytes(result);
    }

    private static byte[] bytes(Record line) {
        return (PlainJson.line(ResultLineReader.FIELDS.value(line)) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
