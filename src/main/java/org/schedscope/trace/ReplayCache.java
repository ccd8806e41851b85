package org.schedscope.trace;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A state that is replayed to any position, from its current one or from the nearest saved copy. Used by one thread; a returned state is
 * valid until the next call.
 */
public final class ReplayCache<S> {
    /** Advances a state. */
    public interface Walk<S> {
        /**
         * Advances a state towards a position, at most to one that is worth a copy.
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
     * Creates a cache.
     *
     * @param beginning position before all events
     * @param mostCopies maximum of copies; beyond it every second one is dropped, and the spacing doubles
     * @param spacing events between two copies at first
     * @param start creates the state at the beginning
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

    /** The next multiple of the spacing, or the target if that is nearer: where a walk by events stops. */
    public static int stop(long from, long to, long spacing) {
        return (int) Math.min(to, (from / spacing + 1) * spacing);
    }

    /** Position of the state. */
    public long position() {
        return position;
    }

    public S state() {
        return state;
    }

    /** The state at any position. */
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

    /** The state at a later position, advanced from the current one without copies. */
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
