package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;

/** Leaves the work to another queue, which a subclass may change between passes for one that suits better. */
abstract class DelegatingReadyQueue implements ReadyQueue {
    MergeableReadyQueue queue;

    DelegatingReadyQueue(MergeableReadyQueue queue) {
        this.queue = queue;
    }

    /** Critical path of the longest job that waits in the other queue, in ticks. */
    public long longestCriticalPath() {
        return queue.longestCriticalPath();
    }

    @Override
    public void add(int task) {
        queue.add(task);
    }

    @Override
    public int size() {
        return queue.size();
    }

    @Override
    public int head() {
        return queue.head();
    }

    @Override
    public PriorityKey headKey() {
        return queue.headKey();
    }

    @Override
    public void removeHead() {
        queue.removeHead();
    }

    @Override
    public void skipHead() {
        queue.skipHead();
    }

    @Override
    public void skipTo(TaskFilter filter) {
        queue.skipTo(filter);
    }

    @Override
    public void alwaysAccept(int task) {
        queue.alwaysAccept(task);
    }

    @Override
    public boolean hasHead() {
        return queue.hasHead();
    }

    @Override
    public boolean hasSkipped() {
        return queue.hasSkipped();
    }

    @Override
    public void endPass() {
        queue.endPass();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        queue.removeJob(job, removed);
    }

    @Override
    public void freezeOrder() {
        queue.freezeOrder();
    }

    @Override
    public void started(int task) {
        queue.started(task);
    }

    @Override
    public void usedBefore(int task, int moreCores, long tick) {
        queue.usedBefore(task, moreCores, tick);
    }

    @Override
    public void finished(int task, long now) {
        queue.finished(task, now);
    }
}
