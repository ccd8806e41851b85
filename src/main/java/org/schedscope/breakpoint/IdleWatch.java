package org.schedscope.breakpoint;

import java.util.TreeMap;
import org.schedscope.model.Cluster;
import org.schedscope.model.Task;
import org.schedscope.trace.Trace;

/** For a cluster with room for some task that waits in its queue, when a tick is over. */
final class IdleWatch extends WaitingTasks {
    private final int number;
    private final Cluster cluster;
    /** Of waiting tasks that the cluster could hold: how many want how many cores and, of these, how much memory. */
    private final TreeMap<Integer, TreeMap<Long, Integer>> wanted = new TreeMap<>();
    private long freeCores;
    private long freeMemory;
    private boolean changed;
    private boolean idles;

    /** @param centralQueue number of the queue that serves all clusters */
    IdleWatch(Cluster cluster, int number, int centralQueue) {
        super(queue -> queue == number || queue == centralQueue);
        this.cluster = cluster;
        this.number = number;
        freeCores = cluster.cores();
        freeMemory = cluster.memory().orElse(Long.MAX_VALUE);
    }

    @Override
    void joined(Trace trace, int task) {
        Task joining = trace.index().task(task);
        if (joining.fits(cluster)) {
            wanted.computeIfAbsent(joining.cores(), cores -> new TreeMap<>()).merge(joining.memory(), 1, Integer::sum);
        }
    }

    @Override
    void left(Trace trace, int task) {
        Task leaving = trace.index().task(task);
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
        follow(trace, seq);
        changed = true;
        switch (trace.kind(seq)) {
            case TASK_STARTED -> occupy(trace, seq, 1);
            case TASK_PREEMPTED, TASK_FINISHED -> occupy(trace, seq, -1);
            default -> {
                // Cores stay as they are.
            }
        }
        return false;
    }

    private void occupy(Trace trace, int seq, int sign) {
        if (trace.cluster(seq) == number) {
            Task task = trace.index().task(trace.subject(seq));
            freeCores -= (long) sign * task.cores();
            freeMemory -= sign * task.memory();
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
