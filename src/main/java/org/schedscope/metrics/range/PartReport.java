package org.schedscope.metrics.range;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.Cluster;
import org.schedscope.trace.Trace;

/**
 * The report of a part of a run: all metrics as of its end, for its own jobs. Utilisation, throughput, backfills and suspensions are those
 * of its ticks and cores.
 */
public final class PartReport {
    private final PartMeasures measures;
    private final RunMeasures run;

    /** @param measures measures of the same trace */
    public PartReport(Trace trace, JobFacts facts, PartMeasures measures) {
        this.measures = measures;
        run = new RunMeasures(facts);
        trace.replay(0, measures.end(), new JobsOnly(run, trace.index(), measures::has));
    }

    /** Its jobs as of its end. */
    public MeasuredRun jobs(ReportOptions options) {
        return run.measured(options.withNow(measures.now()));
    }

    /** The metrics of the part. */
    public RunReport report(ReportOptions options) {
        RunReport all = jobs(options).report();
        Map<String, Double> metrics = new LinkedHashMap<>(all.metrics());
        metrics.put("averageUtilisation", measures.utilisation());
        metrics.put("flow", measures.finished() / (double) measures.part().ticksUntil(measures.now()));
        metrics.put("backfills", (double) measures.backfills());
        metrics.put("preemptions", (double) measures.preemptions());
        return new RunReport(metrics, all.byDecile(), all.starvedByDecile(), all.users(), clusters(measures), all.horizon(),
                all.finishedJobs(), measures.jobCount(), all.fairness());
    }

    private static List<ClusterRow> clusters(PartMeasures measures) {
        return IntStream.range(0, measures.clusters().size()).mapToObj(number -> {
            Cluster cluster = measures.clusters().get(number);
            return new ClusterRow(cluster.id(), cluster.cores(), measures.utilisation(number), measures.coreTicks(number));
        }).toList();
    }
}
