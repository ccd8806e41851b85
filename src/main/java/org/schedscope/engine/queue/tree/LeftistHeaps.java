package org.schedscope.engine.queue.tree;

import java.util.Arrays;
import org.schedscope.engine.collection.SlotPool;

/**
 * Many small heaps of tasks in common arrays: leftist heaps (Crane 1972), merged in O(log n). A heap is named by its root node. Smaller
 * keys come first, then smaller task numbers.
 */
public final class LeftistHeaps {
    /** The root of an empty heap. */
    public static final int EMPTY = -1;

    private int[] task = new int[16];
    private long[] key = new long[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    private int[] distance = new int[16];
    private SlotPool slots = new SlotPool();

    public LeftistHeaps copy() {
        LeftistHeaps copy = new LeftistHeaps();
        copy.task = task.clone();
        copy.key = key.clone();
        copy.left = left.clone();
        copy.right = right.clone();
        copy.distance = distance.clone();
        copy.slots = slots.copy();
        return copy;
    }

    public int firstTask(int root) {
        return task[root];
    }

    /** Adds a task and returns the new root. */
    public int add(int root, int newTask, long newKey) {
        int node = slots.take();
        if (node == task.length) {
            grow();
        }
        task[node] = newTask;
        key[node] = newKey;
        left[node] = EMPTY;
        right[node] = EMPTY;
        distance[node] = 1;
        return merge(root, node);
    }

    private void grow() {
        int capacity = 2 * task.length;
        task = Arrays.copyOf(task, capacity);
        key = Arrays.copyOf(key, capacity);
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        distance = Arrays.copyOf(distance, capacity);
    }

    /** Takes the first task out and returns the new root. */
    public int removeFirst(int root) {
        int merged = merge(left[root], right[root]);
        slots.release(root);
        return merged;
    }

    /** Right spines are at most log₂(n + 1) long, and so is the recursion. */
    private int merge(int a, int b) {
        if (a == EMPTY) {
            return b;
        }
        if (b == EMPTY) {
            return a;
        }
        int root = before(a, b) ? a : b;
        int other = root == a ? b : a;
        int merged = merge(right[root], other);
        int leftDistance = left[root] == EMPTY ? 0 : distance[left[root]];
        if (leftDistance < distance[merged]) {
            right[root] = left[root];
            left[root] = merged;
            distance[root] = leftDistance + 1;
        } else {
            right[root] = merged;
            distance[root] = distance[merged] + 1;
        }
        return root;
    }

    private boolean before(int a, int b) {
        return key[a] < key[b] || key[a] == key[b] && task[a] < task[b];
    }
}
