package org.schedscope.bound;

import java.util.Arrays;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.metrics.statistics.RadixOrder;
import org.schedscope.model.Dependency;
import org.schedscope.model.JobGraph;
import org.schedscope.model.graph.CriticalPaths;

/**
 * Jobs that share no cluster with other jobs, and their tasks by earliest start tick. Jobs and tasks are numbered within the component; the
 * arrays must not be changed.
 */
final class Component {
    /** Numbers of the jobs, ascending. */
    final int[] jobs;
    /** By job: tick of arrival, critical path in ticks. */
    final long[] arrival;
    final long[] path;
    /** By task: number, job, earliest start tick, shortest duration, and the least time from its end to the end of its job (ticks). */
    final int[] task;
    final int[] job;
    final long[] release;
    final long[] shortest;
    final long[] tail;

    Component(JobFacts facts, int[] jobs) {
        this.jobs = jobs;
        arrival = Arrays.stream(jobs).mapToLong(facts::arrival).toArray();
        path = Arrays.stream(jobs).mapToLong(facts::criticalPath).toArray();
        int n = Arrays.stream(jobs).map(facts.index()::taskCountOf).sum();
        int[] numbers = new int[n];
        int[] owner = new int[n];
        long[] start = new long[n];
        long[] duration = new long[n];
        long[] after = new long[n];
        int at = 0;
        for (int place = 0; place < jobs.length; place++) {
            int count = facts.index().taskCountOf(jobs[place]);
            Arrays.fill(owner, at, at + count, place);
            take(facts, jobs[place], at, numbers, start, duration, after);
            at += count;
        }
        int[] order = RadixOrder.of(start.clone()).places();
        task = picked(numbers, order);
        job = picked(owner, order);
        release = picked(start, order);
        shortest = picked(duration, order);
        tail = picked(after, order);
    }

    private static void take(JobFacts facts, int number, int at, int[] numbers, long[] start, long[] duration, long[] after) {
        CriticalPaths paths = facts.truePaths();
        int first = facts.index().firstTask(number);
        int count = facts.index().taskCountOf(number);
        JobGraph graph = count == 1 ? null : new JobGraph(facts.index().job(number).tasks());
        for (int place = 0; place < count; place++) {
            int inJob = graph == null ? 0 : graph.inOrder(place);
            int task = first + inJob;
            numbers[at + inJob] = task;
            duration[at + inJob] = paths.shortestDuration(task);
            after[at + inJob] = paths.rank(task) - duration[at + inJob];
            long earliest = facts.arrival(number);
            if (graph != null) {
                for (Dependency edge : facts.index().task(task).parents()) {
                    int parent = at + edge.parent();
                    long delay = paths.unavoidable(first + edge.parent(), task, edge);
                    earliest = Math.max(earliest, Math.addExact(start[parent], Math.addExact(duration[parent], delay)));
                }
            }
            start[at + inJob] = earliest;
        }
    }

    private static int[] picked(int[] values, int[] order) {
        return Arrays.stream(order).map(place -> values[place]).toArray();
    }

    private static long[] picked(long[] values, int[] order) {
        return Arrays.stream(order).mapToLong(place -> values[place]).toArray();
    }

    int jobCount() {
        return jobs.length;
    }

    int taskCount() {
        return task.length;
    }

    /** The earliest tick at which a job can finish. */
    long end(int place) {
        return Math.addExact(arrival[place], path[place]);
    }
}
