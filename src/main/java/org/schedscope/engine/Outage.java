package org.schedscope.engine;

/**
 * Cores of a cluster that are out of order from a fork on. Free cores go at once, others as the tasks that hold them end.
 *
 * @param cluster number of the cluster
 * @param cores at least 1
 * @param until the tick at which they are back, free at once; schedulers know it
 */
public record Outage(int cluster, int cores, long until) {
}
