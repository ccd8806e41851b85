package org.schedscope.engine.queue;

import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;

/** A queue in which tasks overtake, and beside it those that are expected. */
final class ExpectingReadyQueue extends DelegatingReadyQueue {
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
        super(queue);
        single = queue.newEmpty();
        this.view = view;
    }

    @Override
    public ReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new ExpectingReadyQueue(queue.copy(readyTicks), view.copy(readyTicks));
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
    public int size() {
        return queue.size() + stillExpected;
    }

    @Override
    public void beginPass(long tick) {
        now = tick;
        calls = false;
        longest = longestCriticalPath();
        for (int i = 0; i < expected.size(); i++) {
            longest = Math.max(longest, view.criticalPath(expected.get(i)));
        }
        queue.beginPass(now, longest);
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
    public boolean hasSkipped() {
        return isCalledUp() ? queue.hasHead() && queue.headBefore(single) : queue.hasSkipped();
    }

    @Override
    public void endPass() {
        if (stillExpected == 0) {
            expected.clear();
        }
        queue.endPass();
    }
}
