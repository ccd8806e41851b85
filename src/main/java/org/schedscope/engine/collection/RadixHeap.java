package org.schedscope.engine.collection;

import java.util.Arrays;

/**
 * A monotone priority queue of (tick, number), smallest first, in which no entry is added before the last removed one: a radix heap (Ahuja,
 * Mehlhorn, Orlin, Tarjan 1990). An entry is in the bucket of the highest bit in which its tick differs from the last one removed. When
 * that bucket becomes the lowest with entries, they are distributed to lower ones. So an entry moves at most once per bit, sequentially in
 * memory, without comparisons that branch prediction cannot foresee.
 */
public final class RadixHeap {
    private static final int BITS = 63;

    private final long[][] ticks = new long[BITS][];
    private final int[][] numbers = new int[BITS][];
    private final int[] sizes = new int[BITS];
    private final long[] smallest = new long[BITS];
    /** The bits that have entries. */
    private long used;
    private long last;
    /** In order, of those at the last tick. */
    private int[] due = new int[16];
    private int dueFrom;
    private int dueEnd;

    public RadixHeap() {
        Arrays.fill(smallest, Long.MAX_VALUE);
    }

    private RadixHeap(RadixHeap other) {
        for (int bit = 0; bit < BITS; bit++) {
            if (other.sizes[bit] > 0) {
                ticks[bit] = other.ticks[bit].clone();
                numbers[bit] = other.numbers[bit].clone();
            }
            sizes[bit] = other.sizes[bit];
            smallest[bit] = other.smallest[bit];
        }
        used = other.used;
        last = other.last;
        due = other.due.clone();
        dueFrom = other.dueFrom;
        dueEnd = other.dueEnd;
    }

    public RadixHeap copy() {
        return new RadixHeap(this);
    }

    /** The smallest tick; {@link Long#MAX_VALUE} if empty. */
    public long nextTick() {
        if (dueFrom < dueEnd) {
            return last;
        }
        return used == 0 ? Long.MAX_VALUE : smallest[Long.numberOfTrailingZeros(used)];
    }

    /** @param tick later than that of the last removed entry, and than 0 */
    public void add(long tick, int number) {
        int bit = 63 - Long.numberOfLeadingZeros(tick ^ last);
        int at = sizes[bit]++;
        if (ticks[bit] == null) {
            ticks[bit] = new long[16];
            numbers[bit] = new int[16];
        } else if (at == ticks[bit].length) {
            ticks[bit] = Arrays.copyOf(ticks[bit], at * 2);
            numbers[bit] = Arrays.copyOf(numbers[bit], at * 2);
        }
        ticks[bit][at] = tick;
        numbers[bit][at] = number;
        smallest[bit] = Math.min(smallest[bit], tick);
        used |= 1L << bit;
    }

    /** Removes the smallest; there must be one. */
    public int poll() {
        if (dueFrom == dueEnd) {
            dealOut(Long.numberOfTrailingZeros(used));
        }
        return due[dueFrom++];
    }

    /** Removes a number that is present once, later than the last tick; takes linear time. */
    public void remove(int number) {
        for (long bits = used; bits != 0; bits &= bits - 1) {
            int bit = Long.numberOfTrailingZeros(bits);
            for (int i = 0; i < sizes[bit]; i++) {
                if (numbers[bit][i] == number) {
                    remove(bit, i);
                    return;
                }
            }
        }
        throw new IllegalArgumentException("number " + number + " is not in here");
    }

    private void remove(int bit, int at) {
        int count = --sizes[bit];
        ticks[bit][at] = ticks[bit][count];
        numbers[bit][at] = numbers[bit][count];
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, ticks[bit][i]);
        }
        smallest[bit] = least;
        if (count == 0) {
            used &= ~(1L << bit);
        }
    }

    private void dealOut(int bit) {
        last = smallest[bit];
        int count = sizes[bit];
        sizes[bit] = 0;
        smallest[bit] = Long.MAX_VALUE;
        used &= used - 1;
        dueFrom = 0;
        dueEnd = 0;
        boolean inOrder = true;
        for (int i = 0; i < count; i++) {
            if (ticks[bit][i] != last) {
                add(ticks[bit][i], numbers[bit][i]);
            } else {
                if (dueEnd == due.length) {
                    due = Arrays.copyOf(due, dueEnd * 2);
                }
                inOrder &= dueEnd == 0 || due[dueEnd - 1] < numbers[bit][i];
                due[dueEnd++] = numbers[bit][i];
            }
        }
        // Entries stay in the order that they came in, which is mostly that of their numbers.
        if (!inOrder) {
            Arrays.sort(due, 0, dueEnd);
        }
    }
}
