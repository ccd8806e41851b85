package org.schedscope.engine.queue;

import java.math.BigInteger;
import java.util.Arrays;
import org.schedscope.engine.collection.SlotPool;
import org.schedscope.engine.collection.SplitMix;
import org.schedscope.model.number.Ratio;

/**
 * Waiting jobs as lines {@code (t + offset) / divisor} over time, kept so that the highest line of every subtree is known without
 * looking at all of them: a kinetic tournament (Basch, Guibas, Hershberger 1999) on a treap ordered by job.
 *
 * <p>Every node knows the best line of its subtree and until when that holds; moving to a later tick only visits the subtrees whose
 * winner may have changed. Comparison is exact; ties go to the job that comes first. The shape of the tree depends on the jobs in it
 * alone, through a hash of their numbers.
 */
final class KineticTournament {
    static final int NONE = -1;
    private static final long FOREVER = Long.MAX_VALUE;

    private final long[] arrivalOfOrder;
    private int[] order = new int[16];
    private int[] left = new int[16];
    private int[] right = new int[16];
    private long[] offset = new long[16];
    private long[] divisor = new long[16];
    private int[] winner = new int[16];
    private long[] holdsUntil = new long[16];
    private long[] largestDivisor = new long[16];
    private SlotPool slots = new SlotPool();
    private int root = NONE;
    private int splitLeft;
    private int splitRight;
    private long now;
    private long comparisons;

    /** @param arrivalOfOrder arrival tick of every job, by its place in order of arrival */
    KineticTournament(long[] arrivalOfOrder) {
        this.arrivalOfOrder = arrivalOfOrder;
    }

    KineticTournament copy() {
        KineticTournament copy = new KineticTournament(arrivalOfOrder);
        copy.order = order.clone();
        copy.left = left.clone();
        copy.right = right.clone();
        copy.offset = offset.clone();
        copy.divisor = divisor.clone();
        copy.winner = winner.clone();
        copy.holdsUntil = holdsUntil.clone();
        copy.largestDivisor = largestDivisor.clone();
        copy.slots = slots.copy();
        copy.root = root;
        copy.now = now;
        return copy;
    }

    /** Comparisons of two lines so far, those that repair or rebuild included. */
    long comparisons() {
        return comparisons;
    }

    boolean isEmpty() {
        return root == NONE;
    }

    /** Place of a node's job in order of arrival. */
    int order(int node) {
        return order[node];
    }

    long offset(int node) {
        return offset[node];
    }

    long divisor(int node) {
        return divisor[node];
    }

    /** Largest divisor of all lines. */
    long largestDivisor() {
        return root == NONE ? 1 : largestDivisor[root];
    }

    /** Adds the line of a job that has none here. Returns its node, by which it is known until it is removed. */
    int add(int jobOrder, long lineOffset, long lineDivisor) {
        int node = slots.take();
        if (node == order.length) {
            grow();
        }
        order[node] = jobOrder;
        left[node] = NONE;
        right[node] = NONE;
        offset[node] = lineOffset;
        divisor[node] = lineDivisor;
        settle(node);
        root = insert(root, node);
        return node;
    }

    private void grow() {
        int capacity = 2 * order.length;
        order = Arrays.copyOf(order, capacity);
        left = Arrays.copyOf(left, capacity);
        right = Arrays.copyOf(right, capacity);
        offset = Arrays.copyOf(offset, capacity);
        divisor = Arrays.copyOf(divisor, capacity);
        winner = Arrays.copyOf(winner, capacity);
        holdsUntil = Arrays.copyOf(holdsUntil, capacity);
        largestDivisor = Arrays.copyOf(largestDivisor, capacity);
    }

    void remove(int node) {
        root = delete(root, order[node]);
        slots.release(node);
    }

    /** Gives the line of a node another offset. */
    void setOffset(int node, long lineOffset) {
        if (offset[node] != lineOffset) {
            offset[node] = lineOffset;
            refresh(root, order[node]);
        }
    }

    /** Moves to a tick that is not before the present one. */
    void advance(long tick) {
        now = tick;
        repair(root);
    }

    /** Node of the highest line of all at the present tick. */
    int best() {
        return winner[root];
    }

    /** Arrival of the first job. */
    long firstArrival() {
        int node = root;
        while (left[node] != NONE) {
            node = left[node];
        }
        return arrival(node);
    }

    /** Arrival of the last job. */
    long lastArrival() {
        int node = root;
        while (right[node] != NONE) {
            node = right[node];
        }
        return arrival(node);
    }

    /** Root of the tree; its nodes are in order of arrival from left to right. */
    int root() {
        return root;
    }

    int left(int node) {
        return left[node];
    }

    int right(int node) {
        return right[node];
    }

    /** Node of the highest line in the subtree below and including a node. */
    int bestOf(int node) {
        return winner[node];
    }

    long arrival(int node) {
        return arrivalOfOrder[order[node]];
    }

    private int winnerOf(int node) {
        return node == NONE ? NONE : winner[node];
    }

    /** Decides which of the higher nodes becomes a root: a hash, so that the tree is balanced whatever comes in. */
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

    private void refresh(int at, int jobOrder) {
        if (order[at] != jobOrder) {
            refresh(jobOrder < order[at] ? left[at] : right[at], jobOrder);
        }
        settle(at);
    }

    private void repair(int at) {
        if (at != NONE && holdsUntil[at] <= now) {
            repair(left[at]);
            repair(right[at]);
            settle(at);
        }
    }

    /** Works out what a node knows from itself and its children. */
    private void settle(int at) {
        int l = left[at];
        int r = right[at];
        int leftBest = winnerOf(l);
        int rightBest = winnerOf(r);
        int best = better(better(at, leftBest), rightBest);
        winner[at] = best;
        long until = Math.min(l == NONE ? FOREVER : holdsUntil[l], r == NONE ? FOREVER : holdsUntil[r]);
        until = Math.min(until, overtakes(at, best));
        until = Math.min(until, overtakes(leftBest, best));
        holdsUntil[at] = Math.min(until, overtakes(rightBest, best));
        long largest = Math.max(divisor[at], l == NONE ? 0 : largestDivisor[l]);
        largestDivisor[at] = Math.max(largest, r == NONE ? 0 : largestDivisor[r]);
    }

    /** The higher of two lines at the present tick; ties go to the job that comes first. */
    private int better(int a, int b) {
        if (a == NONE) {
            return b;
        }
        if (b == NONE) {
            return a;
        }
        comparisons++;
        int compared = divisor[a] == divisor[b] ? Long.compare(offset[a], offset[b])
                : Ratio.compareProducts(now + offset[a], divisor[b], now + offset[b], divisor[a]);
        return compared > 0 || compared == 0 && order[a] < order[b] ? a : b;
    }

    /** The first tick at which the line of {@code rising} goes before that of {@code best}, which goes before it now. */
    private long overtakes(int rising, int best) {
        if (rising == NONE || rising == best || divisor[rising] >= divisor[best]) {
            return FOREVER;
        }
        // (t + oR)/dR meets (t + oB)/dB at t = (oB·dR − oR·dB) / (dB − dR).
        long slope = divisor[best] - divisor[rising];
        boolean winsTies = order[rising] < order[best];
        long a = offset[best] * divisor[rising];
        long b = offset[rising] * divisor[best];
        if (Math.multiplyHigh(offset[best], divisor[rising]) == a >> 63 && Math.multiplyHigh(offset[rising], divisor[best]) == b >> 63
                && ((a ^ b) & (a ^ (a - b))) >= 0) {
            long floor = Math.floorDiv(a - b, slope);
            return winsTies && floor * slope == a - b ? floor : floor + 1;
        }
        return overtakesBeyondLong(rising, best, winsTies);
    }

    private long overtakesBeyondLong(int rising, int best, boolean winsTies) {
        BigInteger over = BigInteger.valueOf(offset[best]).multiply(BigInteger.valueOf(divisor[rising]))
                .subtract(BigInteger.valueOf(offset[rising]).multiply(BigInteger.valueOf(divisor[best])));
        BigInteger[] quotient = over.divideAndRemainder(BigInteger.valueOf(divisor[best] - divisor[rising]));
        BigInteger floor = quotient[1].signum() < 0 ? quotient[0].subtract(BigInteger.ONE) : quotient[0];
        BigInteger meets = winsTies && quotient[1].signum() == 0 ? floor : floor.add(BigInteger.ONE);
        return meets.bitLength() > 62 ? FOREVER : meets.longValueExact();
    }
}
