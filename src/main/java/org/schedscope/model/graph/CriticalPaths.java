package org.schedscope.model.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.schedscope.model.Cluster;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/**
 * Upward ranks and critical paths, in ticks, with the network delays that no placement can avoid (Burkimsher, Bate, Indrusiak 2013,
 * §2.2.1): {@code R(t) = dur(t) + max over children c of (unavoidable(t, c) + R(c))}, where {@code dur} is the smallest duration over the
 * clusters that can run t and {@code unavoidable} is 0 if some one cluster can run both ends of the edge, else the smallest delay
 * between two clusters that can.
 */
public final class CriticalPaths {
    /** Whose durations count. */
    public enum Basis {
        /** What happens: for metrics, value and starvation. */
        TRUE,
        /** Estimates: for policies. */
        ESTIMATE
    }

    private final WorkloadIndex index;
    private final Eligibility eligibility;
    private final List<Cluster> clusters;
    private final Delays delays;
    private final int[][][] routes;
    private final Basis basis;
    private final int[] fastestOf;
    /** These two are empty where every job is one task whose shortest duration is its execution time. */
    private final long[] rank;
    private final long[] criticalPath;

    public CriticalPaths(WorkloadIndex index, Platform platform, Basis basis) {
        this(index, platform, new Eligibility(index, platform), basis);
    }

    /** Ranks and critical paths where eligibility is known already. */
    public CriticalPaths(WorkloadIndex index, Platform platform, Eligibility eligibility, Basis basis) {
        this.index = index;
        this.eligibility = eligibility;
        this.basis = basis;
        clusters = platform.clusters();
        delays = platform.delays();
        routes = new int[eligibility.classCount()][eligibility.classCount()][];
        fastestOf = new int[eligibility.classCount()];
        for (int k = 0; k < fastestOf.length; k++) {
            fastestOf[k] = fastest(k);
        }
        if (index.isOfSingleTasks() && !index.columns().anyFigures()) {
            boolean alike = Arrays.stream(fastestOf).allMatch(cluster -> clusters.get(cluster).speed().equals(Ratio.ONE));
            rank = alike ? new long[0] : durations();
            criticalPath = rank;
            return;
        }
        rank = new long[index.taskCount()];
        criticalPath = new long[index.jobCount()];
        for (int j = 0; j < criticalPath.length; j++) {
            rankJob(j);
        }
    }

    public Eligibility eligibility() {
        return eligibility;
    }

    /** The shortest duration of a task on any cluster that can run it, in ticks. */
    public long shortestDuration(int task) {
        return index.isOfSingleTasks() ? rank(task) : smallestDuration(task, index.task(task));
    }

    /**
     * The smallest delay that any placement gives an edge, in ticks.
     *
     * @param parent number of the task that the edge leaves, {@code child} of the one that states it
     */
    public synchronized long unavoidable(int parent, int child, Dependency edge) {
        return unavoidable(parent, index.task(parent), child, edge);
    }

    /** Upward rank R of a task, in ticks. */
    public long rank(int task) {
        return rank.length == 0 ? exec(task) : rank[task];
    }

    /** CP of a job: the largest rank of its tasks, in ticks. */
    public long criticalPath(int job) {
        return criticalPath.length == 0 ? exec(job) : criticalPath[job];
    }

    /** The shortest durations of all tasks, which have no figures per cluster. */
    private long[] durations() {
        long[] durations = new long[index.taskCount()];
        for (int task = 0; task < durations.length; task++) {
            durations[task] = clusters.get(fastestOf[eligibility.classOf(task)]).durationOf(exec(task));
        }
        return durations;
    }

    /** In ticks, by the basis. */
    private long exec(int task) {
        return basis == Basis.ESTIMATE ? index.columns().told(task) : index.columns().exec()[task];
    }

    private int fastest(int taskClass) {
        int best = eligibility.cluster(taskClass, 0);
        for (int i = 1; i < eligibility.clusterCount(taskClass); i++) {
            int cluster = eligibility.cluster(taskClass, i);
            if (clusters.get(cluster).speed().compareTo(clusters.get(best).speed()) > 0) {
                best = cluster;
            }
        }
        return best;
    }

    private long smallestDuration(int number, Task task) {
        int taskClass = eligibility.classOf(number);
        if (task.execOn().isEmpty() || basis == Basis.ESTIMATE && task.estimate().isPresent()) {
            return durationOn(task, clusters.get(fastestOf[taskClass]));
        }
        long smallest = Long.MAX_VALUE;
        for (int i = 0; i < eligibility.clusterCount(taskClass); i++) {
            smallest = Math.min(smallest, durationOn(task, clusters.get(eligibility.cluster(taskClass, i))));
        }
        return smallest;
    }

    private long durationOn(Task task, Cluster cluster) {
        return basis == Basis.TRUE ? task.durationOn(cluster) : task.estimatedDurationOn(cluster);
    }

    private void rankJob(int job) {
        List<Task> tasks = index.job(job).tasks();
        int first = index.firstTask(job);
        int n = tasks.size();
        if (n == 1) {
            rank[first] = smallestDuration(first, tasks.get(0));
            criticalPath[job] = rank[first];
            return;
        }
        JobGraph graph = new JobGraph(tasks);
        // rank[] first collects the longest way through a child, then becomes the rank.
        for (int place = n - 1; place >= 0; place--) {
            int at = graph.inOrder(place);
            Task task = tasks.get(at);
            rank[first + at] += smallestDuration(first + at, task);
            criticalPath[job] = Math.max(criticalPath[job], rank[first + at]);
            for (Dependency dependency : task.parents()) {
                int parent = dependency.parent();
                long through = unavoidable(first + parent, tasks.get(parent), first + at, dependency) + rank[first + at];
                rank[first + parent] = Math.max(rank[first + parent], through);
            }
        }
    }

    private long unavoidable(int parent, Task parentTask, int child, Dependency edge) {
        int from = eligibility.classOf(parent);
        int to = eligibility.classOf(child);
        if (eligibility.shareACluster(from, to)) {
            return 0;
        }
        if (routes[from][to] == null) {
            routes[from][to] = routesBetween(from, to);
        }
        Ratio exec = basis == Basis.TRUE ? parentTask.meanExec() : parentTask.meanEstimate();
        long smallest = Long.MAX_VALUE;
        for (int route : routes[from][to]) {
            smallest = Math.min(smallest, delays.onRoute(exec, edge.data(), route));
        }
        return smallest;
    }

    /** The different routes between clusters of two classes that share no cluster. */
    private int[] routesBetween(int from, int to) {
        BitSet found = new BitSet();
        for (int a = 0; a < eligibility.clusterCount(from); a++) {
            for (int b = 0; b < eligibility.clusterCount(to); b++) {
                found.set(delays.route(eligibility.cluster(from, a), eligibility.cluster(to, b)));
            }
        }
        return found.stream().toArray();
    }
}
