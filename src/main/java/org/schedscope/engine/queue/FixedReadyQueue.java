package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberSink;
import org.schedscope.policy.FixedPolicy;

/**
 * Tasks by keys that never change. Tasks that come in their order, as all do in first come, first served, are in a line, where adding and
 * taking is one step; the others are in a binary heap beside it: O(log n) a task, nothing per pass.
 */
final class FixedReadyQueue extends ReadyQueue implements PriorityKey {
    private final FixedPolicy policy;
    private final KeyedTasks line;
    private int lineFrom;
    private int lineEnd;
    private final KeyedTasks heap;
    private int heapSize;
    /** Tasks that this pass has skipped. */
    private final IntList aside = new IntList();

    FixedReadyQueue(FixedPolicy policy, QueueView view) {
        this(policy, view, new KeyedTasks(view), new KeyedTasks(view));
    }

    private FixedReadyQueue(FixedPolicy policy, QueueView view, KeyedTasks line, KeyedTasks heap) {
        super(view);
        this.policy = policy;
        this.line = line;
        this.heap = heap;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        QueueView newView = view.copy(readyTicks);
        FixedReadyQueue copy = new FixedReadyQueue(policy, newView, line.copy(newView), heap.copy(newView));
        copy.lineFrom = lineFrom;
        copy.lineEnd = lineEnd;
        copy.heapSize = heapSize;
        return copy;
    }

    @Override
    ReadyQueue newEmpty() {
        return new FixedReadyQueue(policy, view);
    }

    @Override
    void insert(int task) {
        insert(policy.first(view, task), policy.second(view, task), task);
    }

    private void insert(long first, long second, int task) {
        if (lineFrom == lineEnd || !line.goesBefore(first, second, task, lineEnd - 1)) {
            append(first, second, task);
            return;
        }
        if (heapSize == heap.room()) {
            heap.grow();
        }
        int at = heapSize++;
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (!heap.goesBefore(first, second, task, parent)) {
                break;
            }
            heap.move(parent, at);
            at = parent;
        }
        heap.put(at, first, second, task);
    }

    private void append(long first, long second, int task) {
        if (lineEnd == line.room()) {
            if (lineFrom > lineEnd >>> 1) {
                line.moveDown(lineFrom, lineEnd);
                lineEnd -= lineFrom;
                lineFrom = 0;
            } else {
                line.grow();
            }
        }
        line.put(lineEnd++, first, second, task);
    }

    /** Whether the first task is in the line. */
    private boolean lineLeads() {
        return lineFrom < lineEnd && (heapSize == 0 || line.goesBefore(lineFrom, heap, 0));
    }

    private KeyedTasks leading() {
        return lineLeads() ? line : heap;
    }

    private int leadingPlace() {
        return lineLeads() ? lineFrom : 0;
    }

    @Override
    boolean goesBefore(ReadyQueue other) {
        FixedReadyQueue fixed = (FixedReadyQueue) other;
        return leading().goesBefore(leadingPlace(), fixed.leading(), fixed.leadingPlace());
    }

    @Override
    void begin(long now, long longest) {
        // Nothing moves.
    }

    @Override
    int first() {
        return lineLeads() ? line.task(lineFrom) : heapSize == 0 ? NO_TASK : heap.task(0);
    }

    @Override
    void skipFirst() {
        aside.add(first());
        removeFirst();
    }

    @Override
    void end() {
        while (!aside.isEmpty()) {
            insert(aside.removeLast());
        }
    }

    @Override
    PriorityKey firstKey() {
        return this;
    }

    @Override
    public String text() {
        return Long.toString(shown());
    }

    @Override
    public void writeTo(NumberSink sink) {
        sink.number(shown(), 1);
    }

    private long shown() {
        return policy.shown(leading().first(leadingPlace()));
    }

    @Override
    void removeFirst() {
        if (lineLeads()) {
            lineFrom++;
            if (lineFrom == lineEnd) {
                lineFrom = 0;
                lineEnd = 0;
            }
            return;
        }
        heapSize--;
        if (heapSize > 0) {
            sink(heap.first(heapSize), heap.second(heapSize), heap.task(heapSize));
        }
    }

    /** Inserts a task into the heap, in the place of its head or below. */
    private void sink(long first, long second, int task) {
        int at = 0;
        int half = heapSize >>> 1;
        while (at < half) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < heapSize && heap.goesBefore(right, heap, child)) {
                child = right;
            }
            if (heap.goesBefore(first, second, task, child)) {
                break;
            }
            heap.move(child, at);
            at = child;
        }
        heap.put(at, first, second, task);
    }

    @Override
    void removeTasks(int job, IntConsumer removed) {
        int from = lineFrom;
        int end = lineEnd;
        int all = heapSize;
        lineFrom = 0;
        lineEnd = 0;
        heapSize = 0;
        for (int i = from; i < end; i++) {
            if (stays(line.task(i), job, removed)) {
                append(line.first(i), line.second(i), line.task(i));
            }
        }
        for (int i = 0; i < all; i++) {
            if (stays(heap.task(i), job, removed)) {
                insert(heap.first(i), heap.second(i), heap.task(i));
            }
        }
    }

    private boolean stays(int task, int job, IntConsumer removed) {
        boolean stays = view.input().index().jobOf(task) != job;
        if (!stays) {
            removed.accept(task);
        }
        return stays;
    }

    /** Places with a task each and the two numbers that order it; equal ones by the order of all tasks. */
    private static final class KeyedTasks {
        private final QueueView view;
        private long[] first = new long[8];
        private long[] second = new long[8];
        private int[] tasks = new int[8];

        KeyedTasks(QueueView view) {
            this.view = view;
        }

        KeyedTasks copy(QueueView newView) {
            KeyedTasks copy = new KeyedTasks(newView);
            copy.first = first.clone();
            copy.second = second.clone();
            copy.tasks = tasks.clone();
            return copy;
        }

        int room() {
            return tasks.length;
        }

        void grow() {
            first = Arrays.copyOf(first, 2 * tasks.length);
            second = Arrays.copyOf(second, first.length);
            tasks = Arrays.copyOf(tasks, first.length);
        }

        long first(int at) {
            return first[at];
        }

        long second(int at) {
            return second[at];
        }

        int task(int at) {
            return tasks[at];
        }

        void put(int at, long keyFirst, long keySecond, int task) {
            first[at] = keyFirst;
            second[at] = keySecond;
            tasks[at] = task;
        }

        void move(int from, int to) {
            put(to, first[from], second[from], tasks[from]);
        }

        /** Moves the tasks from a place on to the beginning. */
        void moveDown(int from, int end) {
            System.arraycopy(first, from, first, 0, end - from);
            System.arraycopy(second, from, second, 0, end - from);
            System.arraycopy(tasks, from, tasks, 0, end - from);
        }

        /** Whether a task precedes the one at a place. */
        boolean goesBefore(long keyFirst, long keySecond, int task, int at) {
            if (keyFirst != first[at]) {
                return keyFirst < first[at];
            }
            if (keySecond != second[at]) {
                return keySecond < second[at];
            }
            return view.input().order().tieOrder(task) < view.input().order().tieOrder(tasks[at]);
        }

        /** Whether the task at a place precedes the one at a place of another queue. */
        boolean goesBefore(int at, KeyedTasks others, int place) {
            return others.goesBefore(first[at], second[at], tasks[at], place);
        }
    }
}
