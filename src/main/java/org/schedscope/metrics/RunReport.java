package org.schedscope.metrics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.metrics.statistics.Fairness;

/**
 * The numbers of a run.
 *
 * @param metrics by name, in the order of {@link Metrics#all()}; NaN where undefined
 * @param byDecile the ten deciles of finished jobs by work, smallest first; some are empty if fewer than ten jobs have finished
 * @param starvedByDecile the ten deciles of arrived jobs by work, smallest first
 * @param users sorted by name
 * @param clusters in platform order
 * @param horizon tick for cumulative completion
 * @param fairness relation of job size and SLR
 */
public record RunReport(Map<String, Double> metrics, List<DecileRow> byDecile, List<StarvedRow> starvedByDecile,
        List<UserRow> users, List<ClusterRow> clusters, long horizon, int finishedJobs, int totalJobs,
        Fairness fairness) {
    public RunReport {
        metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
        byDecile = List.copyOf(byDecile);
        starvedByDecile = List.copyOf(starvedByDecile);
        users = List.copyOf(users);
        clusters = List.copyOf(clusters);
    }

    /** The report with further metrics. */
    public RunReport with(Map<String, Double> more) {
        Map<String, Double> all = new LinkedHashMap<>(metrics);
        all.putAll(more);
        return new RunReport(all, byDecile, starvedByDecile, users, clusters, horizon, finishedJobs, totalJobs, fairness);
    }
}
