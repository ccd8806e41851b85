package org.schedscope.experiment.future;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalLong;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Job;
import org.schedscope.trace.Trace;

/** Writer of a forecast: {@code {"workload","at","policies":[…],"jobs":[{"job","user","arrival","starts":[…],"ends":[…]}]}}. */
public final class WhatNowJson {
    private WhatNowJson() {
    }

    /**
     * Writes the file and leaves the stream open; a start or an end that never happens is {@code null}.
     *
     * @param policies names of the columns of the rows
     */
    public static void write(Trace trace, WhatNow now, List<String> policies, List<WhatNow.Row> rows, OutputStream stream)
            throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2)) {
            out.writeStartObject();
            out.writeStringField("workload", trace.workload().name());
            out.writeNumberField("at", now.snapshot().tick());
            out.writeArrayFieldStart("policies");
            for (String policy : policies) {
                out.writeString(policy);
            }
            out.writeEndArray();
            out.writeArrayFieldStart("jobs");
            for (WhatNow.Row row : rows) {
                Job job = trace.index().job(row.job());
                out.writeStartObject();
                out.writeStringField("job", job.id());
                out.writeStringField("user", job.user());
                out.writeNumberField("arrival", job.arrival());
                ticks("starts", row.starts(), out);
                ticks("ends", row.ends(), out);
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    private static void ticks(String name, List<OptionalLong> ticks, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart(name);
        for (OptionalLong tick : ticks) {
            if (tick.isPresent()) {
                out.writeNumber(tick.getAsLong());
            } else {
                out.writeNull();
            }
        }
        out.writeEndArray();
    }
}
