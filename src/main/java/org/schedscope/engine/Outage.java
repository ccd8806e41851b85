package org.schedscope.engine;

/**
 * Cores of a cluster that are missing from a fork on. Free cores go at once, others as the tasks that hold them end.
 *
 * @param cluster number of the cluster
 * @param cores at least 1
 * @param until the tick at which they are back, free at once; schedulers may plan with it
 */
public record Outage(int cluster, int cores, long until) {
}
