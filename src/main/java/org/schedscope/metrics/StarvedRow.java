package org.schedscope.metrics;

/**
 * Starvation in one decile of arrived jobs by work: position i of n (from 0), by ascending work, belongs to decile floor(10·i ÷ n).
 *
 * @param decile 1 (least work) to 10
 * @param jobs number of arrived jobs
 * @param starved number of starved jobs among them
 */
public record StarvedRow(int decile, int jobs, int starved) {
}
