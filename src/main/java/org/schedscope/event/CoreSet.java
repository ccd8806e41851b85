package org.schedscope.event;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Immutable {@link CoreRanges}. */
public record CoreSet(List<Range> ranges) implements CoreRanges {
    /** Cores {@code first} to {@code last}, inclusive. */
    public record Range(int first, int last) {
        public Range {
            if (first < 0 || last < first) {
                throw new IllegalArgumentException("no core range: " + first + "-" + last);
            }
        }
    }

    public CoreSet {
        ranges = List.copyOf(ranges);
    }

    public static CoreSet of(int first, int last) {
        return new CoreSet(List.of(new Range(first, last)));
    }

    /** The numbers of the bits that are set. */
    public static CoreSet of(BitSet cores) {
        List<Range> ranges = new ArrayList<>();
        for (int first = cores.nextSetBit(0); first >= 0; first = cores.nextSetBit(ranges.get(ranges.size() - 1).last() + 1)) {
            ranges.add(new Range(first, cores.nextClearBit(first) - 1));
        }
        return new CoreSet(ranges);
    }

    /** Number of cores of all ranges. */
    public static int count(CoreRanges cores) {
        int count = 0;
        int ranges = cores.rangeCount();
        for (int i = 0; i < ranges; i++) {
            count += cores.last(i) - cores.first(i) + 1;
        }
        return count;
    }

    /** A new bit set of the cores. */
    public BitSet toBits() {
        BitSet bits = new BitSet();
        ranges.forEach(range -> bits.set(range.first(), range.last() + 1));
        return bits;
    }

    public static CoreSet copyOf(CoreRanges cores) {
        Range[] ranges = new Range[cores.rangeCount()];
        for (int i = 0; i < ranges.length; i++) {
            ranges[i] = new Range(cores.first(i), cores.last(i));
        }
        return new CoreSet(List.of(ranges));
    }

    @Override
    public int rangeCount() {
        return ranges.size();
    }

    @Override
    public int first(int i) {
        return ranges.get(i).first();
    }

    @Override
    public int last(int i) {
        return ranges.get(i).last();
    }
}
