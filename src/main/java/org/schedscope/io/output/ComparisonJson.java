package org.schedscope.io.output;

import static org.schedscope.io.json.PlainJson.fields;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.schedscope.bound.LowerBound;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.PlainJson;
import org.schedscope.metrics.compare.Comparison;
import org.schedscope.metrics.compare.PairedJobs;

/**
 * Writes a comparison of runs: {@code {"workload","platform","seed","horizon","baseline","atBest","runs":[{"name","policy","scheduler",
 * "parameters","metrics","differences","ratios","best","fairness","slrByJob"}]}}; {@code slrByJob} compares a run with the baseline, which
 * has none itself. {@code atBest} is the bound of all schedules of the jobs. Undefined values are {@code null}.
 */
public final class ComparisonJson {
    private ComparisonJson() {
    }

    /**
     * Writes the file and leaves the stream open.
     *
     * @param infos heads of the compared runs, in their order
     */
    public static void write(List<RunInfo> infos, Comparison comparison, OutputStream stream) throws IOException {
        RunInfo first = infos.get(0);
        PlainJson.document(fields("workload", first.workload(), "platform", first.platform(), "seed", first.choices().seed(),
                "horizon", comparison.horizon(), "baseline", comparison.baselineName(),
                "atBest", byMetric(comparison, row -> comparison.bound(row.metric()).map(LowerBound::atBest).orElse(null)),
                "runs", IntStream.range(0, infos.size()).mapToObj(run -> run(comparison, run, infos.get(run))).toList()), stream, 1, 2, 3);
    }

    private static Map<String, Object> run(Comparison comparison, int run, RunInfo info) {
        return fields("name", comparison.runs().get(run).name(), "policy", info.choices().policy(), "scheduler", info.choices().scheduler(),
                "parameters", info.choices().parameters(), "metrics", byMetric(comparison, row -> row.values().get(run)),
                "differences", byMetric(comparison, row -> row.differences().get(run)),
                "ratios", byMetric(comparison, row -> row.ratios().get(run)),
                "best", comparison.rows().stream().filter(row -> row.isBest(run)).map(row -> row.metric().name()).toList(),
                "fairness", MetricsJson.fairness(comparison.runs().get(run).report().fairness()),
                "slrByJob", run == comparison.baseline() ? null : jobs(comparison.jobs(run)));
    }

    private static Map<String, Object> byMetric(Comparison comparison, Function<Comparison.Row, Double> figure) {
        Map<String, Object> figures = new LinkedHashMap<>();
        for (Comparison.Row row : comparison.rows()) {
            figures.computeIfAbsent(row.metric().name(), name -> figure.apply(row));
        }
        return figures;
    }

    private static Map<String, Object> jobs(PairedJobs pairs) {
        return fields("jobs", pairs.jobs(), "wins", pairs.wins(), "ties", pairs.ties(), "losses", pairs.losses(),
                "dominance", pairs.dominance(), "ratio", pairs.ratio(), "n", pairs.test().n(), "t", pairs.test().t(),
                "p", pairs.test().p(), "significant", pairs.test().significant());
    }
}
