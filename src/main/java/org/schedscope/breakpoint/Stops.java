package org.schedscope.breakpoint;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** Moments in order, found by search. */
public final class Stops {
    /** No moment at all. */
    public static final Stops NONE = new Stops();

    private int[] positions = new int[8];
    private long[] ticks = new long[8];
    private int count;

    Stops() {
    }

    private Stops(Stops other) {
        positions = other.positions;
        ticks = other.ticks;
        count = other.count;
    }

    /** Later than all before. */
    void add(int position, long tick) {
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count + 8);
            ticks = Arrays.copyOf(ticks, positions.length);
        }
        positions[count] = position;
        ticks[count++] = tick;
    }

    /** These as they are now, for other threads too: what is added later is not seen, and columns only grow. */
    Stops sofar() {
        return new Stops(this);
    }

    public int count() {
        return count;
    }

    /** @param number from 0, in order */
    public BreakpointMatch get(int number) {
        Objects.checkIndex(number, count);
        return new BreakpointMatch(positions[number], ticks[number]);
    }

    /** How many there are up to a moment, itself included. */
    public int countUpTo(BreakpointMatch moment) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            boolean until = ticks[middle] != moment.tick() ? ticks[middle] < moment.tick() : positions[middle] <= moment.position();
            if (until) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The first one after a moment. */
    public Optional<BreakpointMatch> after(BreakpointMatch moment) {
        int next = countUpTo(moment);
        return next < count ? Optional.of(get(next)) : Optional.empty();
    }

    /** The last one before a moment. */
    public Optional<BreakpointMatch> before(BreakpointMatch moment) {
        int last = countUpTo(moment) - 1;
        if (last >= 0 && get(last).equals(moment)) {
            last--;
        }
        return last >= 0 ? Optional.of(get(last)) : Optional.empty();
    }
}
