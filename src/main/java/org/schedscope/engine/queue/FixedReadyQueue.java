package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.policy.FixedPolicy;

/** A binary heap over keys that never change: O(log n) a task, nothing per pass. */
final class FixedReadyQueue extends ReadyHeap {
    private final FixedPolicy policy;
    private final QueueView view;
    private long[] first = new long[16];
    private long[] second = new long[16];
    private int[] tasks = new int[16];
    private int size;

    FixedReadyQueue(FixedPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        FixedReadyQueue copy = new FixedReadyQueue(policy, view.copy(readyTicks));
        copy.first = first.clone();
        copy.second = second.clone();
        copy.tasks = tasks.clone();
        copy.size = size;
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new FixedReadyQueue(policy, view);
    }

    @Override
    public void add(int task) {
        if (size == tasks.length) {
            first = Arrays.copyOf(first, size * 2);
            second = Arrays.copyOf(second, size * 2);
            tasks = Arrays.copyOf(tasks, size * 2);
        }
        insert(policy.first(view, task), policy.second(view, task), task);
    }

    private void insert(long keyFirst, long keySecond, int task) {
        int at = size++;
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (!before(keyFirst, keySecond, task, parent)) {
                break;
            }
            move(parent, at);
            at = parent;
        }
        put(at, keyFirst, keySecond, task);
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        return ((FixedReadyQueue) other).headAfter(first[0], second[0], tasks[0]);
    }

    private boolean headAfter(long keyFirst, long keySecond, int task) {
        return before(keyFirst, keySecond, task, 0);
    }

    private boolean before(long keyFirst, long keySecond, int task, int other) {
        if (keyFirst != first[other]) {
            return keyFirst < first[other];
        }
        if (keySecond != second[other]) {
            return keySecond < second[other];
        }
        return view.input().order().tieOrder(task) < view.input().order().tieOrder(tasks[other]);
    }

    private void move(int from, int to) {
        put(to, first[from], second[from], tasks[from]);
    }

    private void put(int at, long keyFirst, long keySecond, int task) {
        first[at] = keyFirst;
        second[at] = keySecond;
        tasks[at] = task;
    }

    @Override
    int heapSize() {
        return size;
    }

    @Override
    int takeHeadOut() {
        int task = tasks[0];
        removeHead();
        return task;
    }

    @Override
    void putBack(int task) {
        add(task);
    }

    @Override
    public void beginPass(long now, long longest) {
        // Nothing moves.
    }

    @Override
    public int head() {
        return tasks[0];
    }

    @Override
    public String text() {
        return Long.toString(policy.shown(first[0]));
    }

    @Override
    public void removeHead() {
        size--;
        if (size == 0) {
            return;
        }
        long keyFirst = first[size];
        long keySecond = second[size];
        int task = tasks[size];
        int at = 0;
        int half = size >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < size && before(first[right], second[right], tasks[right], child)) {
                child = right;
            }
            if (before(keyFirst, keySecond, task, child)) {
                break;
            }
            move(child, at);
            at = child;
        }
        put(at, keyFirst, keySecond, task);
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        int all = size;
        size = 0;
        for (int i = 0; i < all; i++) {
            int task = tasks[i];
            if (view.input().index().jobOf(task) == job) {
                removed.accept(task);
            } else {
                insert(first[i], second[i], task);
            }
        }
    }
}
