package org.schedscope.model;

import static org.schedscope.model.Checks.require;

import java.util.OptionalInt;

/**
 * Cores of a cluster that are missing for a time that is set beforehand, for maintenance or a reservation of the machine: no task starts
 * that would still need them then, and they go as soon as they are idle.
 *
 * @param cluster id of the cluster
 * @param cores at least 1; absent: all
 * @param from first tick without them
 * @param to tick at which they are back, after {@code from}
 * @param announced tick from which schedulers plan with it, not after {@code from}
 */
public record Closure(String cluster, OptionalInt cores, long from, long to, long announced) {
    public Closure {
        require(cores.isEmpty() || cores.getAsInt() >= 1, "cores", cores.orElse(1));
        require(from >= 0 && from < to, "closure.to", cluster, from, to);
        require(announced >= 0 && announced <= from, "closure.announced", cluster, from, announced);
    }

    /** This closure of a cluster with another id. */
    public Closure withCluster(String id) {
        return new Closure(id, cores, from, to, announced);
    }
}
