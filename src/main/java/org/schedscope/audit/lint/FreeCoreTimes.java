package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;

/**
 * Free cores and memory of one cluster over time, as steps. A step begins at a tick and counts what is free after all events of that tick.
 */
final class FreeCoreTimes {
    private final long[] ticks;
    private final long[] cores;
    private final long[] memory;
    /** Maximum tree over the free cores of the steps: each node is the larger of its two children. */
    private final long[] most;

    FreeCoreTimes(RecordedSchedule schedule, int number, List<RecordedSchedule.Piece> pieces) {
        Cluster cluster = schedule.cluster(number);
        TreeMap<Long, long[]> changes = new TreeMap<>();
        changes.put(0L, new long[2]);
        for (RecordedSchedule.Piece piece : pieces) {
            Task task = schedule.index().task(piece.task());
            change(changes, piece.start(), -task.cores(), -task.memory());
            if (piece.end() != RecordedSchedule.OPEN) {
                change(changes, piece.end(), task.cores(), task.memory());
            }
        }
        schedule.changes.stream().filter(each -> each.cluster() == number).forEach(each -> change(changes, each.tick(), each.more(), 0));
        ticks = new long[changes.size()];
        cores = new long[ticks.length];
        memory = new long[ticks.length];
        long freeCores = schedule.firstCores(number);
        long freeMemory = cluster.memory().orElse(Long.MAX_VALUE / 2);
        int at = 0;
        for (Map.Entry<Long, long[]> change : changes.entrySet()) {
            freeCores += change.getValue()[0];
            freeMemory += change.getValue()[1];
            ticks[at] = change.getKey();
            cores[at] = freeCores;
            memory[at] = freeMemory;
            at++;
        }
        most = new long[2 * ticks.length];
        System.arraycopy(cores, 0, most, ticks.length, ticks.length);
        for (int node = ticks.length - 1; node > 0; node--) {
            most[node] = Math.max(most[2 * node], most[2 * node + 1]);
        }
    }

    /** Maximum of free cores over the steps from one (inclusive) to another (exclusive). */
    long mostCores(int from, int to) {
        long largest = Long.MIN_VALUE;
        int left = from + ticks.length;
        int right = to + ticks.length;
        while (left < right) {
            largest = Math.max(largest, Math.max((left & 1) == 1 ? most[left] : largest, (right & 1) == 1 ? most[right - 1] : largest));
            left = left + 1 >> 1;
            right >>= 1;
        }
        return largest;
    }

    private static void change(TreeMap<Long, long[]> changes, long tick, long cores, long memory) {
        long[] sum = changes.computeIfAbsent(tick, key -> new long[2]);
        sum[0] += cores;
        sum[1] += memory;
    }

    int steps() {
        return ticks.length;
    }

    /** The step that contains a tick. */
    int stepAt(long tick) {
        int low = 0;
        int high = ticks.length;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (ticks[middle] <= tick) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    long tick(int step) {
        return ticks[step];
    }

    boolean fits(int step, Task task) {
        return task.cores() <= cores[step] && task.memory() <= memory[step];
    }

    /** Whether a task would fit into a step if another one did not run there. */
    boolean fitsWithout(int step, Task task, Task other) {
        return task.cores() <= cores[step] + other.cores() && task.memory() <= memory[step] + other.memory();
    }

    /** One profile per cluster. */
    static List<FreeCoreTimes> ofAll(RecordedSchedule schedule) {
        List<FreeCoreTimes> all = new ArrayList<>();
        List<List<RecordedSchedule.Piece>> byCluster = schedule.piecesByCluster();
        for (int cluster = 0; cluster < byCluster.size(); cluster++) {
            all.add(new FreeCoreTimes(schedule, cluster, byCluster.get(cluster)));
        }
        return all;
    }
}
