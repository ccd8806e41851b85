package org.schedscope.model.graph;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.JobGraph;
import org.schedscope.model.Task;

/** The peak use of a resource by a job in its as-soon-as-possible schedule, with each task on its fastest cluster and no delays of data. */
public final class PeakUse {
    private final WorkloadIndex index;
    private final CriticalPaths paths;
    private final IntToLongFunction use;

    /**
     * @param paths source of the shortest durations of tasks
     * @param use amount of the resource that a running task, by number, holds
     */
    public PeakUse(WorkloadIndex index, CriticalPaths paths, IntToLongFunction use) {
        this.index = index;
        this.paths = paths;
        this.use = use;
    }

    /** By job number; computed on demand for jobs of one task each. */
    public IntToLongFunction ofJobs() {
        if (index.isOfSingleTasks()) {
            return use;
        }
        long[] peaks = new long[index.jobCount()];
        for (int j = 0; j < peaks.length; j++) {
            int first = index.firstTask(j);
            peaks[j] = index.taskCountOf(j) == 1 ? use.applyAsLong(first) : peak(index.job(j), first);
        }
        return job -> peaks[job];
    }

    private long peak(Job job, int first) {
        List<Task> tasks = job.tasks();
        JobGraph graph = new JobGraph(tasks);
        long[] finish = new long[tasks.size()];
        Map<Long, Long> changes = new TreeMap<>();
        for (int place = 0; place < finish.length; place++) {
            int task = graph.inOrder(place);
            long start = 0;
            for (Dependency edge : tasks.get(task).parents()) {
                start = Math.max(start, finish[edge.parent()]);
            }
            finish[task] = Math.addExact(start, paths.shortestDuration(first + task));
            changes.merge(start, use.applyAsLong(first + task), Long::sum);
            changes.merge(finish[task], -use.applyAsLong(first + task), Long::sum);
        }
        return highest(changes.values());
    }

    private static long highest(Iterable<Long> changes) {
        long level = 0;
        long highest = 0;
        for (long change : changes) {
            level += change;
            highest = Math.max(highest, level);
        }
        return highest;
    }
}
