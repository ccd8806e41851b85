package org.schedscope.engine.queue.key;

import org.schedscope.engine.collection.TickHeap;
import org.schedscope.engine.queue.tree.Tournament;
import org.schedscope.policy.ValuePolicy;

/**
 * Monotone keys, each at a tick of its own, as bounds of the present keys.
 *
 * <p>If priorities of tasks only fall while they wait, a key of the past is an upper bound for ever. If they only rise, a key of the future
 * is an upper bound until its tick; then the task gets a later one, the further ahead the further it is from the head.
 */
public final class ValueBounds implements TournamentKeys {
    private static final int NONE = -1;
    /** Share of its way to the last head after which the bound of a task ends. Any share gives the same order. */
    private static final double SHARE = 0.8;
    private static final long LONGEST_STEP = 1L << 60;

    private final ValuePolicy policy;
    private final QueueView view;
    private final ValueKeys keys;
    private final TickHeap ends;
    private int lastHead = NONE;

    public ValueBounds(ValuePolicy policy, QueueView view) {
        this(policy, view, new ValueKeys(policy, view), new TickHeap(16));
    }

    private ValueBounds(ValuePolicy policy, QueueView view, ValueKeys keys, TickHeap ends) {
        this.policy = policy;
        this.view = view;
        this.keys = keys;
        this.ends = ends;
    }

    @Override
    public ValueBounds copy(QueueView newView) {
        ValueBounds copy = new ValueBounds(policy, newView, keys.copy(newView), ends.copy());
        copy.lastHead = lastHead;
        return copy;
    }

    public ValueKeys keys() {
        return keys;
    }

    @Override
    public TournamentKeys newEmpty() {
        return new ValueBounds(policy, view);
    }

    @Override
    public int add(int task) {
        int node = keys.add(task);
        watch(node);
        return node;
    }

    @Override
    public void release(int node) {
        keys.release(node);
        lastHead = node == lastHead ? NONE : lastHead;
    }

    /** Notes the first task, started or not. */
    @Override
    public void end(int first) {
        lastHead = first;
    }

    /** Stores the tick at which a bound ends, if any. */
    private void watch(int node) {
        if (policy.gainsByWaiting() && keys.until(node) != Long.MAX_VALUE) {
            ends.add(keys.until(node), node);
        }
    }

    @Override
    public int task(int node) {
        return keys.task(node);
    }

    @Override
    public long longestCriticalPath(Tournament tournament) {
        return 1;
    }

    /** Renews the bounds that have ended. */
    @Override
    public void begin(long now, long longest, Tournament tournament) {
        view.begin(now, 1);
        while (ends.nextTick() < now) {
            long end = ends.nextTick();
            int node = ends.poll();
            if (keys.isHeld(node) && keys.until(node) == end) {
                lookAhead(node, now);
                // The bound of a task that has started may be stored until it ends.
                if (tournament.isIn(node)) {
                    tournament.update(node);
                }
            }
        }
    }

    /**
     * Finds a later tick for a bound: as far ahead as the task is certain to stay behind a point on its way to the last head. Keys that
     * only rise do so ever more slowly, so that the present slope is a bound. The choice affects the time but cannot change the order.
     */
    private void lookAhead(int node, long now) {
        keys.evaluate(node, now);
        if (keys.until(node) != Long.MAX_VALUE && keys.isBound(node)) {
            double head = lastHead == NONE || !keys.isBound(lastHead) ? 0 : keys.value(lastHead);
            double fall = keys.value(node) - keys.valueAt(node, now + 1);
            double room = (keys.value(node) - head) * SHARE;
            long ahead = fall > 0 && room > 0 ? (long) Math.min(room / fall, LONGEST_STEP) : 0;
            keys.bound(node, now, now + ahead);
            watch(node);
        }
    }

    @Override
    public boolean before(int a, int b) {
        return keys.before(a, b);
    }

    @Override
    public boolean before(int node, TournamentKeys others, int otherNode) {
        return keys.before(node, ((ValueBounds) others).keys, otherNode);
    }

    @Override
    public String text(int node) {
        return keys.text(node);
    }

    /** Computes the present key, unless it is known. */
    @Override
    public boolean sharpen(int node) {
        if (keys.isExact(node, view.now())) {
            return false;
        }
        keys.evaluate(node, view.now());
        watch(node);
        return true;
    }
}
