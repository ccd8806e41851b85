package org.schedscope.trace.foreign;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.schedscope.event.CoreSet;

/** Assigns core numbers in a cluster if a schedule has only the number of cores a task held: the lowest free ones. */
final class CoreAllotment {
    private final int cores;
    private final BitSet busy = new BitSet();

    CoreAllotment(int cores) {
        this.cores = cores;
    }

    /** Takes cores with known numbers. A schedule that uses a core twice at once can be replayed nevertheless. */
    CoreSet take(CoreSet known) {
        for (CoreSet.Range range : known.ranges()) {
            busy.set(range.first(), range.last() + 1);
        }
        return known;
    }

    /** Takes a number of cores; if fewer are free, the first ones of the cluster, in use or not. */
    CoreSet take(int count) {
        if (cores - busy.cardinality() < count) {
            return take(CoreSet.of(0, count - 1));
        }
        List<CoreSet.Range> ranges = new ArrayList<>();
        int left = count;
        int at = 0;
        while (left > 0) {
            int first = busy.nextClearBit(at);
            int busyAgain = busy.nextSetBit(first);
            int last = busyAgain < 0 ? first + left - 1 : Math.min(first + left, busyAgain) - 1;
            ranges.add(new CoreSet.Range(first, last));
            left -= last - first + 1;
            at = last + 1;
        }
        return take(new CoreSet(ranges));
    }

    void release(CoreSet held) {
        for (CoreSet.Range range : held.ranges()) {
            busy.clear(range.first(), range.last() + 1);
        }
    }
}
