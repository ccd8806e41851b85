package org.schedscope.metrics.fact;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/**
 * Properties of the jobs of a workload on a platform that do not depend on a run, by job number. Immutable and safe to share between runs
 * and threads.
 */
public final class JobFacts {
    /** The fewest jobs for which a second thread pays. */
    private static final int MANY = 20_000;

    private final WorkloadIndex index;
    private final Platform platform;
    private final Jobs columns;
    private final CriticalPaths truePaths;
    private final JobWork work;
    private final boolean anyCurve;
    private ExpectedEndTimes lastExpected;

    /**
     * @throws org.schedscope.model.ModelException if no cluster of the platform can hold some task
     */
    public JobFacts(WorkloadIndex index, Platform platform) {
        this(index, platform, new CriticalPaths(index, platform, CriticalPaths.Basis.TRUE));
    }

    /**
     * Facts from critical paths that were computed before.
     *
     * @param truePaths by true durations
     */
    public JobFacts(WorkloadIndex index, Platform platform, CriticalPaths truePaths) {
        this.index = index;
        this.platform = platform;
        this.truePaths = truePaths;
        columns = index.columns();
        work = new JobWork(index);
        anyCurve = columns.anyCurve();
    }

    public WorkloadIndex index() {
        return index;
    }

    public Platform platform() {
        return platform;
    }

    /** Critical paths by true durations, with the clusters of each task. */
    public CriticalPaths truePaths() {
        return truePaths;
    }

    public int jobCount() {
        return index.jobCount();
    }

    /** Tick of arrival. */
    public long arrival(int job) {
        return columns.arrival()[job];
    }

    public boolean hasDeadline(int job) {
        return columns.scheduling(job).deadline().isPresent();
    }

    /** Absolute deadline of a job that has one, a tick. */
    public long deadline(int job) {
        return arrival(job) + columns.scheduling(job).deadline().orElseThrow();
    }

    /** CP from true durations, unavoidable network delays included, in ticks, at least 1. */
    public long criticalPath(int job) {
        return truePaths.criticalPath(job);
    }

    /** X = Σ exec·cores, in core-ticks, greater than 0. */
    public Ratio work(int job) {
        return work.of(job);
    }

    /** {@link #work}, rounded up to whole core-ticks. */
    long wholeWork(int job) {
        return work.ceil(job);
    }

    /** Whether some job has a value curve. */
    public boolean hasValueCurves() {
        return anyCurve;
    }

    /** {@link #work}, rounded to a double. */
    public double workCoreTicks(int job) {
        return work.coreTicks(job);
    }

    /** Job numbers by ascending work, ties in file order. */
    public int[] byWork() {
        return work.order();
    }

    /** Work of the jobs in that order, in core-ticks; must not be changed. */
    public double[] workAscending() {
        return work.ascending();
    }

    public int coresOf(int task) {
        return columns.cores()[task];
    }

    /** The users of the workload, sorted by name; the index is a user's number. */
    public List<String> users() {
        return columns.users();
    }

    public int userOf(int job) {
        return columns.userOf()[job];
    }

    /**
     * Starts the slow computations that depend on no run in another thread; results are awaited at their first use. Invalid capacities are
     * reported there.
     */
    public void prepare(EetCapacity capacity) {
        if (jobCount() >= MANY && capacity.pastWindow().isEmpty()) {
            CompletableFuture.runAsync(() -> {
                byWork();
                expectedEndTimes(capacity);
            });
        }
    }

    /**
     * Expected end times for a capacity; the last ones are cached.
     *
     * @throws ModelException if the capacity has a user that the workload does not have, or depends on a run
     */
    public ExpectedEndTimes expectedEndTimes(EetCapacity capacity) {
        return expectedEndTimes(capacity, Optional.empty());
    }

    /**
     * Expected end times for a capacity in a run; the last ones are cached.
     *
     * @param past use before arrivals, if the capacity depends on it
     */
    public synchronized ExpectedEndTimes expectedEndTimes(EetCapacity capacity, Optional<PastUse> past) {
        if (capacity.pastWindow().isPresent() && past.isEmpty()) {
            throw new ModelException(Message.of("choices", "capacity.run"));
        }
        Optional<PastUse> used = past.filter(use -> capacity.pastWindow().isPresent());
        if (lastExpected == null || !lastExpected.areFor(capacity, used)) {
            lastExpected = new ExpectedEndTimes(this, capacity, used);
        }
        return lastExpected;
    }
}
