package org.schedscope.engine;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.TickHeap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Release.When;
import org.schedscope.model.ReleaseOrder;
import org.schedscope.model.ReleaseOrder.Condition;

/** The jobs that wait for a tick or for other jobs, and the ticks at which they may begin. */
final class JobReleases {
    private final ReleaseOrder order;
    /** By job: conditions on others that are not met yet. */
    private final int[] unmet;
    /** By job: the tick at which the last of those met so far is met. */
    private final long[] from;
    private final boolean[] arrived;
    private final boolean[] open;
    private final boolean[] hasStarted;
    /** Jobs that cannot begin any more, because another did not succeed. */
    private final boolean[] hopeless;
    /** Jobs that may begin at a tick. */
    private final TickHeap openings;

    private JobReleases(SimulationInput input) {
        order = ReleaseOrder.of(input.index().columns());
        int jobs = input.index().jobCount();
        unmet = new int[jobs];
        Arrays.setAll(unmet, job -> order.of(job).size());
        from = new long[jobs];
        arrived = new boolean[jobs];
        open = new boolean[jobs];
        hasStarted = new boolean[jobs];
        hopeless = new boolean[jobs];
        openings = new TickHeap(16);
    }

    private JobReleases(JobReleases other) {
        order = other.order;
        unmet = other.unmet.clone();
        from = other.from.clone();
        arrived = other.arrived.clone();
        open = other.open.clone();
        hasStarted = other.hasStarted.clone();
        hopeless = other.hopeless.clone();
        openings = other.openings.copy();
    }

    /** The conditions of a run; null if there are none. */
    static JobReleases of(SimulationInput input) {
        return input.index().columns().anyRelease() ? new JobReleases(input) : null;
    }

    JobReleases copy() {
        return new JobReleases(this);
    }

    /** The next tick at which a job may begin; {@link Long#MAX_VALUE} if none is known. */
    long next() {
        return openings.nextTick();
    }

    /** Removes and returns the next job that may begin. Jobs of one tick come by number. */
    int openNext() {
        int job = openings.poll();
        open[job] = true;
        return job;
    }

    /** Whether a job may have begun. */
    boolean isOpen(int job) {
        return open[job];
    }

    /** Whether a job that arrives has to leave. */
    boolean isHopeless(int job) {
        return hopeless[job];
    }

    /** @param begin tick before which it does not begin */
    void arrived(int job, long now, long begin) {
        arrived[job] = true;
        from[job] = Math.max(from[job], Math.max(now, begin));
        openIfMet(job);
    }

    private void openIfMet(int job) {
        if (arrived[job] && unmet[job] == 0) {
            openings.add(from[job], job);
        }
    }

    private void meet(Condition condition, long tick) {
        from[condition.job()] = Math.max(from[condition.job()], tick);
        unmet[condition.job()]--;
        openIfMet(condition.job());
    }

    /** A task of a job has started. */
    void started(int job, long now) {
        if (!hasStarted[job]) {
            hasStarted[job] = true;
            order.on(job).stream().filter(condition -> condition.when() == When.STARTED)
                    .forEach(condition -> meet(condition, now + Math.max(1, condition.delay())));
        }
    }

    void finished(int job, long now) {
        order.on(job).stream().filter(condition -> condition.when() != When.STARTED)
                .forEach(condition -> meet(condition, now + condition.delay()));
    }

    /**
     * A job has left unfinished.
     *
     * @param leaving receives jobs that have arrived and have to leave, too
     */
    void left(int job, long now, IntConsumer leaving) {
        started(job, now);
        for (Condition condition : order.on(job)) {
            if (condition.when() == When.FINISHED) {
                meet(condition, now + condition.delay());
            } else if (condition.when() == When.SUCCEEDED) {
                hopeless[condition.job()] = true;
                if (arrived[condition.job()]) {
                    leaving.accept(condition.job());
                }
            }
        }
    }
}
