package org.schedscope.engine.queue;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.policy.ExactKey;
import org.schedscope.policy.ProjectionPolicy;

/**
 * For keys that are lines in time: a heap of tasks for each job, which time does not disturb, and a kinetic tournament of the jobs.
 *
 * <p>The leaps of waiting jobs depend on arrival and on maxCP alone, and the tournament is ordered by arrival. So it knows nothing of
 * leaps: a decision searches it with the leaps of a subtree's oldest job as a bound. A maxCP that changes with every job that comes and
 * goes costs nothing.
 */
final class ProjectionReadyQueue extends ReadyHeap {
    private static final int SLOTS = 4;
    private static final int BEST = 0;
    private static final int CANDIDATE = SLOTS;

    private final ProjectionPolicy policy;
    private final QueueView view;
    private final ExactKey key = new ExactKey();
    private final long[] compared = new long[2 * SLOTS];
    private IntMap nodeOfJob = new IntMap();
    private LeftistHeaps tasks = new LeftistHeaps();
    private KineticTournament lines;
    private int[] rootOfNode = new int[16];
    private int size;
    private int head = KineticTournament.NONE;
    private int best;
    private long bestLeaps;
    private long comparisons;

    ProjectionReadyQueue(ProjectionPolicy policy, QueueView view) {
        this.policy = policy;
        this.view = view;
        lines = new KineticTournament(view.input().order().arrivals());
    }

    @Override
    public MergeableReadyQueue copy(QueueView.ReadyTicks readyTicks) {
        ProjectionReadyQueue copy = new ProjectionReadyQueue(policy, view.copy(readyTicks));
        copy.nodeOfJob = nodeOfJob.copy();
        copy.tasks = tasks.copy();
        copy.lines = lines.copy();
        copy.rootOfNode = rootOfNode.clone();
        copy.size = size;
        return copy;
    }

    /** Comparisons of keys so far. */
    long comparisons() {
        return comparisons + lines.comparisons();
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
            node = lines.add(view.input().order().placeOf(job), offset, policy.divisor(view, task));
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
        storeKey(head, leapsOf(head), CANDIDATE);
        that.storeKey(that.head, that.leapsOf(that.head), BEST);
        System.arraycopy(that.compared, BEST, compared, BEST, SLOTS);
        int order = compareWithBest();
        return order != 0 ? order > 0 : view.input().order().tieOrder(head()) < view.input().order().tieOrder(that.head());
    }

    private long leapsOf(int node) {
        return policy.hasOverloadTerm() ? leapsSince(lines.arrival(node)) : 0;
    }

    private void findHead() {
        head = KineticTournament.NONE;
        if (size > 0) {
            head = policy.hasOverloadTerm() && view.now() - lines.firstArrival() >= view.maxCriticalPath() ? bestWithLeaps() : lines.best();
        }
    }

    /**
     * Searches the tournament, beginning with the highest line, for a job whose leaps lift it higher. No job of a subtree is above
     * the subtree's highest line with the leaps of its oldest possible job; subtrees that cannot win are not entered.
     */
    private int bestWithLeaps() {
        best = lines.best();
        bestLeaps = leapsSince(lines.arrival(best));
        storeKey(best, bestLeaps, BEST);
        search(lines.root(), leapsSince(lines.firstArrival()), leapsSince(lines.lastArrival()));
        return best;
    }

    /** Jobs of the subtree have leapt from {@code least} to {@code most} times. */
    private void search(int subtree, long most, long least) {
        if (subtree == KineticTournament.NONE || lines.bestOf(subtree) == best && most == bestLeaps) {
            return;
        }
        storeKey(lines.bestOf(subtree), most, CANDIDATE);
        int bound = compareWithBest();
        if (bound < 0) {
            return;
        }
        if (most == least) {
            take(lines.bestOf(subtree), most, bound);
            return;
        }
        long leaps = leapsSince(lines.arrival(subtree));
        storeKey(subtree, leaps, CANDIDATE);
        take(subtree, leaps, compareWithBest());
        search(lines.left(subtree), most, leaps);
        search(lines.right(subtree), leaps, least);
    }

    private void take(int node, long leaps, int order) {
        if (order > 0 || order == 0 && lines.order(node) < lines.order(best)) {
            best = node;
            bestLeaps = leaps;
            System.arraycopy(compared, CANDIDATE, compared, BEST, SLOTS);
        }
    }

    private int compareWithBest() {
        comparisons++;
        return ExactKey.compareStored(compared, CANDIDATE, BEST);
    }

    private long leapsSince(long arrival) {
        return (view.now() - arrival) / view.maxCriticalPath();
    }

    private void storeKey(int node, long leaps, int at) {
        key.setFraction(view.now() + lines.offset(node), lines.divisor(node));
        key.addSquare(leaps);
        key.store(compared, at);
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
