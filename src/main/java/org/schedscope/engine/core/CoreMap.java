package org.schedscope.engine.core;

import java.util.Arrays;
import java.util.BitSet;
import org.schedscope.event.CoreRanges;

/**
 * Free cores of one cluster. The lowest-numbered ones are handed out; the cores of each task are linked ranges, so that a task of a
 * thousand neighbouring cores costs as much as one of a single core.
 */
public final class CoreMap {
    private static final int NONE = -1;

    /** Free cores as bits; null if cores are only counted: then a handle is a number of cores. */
    private long[] free;
    /** Less than 0 while tasks hold cores that are to go. */
    private int freeCount;
    private int coreCount;
    /** Absent cores as bits; null if there are none. */
    private long[] gone;
    private int firstWord;
    private int[] rangeFirst = new int[64];
    private int[] rangeLast = new int[64];
    private int[] rangeNext = new int[64];
    private int unusedRange = NONE;
    private int ranges;

    private CoreMap(long[] free, int cores) {
        this.free = free;
        freeCount = cores;
        coreCount = cores;
    }

    /** All cores of a cluster, free. */
    public static CoreMap of(int cores) {
        long[] free = new long[(cores + 63) >>> 6];
        Arrays.fill(free, -1L);
        if ((cores & 63) != 0) {
            free[free.length - 1] = (1L << cores) - 1;
        }
        return new CoreMap(free, cores);
    }

    /** Cores that are only counted, where it does not matter which a task has; none can be taken away or added. */
    public static CoreMap counting(int cores) {
        return new CoreMap(null, cores);
    }

    /** Whether it only counts. */
    public boolean isCounting() {
        return free == null;
    }

    private CoreMap(CoreMap other) {
        free = other.isCounting() ? null : other.free.clone();
        freeCount = other.freeCount;
        coreCount = other.coreCount;
        gone = other.gone == null ? null : other.gone.clone();
        firstWord = other.firstWord;
        rangeFirst = other.rangeFirst.clone();
        rangeLast = other.rangeLast.clone();
        rangeNext = other.rangeNext.clone();
        unusedRange = other.unusedRange;
        ranges = other.ranges;
    }

    public CoreMap copy() {
        return new CoreMap(this);
    }

    /** Free cores; less than 0 while tasks hold more than are left. */
    public int freeCount() {
        return freeCount;
    }

    /**
     * Takes cores away: free ones at once, those of the highest numbers first, the others as tasks give them back.
     *
     * @return those that went at once
     */
    public BitSet takeAway(int count) {
        int now = Math.min(count, Math.max(0, freeCount));
        freeCount -= count;
        return withdraw(now);
    }

    /** Makes the free cores of the highest numbers absent. */
    private BitSet withdraw(int count) {
        if (gone == null) {
            gone = new long[free.length];
        }
        BitSet these = new BitSet();
        int word = free.length - 1;
        for (int left = count; left > 0; left--) {
            while (free[word] == 0) {
                word--;
            }
            long core = Long.highestOneBit(free[word]);
            free[word] ^= core;
            gone[word] |= core;
            these.set((word << 6) + Long.numberOfTrailingZeros(core));
        }
        return these;
    }

    /**
     * Adds free cores: first those that have been taken away, then new ones. For each core that is still due to leave, one stays instead.
     *
     * @return those that were absent
     */
    public BitSet add(int count) {
        int owed = Math.min(count, Math.max(0, -freeCount));
        freeCount += count;
        int left = count - owed;
        BitSet these = new BitSet();
        for (int word = 0; gone != null && word < gone.length; word++) {
            for (; left > 0 && gone[word] != 0; left--) {
                long core = Long.lowestOneBit(gone[word]);
                gone[word] ^= core;
                free[word] |= core;
                these.set((word << 6) + Long.numberOfTrailingZeros(core));
            }
        }
        these.set(coreCount, coreCount + left);
        append(left);
        firstWord = 0;
        return these;
    }

    private void append(int count) {
        int before = coreCount;
        coreCount += count;
        int words = (coreCount + 63) >>> 6;
        if (words > free.length) {
            free = Arrays.copyOf(free, words);
            gone = gone == null ? null : Arrays.copyOf(gone, words);
        }
        for (int core = before; core < coreCount; core++) {
            free[core >>> 6] |= 1L << core;
        }
    }

    /** Takes the lowest {@code count} free cores; there must be as many. Returns a handle to give them back with. */
    public int take(int count) {
        freeCount -= count;
        if (free == null) {
            return count;
        }
        return count == 1 ? takeOne() : takeMany(count);
    }

    private int takeOne() {
        int word = firstWord;
        while (free[word] == 0) {
            word++;
        }
        firstWord = word;
        int core = (word << 6) + Long.numberOfTrailingZeros(free[word]);
        free[word] &= free[word] - 1;
        return newRange(core, core);
    }

    /** The lowest core of a handle; not if cores are only counted. */
    public int lowest(int handle) {
        return rangeFirst[handle];
    }

    private int takeMany(int count) {
        int head = NONE;
        int tail = NONE;
        int word = firstWord;
        int left = count;
        while (left > 0) {
            long bits = free[word];
            if (bits == 0) {
                word++;
                continue;
            }
            int start = Long.numberOfTrailingZeros(bits);
            int run = Math.min(left, Long.numberOfTrailingZeros(~(bits >>> start)));
            free[word] = bits & ~mask(start, run);
            int core = (word << 6) + start;
            if (tail != NONE && rangeLast[tail] == core - 1) {
                rangeLast[tail] += run;
            } else {
                int added = newRange(core, core + run - 1);
                if (tail == NONE) {
                    head = added;
                } else {
                    rangeNext[tail] = added;
                }
                tail = added;
            }
            left -= run;
        }
        firstWord = word;
        return head;
    }

    private static long mask(int start, int run) {
        return run == 64 ? -1L : ((1L << run) - 1) << start;
    }

    private int newRange(int first, int last) {
        int range = unusedRange;
        if (range == NONE) {
            if (ranges == rangeFirst.length) {
                rangeFirst = Arrays.copyOf(rangeFirst, ranges * 2);
                rangeLast = Arrays.copyOf(rangeLast, ranges * 2);
                rangeNext = Arrays.copyOf(rangeNext, ranges * 2);
            }
            range = ranges++;
        } else {
            unusedRange = rangeNext[range];
        }
        rangeFirst[range] = first;
        rangeLast[range] = last;
        rangeNext[range] = NONE;
        return range;
    }

    /**
     * Frees the cores of a handle.
     *
     * @return those that become absent, as more cores were to go than were free; null if none do
     */
    public BitSet giveBack(int handle) {
        if (free == null) {
            freeCount += handle;
            return null;
        }
        int owed = -freeCount;
        int range = handle;
        while (range != NONE) {
            setFree(rangeFirst[range], rangeLast[range]);
            int next = rangeNext[range];
            rangeNext[range] = unusedRange;
            unusedRange = range;
            range = next;
        }
        return owed > 0 ? withdraw(Math.min(owed, owed + freeCount)) : null;
    }

    private void setFree(int first, int last) {
        if (first == last) {
            freeCount++;
            firstWord = Math.min(firstWord, first >>> 6);
            free[first >>> 6] |= 1L << first;
            return;
        }
        freeCount += last - first + 1;
        firstWord = Math.min(firstWord, first >>> 6);
        for (int core = first; core <= last;) {
            int word = core >>> 6;
            int end = Math.min(last, (word << 6) + 63);
            free[word] |= mask(core & 63, end - core + 1);
            core = end + 1;
        }
    }

    /**
     * A view of taken cores that can be moved from one handle to another; without ranges if cores are only counted. Ranges are linked; the
     * last one read is stored, so that reading all of them in order takes one step each.
     */
    public static final class View implements CoreRanges {
        private CoreMap map;
        private int head;
        private int at;
        private int atRange;

        public View of(CoreMap newMap, int handle) {
            map = newMap;
            head = newMap.isCounting() ? NONE : handle;
            at = 0;
            atRange = head;
            return this;
        }

        @Override
        public int rangeCount() {
            int count = 0;
            for (int range = head; range != NONE; range = map.rangeNext[range]) {
                count++;
            }
            return count;
        }

        private int range(int i) {
            if (i < at) {
                at = 0;
                atRange = head;
            }
            for (; at < i; at++) {
                atRange = map.rangeNext[atRange];
            }
            return atRange;
        }

        @Override
        public int first(int i) {
            return map.rangeFirst[range(i)];
        }

        @Override
        public int last(int i) {
            return map.rangeLast[range(i)];
        }
    }
}
