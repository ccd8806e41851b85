package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;

/**
 * A ready queue for each kind of task, so that a kind that has to wait is passed over at once. The head is the first of the queues'
 * heads.
 */
final class KindReadyQueue implements ReadyQueue {
    private static final int NONE = -1;

    private final MergeableReadyQueue[] queues;
    private final IntUnaryOperator kindOf;
    private final boolean[] closed;
    private int size;
    private int first = NONE;

    KindReadyQueue(Supplier<MergeableReadyQueue> queue, int kinds, IntUnaryOperator kindOf) {
        this(new MergeableReadyQueue[kinds], kindOf);
        Arrays.setAll(queues, kind -> queue.get());
    }

    private KindReadyQueue(MergeableReadyQueue[] queues, IntUnaryOperator kindOf) {
        this.queues = queues;
        this.kindOf = kindOf;
        closed = new boolean[queues.length];
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        MergeableReadyQueue[] copies = new MergeableReadyQueue[queues.length];
        Arrays.setAll(copies, kind -> queues[kind].copy(readyTicks));
        KindReadyQueue copy = new KindReadyQueue(copies, kindOf);
        copy.size = size;
        return copy;
    }

    @Override
    public void add(int task) {
        queues[kindOf.applyAsInt(task)].add(task);
        size++;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void beginPass(long now) {
        long longest = 1;
        for (MergeableReadyQueue queue : queues) {
            longest = Math.max(longest, queue.longestCriticalPath());
        }
        for (MergeableReadyQueue queue : queues) {
            queue.beginPass(now, longest);
        }
        Arrays.fill(closed, false);
        findFirst();
    }

    private void findFirst() {
        first = NONE;
        for (int kind = 0; kind < queues.length; kind++) {
            if (!closed[kind] && queues[kind].hasHead() && (first == NONE || queues[kind].headBefore(queues[first]))) {
                first = kind;
            }
        }
    }

    @Override
    public boolean hasHead() {
        return first != NONE;
    }

    @Override
    public boolean hasSkipped() {
        for (int kind = 0; kind < queues.length; kind++) {
            if (queues[kind].hasSkipped() || closed[kind]) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int head() {
        return queues[first].head();
    }

    @Override
    public PriorityKey headKey() {
        return queues[first].headKey();
    }

    @Override
    public void removeHead() {
        queues[first].removeHead();
        size--;
        findFirst();
    }

    @Override
    public void skipHead() {
        queues[first].skipHead();
        findFirst();
    }

    @Override
    public void skipKind() {
        closed[first] = true;
        findFirst();
    }

    @Override
    public void freezeOrder() {
        for (MergeableReadyQueue queue : queues) {
            queue.freezeOrder();
        }
    }

    @Override
    public void endPass() {
        for (MergeableReadyQueue queue : queues) {
            queue.endPass();
        }
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        for (MergeableReadyQueue queue : queues) {
            int before = queue.size();
            queue.removeJob(job, removed);
            size += queue.size() - before;
        }
    }

    /** Use of cores counts for all kinds alike. */
    @Override
    public void started(int task) {
        for (MergeableReadyQueue queue : queues) {
            queue.started(task);
        }
        findFirst();
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        for (MergeableReadyQueue queue : queues) {
            queue.usedBefore(task, moreCores, tick);
        }
    }

    @Override
    public void finished(int task, long now) {
        for (MergeableReadyQueue queue : queues) {
            queue.finished(task, now);
        }
    }
}
