package org.schedscope.optimum;

/**
 * How far a search has come.
 *
 * @param best the metric of the best schedule so far
 * @param bound what no schedule is better than
 */
public record SearchState(double best, double bound, long steps) {
}
