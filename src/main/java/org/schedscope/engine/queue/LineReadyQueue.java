package org.schedscope.engine.queue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.KineticTournament;
import org.schedscope.engine.queue.line.LineSearch;
import org.schedscope.engine.queue.line.TaskLines;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.model.number.NumberSink;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/**
 * The queue of a policy whose keys are lines in time: a kinetic tournament of the tasks. A line that ends is computed again when a pass
 * begins; {@linkplain #isBeyond limits} of this method are noticed then.
 */
final class LineReadyQueue extends SearchedReadyQueue {
    private final MovingPolicy policy;
    private final KineticTournament lines;
    private final LineSearch search;
    private final TaskLines pieces;
    /** Nodes by critical path, if keys depend on the longest. */
    private final IndexedHeap byPath;
    private final IntConsumer renew = this::renew;
    private final ExactKey key = new ExactKey();
    private int[] tasks;
    private long[] turn;
    private long turns;
    private long longest;

    /** @param policy policy whose key is an expression that is not curved */
    LineReadyQueue(MovingPolicy policy, QueueView view) {
        super(view);
        this.policy = policy;
        lines = new KineticTournament();
        pieces = new TaskLines(policy.expression().orElseThrow(), view);
        search = new LineSearch(pieces, view, lines);
        byPath = new IndexedHeap(this::hasLongerPath);
        tasks = new int[16];
        turn = new long[16];
    }

    private LineReadyQueue(LineReadyQueue other, QueueView view) {
        super(other, view);
        policy = other.policy;
        lines = new KineticTournament(other.lines);
        pieces = other.pieces.copy(view);
        search = new LineSearch(pieces, view, lines);
        byPath = other.byPath.copy(this::hasLongerPath);
        tasks = other.tasks.clone();
        turn = other.turn.clone();
        turns = other.turns;
        longest = other.longest;
    }

    @Override
    ReadyQueue copied(QueueView.ReadyTicks readyTicks) {
        return new LineReadyQueue(this, view.copy(readyTicks));
    }

    @Override
    ReadyQueue newEmpty() {
        return new LineReadyQueue(policy, view);
    }

    private boolean hasLongerPath(int a, int b) {
        return view.criticalPath(tasks[a]) > view.criticalPath(tasks[b]);
    }

    /** Comparisons of keys so far. */
    long comparisons() {
        return search.comparisons();
    }

    /** Whether the present pass exceeds the limits of this queue: a key has no value, or too many digits, or too few lines last. */
    boolean isBeyond() {
        return pieces.areBeyond();
    }

    /** All tasks, in the order in which they came; after a pass has begun. */
    int[] tasks() {
        List<Integer> nodes = new ArrayList<>();
        forEach(nodes::add);
        return nodes.stream().sorted(Comparator.comparingLong(node -> turn[node])).mapToInt(this::task).toArray();
    }

    @Override
    int newNode(int task, int cores, long[][] counts, long ticks) {
        int node = lines.newNode(view.input().order().tieOrder(task));
        if (node == tasks.length) {
            tasks = Arrays.copyOf(tasks, 2 * node);
            turn = Arrays.copyOf(turn, 2 * node);
        }
        tasks[node] = task;
        turn[node] = turns++;
        lines.setArrival(node, view.arrival(task));
        lines.setNeeds(node, cores, counts, task, ticks);
        pieces.begin(task, lines, node);
        lines.putIn(node);
        if (pieces.dependOnLongestPath()) {
            byPath.add(node);
        }
        return node;
    }

    @Override
    void cut(int node) {
        lines.takeOut(node);
    }

    @Override
    void putBack(int node) {
        lines.putIn(node);
    }

    @Override
    void release(int node) {
        if (pieces.dependOnLongestPath()) {
            byPath.remove(node);
        }
        lines.release(node);
    }

    @Override
    int task(int node) {
        return tasks[node];
    }

    @Override
    void needNothing(int node) {
        lines.needNothing(node);
        lines.refresh(node);
    }

    @Override
    boolean isAccepted(int node, TaskFilter filter) {
        return lines.isAccepted(node, filter);
    }

    @Override
    long longestCriticalPath() {
        return byPath.size() == 0 ? 1 : Math.max(1, view.criticalPath(tasks[byPath.first()]));
    }

    @Override
    void moveTo(long now, long longestOfAll) {
        view.begin(now, longestOfAll);
        boolean all = pieces.changeWithLongestPath() && longestOfAll != longest;
        longest = longestOfAll;
        pieces.stay(size());
        lines.advance(now, renew, all);
    }

    private void renew(int node) {
        pieces.renew(tasks[node], lines, node);
    }

    @Override
    int firstNode() {
        return found(search.first());
    }

    @Override
    int firstNode(TaskFilter filter) {
        return found(search.first(filter));
    }

    private static int found(int node) {
        return node == KineticTournament.NONE ? NO_NODE : node;
    }

    @Override
    boolean before(int a, int b) {
        return before(a, this, b);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        LineReadyQueue that = (LineReadyQueue) other;
        int order = search.compare(node, that.search, otherNode);
        return order != 0 ? order > 0 : lines.order(node) < that.lines.order(otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        lines.forEach(action);
    }

    @Override
    String text(int node) {
        search.key(node, key);
        return key.text();
    }

    @Override
    void writeTo(int node, NumberSink sink) {
        search.key(node, key);
        key.writeTo(sink);
    }
}
