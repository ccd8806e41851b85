package org.schedscope.io.output;

import static org.schedscope.io.json.PlainJson.fields;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        List<Map<String, Object>> rows = bounds.all().stream().map(this::row).toList();
        if (file.toString().endsWith(".csv")) {
            CsvRowSink.write(sink -> {
                sink.row("metric", "value", "atBest", "gap", "exact", "argument", "source");
                for (Map<String, Object> row : rows) {
                    sink.row(row.values().toArray());
                }
            }, stream);
        } else {
            PlainJson.document(fields("workload", info.workload(), "platform", info.platform(), "policy", info.choices().policy(),
                    "jobs", report.finishedJobs(), "bounds", rows), stream, 1, 2);
        }
    }

    private Map<String, Object> row(LowerBound bound) {
        double figure = report.metrics().get(bound.metric());
        return fields("metric", bound.metric(), "value", figure, "atBest", bound.atBest(), "gap", bound.gap(figure),
                "exact", bound.value().toString(), "argument", bound.sentence(platform).toString(),
                "source", bound.argument().kind().source());
    }
}
