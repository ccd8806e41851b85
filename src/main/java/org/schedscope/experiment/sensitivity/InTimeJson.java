package org.schedscope.experiment.sensitivity;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.schedscope.io.json.JsonOut;

/**
 * Writer of the least changes: {@code {"job","end","by","changes":[{"change","of","was","inTimeWith","end","notEnough","runs",
 * "moreIsAlwaysBetter"}]}}; without {@code inTimeWith} and {@code end} where the largest change does not suffice.
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
        Perturbation perturbation = finding.perturbation();
        out.writeStartObject();
        out.writeStringField("change", perturbation.kind().name().toLowerCase(Locale.ROOT));
        out.writeStringField("of", perturbation.subject());
        out.writeStringField("was", perturbation.value().apply(0));
        if (finding.step().isPresent()) {
            long step = finding.step().getAsLong();
            out.writeStringField("inTimeWith", perturbation.value().apply(step));
            out.writeNumberField("end", finding.tried().get(step).getAsLong());
            out.writeStringField("notEnough", perturbation.value().apply(step - 1));
        } else {
            out.writeStringField("notEnough", perturbation.value().apply(perturbation.most()));
        }
        out.writeNumberField("runs", finding.tried().size());
        out.writeBooleanField("moreIsAlwaysBetter", !finding.isCrooked());
        out.writeEndObject();
    }
}
