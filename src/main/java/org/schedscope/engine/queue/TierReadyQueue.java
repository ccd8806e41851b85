package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;

/** A ready queue for each tier: all tasks of a larger tier precede those of a smaller one. */
final class TierReadyQueue extends ReadyQueue {
    /** From the largest tier down. */
    private final ReadyQueue[] queues;
    private final IntUnaryOperator placeOf;

    /** @param placeOf place of a task's tier, from the largest down */
    TierReadyQueue(Supplier<ReadyQueue> queue, QueueView view, int tiers, IntUnaryOperator placeOf) {
        this(new ReadyQueue[tiers], view, placeOf);
        Arrays.setAll(queues, each -> queue.get());
    }

    private TierReadyQueue(ReadyQueue[] queues, QueueView view, IntUnaryOperator placeOf) {
        super(view);
        this.queues = queues;
        this.placeOf = placeOf;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        ReadyQueue[] copies = new ReadyQueue[queues.length];
        Arrays.setAll(copies, each -> queues[each].copy(readyTicks));
        return new TierReadyQueue(copies, view.copy(readyTicks), placeOf);
    }

    @Override
    ReadyQueue newEmpty() {
        ReadyQueue[] empty = new ReadyQueue[queues.length];
        Arrays.setAll(empty, each -> queues[each].newEmpty());
        return new TierReadyQueue(empty, view, placeOf);
    }

    @Override
    void insert(int task) {
        queues[placeOf.applyAsInt(task)].add(task);
    }

    @Override
    long longestCriticalPath() {
        return Arrays.stream(queues).mapToLong(ReadyQueue::longestCriticalPath).max().orElse(1);
    }

    @Override
    void begin(long now, long longest) {
        for (ReadyQueue queue : queues) {
            queue.beginPass(now, longest);
        }
    }

    /** Place of the first tier with a task that the pass has not passed; the number of tiers if there is none. */
    private int tier() {
        int tier = 0;
        while (tier < queues.length && !queues[tier].hasHead()) {
            tier++;
        }
        return tier;
    }

    @Override
    int first() {
        int tier = tier();
        return tier == queues.length ? NO_TASK : queues[tier].first();
    }

    @Override
    PriorityKey firstKey() {
        return queues[tier()].firstKey();
    }

    @Override
    void removeFirst() {
        queues[tier()].removeHead();
    }

    @Override
    void skipFirst() {
        queues[tier()].skipHead();
    }

    @Override
    public void skipTo(TaskFilter filter) {
        for (int tier = tier(); tier < queues.length; tier++) {
            queues[tier].skipTo(filter);
            skipped |= queues[tier].skipped;
            if (queues[tier].hasHead()) {
                return;
            }
        }
    }

    @Override
    public void alwaysAccept(int task) {
        queues[placeOf.applyAsInt(task)].alwaysAccept(task);
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        TierReadyQueue that = (TierReadyQueue) other;
        int tier = tier();
        return tier != that.tier() ? tier < that.tier() : queues[tier].goesBefore(that.queues[tier]);
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

    /** Use of cores counts for all tiers alike. */
    @Override
    public void started(int task) {
        for (ReadyQueue queue : queues) {
            queue.started(task);
        }
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
