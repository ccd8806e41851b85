package org.schedscope.engine;

import java.util.Arrays;
import java.util.function.IntConsumer;
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
    private static final long LONGEST_STEP = 1L << 60;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ValueKeys keys;
    private final TickHeap ends;
    private int[] heap = new int[16];
    private int[] position = new int[16];
    private long[] step = new long[16];
    private int size;
    private int[] aside = new int[16];
    private int asideCount;
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
        copy.step = step.clone();
        copy.size = size;
        copy.lastHead = lastHead;
        return copy;
    }

    /** Keys worked out so far. */
    long evaluations() {
        return keys.evaluations();
    }

    @Override
    public void add(int task) {
        int node = keys.add(task);
        if (node >= position.length) {
            position = Arrays.copyOf(position, 2 * node);
            step = Arrays.copyOf(step, 2 * node);
        }
        step[node] = 1;
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
        return size + asideCount;
    }

    @Override
    public boolean hasHead() {
        return size > 0;
    }

    @Override
    public boolean overtakes() {
        return asideCount > 0;
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
     * Finds a later tick for a bound: as far ahead as the task stays in the half of the way to the last head that it has not gone yet. What
     * is chosen here costs or saves time but cannot change the order.
     */
    private void lookAhead(int node, long now) {
        keys.evaluate(node, now);
        if (keys.until(node) != Long.MAX_VALUE && keys.isBound(node)) {
            double target = lastHead == NONE || !keys.isBound(lastHead) ? Double.NEGATIVE_INFINITY
                    : (keys.value(node) + keys.value(lastHead)) / 2;
            long ahead = keys.value(node) > target ? step[node] : 0;
            while (ahead > 0 && keys.valueAt(node, now + ahead) < target) {
                ahead >>>= 1;
            }
            step[node] = Math.min(Math.max(1, 2 * ahead), LONGEST_STEP);
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
        if (asideCount == aside.length) {
            aside = Arrays.copyOf(aside, asideCount * 2);
        }
        aside[asideCount++] = heap[0];
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
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int node = heap[i];
            if (view.input().index().jobOf(keys.task(node)) == job) {
                removed.accept(keys.task(node));
                keys.release(node);
            } else {
                put(kept++, node);
            }
        }
        size = kept;
        for (int at = (size >>> 1) - 1; at >= 0; at--) {
            sink(at);
        }
        lastHead = NONE;
    }

    @Override
    public void endPass() {
        while (asideCount > 0) {
            insert(aside[--asideCount]);
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
