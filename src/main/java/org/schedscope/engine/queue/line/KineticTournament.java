package org.schedscope.engine.queue.line;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.engine.queue.tree.Needs;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.policy.ExactKey;

/**
 * Tasks as {@link Lines} over time, kept so that the highest line of every subtree is known without looking at all of them: a kinetic
 * tournament (Basch, Guibas, Hershberger 1999) on a treap, in the order in which equal keys go. Every subtree also has the least that its
 * tasks need.
 *
 * <p>Every node has the best line of its subtree and the tick until which that holds; moving to a later tick only visits the subtrees whose
 * winner may have changed, and those in which a line has come to its end. Comparison is exact; ties go to what comes first. The shape of
 * the tree depends on what is in it alone, through a hash of the places. Node 0 is none.
 */
public final class KineticTournament {
    public static final int NONE = 0;

    private int[] order = new int[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    /** Arrivals of the jobs, where leaps depend on them. */
    private long[] arrival = new long[16];
    private final Lines lines;
    /** The first tick at which the line of a node is another one. */
    private long[] end = new long[16];
    private int[] winner = new int[16];
    private long[] holdsUntil = new long[16];
    private final Needs needs;
    private final SlotPool slots;
    private int root = NONE;
    private int splitLeft;
    private int splitRight;
    private long now;
    private long comparisons;

    public KineticTournament() {
        lines = new Lines();
        needs = new Needs();
        slots = new SlotPool();
        slots.take();
    }

    public KineticTournament(KineticTournament other) {
        order = other.order.clone();
        left = other.left.clone();
        right = other.right.clone();
        arrival = other.arrival.clone();
        lines = other.lines.copy();
        needs = other.needs.copy();
        end = other.end.clone();
        winner = other.winner.clone();
        holdsUntil = other.holdsUntil.clone();
        slots = other.slots.copy();
        root = other.root;
        now = other.now;
    }

    /** Comparisons of two lines so far, those that repair or rebuild included. */
    public long comparisons() {
        return comparisons;
    }

    public boolean isEmpty() {
        return root == NONE;
    }

    /** Place of a node's job in order of arrival. */
    public int order(int node) {
        return order[node];
    }

    /** Writes the height of the line of a node at the present tick. */
    void height(int node, ExactKey height) {
        lines.height(node, now, height);
    }

    /** A node for the task at a place in the order of equal keys, without a line, which does not count yet. */
    public int newNode(int place) {
        int node = slots.take();
        if (node == order.length) {
            grow();
        }
        order[node] = place;
        return node;
    }

    /** Sets the arrival of the job of a node, where leaps depend on it. */
    public void setArrival(int node, long tick) {
        arrival[node] = tick;
    }

    /**
     * Gives a node that does not count, or is renewed in {@link #advance}, the line {@code (offset + slope · t) / divisor}.
     *
     * @param lineEnd the first tick at which it has another one
     */
    public void setLine(int node, long lineOffset, long lineSlope, long lineDivisor, long lineEnd) {
        lines.set(node, lineOffset, lineSlope, lineDivisor);
        end[node] = lineEnd;
    }

    /** Adds a node with a line to the tree. */
    public void putIn(int node) {
        left[node] = NONE;
        right[node] = NONE;
        settle(node);
        root = insert(root, node);
    }

    /** Removes a node from the tree; it may be added again, or released. */
    public void takeOut(int node) {
        root = delete(root, order[node]);
    }

    public void release(int node) {
        slots.release(node);
    }

    private void grow() {
        int capacity = 2 * order.length;
        order = Arrays.copyOf(order, capacity);
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        arrival = Arrays.copyOf(arrival, capacity);
        lines.grow(capacity);
        end = Arrays.copyOf(end, capacity);
        winner = Arrays.copyOf(winner, capacity);
        holdsUntil = Arrays.copyOf(holdsUntil, capacity);
        needs.ensureCapacity(capacity);
    }

    /** Sets the needs of a node's task. A node in the tree must then be {@linkplain #refresh refreshed}. */
    public void setNeeds(int node, int cores, long[][] counts, int task, long ticks) {
        needs.set(node, cores, counts, task, ticks);
    }

    /** Sets the needs of a node's task to zero; see {@link #setNeeds}. */
    public void needNothing(int node) {
        needs.setZero(node);
    }

    /** Whether a filter accepts the task of a node. */
    public boolean isAccepted(int node, TaskFilter filter) {
        return needs.isAccepted(node, filter);
    }

    /** Whether a filter may accept a task in the subtree below and including a node. */
    public boolean mayBeAccepted(int subtree, TaskFilter filter) {
        return needs.mayBeAccepted(subtree, filter);
    }

    /**
     * Moves to a tick that is not before the present one.
     *
     * @param renew gives new lines to nodes whose lines have ended
     * @param all whether all lines have ended
     */
    public void advance(long tick, IntConsumer renew, boolean all) {
        now = tick;
        repair(root, renew, all);
    }

    /** The node of the highest line. */
    public int best() {
        return winner[root];
    }

    /** Arrival of the first job. */
    public long firstArrival() {
        int node = root;
        while (left[node] != NONE) {
            node = left[node];
        }
        return arrival[node];
    }

    /** Arrival of the last job. */
    public long lastArrival() {
        int node = root;
        while (right[node] != NONE) {
            node = right[node];
        }
        return arrival(node);
    }

    /** Root of the tree; its nodes are in order of arrival from left to right. */
    public int root() {
        return root;
    }

    public int left(int node) {
        return left[node];
    }

    public int right(int node) {
        return right[node];
    }

    /** Node of the highest line in the subtree below and including a node. */
    public int bestOf(int node) {
        return winner[node];
    }

    public long arrival(int node) {
        return arrival[node];
    }

    /** Calls for every node that counts. */
    public void forEach(IntConsumer what) {
        forEach(root, what);
    }

    private void forEach(int at, IntConsumer what) {
        if (at != NONE) {
            forEach(left[at], what);
            what.accept(at);
            forEach(right[at], what);
        }
    }

    private int winnerOf(int node) {
        return node == NONE ? NONE : winner[node];
    }

    /** Whether a node is above another one in the tree, by a hash, so that the tree is balanced for any input. */
    private boolean above(int a, int b) {
        long hashA = SplitMix.first(order[a]);
        long hashB = SplitMix.first(order[b]);
        return hashA != hashB ? hashA > hashB : order[a] < order[b];
    }

    private int insert(int at, int node) {
        if (at == NONE) {
            return node;
        }
        if (above(node, at)) {
            split(at, order[node]);
            left[node] = splitLeft;
            right[node] = splitRight;
            settle(node);
            return node;
        }
        if (order[node] < order[at]) {
            left[at] = insert(left[at], node);
        } else {
            right[at] = insert(right[at], node);
        }
        settle(at);
        return at;
    }

    /** Parts a tree into the jobs before and after {@code jobOrder}, to be found in {@link #splitLeft} and {@link #splitRight}. */
    private void split(int at, int jobOrder) {
        if (at == NONE) {
            splitLeft = NONE;
            splitRight = NONE;
        } else if (order[at] < jobOrder) {
            split(right[at], jobOrder);
            right[at] = splitLeft;
            settle(at);
            splitLeft = at;
        } else {
            split(left[at], jobOrder);
            left[at] = splitRight;
            settle(at);
            splitRight = at;
        }
    }

    private int delete(int at, int jobOrder) {
        if (order[at] == jobOrder) {
            return merge(left[at], right[at]);
        }
        if (jobOrder < order[at]) {
            left[at] = delete(left[at], jobOrder);
        } else {
            right[at] = delete(right[at], jobOrder);
        }
        settle(at);
        return at;
    }

    private int merge(int a, int b) {
        if (a == NONE) {
            return b;
        }
        if (b == NONE) {
            return a;
        }
        if (above(a, b)) {
            right[a] = merge(right[a], b);
            settle(a);
            return a;
        }
        left[b] = merge(a, left[b]);
        settle(b);
        return b;
    }

    /** Settles a node and all above it. */
    public void refresh(int node) {
        refresh(root, order[node]);
    }

    private void refresh(int at, int jobOrder) {
        if (order[at] != jobOrder) {
            refresh(jobOrder < order[at] ? left[at] : right[at], jobOrder);
        }
        settle(at);
    }

    private void repair(int at, IntConsumer renew, boolean all) {
        if (at != NONE && (all || holdsUntil[at] <= now)) {
            repair(left[at], renew, all);
            repair(right[at], renew, all);
            if (all || end[at] <= now) {
                renew.accept(at);
            }
            settle(at);
        }
    }

    /** Computes the winner and the needs of a node from itself and its children. */
    private void settle(int at) {
        int l = left[at];
        int r = right[at];
        int leftBest = winnerOf(l);
        int rightBest = winnerOf(r);
        int best = better(better(at, leftBest), rightBest);
        winner[at] = best;
        long until = Math.min(l == NONE ? end[at] : Math.min(end[at], holdsUntil[l]), r == NONE ? Lines.FOREVER : holdsUntil[r]);
        until = Math.min(until, overtakes(at, best));
        until = Math.min(until, overtakes(leftBest, best));
        holdsUntil[at] = Math.min(until, overtakes(rightBest, best));
        needs.sumUp(at, l, r);
    }

    /** The higher of two lines at the present tick; of equal ones that of the first task. */
    private int better(int a, int b) {
        if (a == NONE) {
            return b;
        }
        if (b == NONE) {
            return a;
        }
        comparisons++;
        int compared = compare(a, b);
        return compared > 0 || compared == 0 && order[a] < order[b] ? a : b;
    }

    /** Compares the heights of two lines at the present tick. */
    public int compare(int a, int b) {
        return lines.compare(a, b, now);
    }

    /** The first tick at which the line of {@code rising} precedes that of {@code best}, which precedes it now. */
    private long overtakes(int rising, int best) {
        return rising == NONE || rising == best ? Lines.FOREVER : lines.overtakes(rising, best, order[rising] < order[best]);
    }
}
