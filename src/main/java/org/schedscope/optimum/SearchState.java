package org.schedscope.optimum;

/**
 * The progress of a search.
 *
 * @param best metric of the best schedule so far
 * @param bound value that no schedule is better than
 */
public record SearchState(double best, double bound, long steps) {
}
