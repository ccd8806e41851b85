package org.schedscope.io.output;

import static org.schedscope.io.json.ObjectCodec.unless;
import static org.schedscope.io.json.PlainJson.fields;
import static org.schedscope.io.json.PlainJson.records;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.schedscope.event.RunInfo;
import org.schedscope.io.json.PlainJson;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.statistics.Fairness;

/** Writes the report of a run as JSON; undefined values are {@code null}, whole numbers are integers. */
public final class MetricsJson {
    private MetricsJson() {
    }

    /**
     * Writes the file and leaves the stream open.
     *
     * @param recorded metrics of the recorded schedule of the same jobs, if the log has one
     */
    public static void write(RunInfo info, RunReport report, Optional<RunReport> recorded, OutputStream stream) throws IOException {
        PlainJson.document(fields("workload", info.workload(), "platform", info.platform(), "policy", info.choices().policy(),
                "scheduler", info.choices().scheduler(), "seed", info.choices().seed(),
                "parameters", unless(Map.of(), info.choices().parameters()),
                "horizon", report.horizon(), "metrics", report.metrics(), "recorded", recorded.map(RunReport::metrics),
                "fairness", fairness(report.fairness()), "byDecile", records(report.byDecile()),
                "starvedByDecile", records(report.starvedByDecile()), "users", records(report.users()),
                "clusters", records(report.clusters())), stream, 1, 2);
    }

    static Map<String, Object> fairness(Fairness fairness) {
        return fields("verdict", fairness.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'), "jobs", fairness.jobs(),
                "rho", fairness.rho(), "p", fairness.p());
    }
}
