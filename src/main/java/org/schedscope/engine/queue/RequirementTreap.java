package org.schedscope.engine.queue;

import java.util.Arrays;
import org.schedscope.engine.collection.SlotPool;

/**
 * Tasks by (first, second, tie), and the least cores, memory and ticks that those of any stretch of them need: a treap (Seidel, Aragon
 * 1996) in which the next task that somebody takes an interest in is found without looking at most of the others. Node 0 stands for none.
 */
final class RequirementTreap {
    static final int NONE = 0;

    private int[] task = new int[16];
    private long[] first = new long[16];
    private long[] second = new long[16];
    private int[] tie = new int[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    private int[] behind = new int[16];
    private int[] ahead = new int[16];
    private int[] priority = new int[16];
    private int[] cores = new int[16];
    private long[] memory = new long[16];
    private long[] ticks = new long[16];
    private int[] leastCores = new int[16];
    private long[] leastMemory = new long[16];
    private long[] leastTicks = new long[16];
    private int root = NONE;
    private final SlotPool slots;
    private int size;
    private int drawn = 1;

    RequirementTreap() {
        slots = new SlotPool();
        slots.take();
        leastCores[NONE] = Integer.MAX_VALUE;
        leastMemory[NONE] = Long.MAX_VALUE;
        leastTicks[NONE] = Long.MAX_VALUE;
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
        cores = other.cores.clone();
        memory = other.memory.clone();
        ticks = other.ticks.clone();
        leastCores = other.leastCores.clone();
        leastMemory = other.leastMemory.clone();
        leastTicks = other.leastTicks.clone();
        root = other.root;
        slots = other.slots.copy();
        size = other.size;
        drawn = other.drawn;
    }

    RequirementTreap copy() {
        return new RequirementTreap(this);
    }

    int size() {
        return size;
    }

    int task(int node) {
        return task[node];
    }

    long first(int node) {
        return first[node];
    }

    /** A node for a task with its key, not yet in order. */
    int newNode(int newTask, long keyFirst, long keySecond, int keyTie) {
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
        cores = Arrays.copyOf(cores, capacity);
        memory = Arrays.copyOf(memory, capacity);
        ticks = Arrays.copyOf(ticks, capacity);
        leastCores = Arrays.copyOf(leastCores, capacity);
        leastMemory = Arrays.copyOf(leastMemory, capacity);
        leastTicks = Arrays.copyOf(leastTicks, capacity);
    }

    /** Puts a new node in order. */
    void insert(int node, int needsCores, long needsMemory, long needsTicks) {
        cores[node] = needsCores;
        memory[node] = needsMemory;
        ticks[node] = needsTicks;
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
    int first() {
        return behind[NONE];
    }

    /** The node behind one; {@link #NONE} if there is none. */
    int next(int node) {
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
        if (first[a] != first[b]) {
            return first[a] < first[b];
        }
        return second[a] != second[b] ? second[a] < second[b] : tie[a] < tie[b];
    }

    private void sumUp(int node) {
        int l = left[node];
        int r = right[node];
        leastCores[node] = Math.min(cores[node], Math.min(leastCores[l], leastCores[r]));
        leastMemory[node] = Math.min(memory[node], Math.min(leastMemory[l], leastMemory[r]));
        leastTicks[node] = Math.min(ticks[node], Math.min(leastTicks[l], leastTicks[r]));
    }

    void remove(int node) {
        size--;
        behind[ahead[node]] = behind[node];
        ahead[behind[node]] = ahead[node];
        root = removed(root, node);
        slots.release(node);
    }

    /** Takes the task with a key out. */
    void remove(long keyFirst, long keySecond, int keyTie) {
        int node = root;
        setProbe(keyFirst, keySecond, keyTie);
        while (before(NONE, node) || before(node, NONE)) {
            node = before(NONE, node) ? left[node] : right[node];
        }
        remove(node);
    }

    /** Whether there is a task that goes before a key. */
    boolean beginsBefore(long keyFirst, long keySecond, int keyTie) {
        setProbe(keyFirst, keySecond, keyTie);
        return size > 0 && before(first(), NONE);
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

    /** Lets the task with a key need nothing, so that every interest finds it. */
    void needNothing(long keyFirst, long keySecond, int keyTie) {
        setProbe(keyFirst, keySecond, keyTie);
        needNothing(root);
    }

    private void needNothing(int at) {
        if (before(NONE, at)) {
            needNothing(left[at]);
        } else if (before(at, NONE)) {
            needNothing(right[at]);
        } else {
            cores[at] = 0;
            memory[at] = 0;
            ticks[at] = 0;
        }
        sumUp(at);
    }

    private boolean isOf(int node, TaskFilter filter) {
        return filter.accepts(cores[node], memory[node], ticks[node]);
    }

    /** The node of the first task of filter; {@link #NONE} if there is none. */
    int firstOf(TaskFilter filter) {
        return firstIn(root, filter);
    }

    private int firstIn(int at, TaskFilter filter) {
        if (at == NONE || !filter.accepts(leastCores[at], leastMemory[at], leastTicks[at])) {
            return NONE;
        }
        int found = firstIn(left[at], filter);
        if (found != NONE) {
            return found;
        }
        return isOf(at, filter) ? at : firstIn(right[at], filter);
    }

    /** The node of the first task of interest from a node on. */
    int firstFrom(int node, TaskFilter filter) {
        return node == NONE || isOf(node, filter) ? node : firstFrom(root, node, filter);
    }

    private int firstFrom(int at, int node, TaskFilter filter) {
        if (at == NONE || !filter.accepts(leastCores[at], leastMemory[at], leastTicks[at])) {
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
