package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.collection.TickHeap;
import org.schedscope.policy.ValuePolicy;

/**
 * For keys that move one way with time: a heap of bounds, looked at again only where it matters.
 *
 * <p>Every task stands in the heap with its key at some tick, its own. If tasks only fall back while they wait, a key of the past is the
 * best that the task can have now, for ever. If they only move up, a key of the future is, up to that tick; a task whose tick is over
 * gets a later one, the further ahead the further it is from the head. In both cases the task on top is the head if its key is today's;
 * if not, it is worked out for today, sinks, and the next one is looked at.
 */
final class ValueReadyQueue extends ReadyHeap {
    private static final int NONE = -1;
    /** How much of its way to the last head a task is let go before its bound is over. Any share would do; this one was the fastest. */
    private static final double SHARE = 0.8;
    private static final long LONGEST_STEP = 1L << 60;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ValueKeys keys;
    private final TickHeap ends;
    private final IndexedHeap heap;
    private final IntList leaving = new IntList();
    private int lastHead = NONE;

    ValueReadyQueue(ValuePolicy policy, QueueView view) {
        this(policy, view, new ValueKeys(policy, view));
    }

    private ValueReadyQueue(ValuePolicy policy, QueueView view, ValueKeys keys) {
        this(policy, view, keys, new IndexedHeap(keys::before), new TickHeap(16));
    }

    private ValueReadyQueue(ValuePolicy policy, QueueView view, ValueKeys keys, IndexedHeap heap, TickHeap ends) {
        this.policy = policy;
        this.view = view;
        this.keys = keys;
        this.heap = heap;
        this.ends = ends;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        ValueKeys newKeys = keys.copy(newView);
        ValueReadyQueue copy = new ValueReadyQueue(policy, newView, newKeys, heap.copy(newKeys::before), ends.copy());
        copy.lastHead = lastHead;
        return copy;
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
        int node = keys.add(task);
        watch(node);
        heap.add(node);
    }

    /** Remembers when a bound is over, if ever. */
    private void watch(int node) {
        if (policy.gainsByWaiting() && keys.until(node) != Long.MAX_VALUE) {
            ends.add(keys.until(node), node);
        }
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
        while (ends.nextTick() < now) {
            long end = ends.nextTick();
            int node = ends.poll();
            if (keys.isHeld(node) && keys.until(node) == end) {
                lookAhead(node, now);
            }
        }
        settle();
    }

    /**
     * Finds a later tick for a bound: as far ahead as the task is sure to stay behind a point on its way to the last head. Keys that only
     * move forwards do so ever more slowly, so its present pace is a bound. What is chosen here costs or saves time but cannot change the
     * order.
     */
    private void lookAhead(int node, long now) {
        keys.evaluate(node, now);
        if (keys.until(node) != Long.MAX_VALUE && keys.isBound(node)) {
            double head = lastHead == NONE || !keys.isBound(lastHead) ? 0 : keys.value(lastHead);
            double fall = keys.value(node) - keys.valueAt(node, now + 1);
            double room = (keys.value(node) - head) * SHARE;
            long ahead = fall > 0 && room > 0 ? (long) Math.min(room / fall, LONGEST_STEP) : 0;
            keys.bound(node, now, now + ahead);
            watch(node);
        }
        heap.update(node);
    }

    /** Works out what is on top for today, until what is on top is today's. */
    private void settle() {
        while (heap.size() > 0 && !keys.isExact(heap.first(), view.now())) {
            int node = heap.first();
            keys.evaluate(node, view.now());
            watch(node);
            heap.update(node);
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
        keys.release(takeHeadOut());
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
            keys.release(node);
        }
        lastHead = leaving.isEmpty() ? lastHead : NONE;
    }

    @Override
    public void endPass() {
        super.endPass();
        lastHead = heap.size() > 0 ? heap.first() : NONE;
    }
}
