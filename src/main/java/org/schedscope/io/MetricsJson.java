package org.schedscope.io;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.schedscope.event.RunInfo;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.UserRow;

/** Writes the report of a run; what is undefined is {@code null}, what is a whole number is written as one. */
public final class MetricsJson {
    private static final double LARGEST_EXACT = 1L << 53;

    private MetricsJson() {
    }

    /** Writes the file and leaves the stream open. */
    public static void write(RunInfo info, RunReport report, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2)) {
            out.writeStartObject();
            out.writeStringField("workload", info.workload());
            out.writeStringField("platform", info.platform());
            out.writeStringField("policy", info.policy());
            out.writeStringField("scheduler", info.scheduler());
            out.writeNumberField("seed", info.seed());
            writeParameters(info, out);
            out.writeNumberField("horizon", report.horizon());
            out.writeObjectFieldStart("metrics");
            for (Map.Entry<String, Double> metric : report.metrics().entrySet()) {
                number(metric.getKey(), metric.getValue(), out);
            }
            out.writeEndObject();
            writeTables(report, out);
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    private static void writeParameters(RunInfo info, JsonGenerator out) throws IOException {
        if (info.parameters().isEmpty()) {
            return;
        }
        out.writeObjectFieldStart("parameters");
        for (Map.Entry<String, String> parameter : info.parameters().entrySet()) {
            out.writeStringField(parameter.getKey(), parameter.getValue());
        }
        out.writeEndObject();
    }

    private static void writeTables(RunReport report, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("byDecile");
        for (DecileRow row : report.byDecile()) {
            writeDecile(row, out);
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
            number("utilisation", row.utilisation(), out);
            number("busyCoreTicks", row.busyCoreTicks(), out);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void writeDecile(DecileRow row, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeNumberField("decile", row.decile());
        out.writeNumberField("count", row.count());
        number("mean", row.mean(), out);
        number("worst", row.worst(), out);
        number("min", row.min(), out);
        number("q1", row.q1(), out);
        number("median", row.median(), out);
        number("q3", row.q3(), out);
        number("minWork", row.minWork(), out);
        number("maxWork", row.maxWork(), out);
        out.writeEndObject();
    }

    private static void writeUser(UserRow row, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("user", row.user());
        out.writeNumberField("jobs", row.jobs());
        out.writeNumberField("violated", row.violated());
        number("veetPercent", row.veetPercent(), out);
        number("weightedTardiness", row.weightedTardiness(), out);
        out.writeNumberField("capacity", row.capacity());
        out.writeEndObject();
    }

    private static void number(String name, double value, JsonGenerator out) throws IOException {
        out.writeFieldName(name);
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            out.writeNull();
        } else if (value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT) {
            out.writeNumber((long) value);
        } else {
            out.writeNumber(value);
        }
    }
}
