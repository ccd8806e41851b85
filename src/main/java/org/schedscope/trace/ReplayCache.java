package org.schedscope.trace;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A state that follows from what happened, at any position: from where it is, or from a copy kept on the way that is nearer. Owned by one
 * thread; the state is good until the next question.
 */
public final class ReplayCache<S> {
    /** Leads a state on. */
    public interface Walk<S> {
        /**
         * Leads a state on towards a position, at most to where a copy is worth keeping.
         *
         * @param spacing events between two copies
         * @return the position reached
         */
        long on(S state, long from, long to, long spacing);
    }

    private final TreeMap<Long, S> copies = new TreeMap<>();
    private final long beginning;
    private final int mostCopies;
    private final Supplier<S> start;
    private final UnaryOperator<S> copy;
    private long spacing;
    private S state;
    private long position;

    /**
     * @param beginning the position before everything
     * @param mostCopies when there are more, every second one goes, and they come half as often
     * @param spacing events between two copies at first
     * @param start makes the state of the beginning
     */
    public ReplayCache(long beginning, int mostCopies, long spacing, Supplier<S> start, UnaryOperator<S> copy) {
        this.beginning = beginning;
        this.mostCopies = mostCopies;
        this.spacing = spacing;
        this.start = start;
        this.copy = copy;
        state = start.get();
        position = beginning;
    }

    /** The next position that is a multiple of the spacing, or one that comes before it: where a walk by events stops. */
    public static int stop(long from, long to, long spacing) {
        return (int) Math.min(to, (from / spacing + 1) * spacing);
    }

    /** Where the state is. */
    public long position() {
        return position;
    }

    public S state() {
        return state;
    }

    /** The state at a position. */
    public S at(long target, Walk<S> walk) {
        Map.Entry<Long, S> nearest = copies.floorEntry(target);
        if (nearest != null && (target < position || nearest.getKey() > position)) {
            position = nearest.getKey();
            state = copy.apply(nearest.getValue());
        } else if (target < position) {
            position = beginning;
            state = start.get();
        }
        return onTo(target, walk);
    }

    /** The state at a later position, led on from where it is, never a copy. */
    public S onTo(long target, Walk<S> walk) {
        while (position < target) {
            position = walk.on(state, position, target, spacing);
            if (position < target && (copies.isEmpty() || position > copies.lastKey())) {
                keep();
            }
        }
        return state;
    }

    private void keep() {
        copies.put(position, copy.apply(state));
        if (copies.size() > mostCopies) {
            boolean odd = false;
            for (Iterator<Long> each = copies.keySet().iterator(); each.hasNext(); odd = !odd) {
                each.next();
                if (!odd) {
                    each.remove();
                }
            }
            spacing *= 2;
        }
    }
}
