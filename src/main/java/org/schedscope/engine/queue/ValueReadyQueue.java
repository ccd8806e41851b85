package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.collection.TickHeap;
import org.schedscope.event.PriorityKey;
import org.schedscope.policy.ValuePolicy;

/**
 * For keys that move one way with time: a heap of bounds, looked at again only where it matters.
 *
 * <p>Every task stands in the heap with its key at some tick, its own. If tasks only fall back while they wait, a key of the past is the
 * best that the task can have now, for ever. If they only move up, a key of the future is, up to that tick; a task whose tick is over
 * gets a later one, the further ahead the further it is from the head. In both cases the task on top is the head if its key is today's;
 * if not, it is worked out for today, sinks, and the next one is looked at.
 */
final class ValueReadyQueue implements Lane, PriorityKey {
    private static final int NONE = -1;
    /** How much of its way to the last head a task is let go before its bound is over. Any share would do; this one was the fastest. */
    private static final double SHARE = 0.8;
    private static final long LONGEST_STEP = 1L << 60;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ValueKeys keys;
    private final TickHeap ends;
    private int[] heap = new int[16];
    private int[] position = new int[16];
    private int size;
    private final IntList aside = new IntList();
    private final IntList leaving = new IntList();
    private int lastHead = NONE;

    ValueReadyQueue(ValuePolicy policy, QueueView view) {
        this(policy, view, new ValueKeys(policy, view), new TickHeap(16));
    }

    private ValueReadyQueue(ValuePolicy policy, QueueView view, ValueKeys keys, TickHeap ends) {
        this.policy = policy;
        this.view = view;
        this.keys = keys;
        this.ends = ends;
    }

    @Override
    public Lane copy(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        ValueReadyQueue copy = new ValueReadyQueue(policy, newView, keys.copy(newView), ends.copy());
        copy.heap = heap.clone();
        copy.position = position.clone();
        copy.size = size;
        copy.lastHead = lastHead;
        return copy;
    }

    /** Keys worked out so far. */
    long evaluations() {
        return keys.evaluations();
    }

    @Override
    public Lane beside() {
        return new ValueReadyQueue(policy, view);
    }

    @Override
    public void add(int task) {
        int node = keys.add(task);
        if (node >= position.length) {
            position = Arrays.copyOf(position, 2 * node);
        }
        watch(node);
        insert(node);
    }

    /** Remembers when a bound is over, if ever. */
    private void watch(int node) {
        if (policy.gainsByWaiting() && keys.until(node) != Long.MAX_VALUE) {
            ends.add(keys.until(node), node);
        }
    }

    private void insert(int node) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        put(size++, node);
        rise(size - 1);
    }

    @Override
    public int size() {
        return size + aside.size();
    }

    @Override
    public boolean hasHead() {
        return size > 0;
    }

    @Override
    public boolean overtakes() {
        return !aside.isEmpty();
    }

    @Override
    public boolean headBefore(Lane other) {
        ValueReadyQueue that = (ValueReadyQueue) other;
        return keys.before(heap[0], that.keys, that.heap[0]);
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
            keys.promise(node, now, now + ahead);
            watch(node);
        }
        rise(position[node]);
        sink(position[node]);
    }

    /** Works out what is on top for today, until what is on top is today's. */
    private void settle() {
        while (size > 0 && !keys.isExact(heap[0], view.now())) {
            keys.evaluate(heap[0], view.now());
            watch(heap[0]);
            sink(0);
        }
    }

    @Override
    public int head() {
        return keys.task(heap[0]);
    }

    @Override
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        return keys.text(heap[0]);
    }

    @Override
    public void removeHead() {
        keys.release(heap[0]);
        dropHead();
    }

    @Override
    public void setHeadAside() {
        aside.add(heap[0]);
        dropHead();
    }

    private void dropHead() {
        size--;
        if (size > 0) {
            put(0, heap[size]);
            sink(0);
        }
        settle();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        leaving.clear();
        for (int i = 0; i < size; i++) {
            if (view.input().index().jobOf(keys.task(heap[i])) == job) {
                leaving.add(heap[i]);
            }
        }
        for (int i = 0; i < leaving.size(); i++) {
            removed.accept(keys.task(leaving.get(i)));
            remove(leaving.get(i));
        }
        lastHead = leaving.isEmpty() ? lastHead : NONE;
    }

    private void remove(int node) {
        int hole = position[node];
        keys.release(node);
        size--;
        if (hole < size) {
            int last = heap[size];
            put(hole, last);
            rise(hole);
            sink(position[last]);
        }
    }

    @Override
    public void endPass() {
        while (!aside.isEmpty()) {
            insert(aside.removeLast());
        }
        lastHead = size > 0 ? heap[0] : NONE;
    }

    private void put(int at, int node) {
        heap[at] = node;
        position[node] = at;
    }

    private void rise(int from) {
        int node = heap[from];
        int at = from;
        while (at > 0 && keys.before(node, heap[(at - 1) >>> 1])) {
            put(at, heap[(at - 1) >>> 1]);
            at = (at - 1) >>> 1;
        }
        put(at, node);
    }

    private void sink(int from) {
        int node = heap[from];
        int at = from;
        int half = size >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            if (child + 1 < size && keys.before(heap[child + 1], heap[child])) {
                child++;
            }
            if (keys.before(node, heap[child])) {
                break;
            }
            put(at, heap[child]);
            at = child;
        }
        put(at, node);
    }
}
