package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A test whether a run favours long jobs or short ones (Burkimsher, Bate, Indrusiak 2013, <i>Scheduling HPC workflows for responsiveness
 * and fairness</i>, §3, Fig. 2, where classes are judged by eye). The statistic is Spearman's rank correlation ρ of job work and SLR over
 * finished jobs: with ρ &lt; 0 the small jobs have the largest relative delay. ρ counts if it differs from 0 at 5 %, two-sided by Student's
 * t with n − 2 degrees of freedom, and is at least 0.1 in size; smaller correlations are weak even if significant.
 *
 * @param verdict the class
 * @param jobs finished jobs, n
 * @param rho −1 to 1; 0 if all SLRs, or all works, are equal; NaN for fewer than four jobs
 * @param p probability of a ρ at least as far from 0 without any correlation; NaN for fewer than four jobs
 */
public record Fairness(Verdict verdict, int jobs, double rho, double p) {
    /** Smaller correlations are weak. */
    public static final double WEAK = 0.1;
    private static final int FEWEST = 4;

    /** The classes of Fig. 2. */
    public enum Verdict {
        /** Class 1: long jobs are more responsive than short ones. */
        FAVOURS_LONG,
        /** Class 2. */
        FAVOURS_SHORT,
        /** Class 3: job size does not matter. */
        EVEN,
        /** Fewer than four jobs have finished. */
        TOO_FEW_JOBS
    }

    /**
     * @param work work of jobs, ascending
     * @param slrRanks SLR ranks of the same jobs in any order, see {@link Sample#ranks}
     * @param places places of the jobs in that order, by ascending work
     */
    public static Fairness of(double[] work, double[] slrRanks, int[] places) {
        int n = work.length;
        if (n < FEWEST) {
            return new Fairness(Verdict.TOO_FEW_JOBS, n, Double.NaN, Double.NaN);
        }
        double rho = correlation(work, slrRanks, places);
        double t = rho * Math.sqrt((n - 2) / Math.max(0, 1 - rho * rho));
        double p = rho == 0 ? 1 : Math.min(1, 2 * TDistribution.of(n - 2.0).survivalProbability(Math.abs(t)));
        boolean counts = p < PairedTTest.LEVEL && Math.abs(rho) >= WEAK;
        return new Fairness(!counts ? Verdict.EVEN : rho < 0 ? Verdict.FAVOURS_LONG : Verdict.FAVOURS_SHORT, n, rho, p);
    }

    /** Pearson's correlation of ranks; 0 if one of the two does not vary. */
    private static double correlation(double[] work, double[] slrRanks, int[] places) {
        double mean = (work.length + 1) / 2.0;
        Sum both = new Sum();
        Sum left = new Sum();
        Sum right = new Sum();
        for (int from = 0; from < work.length;) {
            int to = Ranks.end(work, from);
            double x = Ranks.mean(from, to) - mean;
            while (from < to) {
                double y = slrRanks[places[from++]] - mean;
                both.add(x * y);
                left.add(x * x);
                right.add(y * y);
            }
        }
        double scale = Math.sqrt(left.value()) * Math.sqrt(right.value());
        return scale == 0 ? 0 : Math.max(-1, Math.min(1, both.value() / scale));
    }
}
