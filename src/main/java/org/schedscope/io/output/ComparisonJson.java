package org.schedscope.io.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.schedscope.bound.LowerBound;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.JsonOut;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.PairedJobs;

/**
 * Writes a comparison of runs: {@code {"workload","platform","seed","horizon","baseline","atBest","runs":[{"name","policy","scheduler",
 * "parameters","metrics","differences","ratios","best","fairness","slrByJob"}]}}; {@code slrByJob} sets a run against the baseline, which
 * has none.
 * What is undefined is {@code null}.
 */
public final class ComparisonJson {
    private final Comparison comparison;
    private final JsonGenerator out;

    private ComparisonJson(Comparison comparison, JsonGenerator out) {
        this.comparison = comparison;
        this.out = out;
    }

    /**
     * Writes the file and leaves the stream open.
     *
     * @param infos of the compared runs, in their order
     */
    public static void write(List<RunInfo> infos, Comparison comparison, OutputStream stream) throws IOException {
        try (JsonGenerator out = JsonOut.lines(stream, 1, 2, 3)) {
            ComparisonJson json = new ComparisonJson(comparison, out);
            out.writeStartObject();
            out.writeStringField("workload", infos.get(0).workload());
            out.writeStringField("platform", infos.get(0).platform());
            out.writeNumberField("seed", infos.get(0).choices().seed());
            out.writeNumberField("horizon", comparison.horizon());
            out.writeStringField("baseline", comparison.baselineName());
            json.atBest();
            out.writeArrayFieldStart("runs");
            for (int run = 0; run < infos.size(); run++) {
                json.run(run, infos.get(run));
            }
            out.writeEndArray();
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    /** What no schedule of the jobs goes below. */
    private void atBest() throws IOException {
        out.writeObjectFieldStart("atBest");
        for (Comparison.Row row : comparison.rows()) {
            Optional<LowerBound> bound = comparison.bound(row.metric());
            if (bound.isPresent()) {
                JsonOut.writeFigure(out, row.metric().name(), bound.get().atBest());
            }
        }
        out.writeEndObject();
    }

    private void run(int run, RunInfo info) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", comparison.runs().get(run).name());
        out.writeStringField("policy", info.choices().policy());
        out.writeStringField("scheduler", info.choices().scheduler());
        out.writeObjectFieldStart("parameters");
        for (var parameter : info.choices().parameters().entrySet()) {
            out.writeStringField(parameter.getKey(), parameter.getValue());
        }
        out.writeEndObject();
        figures("metrics", row -> row.values().get(run));
        figures("differences", row -> row.differences().get(run));
        figures("ratios", row -> row.ratios().get(run));
        out.writeArrayFieldStart("best");
        for (Comparison.Row row : comparison.rows()) {
            if (row.isBest(run)) {
                out.writeString(row.metric().name());
            }
        }
        out.writeEndArray();
        MetricsJson.writeFairness(comparison.runs().get(run).report().fairness(), out);
        if (run != comparison.baseline()) {
            jobs(comparison.jobs(run));
        }
        out.writeEndObject();
    }

    private void figures(String field, ToDoubleFunction<Comparison.Row> figure) throws IOException {
        out.writeObjectFieldStart(field);
        for (Comparison.Row row : comparison.rows()) {
            JsonOut.writeFigure(out, row.metric().name(), figure.applyAsDouble(row));
        }
        out.writeEndObject();
    }

    private void jobs(PairedJobs pairs) throws IOException {
        out.writeObjectFieldStart("slrByJob");
        out.writeNumberField("jobs", pairs.jobs());
        out.writeNumberField("wins", pairs.wins());
        out.writeNumberField("ties", pairs.ties());
        out.writeNumberField("losses", pairs.losses());
        JsonOut.writeFigure(out, "dominance", pairs.dominance());
        JsonOut.writeFigure(out, "ratio", pairs.ratio());
        out.writeNumberField("n", pairs.test().n());
        JsonOut.writeFigure(out, "t", pairs.test().t());
        JsonOut.writeFigure(out, "p", pairs.test().p());
        out.writeBooleanField("significant", pairs.test().significant());
        out.writeEndObject();
    }
}
