package org.schedscope.engine.queue.tree;

import java.util.Arrays;

/**
 * Minimum needs of the tasks in every subtree of a binary tree: a search for tasks that a filter accepts skips the subtrees without any.
 */
public final class Needs {
    private int[] cores = new int[16];
    private long[] ticks = new long[16];
    private int[] leastCores = new int[16];
    private long[] leastTicks = new long[16];
    /** By counted resource; without any until there is a task. */
    private long[][] counts = new long[0][];
    private long[][] leastCounts = new long[0][];

    /** Creates the needs for a tree in which node 0 is the empty subtree. */
    public Needs() {
        setNothing(0);
    }

    public Needs copy() {
        Needs copy = new Needs();
        copy.cores = cores.clone();
        copy.ticks = ticks.clone();
        copy.leastCores = leastCores.clone();
        copy.leastTicks = leastTicks.clone();
        copy.counts = Arrays.stream(counts).map(long[]::clone).toArray(long[][]::new);
        copy.leastCounts = Arrays.stream(leastCounts).map(long[]::clone).toArray(long[][]::new);
        return copy;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > cores.length) {
            cores = Arrays.copyOf(cores, capacity);
            ticks = Arrays.copyOf(ticks, capacity);
            leastCores = Arrays.copyOf(leastCores, capacity);
            leastTicks = Arrays.copyOf(leastTicks, capacity);
            for (int i = 0; i < counts.length; i++) {
                counts[i] = Arrays.copyOf(counts[i], capacity);
                leastCounts[i] = Arrays.copyOf(leastCounts[i], capacity);
            }
        }
    }

    /**
     * Sets the needs of the task at a node. The nodes above it must then be {@linkplain #sumUp summed up} again.
     *
     * @param itsCounts counts by resource, then row; always as many resources
     */
    public void set(int node, int itsCores, long[][] itsCounts, int row, long itsTicks) {
        if (counts.length < itsCounts.length) {
            counts = nothing(itsCounts.length);
            leastCounts = nothing(itsCounts.length);
        }
        cores[node] = itsCores;
        ticks[node] = itsTicks;
        for (int i = 0; i < counts.length; i++) {
            counts[i][node] = itsCounts[i][row];
        }
    }

    private long[][] nothing(int resources) {
        long[][] nothing = new long[resources][cores.length];
        for (long[] row : nothing) {
            Arrays.fill(row, Long.MAX_VALUE);
        }
        return nothing;
    }

    private void setAll(int node, long amount) {
        cores[node] = (int) Math.min(Integer.MAX_VALUE, amount);
        ticks[node] = amount;
        for (long[] row : counts) {
            row[node] = amount;
        }
    }

    /** The task at a node needs nothing, so that every filter accepts it. */
    public void setZero(int node) {
        setAll(node, 0);
    }

    /** There is no task at a node nor below it. */
    public void setNothing(int node) {
        setAll(node, Long.MAX_VALUE);
        setLeast(node);
    }

    /** There is nothing below a node. */
    public void setLeast(int node) {
        leastCores[node] = cores[node];
        leastTicks[node] = ticks[node];
        for (int i = 0; i < counts.length; i++) {
            leastCounts[i][node] = counts[i][node];
        }
    }

    /** Hides the task at a leaf from searches. */
    public void hide(int node) {
        leastCores[node] = Integer.MAX_VALUE;
        leastTicks[node] = Long.MAX_VALUE;
        for (long[] row : leastCounts) {
            row[node] = Long.MAX_VALUE;
        }
    }

    /** Moves all leaves of a complete tree to their nodes in one of twice its size; the new leaves are empty. */
    public void moveLeaves(int from, int to) {
        for (int i = 0; i < from; i++) {
            set(to + i, cores[from + i], counts, from + i, ticks[from + i]);
            leastCores[to + i] = leastCores[from + i];
            leastTicks[to + i] = leastTicks[from + i];
            for (long[] row : leastCounts) {
                row[to + i] = row[from + i];
            }
            hide(to + from + i);
        }
    }

    /** Computes the minimum needs of the subtree of a node, from the node itself and its children. */
    public void sumUp(int node, int left, int right) {
        leastCores[node] = Math.min(cores[node], Math.min(leastCores[left], leastCores[right]));
        leastTicks[node] = Math.min(ticks[node], Math.min(leastTicks[left], leastTicks[right]));
        for (int i = 0; i < counts.length; i++) {
            leastCounts[i][node] = Math.min(counts[i][node], Math.min(leastCounts[i][left], leastCounts[i][right]));
        }
    }

    /** Computes the minimum needs of the subtree of a node without a task of its own. */
    public void sumUpChildren(int node, int left, int right) {
        leastCores[node] = Math.min(leastCores[left], leastCores[right]);
        leastTicks[node] = Math.min(leastTicks[left], leastTicks[right]);
        for (long[] row : leastCounts) {
            row[node] = Math.min(row[left], row[right]);
        }
    }

    /** Whether a filter accepts the task at a node. */
    public boolean isAccepted(int node, TaskFilter filter) {
        return filter.accepts(cores[node], counts, node, ticks[node]);
    }

    /** Whether a filter may accept a task in the subtree of a node. */
    public boolean mayBeAccepted(int node, TaskFilter filter) {
        return filter.accepts(leastCores[node], leastCounts, node, leastTicks[node]);
    }
}
