package org.schedscope.engine;

import java.util.ArrayList;
import java.util.List;

/** A profile as a list of intervals, searched tick by tick. */
public final class NaiveProfile {
    /** Cores and memory during [start, end), and on until they are released. */
    public record Interval(long start, long end, int cores, long memory) {
    }

    public final long cores;
    final long memory;
    public final List<Interval> intervals = new ArrayList<>();
    public long now;

    public NaiveProfile(long cores, long memory) {
        this.cores = cores;
        this.memory = memory;
    }

    private boolean holdsAt(Interval interval, long tick) {
        return interval.start() <= tick && tick < Math.max(interval.end(), now + 1);
    }

    public long freeCoresAt(long tick) {
        return cores - intervals.stream().filter(interval -> holdsAt(interval, tick)).mapToLong(Interval::cores).sum();
    }

    public long freeMemoryAt(long tick) {
        return memory - intervals.stream().filter(interval -> holdsAt(interval, tick)).mapToLong(Interval::memory).sum();
    }

    public long earliestFit(long from, long place, long duration, int someCores, long someMemory) {
        long start = from;
        while (start < place && !fits(start, Math.min(place, start + duration), someCores, someMemory)) {
            start++;
        }
        return start;
    }

    private boolean fits(long start, long end, int someCores, long someMemory) {
        for (long tick = start; tick < end; tick++) {
            if (freeCoresAt(tick) < someCores || freeMemoryAt(tick) < someMemory) {
                return false;
            }
        }
        return true;
    }
}
