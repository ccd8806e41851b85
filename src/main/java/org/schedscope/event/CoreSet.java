package org.schedscope.event;

import java.util.List;

/** {@link CoreRanges} to keep. */
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
