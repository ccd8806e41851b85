package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.line.KineticTournament;
import org.schedscope.engine.queue.line.LineSearch;
import org.schedscope.engine.queue.tree.LeftistHeaps;
import org.schedscope.model.number.NumberTaker;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ProjectionPolicy;

/**
 * For keys that are lines in time: a heap of tasks for each job, which time does not disturb, and a kinetic tournament of the jobs.
 */
final class ProjectionReadyQueue extends ReadyHeap {
    private final ProjectionPolicy policy;
    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private IntMap nodeOfJob = new IntMap();
    private LeftistHeaps tasks = new LeftistHeaps();
    private final KineticTournament lines;
    private final LineSearch search;
    private int[] rootOfNode = new int[16];
    private int size;
    private int head = KineticTournament.NONE;

    ProjectionReadyQueue(ProjectionPolicy policy, QueueView view) {
        this(policy, view, new KineticTournament());
    }

    private ProjectionReadyQueue(ProjectionPolicy policy, QueueView view, KineticTournament lines) {
        this.policy = policy;
        this.view = view;
        this.lines = lines;
        search = new LineSearch(policy, view, lines);
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        ProjectionReadyQueue copy = new ProjectionReadyQueue(policy, view.copy(readyTicks), new KineticTournament(lines));
        copy.nodeOfJob = nodeOfJob.copy();
        copy.tasks = tasks.copy();
        copy.rootOfNode = rootOfNode.clone();
        copy.size = size;
        return copy;
    }

    /** Comparisons of keys so far. */
    long comparisons() {
        return search.comparisons();
    }

    @Override
    public MergeableReadyQueue newEmpty() {
        return new ProjectionReadyQueue(policy, view);
    }

    @Override
    public void add(int task) {
        int job = view.input().index().jobOf(task);
        long offset = policy.offset(view, task);
        int node = nodeOfJob.get(job);
        if (node < 0) {
            node = lines.add(view.input().order().placeOf(job), view.arrival(task), offset, policy.divisor(view, task));
            nodeOfJob.put(job, node);
            if (node >= rootOfNode.length) {
                rootOfNode = Arrays.copyOf(rootOfNode, rootOfNode.length * 2);
            }
            rootOfNode[node] = LeftistHeaps.EMPTY;
        }
        rootOfNode[node] = tasks.add(rootOfNode[node], task, -offset);
        lines.setOffset(node, policy.offset(view, tasks.firstTask(rootOfNode[node])));
        size++;
    }

    @Override
    int heapSize() {
        return size;
    }

    @Override
    int takeHeadOut() {
        int task = head();
        removeHead();
        return task;
    }

    @Override
    void putBack(int task) {
        add(task);
    }

    @Override
    public long longestCriticalPath() {
        return size == 0 ? 1 : lines.largestDivisor();
    }

    @Override
    public void beginPass(long now, long longest) {
        lines.advance(now);
        view.begin(now, longest);
        findHead();
    }

    @Override
    public boolean headBefore(MergeableReadyQueue other) {
        ProjectionReadyQueue that = (ProjectionReadyQueue) other;
        int order = search.compare(head, that.search, that.head);
        return order != 0 ? order > 0 : view.input().order().tieOrder(head()) < view.input().order().tieOrder(that.head());
    }

    private void findHead() {
        head = search.first();
    }

    @Override
    public int head() {
        return tasks.firstTask(rootOfNode[head]);
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
    public void removeHead() {
        int job = view.input().index().jobOf(head());
        int root = tasks.removeFirst(rootOfNode[head]);
        rootOfNode[head] = root;
        if (root == LeftistHeaps.EMPTY) {
            lines.remove(head);
            nodeOfJob.remove(job);
        } else {
            lines.setOffset(head, policy.offset(view, tasks.firstTask(root)));
        }
        size--;
        findHead();
    }

    @Override
    public void removeJob(int job, IntConsumer removed) {
        int node = nodeOfJob.get(job);
        if (node >= 0) {
            for (int root = rootOfNode[node]; root != LeftistHeaps.EMPTY; root = tasks.removeFirst(root)) {
                removed.accept(tasks.firstTask(root));
                size--;
            }
            lines.remove(node);
            nodeOfJob.remove(job);
        }
    }
}
