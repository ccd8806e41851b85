package org.schedscope.experiment.sensitivity;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.schedscope.io.json.JsonOut;

/**
 * Writes what would have to change: {@code {"job","end","by","changes":[{"change","of","was","inTimeWith","end","notEnough","runs",
 * "moreIsAlwaysBetter"}]}}; without {@code inTimeWith} and {@code end} where the largest change was not enough.
 */
public final class InTimeJson {
    private InTimeJson() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(String job, LateJob late, List<InTime.Finding> findings, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2)) {
            out.writeStartObject();
            out.writeStringField("job", job);
            JsonOut.writeFigure(out, "end", late.end().isPresent() ? late.end().getAsLong() : Double.NaN);
            out.writeNumberField("by", late.deadline());
            out.writeArrayFieldStart("changes");
            for (InTime.Finding finding : findings) {
                write(finding, out);
            }
            out.writeEndArray();
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    private static void write(InTime.Finding finding, JsonGenerator out) throws IOException {
        Lever lever = finding.lever();
        out.writeStartObject();
        out.writeStringField("change", lever.kind().name().toLowerCase(Locale.ROOT));
        out.writeStringField("of", lever.subject());
        out.writeStringField("was", lever.value().apply(0));
        if (finding.step().isPresent()) {
            long step = finding.step().getAsLong();
            out.writeStringField("inTimeWith", lever.value().apply(step));
            out.writeNumberField("end", finding.tried().get(step).getAsLong());
            out.writeStringField("notEnough", lever.value().apply(step - 1));
        } else {
            out.writeStringField("notEnough", lever.value().apply(lever.most()));
        }
        out.writeNumberField("runs", finding.tried().size());
        out.writeBooleanField("moreIsAlwaysBetter", !finding.isCrooked());
        out.writeEndObject();
    }
}
