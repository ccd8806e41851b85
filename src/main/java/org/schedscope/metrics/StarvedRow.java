package org.schedscope.metrics;

/**
 * Starvation in one decile of job work: of the jobs that have arrived, by work ascending, position i of n (from 0) belongs to decile
 * floor(10·i ÷ n).
 *
 * @param decile 1 (least work) to 10
 * @param jobs jobs that have arrived
 * @param starved those of them that have starved
 */
public record StarvedRow(int decile, int jobs, int starved) {
}
