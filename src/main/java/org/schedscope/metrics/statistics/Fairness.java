package org.schedscope.metrics.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Whether a run favours long jobs or short ones (Burkimsher, Bate, Indrusiak 2013, <i>Scheduling HPC workflows for responsiveness and
 * fairness</i>, §3, Fig. 2, which tells the classes by eye). The statistic is Spearman's rank correlation ρ of job work and SLR over
 * finished jobs: with ρ &lt; 0 it is the small jobs that are delayed most in proportion. ρ counts if it differs from 0 at 5 %, two-sided
 * by Student's t with n − 2 degrees of freedom, and is at least 0.1 in size, below which even a sure correlation is a weak one.
 *
 * @param verdict the class
 * @param jobs finished jobs, n
 * @param rho −1 to 1; 0 if all SLRs, or all works, are equal; NaN for fewer than four jobs
 * @param p probability of a ρ at least as far from 0 without any correlation; NaN for fewer than four jobs
 */
public record Fairness(Verdict verdict, int jobs, double rho, double p) {
    /** Correlations smaller than this are weak. */
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
     * @param work of jobs, ascending
     * @param slrRanks of the same jobs, as {@link Sample#ranks} gives them
     */
    public static Fairness of(double[] work, double[] slrRanks) {
        int n = work.length;
        if (n < FEWEST) {
            return new Fairness(Verdict.TOO_FEW_JOBS, n, Double.NaN, Double.NaN);
        }
        double rho = correlation(ranksOfAscending(work), slrRanks);
        double t = rho * Math.sqrt((n - 2) / Math.max(0, 1 - rho * rho));
        double p = rho == 0 ? 1 : Math.min(1, 2 * TDistribution.of(n - 2.0).survivalProbability(Math.abs(t)));
        boolean counts = p < PairedTTest.LEVEL && Math.abs(rho) >= WEAK;
        return new Fairness(!counts ? Verdict.EVEN : rho < 0 ? Verdict.FAVOURS_LONG : Verdict.FAVOURS_SHORT, n, rho, p);
    }

    /**
     * Ranks from 1; equal values have the mean of theirs. {@code NaturalRanking} of Commons Statistics gives the same, but sorts anew what
     * is sorted here already, as objects: at a million jobs it takes about twice as long.
     */
    static double[] ranksOfAscending(double[] sorted) {
        double[] ranks = new double[sorted.length];
        int from = 0;
        while (from < sorted.length) {
            int to = from + 1;
            while (to < sorted.length && sorted[to] == sorted[from]) {
                to++;
            }
            double rank = (from + to + 1) / 2.0;
            while (from < to) {
                ranks[from++] = rank;
            }
        }
        return ranks;
    }

    /** Pearson's, of ranks; 0 if one of the two does not vary. */
    private static double correlation(double[] x, double[] y) {
        double mean = (x.length + 1) / 2.0;
        Sum both = new Sum();
        Sum left = new Sum();
        Sum right = new Sum();
        for (int i = 0; i < x.length; i++) {
            both.add((x[i] - mean) * (y[i] - mean));
            left.add((x[i] - mean) * (x[i] - mean));
            right.add((y[i] - mean) * (y[i] - mean));
        }
        double scale = Math.sqrt(left.value()) * Math.sqrt(right.value());
        return scale == 0 ? 0 : Math.max(-1, Math.min(1, both.value() / scale));
    }
}
