package org.schedscope.metrics;

import java.util.SplittableRandom;

/**
 * Disjoint intervals of time, in order, each with a number of free cores greater than 0; times between them have none. A treap: cutting,
 * appending and subtracting everywhere cost O(log n) expected.
 */
final class FreeSegments {
    private static final class Node {
        private final int priority;
        private long start;
        private long end;
        private long free;
        /** Already subtracted here, not yet from the children. */
        private long pending;
        private long smallestFree;
        private long length;
        private Node left;
        private Node right;

        Node(long start, long end, long free, int priority) {
            this.start = start;
            this.end = end;
            this.free = free;
            this.priority = priority;
            update();
        }

        void update() {
            smallestFree = free;
            length = end - start;
            if (left != null) {
                smallestFree = Math.min(smallestFree, left.smallestFree);
                length += left.length;
            }
            if (right != null) {
                smallestFree = Math.min(smallestFree, right.smallestFree);
                length += right.length;
            }
        }

        void subtract(long cores) {
            free -= cores;
            smallestFree -= cores;
            pending += cores;
        }

        void pushDown() {
            if (pending != 0) {
                if (left != null) {
                    left.subtract(pending);
                }
                if (right != null) {
                    right.subtract(pending);
                }
                pending = 0;
            }
        }
    }

    private final SplittableRandom priorities;
    private Node root;

    private FreeSegments(SplittableRandom priorities, Node root) {
        this.priorities = priorities;
        this.root = root;
    }

    static FreeSegments none() {
        return new FreeSegments(new SplittableRandom(1), null);
    }

    /** All of time, with the same number of cores. */
    static FreeSegments always(long cores) {
        SplittableRandom priorities = new SplittableRandom(1);
        return new FreeSegments(priorities, new Node(0, Long.MAX_VALUE, cores, priorities.nextInt()));
    }

    /** Ticks in all segments together. */
    long length() {
        return root == null ? 0 : root.length;
    }

    long lastEnd() {
        Node at = some();
        while (at.right != null) {
            at = at.right;
        }
        return at.end;
    }

    long firstStart() {
        return first().start;
    }

    long firstLength() {
        return first().end - first().start;
    }

    long firstFree() {
        return first().free;
    }

    private Node first() {
        Node at = some();
        at.pushDown();
        while (at.left != null) {
            at = at.left;
            at.pushDown();
        }
        return at;
    }

    private Node some() {
        if (root == null) {
            throw new ArithmeticException("beyond the end of time");
        }
        return root;
    }

    void forgetBefore(long tick) {
        while (first().end <= tick) {
            removeFirst();
        }
        if (first().start < tick) {
            cutOff(root, tick);
        }
    }

    private static void cutOff(Node node, long tick) {
        if (node.left != null) {
            cutOff(node.left, tick);
        } else {
            node.start = tick;
        }
        node.update();
    }

    void removeFirst() {
        root = withoutFirst(some());
    }

    private static Node withoutFirst(Node node) {
        node.pushDown();
        if (node.left == null) {
            return node.right;
        }
        node.left = withoutFirst(node.left);
        node.update();
        return node;
    }

    /** Moves everything before the first segment with fewer free cores into the result; keeps the rest. */
    FreeSegments cutBeforeFirstBelow(long cores) {
        Node[] parts = new Node[2];
        splitBelow(root, cores, parts);
        root = parts[1];
        return new FreeSegments(priorities, parts[0]);
    }

    private static void splitBelow(Node node, long cores, Node[] parts) {
        if (node == null) {
            parts[0] = null;
            parts[1] = null;
            return;
        }
        node.pushDown();
        if (node.left != null && node.left.smallestFree < cores || node.free < cores) {
            splitBelow(node.left, cores, parts);
            node.left = parts[1];
            parts[1] = node;
        } else {
            splitBelow(node.right, cores, parts);
            node.right = parts[0];
            parts[0] = node;
        }
        node.update();
    }

    /** Keeps the first {@code ticks} ticks, cutting a segment if need be; the result is what follows. */
    FreeSegments cutAfter(long ticks) {
        Node[] parts = new Node[2];
        splitAfter(root, ticks, parts);
        root = parts[0];
        return new FreeSegments(priorities, parts[1]);
    }

    private void splitAfter(Node node, long ticks, Node[] parts) {
        if (node == null) {
            parts[0] = null;
            parts[1] = null;
            return;
        }
        node.pushDown();
        long before = node.left == null ? 0 : node.left.length;
        long own = node.end - node.start;
        if (ticks <= before) {
            splitAfter(node.left, ticks, parts);
            node.left = parts[1];
            node.update();
            parts[1] = node;
        } else if (ticks >= before + own) {
            splitAfter(node.right, ticks - before - own, parts);
            node.right = parts[0];
            node.update();
            parts[0] = node;
        } else {
            long cut = node.start + ticks - before;
            Node rest = new Node(cut, node.end, node.free, priorities.nextInt());
            parts[1] = merge(rest, node.right);
            node.right = null;
            node.end = cut;
            node.update();
            parts[0] = node;
        }
    }

    /** Takes cores, at most the smallest number free, from every segment; those left with none disappear. */
    void subtract(long cores) {
        if (root == null) {
            return;
        }
        root.subtract(cores);
        FreeSegments kept = none();
        while (root != null && root.smallestFree == 0) {
            kept = kept.append(cutBeforeFirstBelow(1));
            removeFirst();
        }
        root = merge(kept.root, root);
    }

    /** These, then those; both must not be used any more. */
    FreeSegments append(FreeSegments later) {
        return new FreeSegments(later.priorities, merge(root, later.root));
    }

    private static Node merge(Node a, Node b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        if (a.priority >= b.priority) {
            a.pushDown();
            a.right = merge(a.right, b);
            a.update();
            return a;
        }
        b.pushDown();
        b.left = merge(a, b.left);
        b.update();
        return b;
    }
}
