package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowSumsTest {
    private static final int BLOCKS = 300;

    /** One row passes what an int can say at some block, by the end or only by that, or never; its neighbour does not. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 17, BLOCKS})
    void ticksBeyondIntsAreExact(int from) {
        RowSums sums = new RowSums(2);
        for (int block = 0; block < BLOCKS; block++) {
            sums.add(0, block, end(block, from), block * 5L);
            sums.add(1, block, block, block / 2);
        }
        for (int block = 0; block < BLOCKS; block++) {
            assertEquals(end(block, from), sums.end(0, block));
            assertEquals(block * 5L, sums.busyUntil(0, block));
            assertEquals(block, sums.end(1, block));
            assertEquals(block / 2, sums.busyUntil(1, block));
        }
    }

    private static long end(int block, int from) {
        return block < from ? Integer.MAX_VALUE : Long.MAX_VALUE - BLOCKS + block;
    }

    @Test
    void theLargestIntIsStillAnInt() {
        RowSums sums = new RowSums(1);
        sums.add(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
        sums.add(0, 1, Integer.MAX_VALUE + 1L, Integer.MAX_VALUE);
        assertEquals(Integer.MAX_VALUE, sums.busyUntil(0, 0));
        assertEquals(Integer.MAX_VALUE + 1L, sums.end(0, 1));
    }
}
