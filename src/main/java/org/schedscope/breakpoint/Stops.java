package org.schedscope.breakpoint;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** Moments of a run, in order. */
public final class Stops {
    /** No moments. */
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

    /** Appends a moment, later than all others. */
    void add(int position, long tick) {
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count + 8);
            ticks = Arrays.copyOf(ticks, positions.length);
        }
        positions[count] = position;
        ticks[count++] = tick;
    }

    /** A snapshot for other threads: later additions are not visible, and columns only grow. */
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

    /** The number of moments up to and including one. */
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

    /** The first moment after another. */
    public Optional<BreakpointMatch> after(BreakpointMatch moment) {
        int next = countUpTo(moment);
        return next < count ? Optional.of(get(next)) : Optional.empty();
    }

    /** The last moment before another. */
    public Optional<BreakpointMatch> before(BreakpointMatch moment) {
        int last = countUpTo(moment) - 1;
        if (last >= 0 && get(last).equals(moment)) {
            last--;
        }
        return last >= 0 ? Optional.of(get(last)) : Optional.empty();
    }
}
