package org.schedscope.metrics;

/**
 * The use of a cluster.
 *
 * @param utilisation core-ticks executed ÷ (makespan of the run × cores), 0 to 1; NaN while nothing has run
 * @param busyCoreTicks core-ticks executed
 */
public record ClusterRow(String cluster, int cores, double utilisation, double busyCoreTicks) {
}
