package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.key.ValueBounds;
import org.schedscope.engine.queue.key.ValueKeys;
import org.schedscope.policy.ValuePolicy;

/**
 * For keys that move one way with time: a heap of {@link ValueBounds}, looked at again only where it matters. The task on top is the head
 * if its key is today's; if not, it is worked out for today, sinks, and the next one is looked at.
 */
final class ValueReadyQueue extends ReadyHeap {
    private static final int NONE = -1;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ValueBounds bounds;
    private final ValueKeys keys;
    private final IndexedHeap heap;
    private final IntConsumer moved;
    private final IntList leaving = new IntList();

    ValueReadyQueue(ValuePolicy policy, QueueView view) {
        this(policy, view, new ValueBounds(policy, view));
    }

    private ValueReadyQueue(ValuePolicy policy, QueueView view, ValueBounds bounds) {
        this(policy, view, bounds, new IndexedHeap(bounds::before));
    }

    private ValueReadyQueue(ValuePolicy policy, QueueView view, ValueBounds bounds, IndexedHeap heap) {
        this.policy = policy;
        this.view = view;
        this.bounds = bounds;
        this.heap = heap;
        keys = bounds.keys();
        moved = heap::update;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        ValueBounds newBounds = bounds.copy(newView);
        return new ValueReadyQueue(policy, newView, newBounds, heap.copy(newBounds::before));
    }

    /** Keys worked out so far. */
    long evaluations() {
        return keys.evaluations();
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new ValueReadyQueue(policy, view);
    }

    @Override
    public void add(int task) {
        heap.add(bounds.add(task));
    }

    @Override
    int heapSize() {
        return heap.size();
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        ValueReadyQueue that = (ValueReadyQueue) other;
        return keys.before(heap.first(), that.keys, that.heap.first());
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, 1);
        bounds.renew(moved);
        settle();
    }

    /** Works out what is on top for today, until what is on top is today's. */
    private void settle() {
        while (heap.size() > 0 && bounds.sharpen(heap.first())) {
            heap.update(heap.first());
        }
    }

    @Override
    public int head() {
        return keys.task(heap.first());
    }

    @Override
    public String text() {
        return keys.text(heap.first());
    }

    @Override
    public void removeHead() {
        bounds.release(takeHeadOut());
    }

    @Override
    int takeHeadOut() {
        int node = heap.first();
        heap.remove(node);
        settle();
        return node;
    }

    @Override
    void putBack(int node) {
        heap.add(node);
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        leaving.clear();
        for (int i = 0; i < heap.size(); i++) {
            if (view.input().index().jobOf(keys.task(heap.at(i))) == job) {
                leaving.add(heap.at(i));
            }
        }
        for (int i = 0; i < leaving.size(); i++) {
            int node = leaving.get(i);
            removed.accept(keys.task(node));
            heap.remove(node);
            bounds.release(node);
        }
    }

    @Override
    public void endPass() {
        super.endPass();
        bounds.endPass(heap.size() > 0 ? heap.first() : NONE);
    }
}
