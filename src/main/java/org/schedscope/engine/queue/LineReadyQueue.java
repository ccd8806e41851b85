package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.KineticTournament;
import org.schedscope.engine.queue.line.LineHeap;
import org.schedscope.engine.queue.line.LineOrder;
import org.schedscope.engine.queue.line.TypedLines;
import org.schedscope.model.number.NumberTaker;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ExpressionPolicy;

/**
 * For keys that are lines in time, each for a while: a kinetic tournament of the tasks, in which a line that comes to its end is worked
 * out anew; a heap if all lines stay level for ever. What it {@linkplain #isBeyond cannot do} is seen when a pass begins.
 */
final class LineReadyQueue extends ReadyHeap implements TypedReadyQueue.Lined {
    private final ExpressionPolicy policy;
    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private TypedLines pieces;
    private LineOrder lines;
    private int[] task = new int[16];
    private long[] turn = new long[16];
    private long turns;
    private int held;
    /** Came since the last pass, so that their lines begin in the next. */
    private IntList fresh = new IntList();
    private IndexedHeap byPath = new IndexedHeap(this::hasLongerPath);
    private long longest;

    LineReadyQueue(ExpressionPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
        pieces = new TypedLines(policy, view);
        lines = policy.isFixed() ? new LineHeap() : new KineticTournament();
    }

    @Override
    public LineReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        LineReadyQueue copy = new LineReadyQueue(policy, view.copy(readyTicks));
        copy.lines = lines.copy();
        copy.task = task.clone();
        copy.turn = turn.clone();
        copy.turns = turns;
        copy.held = held;
        copy.fresh = fresh.copy();
        copy.byPath = byPath.copy(copy::hasLongerPath);
        copy.longest = longest;
        copy.pieces = pieces.copy(copy.view);
        return copy;
    }

    private boolean hasLongerPath(int a, int b) {
        return view.criticalPath(task[a]) > view.criticalPath(task[b]);
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new LineReadyQueue(policy, view);
    }

    @Override
    public boolean isBeyond() {
        return pieces.areBeyond();
    }

    @Override
    public int[] tasks() {
        return nodes(node -> true).mapToInt(node -> task[node]).toArray();
    }

    /** Nodes that are wanted, in the order in which their tasks came. */
    private Stream<Integer> nodes(IntPredicate wanted) {
        List<Integer> nodes = new ArrayList<>();
        lines.forEach(node -> {
            if (wanted.test(node)) {
                nodes.add(node);
            }
        });
        return nodes.stream().sorted(Comparator.comparingLong(node -> turn[node]));
    }

    @Override
    public void add(int newTask) {
        fresh.add(newTask);
    }

    @Override
    int heapSize() {
        return held + fresh.size();
    }

    @Override
    public long longestCriticalPath() {
        long path = byPath.size() == 0 ? 1 : Math.max(1, view.criticalPath(task[byPath.first()]));
        for (int i = 0; policy.usesMaxCriticalPath() && i < fresh.size(); i++) {
            path = Math.max(path, view.criticalPath(fresh.get(i)));
        }
        return path;
    }

    @Override
    public void beginPass(long now, long longestOfAll) {
        view.begin(now, longestOfAll);
        boolean all = policy.usesMaxCriticalPath() && longestOfAll != longest;
        longest = longestOfAll;
        pieces.stay(held);
        lines.advance(now, this::renew, all);
        for (int i = 0; i < fresh.size(); i++) {
            begin(fresh.get(i));
        }
        fresh.clear();
    }

    private void begin(int newTask) {
        int node = lines.newNode(view.input().order().tieOrder(newTask));
        if (node == task.length) {
            task = Arrays.copyOf(task, 2 * node);
            turn = Arrays.copyOf(turn, 2 * node);
        }
        task[node] = newTask;
        turn[node] = turns++;
        pieces.set(newTask, lines, node);
        putBack(node);
        if (policy.usesMaxCriticalPath()) {
            byPath.add(node);
        }
    }

    private void renew(int node) {
        pieces.renew(task[node], lines, node);
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        return TypedReadyQueue.isBefore(policy, view, head(), other.head());
    }

    @Override
    public int head() {
        return task[lines.best()];
    }

    @Override
    public String text() {
        policy.key(view, head(), key);
        return key.text();
    }

    @Override
    public void giveTo(NumberTaker taker) {
        policy.key(view, head(), key);
        key.giveTo(taker);
    }

    @Override
    int takeHeadOut() {
        int node = lines.best();
        lines.takeOut(node);
        held--;
        return node;
    }

    @Override
    void putBack(int node) {
        lines.putIn(node);
        held++;
    }

    @Override
    public void removeHead() {
        release(takeHeadOut());
    }

    private void release(int node) {
        if (policy.usesMaxCriticalPath()) {
            byPath.remove(node);
        }
        lines.release(node);
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        nodes(node -> isOf(job, task[node])).forEach(node -> {
            removed.accept(task[node]);
            lines.takeOut(node);
            held--;
            release(node);
        });
        fresh.keepIf(one -> {
            boolean leaves = isOf(job, one);
            if (leaves) {
                removed.accept(one);
            }
            return !leaves;
        });
    }

    private boolean isOf(int job, int one) {
        return view.input().index().jobOf(one) == job;
    }
}
