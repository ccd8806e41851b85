package org.schedscope.io.output;

import static org.schedscope.io.json.PlainJson.fields;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.schedscope.bound.Bounds;
import org.schedscope.bound.LowerBound;
import org.schedscope.event.RunInfo;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.json.PlainJson;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.Platform;

/**
 * The bounds of a run as CSV, {@code metric,value,atBest,gap,exact,argument,source} each, or as {@code
 * {"workload","platform","policy","jobs","bounds":[…]}}. {@code gap} is the relative distance of the run from the bound, absent if
 * undefined; {@code exact} is the bound as a fraction.
 *
 * @param platform platform of the run
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
        PlainJson.document(fields("workload", info.workload(), "platform", info.platform(), "policy", info.choices().policy(),
                "jobs", report.finishedJobs(), "bounds", bounds.all().stream().map(bound -> fields("metric", bound.metric(),
                        "value", figure(bound), "atBest", bound.atBest(), "gap", bound.gap(figure(bound)),
                        "exact", bound.value().toString(), "argument", argument(bound),
                        "source", bound.argument().kind().source())).toList()), stream, 1, 2);
    }
}
