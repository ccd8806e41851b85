package org.schedscope.metrics;

/**
 * How a user's expectations were met (Tóth, Klusáček 2014, §3.3).
 *
 * @param jobs jobs that have arrived
 * @param violated jobs among them that ended, or still go on, after their expected end time
 * @param veetPercent VEET_u = violated ÷ jobs · 100; NaN if none has arrived
 * @param weightedTardiness WT_u = Σ request·T, in core-ticks
 * @param capacity cores the user may expect, at least 1
 */
public record UserRow(String user, int jobs, int violated, double veetPercent, double weightedTardiness, long capacity) {
}
