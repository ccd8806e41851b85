package org.schedscope.metrics.compare;

import org.schedscope.metrics.statistics.PairedTTest;
import org.schedscope.metrics.statistics.Sample;

/**
 * SLR of the same jobs in two runs: the relative metrics of Burkimsher, Bate, Indrusiak 2013, §3.1.4, with jobs as cases. Only jobs
 * finished in both count.
 *
 * @param jobs number of cases
 * @param wins jobs with a smaller SLR than in the baseline
 * @param ties jobs with equal SLR
 * @param losses jobs with a larger SLR
 * @param ratio mean SLR ÷ mean SLR in the baseline; NaN without cases
 * @param test test of SLR − SLR in the baseline
 */
public record PairedJobs(int jobs, int wins, int ties, int losses, double ratio, PairedTTest test) {
    static PairedJobs of(ComparedRun run, ComparedRun baseline) {
        double[] ours = new double[run.jobs()];
        double[] theirs = new double[run.jobs()];
        int jobs = 0;
        int wins = 0;
        int ties = 0;
        for (int job = 0; job < run.jobs(); job++) {
            double a = run.slr(job);
            double b = baseline.slr(job);
            if (!Double.isNaN(a) && !Double.isNaN(b)) {
                ours[jobs] = a;
                theirs[jobs] = b;
                jobs++;
                wins += a < b ? 1 : 0;
                ties += a == b ? 1 : 0;
            }
        }
        ours = java.util.Arrays.copyOf(ours, jobs);
        theirs = java.util.Arrays.copyOf(theirs, jobs);
        return new PairedJobs(jobs, wins, ties, jobs - wins - ties, new Sample(ours).mean() / new Sample(theirs).mean(),
                PairedTTest.of(ours, theirs));
    }

    /** Share of cases in which SLR is at most that of the baseline, 0 to 1; NaN without cases. */
    public double dominance() {
        return (double) (wins + ties) / jobs;
    }
}
