package org.schedscope.model;

import java.util.Arrays;
import java.util.List;

/**
 * Children of a job's tasks, and an order in which parents come first. Tasks are positions inside the job; children are in file order.
 * Kahn 1962, in O(tasks + edges).
 */
public final class JobGraph {
    private final int[] firstChild;
    private final int[] child;
    private final int[] order;

    /** @param tasks tasks whose parents are positions among them; they may be in a cycle */
    public JobGraph(List<Task> tasks) {
        int n = tasks.size();
        firstChild = new int[n + 1];
        tasks.forEach(task -> task.parents().forEach(edge -> firstChild[edge.parent() + 1]++));
        for (int task = 0; task < n; task++) {
            firstChild[task + 1] += firstChild[task];
        }
        child = new int[firstChild[n]];
        int[] next = Arrays.copyOf(firstChild, n);
        int[] open = new int[n];
        for (int task = 0; task < n; task++) {
            for (Dependency edge : tasks.get(task).parents()) {
                child[next[edge.parent()]++] = task;
                open[task]++;
            }
        }
        order = parentsFirst(open);
    }

    /** @param open number of parents of each task; afterwards, the number of those without a place in the order */
    private int[] parentsFirst(int[] open) {
        int[] found = new int[open.length];
        int tail = 0;
        for (int task = 0; task < open.length; task++) {
            if (open[task] == 0) {
                found[tail++] = task;
            }
        }
        for (int head = 0; head < tail; head++) {
            for (int i = firstChild[found[head]]; i < firstChild[found[head] + 1]; i++) {
                if (--open[child[i]] == 0) {
                    found[tail++] = child[i];
                }
            }
        }
        return Arrays.copyOf(found, tail);
    }

    /** Number of tasks that have a place in {@link #inOrder}: all, unless some are in a cycle or below one. */
    public int ordered() {
        return order.length;
    }

    /** The task at a place of a topological order: parents come before their children. */
    public int inOrder(int place) {
        return order[place];
    }

    public int childCount(int task) {
        return firstChild[task + 1] - firstChild[task];
    }

    /** Children of a task, in file order. */
    public int[] children(int task) {
        return Arrays.copyOfRange(child, firstChild[task], firstChild[task + 1]);
    }
}
