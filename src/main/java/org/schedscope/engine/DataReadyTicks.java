package org.schedscope.engine;

import org.schedscope.engine.input.SimulationInput;

/**
 * The tick from which the output of all finished parents of a task is on a cluster. Kept for jobs with dependencies on platforms where
 * data takes time, else it is always there.
 */
final class DataReadyTicks {
    private final SimulationInput input;
    private final int clusters;
    private final boolean always;
    private final long[][] ofJob;

    DataReadyTicks(SimulationInput input) {
        this(input, new long[input.index().jobCount()][]);
    }

    private DataReadyTicks(SimulationInput input, long[][] ofJob) {
        this.input = input;
        clusters = input.clusterCount();
        always = input.delays().takeNoTime();
        this.ofJob = ofJob;
    }

    DataReadyTicks copy() {
        long[][] copies = new long[ofJob.length][];
        for (int job = 0; job < copies.length; job++) {
            copies[job] = ofJob[job] == null ? null : ofJob[job].clone();
        }
        return new DataReadyTicks(input, copies);
    }

    /** The tick; 0 if no parent has finished. */
    long of(int task, int cluster) {
        int job = input.index().jobOf(task);
        return ofJob[job] == null ? 0 : ofJob[job][at(job, task, cluster)];
    }

    private int at(int job, int task, int cluster) {
        return (task - input.index().firstTask(job)) * clusters + cluster;
    }

    /** Raises the tick, if it is lower, and returns it. */
    long atLeast(int task, int cluster, long tick) {
        if (always) {
            return tick;
        }
        int job = input.index().jobOf(task);
        if (ofJob[job] == null) {
            ofJob[job] = new long[Math.multiplyExact(input.index().taskCountOf(job), clusters)];
        }
        long[] ticks = ofJob[job];
        int at = at(job, task, cluster);
        ticks[at] = Math.max(ticks[at], tick);
        return ticks[at];
    }
}
