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
final class KindReadyQueue extends ReadyQueue {
    private final ReadyQueue[] queues;
    private final IntUnaryOperator kindOf;
    private final boolean[] closed;
    /** The kind of the first task. */
    private int kind = NO_TASK;

    KindReadyQueue(Supplier<ReadyQueue> queue, QueueView view, int kinds, IntUnaryOperator kindOf) {
        this(new ReadyQueue[kinds], view, kindOf);
        Arrays.setAll(queues, each -> queue.get());
    }

    private KindReadyQueue(ReadyQueue[] queues, QueueView view, IntUnaryOperator kindOf) {
        super(view);
        this.queues = queues;
        this.kindOf = kindOf;
        closed = new boolean[queues.length];
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        ReadyQueue[] copies = new ReadyQueue[queues.length];
        Arrays.setAll(copies, each -> queues[each].copy(readyTicks));
        return new KindReadyQueue(copies, view.copy(readyTicks), kindOf);
    }

    @Override
    ReadyQueue newEmpty() {
        ReadyQueue[] empty = new ReadyQueue[queues.length];
        Arrays.setAll(empty, each -> queues[each].newEmpty());
        return new KindReadyQueue(empty, view, kindOf);
    }

    @Override
    void insert(int task) {
        queues[kindOf.applyAsInt(task)].add(task);
    }

    @Override
    long longestCriticalPath() {
        long longest = 1;
        for (ReadyQueue queue : queues) {
            longest = Math.max(longest, queue.longestCriticalPath());
        }
        return longest;
    }

    @Override
    void begin(long now, long longest) {
        for (ReadyQueue queue : queues) {
            queue.beginPass(now, longest);
        }
        Arrays.fill(closed, false);
        findFirst();
    }

    private void findFirst() {
        kind = NO_TASK;
        for (int each = 0; each < queues.length; each++) {
            if (!closed[each] && queues[each].hasHead() && (kind == NO_TASK || queues[each].goesBefore(queues[kind]))) {
                kind = each;
            }
        }
    }

    @Override
    int first() {
        return kind == NO_TASK ? NO_TASK : queues[kind].first();
    }

    @Override
    PriorityKey firstKey() {
        return queues[kind].firstKey();
    }

    @Override
    void removeFirst() {
        queues[kind].removeHead();
        findFirst();
    }

    @Override
    void skipFirst() {
        queues[kind].skipHead();
        findFirst();
    }

    @Override
    public void skipKind() {
        closed[kind] = true;
        skipped = true;
        findFirst();
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        KindReadyQueue that = (KindReadyQueue) other;
        return queues[kind].goesBefore(that.queues[that.kind]);
    }

    @Override
    public void freezeOrder() {
        for (ReadyQueue queue : queues) {
            queue.freezeOrder();
        }
    }

    @Override
    void end() {
        for (ReadyQueue queue : queues) {
            queue.endPass();
        }
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
        for (ReadyQueue queue : queues) {
            queue.removeJob(job, removed);
        }
    }

    /** Use of cores counts for all kinds alike. */
    @Override
    public void started(int task) {
        for (ReadyQueue queue : queues) {
            queue.started(task);
        }
        findFirst();
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        for (ReadyQueue queue : queues) {
            queue.usedBefore(task, moreCores, tick);
        }
    }

    @Override
    public void finished(int task, long now) {
        for (ReadyQueue queue : queues) {
            queue.finished(task, now);
        }
    }
}
