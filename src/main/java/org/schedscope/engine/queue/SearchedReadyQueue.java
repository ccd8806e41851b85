package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberTaker;

/**
 * A ready queue that finds the first task of all, and the first that a filter accepts, by a search that leaves out most of the others.
 * Tasks stand at nodes of a tree that a subclass keeps. Only where a pass wants to see everybody behind a task that was skipped, the tasks
 * are put in order one by one.
 */
abstract class SearchedReadyQueue implements MergeableReadyQueue, PriorityKey {
    static final int NOBODY = -1;
    private static final int UNKNOWN = -2;

    final QueueView view;
    private final IntMap nodeOfTask;
    /** Skipped nodes that a filter would accept: they are out of the tree until the pass ends. */
    private final IntList aside = new IntList();
    /** The nodes from the head on in order, where a pass goes through all of them. */
    private final IndexedHeap walk = new IndexedHeap(this::before);
    private boolean walking;
    private boolean skipped;
    private int size;
    private int head = NOBODY;
    /** The node of the head before, of which this remembers that it has started, if it has. */
    private int last = NOBODY;
    private boolean lastHasLeft;

    SearchedReadyQueue(QueueView view, IntMap nodeOfTask, int size) {
        this.view = view;
        this.nodeOfTask = nodeOfTask;
        this.size = size;
    }

    /** Puts a new task in the tree. Returns its node, which is at least 0. */
    abstract int newNode(int task, int cores, long memory, long ticks);

    /** Takes a node out of the tree, but keeps what is known of it. */
    abstract void cut(int node);

    /** Puts back a node that was taken out. */
    abstract void putBack(int node);

    /** Forgets a node that was taken out. */
    abstract void release(int node);

    abstract int task(int node);

    /** Lets the task of a node need nothing. */
    abstract void needNothing(int node);

    abstract boolean isAccepted(int node, TaskFilter filter);

    /** Makes ready for a pass. */
    abstract void begin(long now, long longest);

    /** The node of the first task in the tree; {@link #NOBODY} if there is none. */
    abstract int first();

    /** The node of the first task in the tree that a filter accepts; {@link #NOBODY} if there is none. */
    abstract int first(TaskFilter filter);

    /** The exact order of two nodes in this pass, in the tree or not. */
    abstract boolean before(int a, int b);

    /** Whether a node goes before one of another queue of this class. */
    abstract boolean before(int node, SearchedReadyQueue other, int otherNode);

    /** Calls for every node in the tree. */
    abstract void forEach(IntConsumer action);

    /** The key of a node. */
    abstract String text(int node);

    final IntMap copyOfNodes() {
        return nodeOfTask.copy();
    }

    @Override
    public final void add(int task) {
        SimulationInput input = view.input();
        nodeOfTask.put(task, newNode(task, input.cores(task), input.memory(task), view.shortestEstimate(task)));
        size++;
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final void beginPass(long now, long longest) {
        begin(now, longest);
        head = UNKNOWN;
    }

    private int headNode() {
        if (head == UNKNOWN) {
            if (skipped) {
                startWalk();
            } else {
                head = first();
            }
        }
        return head;
    }

    /** Puts all behind the last head in order, one after another as they are asked for. */
    private void startWalk() {
        walking = true;
        forEach(node -> {
            if (before(last, node)) {
                walk.add(node);
            }
        });
        stepTo(walk);
    }

    private void stepTo(IndexedHeap rest) {
        head = rest.size() == 0 ? NOBODY : rest.first();
    }

    private void step() {
        if (walking) {
            walk.remove(walk.first());
            stepTo(walk);
        } else {
            head = UNKNOWN;
        }
    }

    @Override
    public final boolean hasHead() {
        return headNode() != NOBODY;
    }

    @Override
    public final int head() {
        return task(headNode());
    }

    @Override
    public final PriorityKey headKey() {
        return this;
    }

    @Override
    public final String text() {
        return text(headNode());
    }

    @Override
    public final void giveTo(NumberTaker taker) {
        giveTo(headNode(), taker);
    }

    /** Gives the key of a node to whoever takes numbers. */
    void giveTo(int node, NumberTaker taker) {
        taker.text(text(node));
    }

    @Override
    public final boolean hasSkipped() {
        return skipped;
    }

    @Override
    public final void skipHead() {
        int node = headNode();
        step();
        skipped = true;
        becomesLast(node, false);
    }

    private void becomesLast(int node, boolean left) {
        if (lastHasLeft) {
            release(last);
        }
        last = node;
        lastHasLeft = left;
    }

    @Override
    public final void removeHead() {
        int node = headNode();
        step();
        nodeOfTask.remove(task(node));
        cut(node);
        size--;
        becomesLast(node, true);
    }

    @Override
    public final void skipTo(TaskFilter filter) {
        if (!walking && !skipped) {
            int node = headNode();
            if (node == NOBODY || isAccepted(node, filter)) {
                return;
            }
            skipped = true;
        } else if (walking) {
            while (head != NOBODY && !isAccepted(head, filter)) {
                step();
            }
            return;
        } else if (head == UNKNOWN && !lastHasLeft && last != NOBODY && isAccepted(last, filter)) {
            cut(last);
            aside.add(last);
        }
        if (head != NOBODY && (head == UNKNOWN || !isAccepted(head, filter))) {
            head = first(filter);
        }
    }

    @Override
    public final void alwaysAccept(int task) {
        needNothing(nodeOfTask.get(task));
    }

    @Override
    public final boolean headBefore(MergeableReadyQueue other) {
        SearchedReadyQueue that = (SearchedReadyQueue) other;
        return before(headNode(), that, that.headNode());
    }

    @Override
    public final void removeJob(int job, IntConsumer removed) {
        for (int task = view.input().index().firstTask(job); task < view.input().index().firstTask(job + 1); task++) {
            int node = nodeOfTask.get(task);
            if (node >= 0) {
                nodeOfTask.remove(task);
                cut(node);
                release(node);
                size--;
                removed.accept(task);
            }
        }
    }

    @Override
    public void endPass() {
        while (!aside.isEmpty()) {
            putBack(aside.removeLast());
        }
        becomesLast(NOBODY, false);
        walk.clear();
        walking = false;
        skipped = false;
        head = NOBODY;
    }
}
