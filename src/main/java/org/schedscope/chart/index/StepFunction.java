package org.schedscope.chart.index;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToLongFunction;
import org.schedscope.trace.column.NumberTable;

/**
 * A whole number that changes at events: grows at its end, has a value at a position and a range over some ticks.
 *
 * <p>Values that hold for no time, because a later event of the same tick changes them again, count for positions but not for ranges.
 * Ranges of blocks are kept, so a range over a million changes costs some thousand steps.
 */
public final class StepFunction {
    private static final int BLOCK = 64;

    /** Number of the event that changes the value. */
    private static final int SEQ = 0;
    /** From then on. */
    private static final int VALUE = 1;

    private final IntToLongFunction ticks;
    private long lastTick;
    /** Changes after which the next one is at a later tick. */
    private final BitSet lasting = new BitSet();
    private final NumberTable changes = new NumberTable(2);
    private int lastValue;
    private int blocks;
    /** Tick of a block's first change, also of the block that fills. */
    private long[] blockTick = new long[8];
    private int[] blockMin = new int[8];
    private int[] blockMax = new int[8];
    /** Largest value of a block and all before it. */
    private int[] highest = new int[8];
    /** Of the block that fills. */
    private int min = Integer.MAX_VALUE;
    private int max = Integer.MIN_VALUE;
    private final KnownRanges known = new KnownRanges();

    /** @param ticks of events by number; they are not kept here again */
    StepFunction(IntToLongFunction ticks) {
        this.ticks = ticks;
    }

    private long tick(int change) {
        return ticks.applyAsLong((int) changes.get(change, SEQ));
    }

    private int value(int change) {
        return (int) changes.get(change, VALUE);
    }

    /** The value from event number {@code at} on; events come in ascending order. */
    void add(int at, long atTick, int newValue) {
        int count = changes.size();
        if (count > 0 && lastTick != atTick) {
            lasting.set(count - 1);
            min = Math.min(min, lastValue);
            max = Math.max(max, lastValue);
        }
        if (count == (blocks + 1) * BLOCK) {
            closeBlock();
        }
        if (count % BLOCK == 0) {
            blockTick = count / BLOCK < blockTick.length ? blockTick : Arrays.copyOf(blockTick, 2 * blockTick.length);
            blockTick[count / BLOCK] = atTick;
        }
        changes.add(at, newValue);
        lastTick = atTick;
        lastValue = newValue;
    }

    private void closeBlock() {
        if (blocks == blockMin.length) {
            blockMin = Arrays.copyOf(blockMin, 2 * blocks);
            blockMax = Arrays.copyOf(blockMax, 2 * blocks);
            highest = Arrays.copyOf(highest, 2 * blocks);
        }
        blockMin[blocks] = min;
        blockMax[blocks] = max;
        highest[blocks] = blocks == 0 ? max : Math.max(max, highest[blocks - 1]);
        blocks++;
        min = Integer.MAX_VALUE;
        max = Integer.MIN_VALUE;
    }

    /** Number of changes before a position. */
    int changesAt(int position) {
        return changes.firstAtLeast(SEQ, position, 0, changes.size());
    }

    /** The value after the events before a position; 0 if nothing has changed yet. */
    public int valueAt(int position) {
        int before = changesAt(position);
        return before == 0 ? 0 : value(before - 1);
    }

    /** Largest lasting value before a position; 0 if there is none. */
    public int maxAt(int position) {
        int limit = changesAt(position);
        // A block is known whole once the change after it is.
        int known = Math.min(blocks, Math.max(0, limit - 1) / BLOCK);
        int most = known == 0 ? 0 : Math.max(0, highest[known - 1]);
        return Math.max(most, range(known * BLOCK, limit, limit)[1]);
    }

    /**
     * Smallest and largest value in each of some equal intervals of ticks.
     *
     * @param position nothing after it is seen
     * @param from tick at which the first interval begins
     * @param ticksPerInterval greater than 0
     * @return two values an interval, the smaller one first
     */
    public int[] ranges(int position, double from, double ticksPerInterval, int intervals) {
        int limit = changesAt(position);
        int[] out = new int[2 * intervals];
        int first = known.copy(from, ticksPerInterval, limit, out);
        int begin = first == 0 ? firstAtOrAfter(from, 0, limit) : known.end(first - 1);
        for (int i = first; i < intervals; i++) {
            int end = firstAtOrAfter(from + (i + 1) * ticksPerInterval, begin, limit);
            int before = begin == 0 ? 0 : value(begin - 1);
            boolean changesAtStart = begin < limit && tick(begin) <= from + i * ticksPerInterval;
            int[] inside = range(begin, end, limit);
            out[2 * i] = changesAtStart ? inside[0] : Math.min(before, inside[0]);
            out[2 * i + 1] = changesAtStart ? inside[1] : Math.max(before, inside[1]);
            if (end < limit) {
                known.add(i, out, end);
            }
            begin = end;
        }
        return out;
    }

    private int firstAtOrAfter(double at, int from, int limit) {
        int block = lastBlockBefore(at, from / BLOCK, (limit - 1) / BLOCK);
        int low = Math.max(from, block * BLOCK);
        int high = Math.min(limit, (block + 1) * BLOCK);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tick(middle) < at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The last of some blocks that begins before a tick; the first of them if none does. */
    private int lastBlockBefore(double at, int first, int last) {
        // What is looked for is near, as intervals follow each other: found by doubling hops.
        int low = first;
        int hop = 1;
        while (low + hop <= last && blockTick[low + hop] < at) {
            low += hop;
            hop <<= 1;
        }
        int high = Math.min(last, low + hop - 1);
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (blockTick[middle] < at) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Lasting values of the changes from {@code begin} to {@code end}; the last one before {@code limit} lasts. */
    private int[] range(int begin, int end, int limit) {
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        int i = begin;
        while (i < end) {
            int block = i / BLOCK;
            if (i % BLOCK == 0 && block < blocks && i + BLOCK <= end && i + BLOCK < limit) {
                min = Math.min(min, blockMin[block]);
                max = Math.max(max, blockMax[block]);
                i += BLOCK;
                continue;
            }
            if (i == limit - 1 || lasting.get(i)) {
                int here = value(i);
                min = Math.min(min, here);
                max = Math.max(max, here);
            }
            i++;
        }
        return new int[] {min, max};
    }
}
