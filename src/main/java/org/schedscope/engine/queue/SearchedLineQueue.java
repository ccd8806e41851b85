package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.KineticTournament;
import org.schedscope.engine.queue.line.LineSearch;
import org.schedscope.engine.queue.line.LinesWithNeeds;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.model.number.NumberTaker;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.MovingPolicy;

/** For keys that are lines in time, where tasks overtake: a kinetic tournament of the tasks. */
abstract class SearchedLineQueue extends SearchedReadyQueue {
    final LinesWithNeeds lines;
    final LineSearch search;
    private final MovingPolicy policy;
    private final ExactKey key = new ExactKey();
    private int[] tasks;

    SearchedLineQueue(MovingPolicy policy, QueueView view) {
        super(view, new IntMap(), 0);
        this.policy = policy;
        lines = new LinesWithNeeds();
        search = new LineSearch(policy, view, lines);
        tasks = new int[16];
    }

    SearchedLineQueue(SearchedLineQueue other, QueueView view) {
        super(view, other.copyOfNodes(), other.size());
        policy = other.policy;
        lines = new LinesWithNeeds(other.lines);
        search = new LineSearch(policy, view, lines);
        tasks = other.tasks.clone();
    }

    /** Gives the node of a task that has come its line, and what else it is to know. */
    abstract void setUp(int node, int task);

    @Override
    final int newNode(int task, int cores, long memory, long ticks) {
        int node = lines.newNode(view.input().order().tieOrder(task));
        if (node >= tasks.length) {
            tasks = Arrays.copyOf(tasks, tasks.length * 2);
        }
        tasks[node] = task;
        setUp(node, task);
        lines.setNeeds(node, cores, memory, ticks);
        lines.putIn(node);
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
        lines.release(node);
    }

    @Override
    final int task(int node) {
        return tasks[node];
    }

    @Override
    final void needNothing(int node) {
        lines.setNeeds(node, 0, 0, 0);
        lines.refresh(node);
    }

    @Override
    final boolean isAccepted(int node, TaskFilter filter) {
        lines.setFilter(filter);
        return lines.isIn(node);
    }

    @Override
    final int first() {
        return found(search.first());
    }

    @Override
    final int first(TaskFilter filter) {
        lines.setFilter(filter);
        return found(search.first(lines));
    }

    private static int found(int node) {
        return node == KineticTournament.NONE ? NOBODY : node;
    }

    @Override
    final boolean before(int a, int b) {
        return before(a, this, b);
    }

    @Override
    final boolean before(int node, SearchedReadyQueue other, int otherNode) {
        SearchedLineQueue that = (SearchedLineQueue) other;
        int order = search.compare(node, that.search, otherNode);
        return order != 0 ? order > 0 : lines.order(node) < that.lines.order(otherNode);
    }

    @Override
    final void forEach(IntConsumer action) {
        lines.forEach(action);
    }

    @Override
    final String text(int node) {
        policy.key(view, tasks[node], key);
        return key.text();
    }

    @Override
    final void giveTo(int node, NumberTaker taker) {
        policy.key(view, tasks[node], key);
        key.giveTo(taker);
    }
}
