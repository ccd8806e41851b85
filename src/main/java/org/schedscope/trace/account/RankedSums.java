package org.schedscope.trace.account;

import java.util.Arrays;

/** Amounts by rank, with their sums up to each rank. A change takes time linear in the number of ranks, a question logarithmic. */
final class RankedSums {
    private static final int LEAST = 8;

    private int[] ranks = new int[LEAST];
    /** Sum of all amounts up to each of the ranks, inclusive. */
    private long[] sums = new long[LEAST];
    private int size;

    /** Adds to the amount of a rank; with a negative number, subtracts what was added before. */
    void add(int rank, long amount) {
        int at = firstAtLeast(rank);
        if (at == size || ranks[at] != rank) {
            if (size == ranks.length) {
                ranks = Arrays.copyOf(ranks, 2 * size);
                sums = Arrays.copyOf(sums, 2 * size);
            }
            System.arraycopy(ranks, at, ranks, at + 1, size - at);
            System.arraycopy(sums, at, sums, at + 1, size - at);
            ranks[at] = rank;
            sums[at] = at == 0 ? 0 : sums[at - 1];
            size++;
        }
        for (int i = at; i < size; i++) {
            sums[i] += amount;
        }
        if (sums[at] == (at == 0 ? 0 : sums[at - 1])) {
            size--;
            System.arraycopy(ranks, at + 1, ranks, at, size - at);
            System.arraycopy(sums, at + 1, sums, at, size - at);
        }
    }

    private int firstAtLeast(int rank) {
        int at = Arrays.binarySearch(ranks, 0, size, rank);
        return at >= 0 ? at : -at - 1;
    }

    long total() {
        return size == 0 ? 0 : sums[size - 1];
    }

    /** Sum of the amounts up to a rank, inclusive. */
    long upTo(int rank) {
        int after = firstAtLeast(rank + 1);
        return after == 0 ? 0 : sums[after - 1];
    }

    /** The largest rank up to which the sum is at most a bound; −1 if the bound is negative. */
    int last(long most) {
        if (most < 0) {
            return -1;
        }
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sums[middle] <= most) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == size ? Integer.MAX_VALUE : ranks[low] - 1;
    }

    /** The largest rank up to which the sum without some of the amounts is at most a bound; −1 if the bound is negative. */
    int lastWithout(RankedSums some, long most) {
        long without = 0;
        for (int i = 0; i < some.size; i++) {
            int last = last(most + without);
            if (last < some.ranks[i] - 1) {
                return last;
            }
            without = some.sums[i];
        }
        return most < 0 ? -1 : last(most + without);
    }
}
