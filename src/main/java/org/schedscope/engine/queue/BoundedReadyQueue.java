package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.event.PriorityKey;

/** Any queue, and beside it what its tasks need: a pass that is interested in few tasks ends when the queue has no more of them. */
final class BoundedReadyQueue implements ReadyQueue {
    private final MergeableReadyQueue queue;
    /** For the one that is called up. */
    private final MergeableReadyQueue single;
    private final QueueView view;
    private final RequirementTreap tasks;
    /** Those that were expected when the pass began. */
    private final IntList expected = new IntList();
    private int stillExpected;
    private long now;
    private long longest;
    private boolean exhausted;
    /** Whether somebody has been called up in this pass. */
    private boolean calls;

    BoundedReadyQueue(MergeableReadyQueue queue, QueueView view) {
        this(queue, view, new RequirementTreap());
    }

    private BoundedReadyQueue(MergeableReadyQueue queue, QueueView view, RequirementTreap tasks) {
        this.queue = queue;
        single = queue.newEmpty();
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
    public void expect(int task) {
        expected.add(task);
        stillExpected++;
    }

    @Override
    public void letIn(int task) {
        stillExpected--;
        add(task);
    }

    @Override
    public void callUp(int task) {
        if (!calls) {
            calls = true;
            queue.endPass();
            queue.beginPass(now, longest);
        }
        single.add(task);
        single.beginPass(now, longest);
    }

    private boolean isCalledUp() {
        return calls && single.size() > 0;
    }

    @Override
    public void alwaysAccept(int task) {
        tasks.needNothing(task, 0, 0);
    }

    @Override
    public int size() {
        return queue.size() + stillExpected;
    }

    @Override
    public void beginPass(long tick) {
        now = tick;
        exhausted = false;
        calls = false;
        longest = queue.longestCriticalPath();
        for (int i = 0; i < expected.size(); i++) {
            longest = Math.max(longest, view.criticalPath(expected.get(i)));
        }
        queue.beginPass(now, longest);
    }

    @Override
    public boolean hasHead() {
        return !exhausted && queue.hasHead();
    }

    @Override
    public int head() {
        return isCalledUp() ? single.head() : queue.head();
    }

    @Override
    public PriorityKey headKey() {
        return isCalledUp() ? single.headKey() : queue.headKey();
    }

    @Override
    public void removeHead() {
        if (isCalledUp()) {
            stillExpected--;
            single.removeHead();
            single.endPass();
            return;
        }
        tasks.remove(queue.head(), 0, 0);
        queue.removeHead();
    }

    @Override
    public void skipHead() {
        queue.skipHead();
    }

    /** Tasks of interest that have been set aside count too, so that fewer passes end early than might. */
    @Override
    public void skipTo(TaskFilter filter) {
        exhausted = tasks.firstOf(filter) == RequirementTreap.NONE;
    }

    @Override
    public boolean hasSkipped() {
        return isCalledUp() ? queue.hasHead() && queue.headBefore(single) : queue.hasSkipped();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        queue.removeJob(job, task -> {
            tasks.remove(task, 0, 0);
            removed.accept(task);
        });
    }

    @Override
    public void freezeOrder() {
        queue.freezeOrder();
    }

    @Override
    public void endPass() {
        if (stillExpected == 0) {
            expected.clear();
        }
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
