package org.schedscope.model.graph;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.schedscope.model.Cluster;
import org.schedscope.model.Delays;
import org.schedscope.model.Dependency;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.number.BigRatio;
import org.schedscope.model.number.Ratio;

/**
 * Ranks of tasks by means, from estimates, exactly (Topcuoglu, Hariri, Wu 2002, §3.2, over clusters instead of processors). Upward:
 * {@code R(t) = mean duration(t) + max over children c of (mean delay(t, c) + R(c))}; downward: the longest way from an entry task to the
 * start of t. A mean duration is over the clusters that can run the task; a mean delay is over the ordered pairs of different clusters that
 * can run the two ends of the edge, each rounded up to ticks as the network does, and 0 where there is no such pair.
 */
public final class MeanRanks {
    private final WorkloadIndex index;
    private final Eligibility eligibility;
    private final List<Cluster> clusters;
    private final Delays delays;
    private final long[][][] pairsByRoute;
    private final BigRatio[] rank;
    private final int[] level;
    private final BigRatio[] rankOfLevel;
    private final int[] byRank;

    public MeanRanks(WorkloadIndex index, Platform platform, Eligibility eligibility) {
        this.index = index;
        this.eligibility = eligibility;
        clusters = platform.clusters();
        delays = platform.delays();
        pairsByRoute = new long[eligibility.classCount()][eligibility.classCount()][];
        rank = new BigRatio[index.taskCount()];
        for (int job = 0; job < index.jobCount(); job++) {
            rankUpward(job);
        }
        rankOfLevel = Stream.of(rank).distinct().sorted().toArray(BigRatio[]::new);
        level = Stream.of(rank).mapToInt(each -> Arrays.binarySearch(rankOfLevel, each)).toArray();
        byRank = new int[rank.length];
        for (int job = 0; job < index.jobCount(); job++) {
            sortJob(job);
        }
    }

    /** Upward rank R of a task, in ticks. */
    public BigRatio rank(int task) {
        return rank[task];
    }

    /** A number that compares as the upward rank does, over all tasks of the workload; equal for equal ranks. */
    public int level(int task) {
        return level[task];
    }

    /** The upward rank of all tasks of a level. */
    public BigRatio rankOfLevel(int number) {
        return rankOfLevel[number];
    }

    /**
     * The {@code place}-th task of a job in order of falling upward rank, ties by position; parents always come before their children.
     *
     * @param place from 0
     */
    public int byRank(int job, int place) {
        return byRank[index.firstTask(job) + place];
    }

    /** Downward ranks of a job's tasks by position, in ticks. */
    public BigRatio[] downward(int job) {
        int first = index.firstTask(job);
        BigRatio[] downward = new BigRatio[index.taskCountOf(job)];
        for (int place = 0; place < downward.length; place++) {
            int task = byRank(job, place);
            BigRatio longest = BigRatio.ZERO;
            for (Dependency edge : index.task(task).parents()) {
                int parent = first + edge.parent();
                longest = larger(longest, downward[edge.parent()].plus(meanDuration(parent)).plus(meanDelay(parent, task, edge)));
            }
            downward[task - first] = longest;
        }
        return downward;
    }

    private static BigRatio larger(BigRatio a, BigRatio b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private void rankUpward(int job) {
        List<Task> tasks = index.job(job).tasks();
        int first = index.firstTask(job);
        JobGraph graph = new JobGraph(tasks);
        BigRatio[] below = new BigRatio[tasks.size()];
        Arrays.fill(below, BigRatio.ZERO);
        for (int place = below.length - 1; place >= 0; place--) {
            int at = graph.inOrder(place);
            rank[first + at] = below[at].plus(meanDuration(first + at));
            for (Dependency edge : tasks.get(at).parents()) {
                int parent = edge.parent();
                below[parent] = larger(below[parent], meanDelay(first + parent, first + at, edge).plus(rank[first + at]));
            }
        }
    }

    private BigRatio meanDuration(int number) {
        Task task = index.task(number);
        int taskClass = eligibility.classOf(number);
        int count = eligibility.clusterCount(taskClass);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum = Math.addExact(sum, task.estimatedDurationOn(clusters.get(eligibility.cluster(taskClass, i))));
        }
        return BigRatio.of(new Ratio(sum, count));
    }

    private BigRatio meanDelay(int parent, int child, Dependency edge) {
        int from = eligibility.classOf(parent);
        int to = eligibility.classOf(child);
        if (pairsByRoute[from][to] == null) {
            pairsByRoute[from][to] = pairs(from, to);
        }
        long[] pairs = pairsByRoute[from][to];
        Ratio exec = index.task(parent).meanEstimate();
        long count = 0;
        long sum = 0;
        for (int route = 0; route < pairs.length; route++) {
            if (pairs[route] > 0) {
                count += pairs[route];
                sum = Math.addExact(sum, Math.multiplyExact(pairs[route], delays.onRoute(exec, edge.data(), route)));
            }
        }
        return count == 0 ? BigRatio.ZERO : BigRatio.of(new Ratio(sum, count));
    }

    /** By route, the number of ordered pairs of different clusters of two classes. */
    private long[] pairs(int from, int to) {
        long[] pairs = new long[delays.routeCount()];
        for (int a = 0; a < eligibility.clusterCount(from); a++) {
            for (int b = 0; b < eligibility.clusterCount(to); b++) {
                int sender = eligibility.cluster(from, a);
                int receiver = eligibility.cluster(to, b);
                if (sender != receiver) {
                    pairs[delays.route(sender, receiver)]++;
                }
            }
        }
        return pairs;
    }

    private void sortJob(int job) {
        int first = index.firstTask(job);
        int[] sorted = IntStream.range(first, index.firstTask(job + 1)).boxed().sorted(Comparator.comparingInt(task -> -level[task]))
                .mapToInt(Integer::intValue).toArray();
        System.arraycopy(sorted, 0, byRank, first, sorted.length);
    }
}
