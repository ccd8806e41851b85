package org.schedscope.audit.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.model.CountedResources;

/**
 * Free cores and counted resources of one cluster over time, as steps. A step begins at a tick and counts what is free after all events of
 * that tick.
 */
final class FreeCoreTimes {
    private final long[] ticks;
    private final long[] cores;
    /** By resource, then step. */
    private final long[][] counts;
    private final long[][] needs;
    private final RecordedSchedule schedule;
    /** Maximum tree over the free cores of the steps: each node is the larger of its two children. */
    private final long[] most;

    FreeCoreTimes(RecordedSchedule schedule, int number, List<RecordedSchedule.Piece> pieces) {
        this.schedule = schedule;
        CountedResources resources = CountedResources.of(schedule.index().columns(), List.of(schedule.cluster(number)));
        needs = resources.needs();
        // Cores, then what else is counted.
        TreeMap<Long, long[]> changes = new TreeMap<>();
        changes.put(0L, new long[1 + needs.length]);
        for (RecordedSchedule.Piece piece : pieces) {
            change(changes, piece.start(), piece.task(), -1);
            if (piece.end() != RecordedSchedule.OPEN) {
                change(changes, piece.end(), piece.task(), 1);
            }
        }
        schedule.changes.stream().filter(each -> each.cluster() == number).forEach(each -> at(changes, each.tick())[0] += each.more());
        ticks = new long[changes.size()];
        cores = new long[ticks.length];
        counts = new long[needs.length][ticks.length];
        long freeCores = schedule.firstCores(number);
        long[] free = Arrays.stream(resources.capacities()).mapToLong(capacity -> capacity[0]).toArray();
        int at = 0;
        for (Map.Entry<Long, long[]> change : changes.entrySet()) {
            freeCores += change.getValue()[0];
            ticks[at] = change.getKey();
            cores[at] = freeCores;
            for (int resource = 0; resource < free.length; resource++) {
                free[resource] += change.getValue()[1 + resource];
                counts[resource][at] = free[resource];
            }
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

    private long[] at(TreeMap<Long, long[]> changes, long tick) {
        return changes.computeIfAbsent(tick, key -> new long[1 + needs.length]);
    }

    private void change(TreeMap<Long, long[]> changes, long tick, int task, int sign) {
        long[] sum = at(changes, tick);
        sum[0] += sign * (long) coresOf(task);
        for (int resource = 0; resource < needs.length; resource++) {
            sum[1 + resource] += sign * needs[resource][task];
        }
    }

    private int coresOf(int task) {
        return schedule.index().columns().cores()[task];
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

    boolean fits(int step, int task) {
        return coresOf(task) <= cores[step]
                && IntStream.range(0, needs.length).allMatch(resource -> needs[resource][task] <= counts[resource][step]);
    }

    /** Whether a task would fit into a step if another one did not run there. */
    boolean fitsWithout(int step, int task, int other) {
        return coresOf(task) <= cores[step] + coresOf(other) && IntStream.range(0, needs.length)
                .allMatch(resource -> needs[resource][task] <= counts[resource][step] + needs[resource][other]);
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
