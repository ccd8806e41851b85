package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberTaker;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/**
 * Keys asked anew at the start of every pass: O(n) to begin one, O(log n) for every task it takes. The plain reading of a policy whose
 * order moves with time.
 */
final class MovingReadyQueue implements MergeableReadyQueue, PriorityKey {
    private static final int SLOTS = 4;

    private final MovingPolicy policy;
    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private final long[] heads = new long[2 * SLOTS];
    private int[] tasks = new int[16];
    private long[] keys = new long[16 * SLOTS];
    private int[] heap = new int[16];
    private int size;
    private int heapSize;
    private int taken;

    MovingReadyQueue(MovingPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        MovingReadyQueue copy = new MovingReadyQueue(policy, view.copy(readyTicks));
        copy.tasks = tasks.clone();
        copy.keys = new long[keys.length];
        copy.heap = new int[heap.length];
        copy.size = size;
        return copy;
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new MovingReadyQueue(policy, view);
    }

    @Override
    public void add(int task) {
        if (size == tasks.length) {
            tasks = Arrays.copyOf(tasks, size * 2);
            keys = new long[size * 2 * SLOTS];
            heap = new int[size * 2];
        }
        tasks[size++] = task;
    }

    @Override
    public int size() {
        return size - taken;
    }

    @Override
    public boolean hasHead() {
        return heapSize > 0;
    }

    @Override
    public boolean hasSkipped() {
        return heapSize < size();
    }

    @Override
    public void skipHead() {
        dropHead();
    }

    @Override
    public long longestCriticalPath() {
        long longest = 1;
        for (int i = 0; i < size; i++) {
            longest = Math.max(longest, view.criticalPath(tasks[i]));
        }
        return longest;
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        MovingReadyQueue that = (MovingReadyQueue) other;
        System.arraycopy(keys, heap[0] * SLOTS, heads, 0, SLOTS);
        System.arraycopy(that.keys, that.heap[0] * SLOTS, heads, SLOTS, SLOTS);
        int order = ExactKey.compareStored(heads, SLOTS, 0);
        return order != 0 ? order < 0 : view.input().order().tieOrder(head()) < view.input().order().tieOrder(that.head());
    }

    @Override
    public void beginPass(long now, long longest) {
        view.begin(now, longest);
        MovingPolicy inPass = policy.seesWholeQueue() ? policy.inPass(view, Arrays.copyOf(tasks, size)) : policy;
        for (int i = 0; i < size; i++) {
            inPass.key(view, tasks[i], key);
            key.store(keys, i * SLOTS);
            heap[i] = i;
        }
        heapSize = size;
        for (int at = (heapSize >>> 1) - 1; at >= 0; at--) {
            siftDown(at, heap[at]);
        }
    }

    private boolean before(int a, int b) {
        int order = ExactKey.compareStored(keys, b * SLOTS, a * SLOTS);
        return order != 0 ? order < 0 : view.input().order().tieOrder(tasks[a]) < view.input().order().tieOrder(tasks[b]);
    }

    private void siftDown(int from, int position) {
        int at = from;
        int half = heapSize >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < heapSize && before(heap[right], heap[child])) {
                child = right;
            }
            if (before(position, heap[child])) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = position;
    }

    @Override
    public int head() {
        return tasks[heap[0]];
    }

    @Override
    public PriorityKey headKey() {
        return this;
    }

    @Override
    public String text() {
        key.load(keys, heap[0] * SLOTS);
        return key.text();
    }

    @Override
    public void giveTo(NumberTaker taker) {
        key.load(keys, heap[0] * SLOTS);
        key.giveTo(taker);
    }

    @Override
    public void removeHead() {
        tasks[heap[0]] = -1;
        taken++;
        dropHead();
    }

    private void dropHead() {
        heapSize--;
        if (heapSize > 0) {
            siftDown(0, heap[heapSize]);
        }
    }

    @Override
    public void endPass() {
        if (taken > 0) {
            keep(task -> task >= 0);
            taken = 0;
        }
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        keep(task -> {
            boolean stays = view.input().index().jobOf(task) != job;
            if (!stays) {
                removed.accept(task);
            }
            return stays;
        });
    }

    private void keep(IntPredicate wanted) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (wanted.test(tasks[i])) {
                tasks[kept++] = tasks[i];
            }
        }
        size = kept;
    }
}
