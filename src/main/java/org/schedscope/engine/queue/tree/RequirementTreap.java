package org.schedscope.engine.queue.tree;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.schedscope.engine.collection.SlotPool;

/**
 * Tasks by (first, second, tie), and the minimum of cores, counted resources and ticks that those of each subtree need: a treap (Seidel,
 * Aragon 1996) in which the next task that a filter accepts is found without visiting most of the others. Node 0 is none.
 */
public final class RequirementTreap {
    public static final int NONE = 0;

    private int[] task = new int[16];
    private long[] first = new long[16];
    private long[] second = new long[16];
    private int[] tie = new int[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    private int[] behind = new int[16];
    private int[] ahead = new int[16];
    private int[] priority = new int[16];
    private final Needs needs;
    private int root = NONE;
    private final SlotPool slots;
    private int size;
    private int drawn = 1;

    public RequirementTreap() {
        slots = new SlotPool();
        slots.take();
        needs = new Needs();
    }

    private RequirementTreap(RequirementTreap other) {
        task = other.task.clone();
        first = other.first.clone();
        second = other.second.clone();
        tie = other.tie.clone();
        left = other.left.clone();
        right = other.right.clone();
        behind = other.behind.clone();
        ahead = other.ahead.clone();
        priority = other.priority.clone();
        needs = other.needs.copy();
        root = other.root;
        slots = other.slots.copy();
        size = other.size;
        drawn = other.drawn;
    }

    public RequirementTreap copy() {
        return new RequirementTreap(this);
    }

    public int size() {
        return size;
    }

    public int task(int node) {
        return task[node];
    }

    public long first(int node) {
        return first[node];
    }

    /** A node for a task with its key, not yet in order. */
    public int newNode(int newTask, long keyFirst, long keySecond, int keyTie) {
        int node = slots.take();
        if (node == task.length) {
            grow();
        }
        task[node] = newTask;
        first[node] = keyFirst;
        second[node] = keySecond;
        tie[node] = keyTie;
        left[node] = NONE;
        right[node] = NONE;
        drawn ^= drawn << 13;
        drawn ^= drawn >>> 17;
        drawn ^= drawn << 5;
        priority[node] = drawn;
        return node;
    }

    private void grow() {
        int capacity = 2 * task.length;
        task = Arrays.copyOf(task, capacity);
        first = Arrays.copyOf(first, capacity);
        second = Arrays.copyOf(second, capacity);
        tie = Arrays.copyOf(tie, capacity);
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        behind = Arrays.copyOf(behind, capacity);
        ahead = Arrays.copyOf(ahead, capacity);
        priority = Arrays.copyOf(priority, capacity);
        needs.ensureCapacity(capacity);
    }

    /**
     * Inserts a new node.
     *
     * @param counts counted resources by task
     */
    public void insert(int node, int needsCores, long[][] counts, long needsTicks) {
        needs.set(node, needsCores, counts, task[node], needsTicks);
        size++;
        link(node);
        root = inserted(root, node);
    }

    /** Neighbours in order are linked both ways, in a ring through node 0. */
    private void link(int node) {
        int previous = ahead[NONE];
        if (previous != NONE && before(node, previous)) {
            previous = lastBefore(node);
        }
        int next = behind[previous];
        behind[previous] = node;
        ahead[node] = previous;
        behind[node] = next;
        ahead[next] = node;
    }

    private int lastBefore(int node) {
        int last = NONE;
        for (int at = root; at != NONE;) {
            boolean after = before(at, node);
            last = after ? at : last;
            at = after ? right[at] : left[at];
        }
        return last;
    }

    /** The node of the first task; {@link #NONE} if there is none. */
    public int first() {
        return behind[NONE];
    }

    /** The node behind one; {@link #NONE} if there is none. */
    public int next(int node) {
        return behind[node];
    }

    private int inserted(int at, int node) {
        if (at == NONE) {
            sumUp(node);
            return node;
        }
        int top = at;
        if (before(node, at)) {
            int below = inserted(left[at], node);
            left[at] = below;
            if (below == node && priority[node] > priority[at]) {
                left[at] = right[node];
                right[node] = at;
                top = node;
            }
        } else {
            int below = inserted(right[at], node);
            right[at] = below;
            if (below == node && priority[node] > priority[at]) {
                right[at] = left[node];
                left[node] = at;
                top = node;
            }
        }
        sumUp(at);
        if (top != at) {
            sumUp(top);
        }
        return top;
    }

    private boolean before(int a, int b) {
        return goesBefore(a, this, b);
    }

    private void sumUp(int node) {
        needs.sumUp(node, left[node], right[node]);
    }

    public void remove(int node) {
        size--;
        behind[ahead[node]] = behind[node];
        ahead[behind[node]] = ahead[node];
        root = removed(root, node);
        slots.release(node);
    }

    /** Remembers the key of a node, for {@link #firstAfter}. */
    public void remember(int node) {
        setProbe(first[node], second[node], tie[node]);
    }

    /** The node of the first task behind the key that was stored last in a treap, this or another. */
    public int firstAfter(RequirementTreap other) {
        setProbe(other.first[NONE], other.second[NONE], other.tie[NONE]);
        int found = NONE;
        for (int at = root; at != NONE;) {
            boolean behindIt = before(NONE, at);
            found = behindIt ? at : found;
            at = behindIt ? left[at] : right[at];
        }
        return found;
    }

    /** Whether a node precedes one of another treap. */
    public boolean goesBefore(int node, RequirementTreap other, int otherNode) {
        if (first[node] != other.first[otherNode]) {
            return first[node] < other.first[otherNode];
        }
        return second[node] != other.second[otherNode] ? second[node] < other.second[otherNode] : tie[node] < other.tie[otherNode];
    }

    /** Removes all tasks that meet a condition and reports each. */
    public void removeIf(IntPredicate unwanted, IntConsumer removed) {
        for (int node = first(); node != NONE;) {
            int after = next(node);
            if (unwanted.test(task[node])) {
                int one = task[node];
                remove(node);
                removed.accept(one);
            }
            node = after;
        }
    }

    private void setProbe(long keyFirst, long keySecond, int keyTie) {
        first[NONE] = keyFirst;
        second[NONE] = keySecond;
        tie[NONE] = keyTie;
    }

    private int removed(int at, int node) {
        if (at == node) {
            return merged(left[node], right[node]);
        }
        if (before(node, at)) {
            left[at] = removed(left[at], node);
        } else {
            right[at] = removed(right[at], node);
        }
        sumUp(at);
        return at;
    }

    private int merged(int a, int b) {
        if (a == NONE || b == NONE) {
            return a == NONE ? b : a;
        }
        if (priority[a] > priority[b]) {
            right[a] = merged(right[a], b);
            sumUp(a);
            return a;
        }
        left[b] = merged(a, left[b]);
        sumUp(b);
        return b;
    }

    /** Sets the needs of the task with a key to zero, so that every filter accepts it. */
    public void needNothing(long keyFirst, long keySecond, int keyTie) {
        setProbe(keyFirst, keySecond, keyTie);
        needNothing(root);
    }

    private void needNothing(int at) {
        if (before(NONE, at)) {
            needNothing(left[at]);
        } else if (before(at, NONE)) {
            needNothing(right[at]);
        } else {
            needs.setZero(at);
        }
        sumUp(at);
    }

    /** Whether a filter accepts the task of a node. */
    public boolean isOf(int node, TaskFilter filter) {
        return needs.isAccepted(node, filter);
    }

    /** Whether there may be a task that a filter accepts. */
    public boolean mayHave(TaskFilter filter) {
        return needs.mayBeAccepted(root, filter);
    }

    private int firstIn(int at, TaskFilter filter) {
        if (at == NONE || !needs.mayBeAccepted(at, filter)) {
            return NONE;
        }
        int found = firstIn(left[at], filter);
        if (found != NONE) {
            return found;
        }
        return isOf(at, filter) ? at : firstIn(right[at], filter);
    }

    /** The node of the first task from a node on that a filter accepts. */
    public int firstFrom(int node, TaskFilter filter) {
        return node == NONE || isOf(node, filter) ? node : firstFrom(root, node, filter);
    }

    private int firstFrom(int at, int node, TaskFilter filter) {
        if (at == NONE || !needs.mayBeAccepted(at, filter)) {
            return NONE;
        }
        if (before(at, node)) {
            return firstFrom(right[at], node, filter);
        }
        int found = firstFrom(left[at], node, filter);
        if (found != NONE) {
            return found;
        }
        return isOf(at, filter) ? at : firstIn(right[at], filter);
    }
}
