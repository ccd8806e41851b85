package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;

/** A queue whose tasks are in another one, which a subclass may change between passes for one that suits better. */
abstract class SwitchingReadyQueue extends ReadyQueue {
    ReadyQueue queue;

    SwitchingReadyQueue(QueueView view, ReadyQueue queue) {
        super(view);
        this.queue = queue;
    }

    @Override
    void insert(int task) {
        queue.add(task);
    }

    @Override
    void begin(long now, long longest) {
        queue.beginPass(now, longest);
    }

    @Override
    int first() {
        return queue.first();
    }

    @Override
    PriorityKey firstKey() {
        return queue.firstKey();
    }

    @Override
    void removeFirst() {
        queue.removeHead();
    }

    @Override
    void skipFirst() {
        queue.skipHead();
    }

    @Override
    public final void skipTo(TaskFilter filter) {
        queue.skipTo(filter);
        skipped |= queue.skipped;
    }

    @Override
    public void alwaysAccept(int task) {
        queue.alwaysAccept(task);
    }

    @Override
    final void end() {
        queue.endPass();
    }

    @Override
    long longestCriticalPath() {
        return queue.longestCriticalPath();
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
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
