package org.schedscope.engine.queue.tree;

import java.util.Arrays;

/**
 * Minimum needs of the tasks in every subtree of a binary tree: a search for tasks that a filter accepts skips the subtrees without any.
 */
public final class Needs {
    private int[] cores = new int[16];
    private long[] memory = new long[16];
    private long[] ticks = new long[16];
    private int[] leastCores = new int[16];
    private long[] leastMemory = new long[16];
    private long[] leastTicks = new long[16];

    /** Creates the needs for a tree in which node 0 is the empty subtree. */
    public Needs() {
        setNothing(0);
    }

    public Needs copy() {
        Needs copy = new Needs();
        copy.cores = cores.clone();
        copy.memory = memory.clone();
        copy.ticks = ticks.clone();
        copy.leastCores = leastCores.clone();
        copy.leastMemory = leastMemory.clone();
        copy.leastTicks = leastTicks.clone();
        return copy;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > cores.length) {
            cores = Arrays.copyOf(cores, capacity);
            memory = Arrays.copyOf(memory, capacity);
            ticks = Arrays.copyOf(ticks, capacity);
            leastCores = Arrays.copyOf(leastCores, capacity);
            leastMemory = Arrays.copyOf(leastMemory, capacity);
            leastTicks = Arrays.copyOf(leastTicks, capacity);
        }
    }

    /** Sets the needs of the task at a node. The nodes above it must then be {@linkplain #sumUp summed up} again. */
    public void set(int node, int itsCores, long itsMemory, long itsTicks) {
        cores[node] = itsCores;
        memory[node] = itsMemory;
        ticks[node] = itsTicks;
    }

    /** There is no task at a node nor below it. */
    public void setNothing(int node) {
        set(node, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
        setLeast(node);
    }

    /** There is nothing below a node. */
    public void setLeast(int node) {
        leastCores[node] = cores[node];
        leastMemory[node] = memory[node];
        leastTicks[node] = ticks[node];
    }

    /** Hides the task at a leaf from searches. */
    public void hide(int node) {
        leastCores[node] = Integer.MAX_VALUE;
        leastMemory[node] = Long.MAX_VALUE;
        leastTicks[node] = Long.MAX_VALUE;
    }

    /** Moves all leaves of a complete tree to their nodes in one of twice its size; the new leaves are empty. */
    public void moveLeaves(int from, int to) {
        for (int i = 0; i < from; i++) {
            set(to + i, cores[from + i], memory[from + i], ticks[from + i]);
            leastCores[to + i] = leastCores[from + i];
            leastMemory[to + i] = leastMemory[from + i];
            leastTicks[to + i] = leastTicks[from + i];
            hide(to + from + i);
        }
    }

    /** Computes the minimum needs of the subtree of a node, from the node itself and its children. */
    public void sumUp(int node, int left, int right) {
        leastCores[node] = Math.min(cores[node], Math.min(leastCores[left], leastCores[right]));
        leastMemory[node] = Math.min(memory[node], Math.min(leastMemory[left], leastMemory[right]));
        leastTicks[node] = Math.min(ticks[node], Math.min(leastTicks[left], leastTicks[right]));
    }

    /** Computes the minimum needs of the subtree of a node without a task of its own. */
    public void sumUpChildren(int node, int left, int right) {
        leastCores[node] = Math.min(leastCores[left], leastCores[right]);
        leastMemory[node] = Math.min(leastMemory[left], leastMemory[right]);
        leastTicks[node] = Math.min(leastTicks[left], leastTicks[right]);
    }

    /** Whether a filter accepts the task at a node. */
    public boolean isAccepted(int node, TaskFilter filter) {
        return filter.accepts(cores[node], memory[node], ticks[node]);
    }

    /** Whether a filter may accept a task in the subtree of a node. */
    public boolean mayBeAccepted(int node, TaskFilter filter) {
        return filter.accepts(leastCores[node], leastMemory[node], leastTicks[node]);
    }
}
