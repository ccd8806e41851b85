package org.schedscope.optimum;

import java.util.ArrayList;
import java.util.List;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.JobGraph;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.graph.CriticalPaths;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.text.Message;

/** The placement problem as arrays by task number: clusters, durations, predecessors and release ticks of tasks. */
final class PlacementProblem {
    /** The most tasks; every step of the search visits all of them. */
    static final int MOST_TASKS = 2_000;
    /** The most cores; every schedule that is tried keeps its free cores. */
    static final long MOST_CORES = 10_000_000;
    private static final long NOWHERE = -1;

    /**
     * Data of a parent that a task needs.
     *
     * @param delay ticks by clusters of parent and child; 0 on one cluster
     * @param least ticks that no placement avoids
     */
    record Edge(int parent, int child, long[][] delay, long least) {
    }

    private final WorkloadIndex index;
    private final CriticalPaths paths;
    private final List<Cluster> clusters;
    private final boolean alike;
    private final CountedResources resources;
    private final long[] release;
    private final int[][] eligible;
    private final long[][] duration;
    private final List<List<Edge>> inputs = new ArrayList<>();
    private final int[] topological;
    private final long[] earliestEnd;

    /** @throws ModelException if it is too large for a search, or has closures */
    PlacementProblem(SimulationInput input) {
        index = input.index();
        paths = input.truePaths();
        if (!input.platform().closures().isEmpty()) {
            throw new ModelException(Message.of("optimum", "closures"));
        }
        if (index.taskCount() > MOST_TASKS) {
            throw new ModelException(Message.of("optimum", "tasks", index.taskCount(), MOST_TASKS));
        }
        if (input.platform().totalCores() > MOST_CORES) {
            throw new ModelException(Message.of("optimum", "cores", input.platform().totalCores(), MOST_CORES));
        }
        clusters = input.platform().clusters();
        Delays delays = input.platform().delays();
        alike = areAlike(delays);
        resources = input.resources();
        int count = index.taskCount();
        release = new long[count];
        eligible = new int[count][];
        duration = new long[count][clusters.size()];
        topological = new int[count];
        for (int job = 0; job < index.jobCount(); job++) {
            JobGraph graph = new JobGraph(index.job(job).tasks());
            int first = index.firstTask(job);
            for (int task = first; task < index.firstTask(job + 1); task++) {
                topological[task] = first + graph.inOrder(task - first);
                place(task, job, delays);
            }
        }
        earliestEnd = ends();
    }

    /** Whether clusters differ in their names only. */
    private boolean areAlike(Delays delays) {
        Cluster first = clusters.get(0);
        boolean plain = index.workload().jobs().stream().flatMap(job -> job.tasks().stream()).allMatch(task -> task.execOn().isEmpty());
        return plain && delays.routeCount() == 1 && clusters.stream().allMatch(each -> each.cores() == first.cores()
                && each.kind().equals(first.kind()) && each.speed().equals(first.speed()) && each.memory().equals(first.memory())
                && each.resources().equals(first.resources()));
    }

    private void place(int number, int job, Delays delays) {
        Task task = index.task(number);
        release[number] = index.job(job).arrival();
        List<Integer> fitting = new ArrayList<>();
        for (int cluster = 0; cluster < clusters.size(); cluster++) {
            boolean fits = task.fits(clusters.get(cluster));
            duration[number][cluster] = fits ? task.durationOn(clusters.get(cluster)) : NOWHERE;
            if (fits) {
                fitting.add(cluster);
            }
        }
        eligible[number] = fitting.stream().mapToInt(cluster -> cluster).toArray();
        List<Edge> edges = new ArrayList<>();
        for (Dependency dependency : task.parents()) {
            int parent = index.firstTask(job) + dependency.parent();
            long[][] delay = new long[clusters.size()][clusters.size()];
            for (int from = 0; from < delay.length; from++) {
                for (int to = 0; to < delay.length; to++) {
                    delay[from][to] = delays.delay(index.task(parent).meanExec(), dependency.data(), from, to);
                }
            }
            edges.add(new Edge(parent, number, delay, paths.unavoidable(parent, number, dependency)));
        }
        inputs.add(edges);
    }

    WorkloadIndex index() {
        return index;
    }

    int taskCount() {
        return release.length;
    }

    int clusterCount() {
        return clusters.size();
    }

    Cluster cluster(int number) {
        return clusters.get(number);
    }

    /** Whether clusters can be exchanged without changing any schedule. */
    boolean isSymmetric() {
        return alike && clusters.size() > 1;
    }

    /** Clusters that can hold a task, in platform order. */
    int[] clusters(int task) {
        return eligible[task];
    }

    /** Ticks of a task on a cluster that can hold it. */
    long duration(int task, int cluster) {
        return duration[task][cluster];
    }

    long shortest(int task) {
        return paths.shortestDuration(task);
    }

    /** The earliest start tick of a task by its job's arrival. */
    long release(int task) {
        return release[task];
    }

    int cores(int task) {
        return index.task(task).cores();
    }

    /** What tasks need besides cores, by resource, then task. */
    long[][] needs() {
        return resources.needs();
    }

    /** What clusters have of that, by resource, then cluster; {@link Long#MAX_VALUE} where it is not limited. */
    long[][] capacities() {
        return resources.capacities();
    }

    List<Edge> inputs(int task) {
        return inputs.get(task);
    }

    /** The task at a place of a topological order. */
    int inOrder(int place) {
        return topological[place];
    }

    /** The earliest end tick of a task, by paths of predecessors alone. */
    long earliestEnd(int task) {
        return earliestEnd[task];
    }

    private long[] ends() {
        long[] ends = new long[taskCount()];
        for (int task : topological) {
            long start = release[task];
            for (Edge edge : inputs.get(task)) {
                start = Math.max(start, ends[edge.parent()] + edge.least());
            }
            ends[task] = start + shortest(task);
        }
        return ends;
    }

    /** The upward rank: least ticks from the start of a task to the end of its last successor. */
    long rank(int task) {
        return paths.rank(task);
    }

    /** A tick by which some optimal schedule ends: that of all tasks in sequence. */
    long horizon() {
        long end = 0;
        for (int task = 0; task < taskCount(); task++) {
            end = Math.max(end, release[task]);
        }
        for (int task = 0; task < taskCount(); task++) {
            end = Math.addExact(end, longest(task));
            for (Edge edge : inputs.get(task)) {
                end = Math.addExact(end, longest(edge.delay()));
            }
        }
        return end;
    }

    private long longest(int task) {
        long longest = 0;
        for (int cluster : eligible[task]) {
            longest = Math.max(longest, duration[task][cluster]);
        }
        return longest;
    }

    private static long longest(long[][] delays) {
        long longest = 0;
        for (long[] row : delays) {
            for (long delay : row) {
                longest = Math.max(longest, delay);
            }
        }
        return longest;
    }
}
