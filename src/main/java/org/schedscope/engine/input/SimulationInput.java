package org.schedscope.engine.input;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Jobs;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.ExpectedEnds;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.model.graph.PeakUse;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Workload and platform as arrays, and derived data, computed once and read by any number of runs. */
public final class SimulationInput {
    /** Ticks and core-ticks of a run stay below this, so that sums in the engine never overflow. */
    public static final long LARGEST_TOTAL = 1L << 61;

    private final WorkloadIndex index;
    private final Platform platform;
    private final List<Cluster> clusters;
    private final Eligibility eligibility;
    private final CriticalPaths estimatedPaths;
    private final Users users;
    private final Tiers tiers;
    private final ArrivalOrder order;
    private final Edges edges;
    private final Jobs columns;
    private final TaskTimes times;
    private final DataDelays delays;
    private final EstimatedWork work;
    private final ValueOverTime[] valueOverTime;
    private MeanRanks meanRanks;
    private ExpectedEnds expectedEnds;
    private final Set<Integer> absent;
    private final CountedResources resources;

    private SimulationInput(WorkloadIndex index, Platform platform) {
        this.index = index;
        this.platform = platform;
        clusters = platform.clusters();
        eligibility = new Eligibility(index, platform);
        order = new ArrivalOrder(index);
        edges = new Edges(index);
        columns = index.columns();
        times = new TaskTimes(index, clusters);
        delays = new DataDelays(index, platform, edges, times);
        work = new EstimatedWork(index);
        valueOverTime = new ValueOverTime[columns.anyCurve() ? index.jobCount() : 0];
        resources = CountedResources.of(columns, clusters);
        checkTotals();
        absent = Set.of();
        users = new Users(columns, platform, absent);
        tiers = new Tiers(columns, platform.rules());
        QueueChecks.check(this);
        estimatedPaths = new CriticalPaths(index, platform, eligibility, CriticalPaths.Basis.ESTIMATE);
    }

    /**
     * @throws org.schedscope.model.graph.UnplaceableTaskException if a task fits no cluster
     * @throws ModelException if times or work add up beyond {@link #LARGEST_TOTAL}
     */
    public static SimulationInput of(Workload workload, Platform platform) {
        return of(new WorkloadIndex(workload), platform);
    }

    /** The input of a workload that is numbered already. */
    public static SimulationInput of(WorkloadIndex index, Platform platform) {
        try {
            return new SimulationInput(index, platform);
        } catch (ArithmeticException overflow) {
            throw tooLarge();
        }
    }

    private SimulationInput(SimulationInput other, Set<Integer> absent) {
        this.absent = Set.copyOf(absent);
        index = other.index;
        platform = other.platform;
        clusters = other.clusters;
        delays = other.delays;
        eligibility = other.eligibility;
        order = other.order;
        edges = other.edges;
        columns = other.columns;
        times = other.times;
        work = other.work;
        valueOverTime = other.valueOverTime;
        meanRanks = other.meanRanks;
        resources = other.resources;
        estimatedPaths = other.estimatedPaths;
        users = new Users(columns, platform, absent);
        tiers = other.tiers;
    }

    /** This input without some jobs, by their numbers: they never arrive, and users without other jobs have no share. */
    public SimulationInput without(Set<Integer> absent) {
        return absent.isEmpty() ? this : new SimulationInput(this, absent);
    }

    private static ModelException tooLarge() {
        return new ModelException("the workload's times and work add up to more than " + LARGEST_TOTAL + " ticks or core-ticks");
    }

    /** A run can never be longer than its last arrival, all tasks one after another and every edge's longest delay. */
    private void checkTotals() {
        if (!columns.anyEdges() && times.areAlike() && staysBelow(LARGEST_TOTAL - order.lastArrival())) {
            return;
        }
        long ticks = 0;
        long coreTicks = 0;
        for (int task = 0; task < index.taskCount(); task++) {
            long longest = times.longest(task, eligibility);
            ticks = Math.addExact(ticks, longest);
            coreTicks = Math.addExact(coreTicks, Math.max(work.checked(task), Math.multiplyExact(longest, columns.cores()[task])));
            for (int edge = edges.first(task); edge < edges.first(task + 1); edge++) {
                ticks = Math.addExact(ticks, delays.longest(task, edge));
            }
        }
        ticks = Math.addExact(ticks, order.lastArrival());
        if (ticks > LARGEST_TOTAL || coreTicks > LARGEST_TOTAL) {
            throw tooLarge();
        }
    }

    /** Whether work stays below a bound even if all tasks are as long and as wide as the longest and the widest. */
    private boolean staysBelow(long bound) {
        long longest = 1;
        for (long ticks : columns.exec()) {
            longest = Math.max(longest, ticks);
        }
        for (long ticks : columns.estimate()) {
            longest = Math.max(longest, ticks);
        }
        int widest = 1;
        for (int count : columns.cores()) {
            widest = Math.max(widest, count);
        }
        return longest <= bound / index.taskCount() / widest;
    }

    /** The users and their shares. */
    public Users users() {
        return users;
    }

    /** The tiers of queues. */
    public Tiers tiers() {
        return tiers;
    }

    /** Jobs and tasks in order of arrival. */
    public ArrivalOrder order() {
        return order;
    }

    /** The edges from parents to children. */
    public Edges edges() {
        return edges;
    }

    public TaskTimes times() {
        return times;
    }

    public DataDelays delays() {
        return delays;
    }

    /** Work that schedulers expect. */
    public EstimatedWork work() {
        return work;
    }

    public WorkloadIndex index() {
        return index;
    }

    public Platform platform() {
        return platform;
    }

    public List<Cluster> clusters() {
        return clusters;
    }

    public int clusterCount() {
        return clusters.size();
    }

    public Eligibility eligibility() {
        return eligibility;
    }

    /** Estimated ranks and critical paths. */
    public CriticalPaths estimatedPaths() {
        return estimatedPaths;
    }

    /** Ranks and critical paths as they turn out to be; those of estimates where these are exact. */
    public CriticalPaths truePaths() {
        return times.areTold() ? estimatedPaths : new CriticalPaths(index, platform, eligibility, CriticalPaths.Basis.TRUE);
    }

    /** Ranks by means, computed in the first call. Two threads that call at once compute equal, immutable objects; either may be kept. */
    public MeanRanks meanRanks() {
        if (meanRanks == null) {
            meanRanks = new MeanRanks(index, platform, eligibility);
        }
        return meanRanks;
    }

    /**
     * Expected end tick of a job by estimates, with an equal share of the platform for each user of a job that arrives. Computed in the
     * first call; two threads that call at once compute equal, immutable objects; either may be kept.
     */
    public long expectedEnd(int job) {
        if (expectedEnds == null) {
            ExpectedEnds ends = new ExpectedEnds(index, estimatedPaths);
            share(ends, platform.totalCores(), this::cores, number -> work.unscaled(tasksOf(number).mapToLong(work::scaled).sum()).ceil());
            ExpectedEnds.sharedMemory(columns, platform).ifPresent(whole -> share(ends, whole, columns::memoryOf, this::memoryTicks));
            expectedEnds = ends;
        }
        return expectedEnds.of(job);
    }

    private void share(ExpectedEnds ends, long whole, IntToLongFunction use, IntToLongFunction amount) {
        long each = Math.max(1, whole / users.count());
        ends.share(user -> each, job -> 0, new PeakUse(index, estimatedPaths, use).ofJobs(), amount, job -> !absent.contains(job));
    }

    private IntStream tasksOf(int job) {
        return IntStream.range(index.firstTask(job), index.firstTask(job + 1));
    }

    private long memoryTicks(int job) {
        return tasksOf(job).mapToObj(index::task).map(task -> task.meanEstimate().times(task.memory())).reduce(Ratio.ZERO, Ratio::plus)
                .ceil();
    }

    public int cores(int task) {
        return columns.cores()[task];
    }

    /** What tasks need and clusters have besides cores. */
    public CountedResources resources() {
        return resources;
    }

    /** What tasks hold besides cores while they run, by resource, then task; not to be changed. */
    public long[][] needs() {
        return resources.needs();
    }

    /**
     * Value of a job by its response time, with the estimated critical path; empty without a curve. Computed in the first call; two threads
     * that call at once compute equal, immutable objects; either may be kept.
     */
    public Optional<ValueOverTime> valueOverTime(int job) {
        if (valueOverTime.length == 0) {
            return Optional.empty();
        }
        Optional<ValueCurve> curve = index.job(job).value();
        if (curve.isPresent() && valueOverTime[job] == null) {
            valueOverTime[job] = new ValueOverTime(curve.get(), estimatedPaths.criticalPath(job));
        }
        return Optional.ofNullable(valueOverTime[job]);
    }

    /** Number of the queue that serves all clusters, if there is one; a cluster's own queue has the cluster's number. */
    public int centralQueue() {
        return clusters.size();
    }
}
