package org.schedscope.io.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.event.RunInfo;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.json.JsonOut;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.Platform;

/**
 * Writes the bounds of a run: {@code metric,value,atBest,gap,exact,argument,source} each, as CSV or as
 * {@code {"workload","platform","policy","jobs","bounds":[…]}}. {@code gap} is the part of the bound by which the run is above it, not
 * given where that cannot be said; {@code exact} is the bound as a fraction.
 *
 * @param platform that the run had
 */
public record BoundsFile(RunInfo info, RunReport report, Bounds bounds, Platform platform) {
    /** Writes CSV if the name of the file ends so, else JSON; leaves the stream open. */
    public void write(Path file, OutputStream stream) throws IOException {
        if (file.toString().endsWith(".csv")) {
            writeCsv(stream);
        } else {
            writeJson(stream);
        }
    }

    private double figure(LowerBound bound) {
        return report.metrics().get(bound.metric());
    }

    private String argument(LowerBound bound) {
        return bound.sentence(platform).toString();
    }

    private void writeCsv(OutputStream stream) throws IOException {
        CsvRowSink.write(sink -> {
            sink.row("metric", "value", "atBest", "gap", "exact", "argument", "source");
            for (LowerBound bound : bounds.all()) {
                double figure = figure(bound);
                sink.row(bound.metric(), figure, bound.atBest(), bound.gap(figure), bound.value().toString(), argument(bound),
                        bound.argument().kind().source());
            }
        }, stream);
    }

    private void writeJson(OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2)) {
            out.writeStartObject();
            out.writeStringField("workload", info.workload());
            out.writeStringField("platform", info.platform());
            out.writeStringField("policy", info.choices().policy());
            out.writeNumberField("jobs", report.finishedJobs());
            out.writeArrayFieldStart("bounds");
            for (LowerBound bound : bounds.all()) {
                out.writeStartObject();
                out.writeStringField("metric", bound.metric());
                JsonOut.writeFigure(out, "value", figure(bound));
                JsonOut.writeFigure(out, "atBest", bound.atBest());
                JsonOut.writeFigure(out, "gap", bound.gap(figure(bound)));
                out.writeStringField("exact", bound.value().toString());
                out.writeStringField("argument", argument(bound));
                out.writeStringField("source", bound.argument().kind().source());
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }
}
