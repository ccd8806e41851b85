package org.schedscope.engine;

import java.util.function.IntConsumer;
import org.schedscope.event.PriorityKey;

/** Any queue, and beside it what its tasks need: a pass that is interested in few tasks ends when the queue has no more of them. */
final class BoundedReadyQueue implements ReadyQueue {
    private final ReadyQueue queue;
    private final QueueView view;
    private final OrderedTasks tasks;
    private boolean exhausted;

    BoundedReadyQueue(ReadyQueue queue, QueueView view) {
        this(queue, view, new OrderedTasks());
    }

    private BoundedReadyQueue(ReadyQueue queue, QueueView view, OrderedTasks tasks) {
        this.queue = queue;
        this.view = view;
        this.tasks = tasks;
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new BoundedReadyQueue(queue.copy(readyTicks), view.copy(readyTicks), tasks.copy());
    }

    @Override
    public void add(int task) {
        queue.add(task);
        SimulationInput input = view.input();
        tasks.insert(tasks.newNode(task, task, 0, 0), input.cores(task), input.memory(task), view.shortestEstimate(task));
    }

    @Override
    public void mark(int task) {
        tasks.needNothing(task, 0, 0);
    }

    @Override
    public int size() {
        return queue.size();
    }

    @Override
    public void beginPass(long now) {
        exhausted = false;
        queue.beginPass(now);
    }

    @Override
    public boolean hasHead() {
        return !exhausted && queue.hasHead();
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
        tasks.remove(queue.head(), 0, 0);
        queue.removeHead();
    }

    @Override
    public void setHeadAside() {
        queue.setHeadAside();
    }

    /** Tasks of interest that have been set aside count too, so that fewer passes end early than might. */
    @Override
    public void skip(Interest interest) {
        exhausted = tasks.firstOf(interest) == OrderedTasks.NONE;
    }

    @Override
    public boolean overtakes() {
        return queue.overtakes();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        queue.removeJob(job, task -> {
            tasks.remove(task, 0, 0);
            removed.accept(task);
        });
    }

    @Override
    public void holdOrder() {
        queue.holdOrder();
    }

    @Override
    public void endPass() {
        queue.endPass();
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
