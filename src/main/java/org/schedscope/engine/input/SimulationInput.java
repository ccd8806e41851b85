package org.schedscope.engine.input;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.model.Cluster;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.Downstream;
import org.schedscope.model.graph.Eligibility;
import org.schedscope.model.graph.MeanRanks;
import org.schedscope.model.graph.ValueOverTime;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;

/** Workload and platform as arrays, and what follows from them: worked out once, then only read, by any number of runs. */
public final class SimulationInput {
    /** Ticks and core-ticks of a run stay below this, so that sums in the engine never overflow. */
    public static final long LARGEST_TOTAL = 1L << 61;

    private final WorkloadIndex index;
    private final Platform platform;
    private final List<Cluster> clusters;
    private final Delays delays;
    private final boolean noDelays;
    private final Eligibility eligibility;
    private final CriticalPaths estimatedPaths;
    private final Users users;
    private final ArrivalOrder order;
    private final Edges edges;
    private final int[] cores;
    private final TaskTimes times;
    private final long[] scaledWork;
    private final Downstream scaledDownstream;
    private final ValueOverTime[] valueOverTime;
    private long workScale = 1;
    private MeanRanks meanRanks;
    private final boolean memoryBinds;

    private SimulationInput(WorkloadIndex index, Platform platform) {
        this.index = index;
        this.platform = platform;
        clusters = platform.clusters();
        delays = platform.delays();
        noDelays = platform.network() instanceof NetworkModel.None;
        eligibility = new Eligibility(index, platform);
        int tasks = index.taskCount();
        order = new ArrivalOrder(index);
        edges = new Edges(index);
        cores = new int[tasks];
        times = new TaskTimes(index, clusters);
        scaledWork = new long[tasks];
        scaledDownstream = new Downstream(index, task -> scaledWork[task]);
        valueOverTime = new ValueOverTime[index.jobCount()];
        fillTasks();
        memoryBinds = clusters.stream().anyMatch(cluster -> cluster.memory().isPresent());
        checkTotals();
        users = new Users(index.workload(), platform, Set.of());
        estimatedPaths = new CriticalPaths(index, platform, eligibility, CriticalPaths.Basis.ESTIMATE);
    }

    /**
     * @throws org.schedscope.model.graph.UnplaceableTaskException if a task fits no cluster
     * @throws ModelException if times or work add up beyond {@link #LARGEST_TOTAL}
     */
    public static SimulationInput of(Workload workload, Platform platform) {
        return of(new WorkloadIndex(workload), platform);
    }

    /** The same for a workload that is numbered already. */
    public static SimulationInput of(WorkloadIndex index, Platform platform) {
        try {
            return new SimulationInput(index, platform);
        } catch (ArithmeticException overflow) {
            throw tooLarge();
        }
    }

    private SimulationInput(SimulationInput other, Set<Integer> absent) {
        index = other.index;
        platform = other.platform;
        clusters = other.clusters;
        delays = other.delays;
        noDelays = other.noDelays;
        eligibility = other.eligibility;
        order = other.order;
        edges = other.edges;
        cores = other.cores;
        times = other.times;
        scaledWork = other.scaledWork;
        scaledDownstream = other.scaledDownstream;
        valueOverTime = other.valueOverTime;
        workScale = other.workScale;
        meanRanks = other.meanRanks;
        memoryBinds = other.memoryBinds;
        estimatedPaths = other.estimatedPaths;
        users = new Users(index.workload(), platform, absent);
    }

    /** The same where some jobs, by their numbers, never arrive, so that no share is kept for users who have no others. */
    public SimulationInput without(Set<Integer> absent) {
        return absent.isEmpty() ? this : new SimulationInput(this, absent);
    }

    private static ModelException tooLarge() {
        return new ModelException("the workload's times and work add up to more than " + LARGEST_TOTAL + " ticks or core-ticks");
    }

    private void fillTasks() {
        int number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                cores[number++] = task.cores();
                if (!task.execOn().isEmpty()) {
                    workScale = leastCommonMultiple(workScale, task.meanEstimate().denominator());
                }
            }
        }
        number = 0;
        for (Job job : index.workload().jobs()) {
            for (Task task : job.tasks()) {
                long work = task.estimate().isPresent() || task.execOn().isEmpty()
                        ? Math.multiplyExact(task.estimate().orElse(task.exec()), workScale)
                        : task.meanEstimate().times(workScale).numerator();
                scaledWork[number++] = Math.multiplyExact(work, task.cores());
            }
        }
    }

    private static long leastCommonMultiple(long a, long b) {
        // In lowest terms, a/b has the denominator b ÷ gcd(a, b).
        return Math.multiplyExact(a, new Ratio(a, b).denominator());
    }

    /** A run can never be longer than its last arrival, all tasks one after another and every edge's longest delay. */
    private void checkTotals() {
        long ticks = 0;
        long work = 0;
        for (int task = 0; task < cores.length; task++) {
            long longest = times.longest(task, eligibility);
            ticks = Math.addExact(ticks, longest);
            work = Math.addExact(work, Math.max(scaledWork[task], Math.multiplyExact(longest, cores[task])));
            if (edges.first(task + 1) > edges.first(task) && !noDelays) {
                for (int edge = edges.first(task); edge < edges.first(task + 1); edge++) {
                    ticks = Math.addExact(ticks, longestDelay(task, edge));
                }
            }
        }
        ticks = Math.addExact(ticks, order.lastArrival());
        if (ticks > LARGEST_TOTAL || work > LARGEST_TOTAL) {
            throw tooLarge();
        }
    }

    private long longestDelay(int parent, int edge) {
        Task task = index.task(parent);
        return delays.bound(Math.max(task.exec(), task.estimate().orElse(1)), edges.dependency(edge).data());
    }

    /** The users and their shares. */
    public Users users() {
        return users;
    }

    /** Number of a job's user, in order of the users' names. */
    public int userOf(int job) {
        return users.ofJob(job);
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

    /** Ranks and critical paths as schedulers know them. */
    public CriticalPaths estimatedPaths() {
        return estimatedPaths;
    }

    /** Ranks and critical paths as they turn out to be; where schedulers are told the truth, the same. */
    public CriticalPaths truePaths() {
        return times.areTold() ? estimatedPaths : new CriticalPaths(index, platform, eligibility, CriticalPaths.Basis.TRUE);
    }

    /**
     * Ranks by means. Worked out when first asked for; two threads that ask at once make equal, immutable objects, so it does not matter
     * whose is kept.
     */
    public MeanRanks meanRanks() {
        if (meanRanks == null) {
            meanRanks = new MeanRanks(index, platform, eligibility);
        }
        return meanRanks;
    }

    /** The {@code place}-th job in order of (arrival, file position). */
    public int jobByArrival(int place) {
        return order.jobAt(place);
    }

    /** The tick at which the {@code place}-th job arrives. */
    public long arrivalByPlace(int place) {
        return order.arrivalAt(place);
    }

    /** Arrivals by place, shared: not to be written to. */
    public long[] arrivals() {
        return order.arrivals();
    }

    /** Place of a job in order of (arrival, file position). */
    public int jobOrder(int job) {
        return order.placeOf(job);
    }

    /** Place of a task in the order (job arrival, job index, task index), which breaks every tie. */
    public int tieOrder(int task) {
        return order.tieOrder(task);
    }

    public int cores(int task) {
        return cores[task];
    }

    /** Whether some cluster's memory is limited. */
    public boolean memoryBinds() {
        return memoryBinds;
    }

    /** True duration of a task on a cluster that can hold it, in ticks. */
    public long duration(int task, int cluster) {
        return times.truth(task, cluster);
    }

    /** Duration of a task on a cluster that can hold it as schedulers are told it, in ticks. */
    public long estimatedDuration(int task, int cluster) {
        return times.estimated(task, cluster);
    }

    /** Memory that a task holds while it runs; 0 where no cluster's memory is limited. */
    public long memory(int task) {
        return memoryBinds ? index.task(task).memory() : 0;
    }

    /**
     * Estimated exec × cores of a task, times a factor that is the same for all tasks of this input and makes it an integer. Good for
     * comparing loads.
     */
    public long scaledWork(int task) {
        return scaledWork[task];
    }

    /** What a sum of {@link #scaledWork}s stands for, in core-ticks. */
    public Ratio unscaled(long sumOfScaledWork) {
        return new Ratio(sumOfScaledWork, workScale);
    }

    /** Estimated work of a task and its distinct descendants, in core-ticks. */
    public Ratio downstream(int task) {
        return new Ratio(scaledDownstream.of(task), workScale);
    }

    /**
     * What a job is worth by its response time, with the critical path that schedulers know; none without a curve. Worked out when first
     * asked for; two threads that ask at once make equal, immutable objects, so it does not matter whose is kept.
     */
    public Optional<ValueOverTime> valueOverTime(int job) {
        Optional<ValueCurve> curve = index.job(job).value();
        if (curve.isPresent() && valueOverTime[job] == null) {
            valueOverTime[job] = new ValueOverTime(curve.get(), estimatedPaths.criticalPath(job));
        }
        return Optional.ofNullable(valueOverTime[job]);
    }

    /** Number of the first edge from a task to a child; edges of a task are in order of the child. */
    public int firstEdge(int task) {
        return edges.first(task);
    }

    public int edgeChild(int edge) {
        return edges.child(edge);
    }

    /** Whether data is wherever it is needed as soon as it exists. */
    public boolean dataTakesNoTime() {
        return noDelays || clusters.size() == 1;
    }

    /** Number of the queue that serves all clusters, where there is one; a cluster's own queue has the cluster's number. */
    public int centralQueue() {
        return clusters.size();
    }

    /** Ticks from the finish of a parent until its data is on a cluster. */
    public long delay(int parent, int edge, int from, int to) {
        return from == to || noDelays ? 0 : delay(parent, edges.dependency(edge), from, to);
    }

    /** The same for an edge as the child states it. */
    public long delay(int parent, Dependency edge, int from, int to) {
        if (from == to || noDelays) {
            return 0;
        }
        Task task = index.task(parent);
        return task.execOn().isEmpty() ? delays.delay(task.exec(), edge.data(), from, to)
                : delays.delay(times.meanExec(parent), edge.data(), from, to);
    }

    /** The same as schedulers expect it of a parent that has not finished. */
    public long estimatedDelay(int parent, Dependency edge, int from, int to) {
        if (from == to || noDelays) {
            return 0;
        }
        Task task = index.task(parent);
        return task.execOn().isEmpty() || task.estimate().isPresent()
                ? delays.delay(task.estimate().orElse(task.exec()), edge.data(), from, to)
                : delays.delay(times.meanExec(parent), edge.data(), from, to);
    }

    /** Whether schedulers are told the exact mean duration of a task. */
    public boolean isMeanTold(int task) {
        OptionalLong estimate = index.task(task).estimate();
        return estimate.isEmpty() || times.meanExec(task).equals(Ratio.of(estimate.getAsLong()));
    }
}
