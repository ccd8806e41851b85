package org.schedscope.metrics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.fixture.NaivePaths;
import org.schedscope.model.Dependency;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;

/** Algorithm 1 as printed, a tick at a time. */
public final class NaiveExpectedEndTimes {
    private final WorkloadIndex index;
    private final NaivePaths paths;
    private final Map<String, long[]> freeOf = new TreeMap<>();
    private final long[] expected;

    public NaiveExpectedEndTimes(WorkloadIndex index, Platform platform, long capacity, int ticks) {
        this.index = index;
        paths = new NaivePaths(index, platform);
        expected = new long[index.jobCount()];
        List<Integer> jobs = new ArrayList<>();
        for (int j = 0; j < index.jobCount(); j++) {
            jobs.add(j);
            freeOf.computeIfAbsent(index.job(j).user(), user -> {
                long[] free = new long[ticks];
                java.util.Arrays.fill(free, capacity);
                return free;
            });
        }
        jobs.sort(Comparator.comparingLong(j -> index.job(j).arrival()));
        for (int job : jobs) {
            expected[job] = expect(job);
        }
    }

    private long expect(int job) {
        long[] free = freeOf.get(index.job(job).user());
        long left = index.job(job).work().ceil();
        int time = (int) index.job(job).arrival();
        while (left > 0) {
            long taken = Math.min(free[time], request(job));
            free[time] -= taken;
            left -= taken;
            time++;
        }
        return Math.max(time, index.job(job).arrival() + paths.criticalPath(job));
    }

    public long of(int job) {
        return expected[job];
    }

    public long request(int job) {
        List<Task> tasks = index.job(job).tasks();
        long[] start = new long[tasks.size()];
        for (int t = 0; t < tasks.size(); t++) {
            start[t] = earliest(tasks, t);
        }
        long peak = 0;
        for (long at : start) {
            long used = 0;
            for (int t = 0; t < start.length; t++) {
                used += start[t] <= at && at < start[t] + paths.shortest(tasks.get(t)) ? tasks.get(t).cores() : 0;
            }
            peak = Math.max(peak, used);
        }
        return peak;
    }

    private long earliest(List<Task> tasks, int task) {
        long start = 0;
        for (Dependency edge : tasks.get(task).parents()) {
            start = Math.max(start, earliest(tasks, edge.parent()) + paths.shortest(tasks.get(edge.parent())));
        }
        return start;
    }
}
