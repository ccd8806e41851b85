package org.schedscope.metrics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.schedscope.metrics.statistics.Fairness;

/**
 * A run in numbers.
 *
 * @param metrics by name, in the order of {@link Metrics#all()}; NaN where nothing can be said
 * @param byDecile the ten deciles of finished jobs by work, smallest first; some are empty if fewer than ten jobs have finished
 * @param starvedByDecile the ten deciles of jobs that have arrived by work, smallest first
 * @param users sorted by name
 * @param clusters in platform order
 * @param horizon the tick that cumulative completion was counted to
 * @param fairness whether long jobs or short ones were favoured
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
}
