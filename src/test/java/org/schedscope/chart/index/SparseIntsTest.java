package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SparseIntsTest {
    @Test
    void everyIntIsWhatItWasSetToLast() {
        SplittableRandom random = new SplittableRandom(5);
        for (int size : new int[] {1, 64, 65, 1_000}) {
            SparseInts ints = new SparseInts(size);
            int[] expected = new int[size];
            Arrays.fill(expected, SparseInts.NONE);
            for (int step = 0; step < 20_000; step++) {
                int number = random.nextInt(size);
                // Now many are set, now few, so that pages come and go.
                boolean none = random.nextInt(10) < (step / 2_000 % 2 == 0 ? 3 : 9);
                expected[number] = none ? SparseInts.NONE : random.nextInt(1_000);
                ints.set(number, expected[number]);
                int other = random.nextInt(size);
                assertEquals(expected[other], ints.get(other), size + ": " + other + " after " + step);
            }
            for (int number = 0; number < size; number++) {
                ints.set(number, SparseInts.NONE);
                assertEquals(SparseInts.NONE, ints.get(number));
            }
        }
    }
}
