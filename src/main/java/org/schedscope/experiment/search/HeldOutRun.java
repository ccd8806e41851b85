package org.schedscope.experiment.search;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.metrics.MeasuredRun;
import org.schedscope.metrics.Metric;
import org.schedscope.metrics.Metrics;
import org.schedscope.model.Job;

/**
 * The result of a policy in a held-out case.
 *
 * @param metrics all of them, in the order of reports
 * @param slrByUser sum of SLR and number of finished jobs of each user
 */
record HeldOutRun(double[] metrics, Map<String, double[]> slrByUser) {
    static HeldOutRun of(SearchCase place, String policy) {
        MeasuredRun run = place.measured(policy);
        double[] metrics = Metrics.all().stream().mapToDouble(metric -> metric.of(run)).toArray();
        Map<String, double[]> users = new TreeMap<>();
        double[] slr = run.slrByJob();
        List<Job> jobs = place.cell().first().spec().workload().jobs();
        for (int job = 0; job < slr.length; job++) {
            if (!Double.isNaN(slr[job])) {
                double[] sum = users.computeIfAbsent(jobs.get(job).user(), user -> new double[2]);
                sum[0] += slr[job];
                sum[1]++;
            }
        }
        return new HeldOutRun(metrics, users);
    }

    double of(Metric metric) {
        return metrics[Metrics.all().indexOf(metric)];
    }
}
