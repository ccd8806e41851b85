package org.schedscope.breakpoint;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.CountedResources;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/** Tracker for a cluster with room for some task of its queue at the end of a tick. */
final class IdleTracker extends WaitingTasks {
    private final WorkloadIndex index;
    private final int number;
    private final Cluster cluster;
    /** Waiting tasks that fit the cluster: their number by cores and, for these, one of each set of other needs with its number. */
    private final TreeMap<Integer, TreeMap<Integer, Integer>> wanted = new TreeMap<>();
    private final long[][] needs;
    private final CountedResources.Free freeCounts;
    private long freeCores;
    private boolean changed;
    private boolean idles;

    /** @param centralQueue number of the queue that serves all clusters */
    IdleTracker(WorkloadIndex index, Cluster cluster, int number, int centralQueue) {
        super(index, queue -> queue == number || queue == centralQueue);
        this.cluster = cluster;
        this.number = number;
        this.index = index;
        CountedResources resources = CountedResources.of(index.columns(), List.of(cluster));
        needs = resources.needs();
        freeCounts = resources.allFree();
    }

    @Override
    void joined(int task) {
        Task joining = index.task(task);
        if (joining.fits(cluster)) {
            wanted.computeIfAbsent(joining.cores(), cores -> new TreeMap<>(this::compareNeeds)).merge(task, 1, Integer::sum);
        }
    }

    @Override
    void left(int task) {
        Task leaving = index.task(task);
        if (leaving.fits(cluster)) {
            TreeMap<Integer, Integer> same = wanted.get(leaving.cores());
            same.computeIfPresent(task, (like, count) -> count == 1 ? null : count - 1);
            if (same.isEmpty()) {
                wanted.remove(leaving.cores());
            }
        }
    }

    private int compareNeeds(int a, int b) {
        return Arrays.stream(needs).mapToInt(row -> Long.compare(row[a], row[b])).filter(order -> order != 0).findFirst().orElse(0);
    }

    @Override
    boolean becomesTrueWith(Trace trace, int seq) {
        if (seq == 0) {
            freeCores = trace.firstCores(number);
        }
        follow(trace, seq);
        changed = true;
        int sign = trace.kind(seq).coresFreed();
        if (sign != 0 && trace.cluster(seq) == number) {
            free(trace, seq, sign);
        }
        return false;
    }

    private void free(Trace trace, int seq, int sign) {
        if (trace.kind(seq).aboutTask()) {
            freeCores += sign * index.task(trace.subject(seq)).cores();
            if (sign > 0) {
                freeCounts.giveBack(trace.subject(seq), 0);
            } else {
                freeCounts.take(trace.subject(seq), 0);
            }
        } else {
            freeCores += sign * CoreSet.count(trace.cores(seq));
        }
    }

    /** Whether there is enough of the resource by which needs are ordered first: if not, others need even more of it. */
    private boolean firstSuffices(int task) {
        return needs.length == 0 || needs[0][task] <= freeCounts.of(0, 0);
    }

    @Override
    boolean becomesTrueAfterTick() {
        if (!changed) {
            return false;
        }
        changed = false;
        boolean before = idles;
        idles = wanted.headMap((int) freeCores, true).values().stream()
                .anyMatch(all -> all.keySet().stream().takeWhile(this::firstSuffices).anyMatch(task -> freeCounts.suffices(task, 0)));
        return idles && !before;
    }
}
