package org.schedscope.scheduler;

import java.util.HashMap;
import java.util.Map;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;

/** How many cores and how much memory are taken on every cluster in every single tick. */
final class NaiveCalendar {
    /** By cluster, then by tick: cores, memory. */
    private final Map<String, Map<Long, long[]>> taken = new HashMap<>();

    void hold(Task task, Cluster cluster, long from, long to) {
        change(task, cluster, from, to, 1);
    }

    void free(Task task, Cluster cluster, long from, long to) {
        change(task, cluster, from, to, -1);
    }

    private Map<Long, long[]> of(Cluster cluster) {
        return taken.computeIfAbsent(cluster.id(), id -> new HashMap<>());
    }

    private void change(Task task, Cluster cluster, long from, long to, int sign) {
        for (long tick = from; tick < to; tick++) {
            long[] at = of(cluster).computeIfAbsent(tick, each -> new long[2]);
            at[0] += sign * task.cores();
            at[1] += sign * task.memory();
        }
    }

    boolean fits(Task task, Cluster cluster, long tick) {
        long[] at = of(cluster).getOrDefault(tick, new long[2]);
        return at[0] + task.cores() <= cluster.cores() && (cluster.memory().isEmpty() || at[1] + task.memory() <= cluster.memory().getAsLong());
    }

    long earliest(Task task, Cluster cluster, long from, long duration) {
        long start = from;
        for (long tick = from; tick < start + duration; tick++) {
            if (!fits(task, cluster, tick)) {
                start = tick + 1;
            }
        }
        return start;
    }
}
