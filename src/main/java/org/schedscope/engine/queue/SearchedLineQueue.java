package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ProjectionPolicy;

/** For keys that are lines in time, where tasks overtake: a kinetic tournament of the tasks. */
final class SearchedLineQueue extends SearchedReadyQueue {
    private final ProjectionPolicy policy;
    private final ExactKey key = new ExactKey();
    private final LinesWithNeeds lines;
    private final LineSearch search;
    private int[] tasks;

    SearchedLineQueue(ProjectionPolicy policy, QueueView view) {
        this(policy, view, new IntMap(), 0, new LinesWithNeeds(), new int[16]);
    }

    private SearchedLineQueue(ProjectionPolicy policy, QueueView view, IntMap nodes, int size, LinesWithNeeds lines, int[] tasks) {
        super(view, nodes, size);
        this.policy = policy;
        this.lines = lines;
        this.tasks = tasks;
        search = new LineSearch(policy, view, lines);
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        return new SearchedLineQueue(policy, view.copy(readyTicks), copyOfNodes(), size(), new LinesWithNeeds(lines), tasks.clone());
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new SearchedLineQueue(policy, view);
    }

    /** Comparisons of keys so far. */
    long comparisons() {
        return search.comparisons();
    }

    @Override
    int newNode(int task, int cores, long memory, long ticks) {
        int node = lines.newNode(view.input().order().tieOrder(task), view.arrival(task), policy.offset(view, task),
                policy.divisor(view, task));
        lines.setNeeds(node, cores, memory, ticks);
        lines.putIn(node);
        if (node >= tasks.length) {
            tasks = Arrays.copyOf(tasks, tasks.length * 2);
        }
        tasks[node] = task;
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
    int task(int node) {
        return tasks[node];
    }

    @Override
    void needNothing(int node) {
        lines.setNeeds(node, 0, 0, 0);
        lines.refresh(node);
    }

    @Override
    boolean isAccepted(int node, TaskFilter filter) {
        lines.setFilter(filter);
        return lines.isIn(node);
    }

    @Override
    public long longestCriticalPath() {
        return lines.largestDivisor();
    }

    @Override
    void begin(long now, long longest) {
        lines.advance(now);
        view.begin(now, longest);
    }

    @Override
    int first() {
        return found(search.first());
    }

    @Override
    int first(TaskFilter filter) {
        lines.setFilter(filter);
        return found(search.first(lines));
    }

    private static int found(int node) {
        return node == KineticTournament.NONE ? NOBODY : node;
    }

    @Override
    boolean before(int a, int b) {
        return before(a, this, b);
    }

    @Override
    boolean before(int node, SearchedReadyQueue other, int otherNode) {
        SearchedLineQueue that = (SearchedLineQueue) other;
        int order = search.compare(node, that.search, otherNode);
        return order != 0 ? order > 0 : lines.order(node) < that.lines.order(otherNode);
    }

    @Override
    void forEach(IntConsumer action) {
        lines.forEach(action);
    }

    @Override
    String text(int node) {
        policy.key(view, tasks[node], key);
        return key.text();
    }
}
