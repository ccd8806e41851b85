package org.schedscope.experiment.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.schedscope.metrics.ClusterRow;
import org.schedscope.metrics.DecileRow;
import org.schedscope.metrics.JobProgress;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.metrics.StarvedRow;
import org.schedscope.metrics.UserRow;
import org.schedscope.metrics.ViolationGrid;
import org.schedscope.metrics.fact.JobFacts;

/**
 * The numbers of a run in results.
 *
 * <p>Measures: every metric of {@link org.schedscope.metrics.Metrics}; {@code horizon}, the H of cumulative completion; {@code
 * finishedWork}, Σ X of finished jobs in core-ticks, so that cumulative completion at another horizon H' is {@code cumulativeCompletion +
 * (H' − horizon) · finishedWork}; {@code fairnessRho} and {@code fairnessP}.
 *
 * <p>Series: of the ten deciles of finished jobs by work {@code decileJobs decileMeanSlr decileWorstSlr decileMinSlr decileQ1Slr
 * decileMedianSlr decileQ3Slr}; of the deciles of arrived jobs {@code decileArrived decileStarved}; by user {@code userJobs userViolated
 * userVeetPercent userWeightedTardiness userCapacity}; by cluster {@code clusterUtilisation}; {@code heatUsers} if the definition requests
 * it.
 */
public final class RunNumbers {
    private final Map<String, Double> measures;
    private final Map<String, List<Double>> series = new LinkedHashMap<>();
    private final Map<String, List<String>> names = new LinkedHashMap<>();

    /** The numbers of a finished run. */
    public RunNumbers(RunMeasures run, ReportOptions options) {
        RunReport report = run.report(options);
        measures = new LinkedHashMap<>(report.metrics());
        measures.put("horizon", (double) report.horizon());
        measures.put("finishedWork", finishedWork(run));
        measures.put("fairnessRho", report.fairness().rho());
        measures.put("fairnessP", report.fairness().p());
        addDeciles(report);
        addUsers(report.users());
        put("clusterUtilisation", report.clusters(), ClusterRow::utilisation);
        names.put("users", report.users().stream().map(UserRow::user).toList());
        names.put("clusters", report.clusters().stream().map(ClusterRow::cluster).toList());
    }

    private static double finishedWork(RunMeasures run) {
        JobFacts facts = run.facts();
        double work = 0;
        for (int job = 0; job < facts.jobCount(); job++) {
            work += run.jobs().stage(job) == JobProgress.Stage.FINISHED ? facts.work(job).toDouble() : 0;
        }
        return work;
    }

    private void addDeciles(RunReport report) {
        List<DecileRow> rows = report.byDecile();
        put("decileJobs", rows, DecileRow::count);
        put("decileMeanSlr", rows, DecileRow::mean);
        put("decileWorstSlr", rows, DecileRow::worst);
        put("decileMinSlr", rows, DecileRow::min);
        put("decileQ1Slr", rows, DecileRow::q1);
        put("decileMedianSlr", rows, DecileRow::median);
        put("decileQ3Slr", rows, DecileRow::q3);
        put("decileArrived", report.starvedByDecile(), StarvedRow::jobs);
        put("decileStarved", report.starvedByDecile(), StarvedRow::starved);
    }

    private void addUsers(List<UserRow> rows) {
        put("userJobs", rows, UserRow::jobs);
        put("userViolated", rows, UserRow::violated);
        put("userVeetPercent", rows, UserRow::veetPercent);
        put("userWeightedTardiness", rows, UserRow::weightedTardiness);
        put("userCapacity", rows, UserRow::capacity);
    }

    /**
     * Adds {@code heatUsers}, the violated expected end times by user and time: for each user in the order of {@code userJobs}, the late
     * jobs in each column.
     *
     * @param columns number of columns over the makespan
     */
    public void addHeatmap(RunMeasures run, ReportOptions options, int columns) {
        long bin = Math.max(1, (long) Math.ceil(measures.get("makespan") / columns));
        ViolationGrid grid = run.violations(options.withEetBin(bin));
        List<Double> heat = new ArrayList<>();
        for (int user = 0; user < grid.users().size(); user++) {
            int row = grid.rowOf(user).orElseThrow();
            for (int column = 0; column < columns; column++) {
                heat.add(column < grid.columns() ? (double) grid.count(row, column) : 0);
            }
        }
        series.put("heatUsers", heat);
    }

    private <T> void put(String name, List<T> rows, ToDoubleFunction<T> number) {
        series.put(name, rows.stream().map(number::applyAsDouble).toList());
    }

    public RunResult result(Map<String, String> axes, String digest, Map<String, Long> counts, double seconds) {
        return new RunResult(axes, digest, counts, measures, series, names, seconds);
    }
}
