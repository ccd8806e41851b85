package org.schedscope.io.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.JsonOut;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.StarvedRow;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.statistics.Fairness;

/** Writes the report of a run; what is undefined is {@code null}, what is a whole number is written as one. */
public final class MetricsJson {
    private MetricsJson() {
    }

    /**
     * Writes the file and leaves the stream open.
     *
     * @param recorded metrics of the recorded schedule of the same jobs, if their log has one
     */
    public static void write(RunInfo info, RunReport report, Optional<RunReport> recorded, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2)) {
            out.writeStartObject();
            out.writeStringField("workload", info.workload());
            out.writeStringField("platform", info.platform());
            out.writeStringField("policy", info.choices().policy());
            out.writeStringField("scheduler", info.choices().scheduler());
            out.writeNumberField("seed", info.choices().seed());
            writeParameters(info, out);
            out.writeNumberField("horizon", report.horizon());
            writeMetrics("metrics", report, out);
            if (recorded.isPresent()) {
                writeMetrics("recorded", recorded.get(), out);
            }
            writeFairness(report.fairness(), out);
            writeTables(report, out);
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    private static void writeMetrics(String field, RunReport report, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart(field);
        for (Map.Entry<String, Double> metric : report.metrics().entrySet()) {
            JsonOut.writeFigure(out, metric.getKey(), metric.getValue());
        }
        out.writeEndObject();
    }

    private static void writeParameters(RunInfo info, JsonGenerator out) throws IOException {
        if (info.choices().parameters().isEmpty()) {
            return;
        }
        out.writeObjectFieldStart("parameters");
        for (Map.Entry<String, String> parameter : info.choices().parameters().entrySet()) {
            out.writeStringField(parameter.getKey(), parameter.getValue());
        }
        out.writeEndObject();
    }

    static void writeFairness(Fairness fairness, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("fairness");
        out.writeStringField("verdict", fairness.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        out.writeNumberField("jobs", fairness.jobs());
        JsonOut.writeFigure(out, "rho", fairness.rho());
        JsonOut.writeFigure(out, "p", fairness.p());
        out.writeEndObject();
    }

    private static void writeTables(RunReport report, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("byDecile");
        for (DecileRow row : report.byDecile()) {
            writeDecile(row, out);
        }
        out.writeEndArray();
        out.writeArrayFieldStart("starvedByDecile");
        for (StarvedRow row : report.starvedByDecile()) {
            out.writeStartObject();
            out.writeNumberField("decile", row.decile());
            out.writeNumberField("jobs", row.jobs());
            out.writeNumberField("starved", row.starved());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayFieldStart("users");
        for (UserRow row : report.users()) {
            writeUser(row, out);
        }
        out.writeEndArray();
        out.writeArrayFieldStart("clusters");
        for (ClusterRow row : report.clusters()) {
            out.writeStartObject();
            out.writeStringField("cluster", row.cluster());
            out.writeNumberField("cores", row.cores());
            JsonOut.writeFigure(out, "utilisation", row.utilisation());
            JsonOut.writeFigure(out, "busyCoreTicks", row.busyCoreTicks());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void writeDecile(DecileRow row, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeNumberField("decile", row.decile());
        out.writeNumberField("count", row.count());
        JsonOut.writeFigure(out, "mean", row.mean());
        JsonOut.writeFigure(out, "worst", row.worst());
        JsonOut.writeFigure(out, "min", row.min());
        JsonOut.writeFigure(out, "q1", row.q1());
        JsonOut.writeFigure(out, "median", row.median());
        JsonOut.writeFigure(out, "q3", row.q3());
        JsonOut.writeFigure(out, "minWork", row.minWork());
        JsonOut.writeFigure(out, "maxWork", row.maxWork());
        out.writeEndObject();
    }

    private static void writeUser(UserRow row, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("user", row.user());
        out.writeNumberField("jobs", row.jobs());
        out.writeNumberField("violated", row.violated());
        JsonOut.writeFigure(out, "veetPercent", row.veetPercent());
        JsonOut.writeFigure(out, "weightedTardiness", row.weightedTardiness());
        out.writeNumberField("capacity", row.capacity());
        out.writeEndObject();
    }
}
