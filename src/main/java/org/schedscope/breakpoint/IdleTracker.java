package org.schedscope.breakpoint;

import java.util.TreeMap;
import org.schedscope.event.CoreSet;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.trace.Trace;

/** Tracker for a cluster with room for some task of its queue at the end of a tick. */
final class IdleTracker extends WaitingTasks {
    private final WorkloadIndex index;
    private final int number;
    private final Cluster cluster;
    /** Waiting tasks that fit the cluster: their number by cores and, for these, by memory. */
    private final TreeMap<Integer, TreeMap<Long, Integer>> wanted = new TreeMap<>();
    private long freeCores;
    private long freeMemory;
    private boolean changed;
    private boolean idles;

    /** @param centralQueue number of the queue that serves all clusters */
    IdleTracker(WorkloadIndex index, Cluster cluster, int number, int centralQueue) {
        super(index, queue -> queue == number || queue == centralQueue);
        this.cluster = cluster;
        this.number = number;
        this.index = index;
        freeMemory = cluster.memory().orElse(Long.MAX_VALUE);
    }

    @Override
    void joined(int task) {
        Task joining = index.task(task);
        if (joining.fits(cluster)) {
            wanted.computeIfAbsent(joining.cores(), cores -> new TreeMap<>()).merge(joining.memory(), 1, Integer::sum);
        }
    }

    @Override
    void left(int task) {
        Task leaving = index.task(task);
        if (leaving.fits(cluster)) {
            TreeMap<Long, Integer> same = wanted.get(leaving.cores());
            same.computeIfPresent(leaving.memory(), (memory, count) -> count == 1 ? null : count - 1);
            if (same.isEmpty()) {
                wanted.remove(leaving.cores());
            }
        }
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
            freeMemory += sign * index.task(trace.subject(seq)).memory();
        } else {
            freeCores += sign * CoreSet.count(trace.cores(seq));
        }
    }

    @Override
    boolean becomesTrueAfterTick() {
        if (!changed) {
            return false;
        }
        changed = false;
        boolean before = idles;
        idles = wanted.headMap((int) freeCores, true).values().stream().anyMatch(memory -> memory.firstKey() <= freeMemory);
        return idles && !before;
    }
}
