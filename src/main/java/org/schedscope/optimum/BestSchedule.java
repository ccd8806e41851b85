package org.schedscope.optimum;

import org.schedscope.trace.Trace;

/**
 * The best schedule that a search has met so far, and how good one can be at best.
 *
 * @param schedule whole; tasks start as early as nothing else starts later for it
 * @param best the metric of the schedule
 * @param bound what no schedule is better than
 * @param proven whether the schedule is a best one; SLR and value to six digits
 * @param policy the policy that is best of all that are built in
 * @param policySchedule what it makes of the workload
 * @param policyBest the metric of that schedule
 * @param steps that the search took
 */
public record BestSchedule(Objective objective, Trace schedule, double best, double bound, boolean proven, String policy,
        Trace policySchedule, double policyBest, long steps) {
    /** By how much the schedule is worse than the bound, as a share of the bound; infinite if the bound is 0. */
    public double gap() {
        double far = Math.abs(best - bound);
        return proven || far == 0 ? 0 : far / Math.abs(objective == Objective.VALUE ? best : bound);
    }
}
