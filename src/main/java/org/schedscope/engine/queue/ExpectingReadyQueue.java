package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;

/** A queue in which tasks overtake, and beside it those that are expected. */
final class ExpectingReadyQueue implements ReadyQueue {
    private final MergeableReadyQueue queue;
    /** For the one that is called up. */
    private final MergeableReadyQueue single;
    private final QueueView view;
    /** Those that were expected when the pass began. */
    private final IntList expected = new IntList();
    private int stillExpected;
    private long now;
    private long longest;
    /** Whether somebody has been called up in this pass. */
    private boolean calls;

    ExpectingReadyQueue(MergeableReadyQueue queue, QueueView view) {
        this.queue = queue;
        single = queue.newEmpty();
        this.view = view;
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new ExpectingReadyQueue(queue.copy(readyTicks), view.copy(readyTicks));
    }

    @Override
    public void add(int task) {
        queue.add(task);
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
        queue.alwaysAccept(task);
    }

    @Override
    public int size() {
        return queue.size() + stillExpected;
    }

    @Override
    public void beginPass(long tick) {
        now = tick;
        calls = false;
        longest = queue.longestCriticalPath();
        for (int i = 0; i < expected.size(); i++) {
            longest = Math.max(longest, view.criticalPath(expected.get(i)));
        }
        queue.beginPass(now, longest);
    }

    @Override
    public boolean hasHead() {
        return queue.hasHead();
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
    public boolean hasSkipped() {
        return isCalledUp() ? queue.hasHead() && queue.headBefore(single) : queue.hasSkipped();
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
