package org.schedscope.scheduler.fourphase.reserve;

import org.schedscope.engine.core.RemainingWork;
import org.schedscope.engine.input.SimulationInput;

/** How long what is left of tasks takes on clusters, as estimates have it. */
public final class Durations {
    private final SimulationInput input;
    private final RemainingWork left;
    /** By task, then cluster: durations of earlier calls, as long as they hold; 0: not known. */
    private final long[][] known;

    /** All of every task is left. */
    public Durations(SimulationInput input) {
        this(input, new RemainingWork(input.index().taskCount()));
    }

    private Durations(SimulationInput input, RemainingWork left) {
        this.input = input;
        this.left = left;
        known = new long[input.index().taskCount()][];
    }

    public Durations copy() {
        return new Durations(input, left.copy());
    }

    /** Ticks that what is left of a task takes on a cluster; at least 1. */
    public long of(int task, int cluster) {
        long[] ofTask = known[task];
        return ofTask == null || ofTask[cluster] == 0 ? find(task, cluster) : ofTask[cluster];
    }

    private long find(int task, int cluster) {
        if (known[task] == null) {
            known[task] = new long[input.clusterCount()];
        }
        known[task][cluster] = left.ticks(task, input.times().estimated(task, cluster));
        return known[task][cluster];
    }

    /** A task has run for some ticks on a cluster and was suspended. */
    public void ran(int task, long ticks, int cluster) {
        left.ran(task, ticks, input.times().estimated(task, cluster));
        known[task] = null;
    }

    /** A task is done: its duration is not needed any more. */
    public void forget(int task) {
        known[task] = null;
    }

    /** Whether a task has run and was suspended. */
    public boolean wasSuspended(int task) {
        return left.wasSuspended(task);
    }
}
