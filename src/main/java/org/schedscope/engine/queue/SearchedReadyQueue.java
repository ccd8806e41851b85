package org.schedscope.engine.queue;

import java.util.function.IntConsumer;
import org.schedscope.engine.collection.IndexedHeap;
import org.schedscope.engine.collection.IntList;
import org.schedscope.engine.collection.IntMap;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.event.PriorityKey;
import org.schedscope.model.number.NumberSink;

/**
 * A ready queue that finds the first task of all, and the first that a filter accepts, by a search that skips most of the others. Tasks are
 * nodes of a tree that a subclass keeps. The tasks are sorted one by one only in a pass that continues without a filter after a skipped
 * task.
 */
abstract class SearchedReadyQueue extends ReadyQueue implements PriorityKey {
    static final int NO_NODE = -1;
    private static final int UNKNOWN = -2;

    private final IntMap nodeOfTask;
    /** Skipped nodes that a filter would accept: they are out of the tree until the pass ends. */
    private final IntList aside = new IntList();
    /** The nodes from the head on in order, where a pass goes through all of them. */
    private final IndexedHeap walk = new IndexedHeap(this::before);
    private boolean walking;
    private int head = NO_NODE;
    /** The node of the head before, which is released later if its task has left. */
    private int last = NO_NODE;
    private boolean lastHasLeft;

    SearchedReadyQueue(QueueView view) {
        super(view);
        nodeOfTask = new IntMap();
    }

    /** A copy between passes. */
    SearchedReadyQueue(SearchedReadyQueue other, QueueView view) {
        super(view);
        nodeOfTask = other.nodeOfTask.copy();
    }

    /**
     * Inserts a new task into the tree. Returns its node, which is at least 0.
     *
     * @param counts counted resources by task
     */
    abstract int newNode(int task, int cores, long[][] counts, long ticks);

    /** Removes a node from the tree, but keeps its data. */
    abstract void cut(int node);

    /** Puts back a node that was cut. */
    abstract void putBack(int node);

    /** Frees a node that was cut. */
    abstract void release(int node);

    abstract int task(int node);

    /** Sets the needs of the task of a node to zero. */
    abstract void needNothing(int node);

    abstract boolean isAccepted(int node, TaskFilter filter);

    /** Makes ready for a pass. */
    abstract void moveTo(long now, long longest);

    /** The node of the first task in the tree; {@link #NO_NODE} if there is none. */
    abstract int firstNode();

    /** The node of the first task in the tree that a filter accepts; {@link #NO_NODE} if there is none. */
    abstract int firstNode(TaskFilter filter);

    /** The exact order of two nodes in this pass, in the tree or not. */
    abstract boolean before(int a, int b);

    /** Whether a node precedes one of another queue of this class. */
    abstract boolean before(int node, SearchedReadyQueue other, int otherNode);

    /** Calls for every node in the tree. */
    abstract void forEach(IntConsumer action);

    /** The key of a node. */
    abstract String text(int node);

    @Override
    final void insert(int task) {
        SimulationInput input = view.input();
        nodeOfTask.put(task, newNode(task, input.cores(task), input.needs(), view.shortestEstimate(task)));
    }

    @Override
    final void begin(long now, long longest) {
        moveTo(now, longest);
        head = UNKNOWN;
    }

    private int headNode() {
        if (head == UNKNOWN) {
            if (skipped) {
                startWalk();
            } else {
                head = firstNode();
            }
        }
        return head;
    }

    /** Sorts the tasks behind the last head, one by one as they are needed. */
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
        head = rest.size() == 0 ? NO_NODE : rest.first();
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
    final int first() {
        int node = headNode();
        return node == NO_NODE ? NO_TASK : task(node);
    }

    @Override
    final PriorityKey firstKey() {
        return this;
    }

    @Override
    public final String text() {
        return text(headNode());
    }

    @Override
    public final void writeTo(NumberSink sink) {
        writeTo(headNode(), sink);
    }

    /** Writes the key of a node as numbers. */
    void writeTo(int node, NumberSink sink) {
        sink.text(text(node));
    }

    @Override
    final void skipFirst() {
        int node = headNode();
        step();
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
    final void removeFirst() {
        int node = headNode();
        step();
        nodeOfTask.remove(task(node));
        cut(node);
        becomesLast(node, true);
    }

    @Override
    public final void skipTo(TaskFilter filter) {
        if (!walking && !skipped) {
            int node = headNode();
            if (node == NO_NODE || isAccepted(node, filter)) {
                return;
            }
            skipped = true;
        } else if (walking) {
            while (head != NO_NODE && !isAccepted(head, filter)) {
                step();
            }
            return;
        } else if (head == UNKNOWN && !lastHasLeft && last != NO_NODE && isAccepted(last, filter)) {
            cut(last);
            aside.add(last);
        }
        if (head != NO_NODE && (head == UNKNOWN || !isAccepted(head, filter))) {
            head = firstNode(filter);
        }
    }

    @Override
    public final void alwaysAccept(int task) {
        needNothing(nodeOfTask.get(task));
    }

    @Override
    final boolean goesBefore(ReadyQueue other) {
        SearchedReadyQueue that = (SearchedReadyQueue) other;
        return before(headNode(), that, that.headNode());
    }

    @Override
    final void removeTasks(int job, IntConsumer removed) {
        for (int task = view.input().index().firstTask(job); task < view.input().index().firstTask(job + 1); task++) {
            int node = nodeOfTask.get(task);
            if (node >= 0) {
                nodeOfTask.remove(task);
                cut(node);
                release(node);
                removed.accept(task);
            }
        }
    }

    @Override
    void end() {
        while (!aside.isEmpty()) {
            putBack(aside.removeLast());
        }
        becomesLast(NO_NODE, false);
        walk.clear();
        walking = false;
        head = NO_NODE;
    }
}
