package org.schedscope.metrics;

/**
 * The expected end times of a user's jobs (Tóth, Klusáček 2014, §3.3).
 *
 * @param jobs number of arrived jobs
 * @param violated number of them that ended, or are still active, after their expected end time
 * @param veetPercent VEET_u = violated ÷ jobs · 100; NaN if none has arrived
 * @param weightedTardiness WT_u = Σ request·T, in core-ticks
 * @param capacity cores the user may expect, at least 1
 */
public record UserRow(String user, int jobs, int violated, double veetPercent, double weightedTardiness, long capacity) {
}
