package org.schedscope.scheduler.fourphase.reserve;

import java.util.Arrays;
import org.schedscope.engine.RemainingWork;
import org.schedscope.engine.input.SimulationInput;

/** How long what is left of tasks takes on clusters, as estimates have it. */
public final class Durations {
    private final SimulationInput input;
    private final RemainingWork left;
    private final int clusters;
    /** By job, then task and cluster: what was asked for before, as long as it holds; 0: not asked for. */
    private final long[][] known;

    /** All of every task is left. */
    public Durations(SimulationInput input) {
        this(input, new RemainingWork(input.index().taskCount()));
    }

    private Durations(SimulationInput input, RemainingWork left) {
        this.input = input;
        this.left = left;
        clusters = input.clusterCount();
        known = new long[input.index().jobCount()][];
    }

    public Durations copy() {
        return new Durations(input, left.copy());
    }

    /** Ticks that what is left of a task takes on a cluster; at least 1. */
    public long of(int task, int cluster) {
        int job = input.index().jobOf(task);
        if (known[job] == null) {
            known[job] = new long[Math.multiplyExact(input.index().taskCountOf(job), clusters)];
        }
        int at = first(task) + cluster;
        if (known[job][at] == 0) {
            known[job][at] = left.ticks(task, input.times().estimated(task, cluster));
        }
        return known[job][at];
    }

    private int first(int task) {
        return (task - input.index().firstTask(input.index().jobOf(task))) * clusters;
    }

    /** A task has run for some ticks on a cluster and was suspended. */
    public void ran(int task, long ticks, int cluster) {
        left.ran(task, ticks, input.times().estimated(task, cluster));
        long[] ofJob = known[input.index().jobOf(task)];
        if (ofJob != null) {
            Arrays.fill(ofJob, first(task), first(task) + clusters, 0);
        }
    }

    /** Whether a task has run and was suspended. */
    public boolean wasSuspended(int task) {
        return left.wasSuspended(task);
    }
}
