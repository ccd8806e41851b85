package org.schedscope.optimum;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import org.schedscope.io.json.JsonOut;

/** Writer of a search's result: {@code {"workload","platform","objective","best","bound","proven","gap","policy","policyBest","steps"}}. */
public final class BestScheduleJson {
    private BestScheduleJson() {
    }

    /** Writes the file and leaves the stream open. The gap is a fraction of the bound, {@code null} where the bound is 0. */
    public static void write(BestSchedule best, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1)) {
            out.writeStartObject();
            out.writeStringField("workload", best.schedule().workload().name());
            out.writeStringField("platform", best.schedule().platform().name());
            out.writeStringField("objective", best.objective().metric());
            out.writeNumberField("best", best.best());
            out.writeNumberField("bound", best.bound());
            out.writeBooleanField("proven", best.proven());
            if (Double.isInfinite(best.gap())) {
                out.writeNullField("gap");
            } else {
                out.writeNumberField("gap", best.gap());
            }
            out.writeStringField("policy", best.policy());
            out.writeNumberField("policyBest", best.policyBest());
            out.writeNumberField("steps", best.steps());
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }
}
