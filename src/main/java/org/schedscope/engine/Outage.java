package org.schedscope.engine;

/**
 * Cores of a cluster that are missing for a time, by a fork or a closure of the platform. Free cores go at once, others as the tasks that
 * hold them end.
 *
 * @param cluster number of the cluster
 * @param cores at least 1
 * @param from tick at which they go; perhaps still to come
 * @param until the tick at which they are back, free at once; schedulers may plan with it
 */
public record Outage(int cluster, int cores, long from, long until) {
}
