package org.schedscope.metrics.fact;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Task;

/**
 * The most of a resource that a job uses at once if every task starts as soon as its parents have finished, wherever it is fastest and with data
 * moving in no time.
 */
final class PeakUse {
    private final JobFacts facts;
    private final List<Cluster> clusters;

    private final IntToLongFunction use;

    /** @param use what a task, by number, holds of the resource while it runs */
    PeakUse(JobFacts facts, IntToLongFunction use) {
        this.facts = facts;
        this.use = use;
        clusters = facts.platform().clusters();
    }

    long[] ofJobs() {
        long[] peaks = new long[facts.jobCount()];
        for (int j = 0; j < peaks.length; j++) {
            int first = facts.index().firstTask(j);
            peaks[j] = facts.index().taskCountOf(j) == 1 ? use.applyAsLong(first) : peak(facts.index().job(j), first);
        }
        return peaks;
    }

    private long peak(Job job, int first) {
        List<Task> tasks = job.tasks();
        List<List<Integer>> children = job.children();
        long[] start = new long[tasks.size()];
        int[] openParents = new int[tasks.size()];
        ArrayDeque<Integer> ready = new ArrayDeque<>();
        for (int t = 0; t < openParents.length; t++) {
            openParents[t] = tasks.get(t).parents().size();
            if (openParents[t] == 0) {
                ready.add(t);
            }
        }
        Map<Long, Long> changes = new TreeMap<>();
        while (!ready.isEmpty()) {
            int t = ready.remove();
            long finish = Math.addExact(start[t], shortest(tasks.get(t)));
            changes.merge(start[t], use.applyAsLong(first + t), Long::sum);
            changes.merge(finish, -use.applyAsLong(first + t), Long::sum);
            for (int child : children.get(t)) {
                start[child] = Math.max(start[child], finish);
                if (--openParents[child] == 0) {
                    ready.add(child);
                }
            }
        }
        return highest(changes.values());
    }

    private long shortest(Task task) {
        long shortest = Long.MAX_VALUE;
        for (Cluster cluster : clusters) {
            if (task.fits(cluster)) {
                shortest = Math.min(shortest, task.durationOn(cluster));
            }
        }
        return shortest;
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
