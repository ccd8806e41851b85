package org.schedscope.engine.queue.line;

import org.schedscope.engine.queue.key.QueueView;
import org.schedscope.engine.queue.tree.TaskFilter;
import org.schedscope.policy.ExactKey;

/**
 * Search for the first of the lines of a tournament, or the first of those that a filter accepts.
 *
 * <p>The leaps of waiting jobs depend on arrival and on maxCP alone, and the tournament is ordered by arrival. So it leaves
 * leaps out: a decision searches it with the leaps of a subtree's oldest job as a bound. A maxCP that changes with every job that comes and
 * goes costs nothing.
 */
public final class LineSearch {
    private static final int NONE = KineticTournament.NONE;
    private static final int SLOTS = 4;
    private static final int BEST = 0;
    private static final int CANDIDATE = SLOTS;
    private static final TaskFilter ALL = (cores, counts, row, ticks) -> true;

    private final boolean leap;
    private final QueueView view;
    private final KineticTournament lines;
    private final ExactKey key = new ExactKey();
    private final long[] compared = new long[2 * SLOTS];
    private TaskFilter filter = ALL;
    private int best;
    private long bestLeaps;
    private boolean isBestStored;
    private long comparisons;

    public LineSearch(TaskLines keys, QueueView view, KineticTournament lines) {
        leap = keys.leap();
        this.view = view;
        this.lines = lines;
    }

    /** Comparisons of keys so far. */
    public long comparisons() {
        return comparisons + lines.comparisons();
    }

    /** The node of the first line; {@link KineticTournament#NONE} if there is none. */
    public int first() {
        if (lines.isEmpty()) {
            return NONE;
        }
        if (!anyHasLeapt()) {
            return lines.best();
        }
        best = lines.best();
        bestLeaps = leapsSince(lines.arrival(best));
        isBestStored = false;
        return search(ALL);
    }

    /** The node of the first line whose task a filter accepts; {@link KineticTournament#NONE} if there is none. */
    public int first(TaskFilter wanted) {
        best = NONE;
        return lines.isEmpty() ? NONE : search(wanted);
    }

    private boolean anyHasLeapt() {
        return leap && view.now() - lines.firstArrival() >= view.maxCriticalPath();
    }

    private int search(TaskFilter wanted) {
        filter = wanted;
        boolean leaps = anyHasLeapt();
        search(lines.root(), leaps ? leapsSince(lines.firstArrival()) : 0, leaps ? leapsSince(lines.lastArrival()) : 0);
        return best;
    }

    /**
     * No job of a subtree is above the subtree's highest line with the leaps of its oldest possible job; subtrees that cannot win are not
     * entered. Jobs of the subtree have from {@code least} to {@code most} leaps.
     */
    private void search(int subtree, long most, long least) {
        if (subtree == NONE || !lines.mayBeAccepted(subtree, filter)) {
            return;
        }
        int highest = lines.bestOf(subtree);
        int bound = 1;
        if (best != NONE) {
            if (highest == best && most == bestLeaps) {
                return;
            }
            bound = compareWithBest(highest, most);
            if (bound < 0) {
                return;
            }
        }
        if (most == least && lines.isAccepted(highest, filter)) {
            take(highest, most, bound);
            return;
        }
        long leaps = most == least ? most : leapsSince(lines.arrival(subtree));
        if (lines.isAccepted(subtree, filter)) {
            take(subtree, leaps, best == NONE ? 1 : compareWithBest(subtree, leaps));
        }
        if (most == least && isOnTheRight(highest, subtree)) {
            search(lines.right(subtree), leaps, least);
            search(lines.left(subtree), most, leaps);
        } else {
            search(lines.left(subtree), most, leaps);
            search(lines.right(subtree), leaps, least);
        }
    }

    private boolean isOnTheRight(int node, int subtree) {
        return lines.order(node) > lines.order(subtree);
    }

    private void take(int node, long leaps, int order) {
        if (order > 0 || order == 0 && lines.order(node) < lines.order(best)) {
            best = node;
            bestLeaps = leaps;
            isBestStored = false;
        }
    }

    /** Greater than 0 if a line with the given number of leaps is higher than the best. */
    private int compareWithBest(int node, long leaps) {
        comparisons++;
        if (leaps == bestLeaps) {
            return lines.compare(node, best);
        }
        if (!isBestStored) {
            isBestStored = true;
            storeKey(best, bestLeaps, BEST);
        }
        storeKey(node, leaps, CANDIDATE);
        return ExactKey.compareStored(compared, CANDIDATE, BEST);
    }

    private long leapsSince(long arrival) {
        return (view.now() - arrival) / view.maxCriticalPath();
    }

    private long leapsOf(int node) {
        return leap ? leapsSince(lines.arrival(node)) : 0;
    }

    private void storeKey(int node, long leaps, int at) {
        lines.height(node, key);
        key.addSquare(leaps);
        key.store(compared, at);
    }

    /** Writes the key of a node at the present tick: its height and its leaps. */
    public void key(int node, ExactKey whole) {
        lines.height(node, whole);
        whole.addSquare(leapsOf(node));
    }

    /** Compares the heights of two nodes; the second may belong to another search in the same pass. */
    public int compare(int node, LineSearch other, int otherNode) {
        comparisons++;
        if (other == this && leapsOf(node) == leapsOf(otherNode)) {
            return lines.compare(node, otherNode);
        }
        storeKey(node, leapsOf(node), CANDIDATE);
        other.storeKey(otherNode, other.leapsOf(otherNode), BEST);
        System.arraycopy(other.compared, BEST, compared, BEST, SLOTS);
        isBestStored = false;
        return ExactKey.compareStored(compared, CANDIDATE, BEST);
    }
}
