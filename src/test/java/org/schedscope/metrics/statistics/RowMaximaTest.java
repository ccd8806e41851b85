package org.schedscope.metrics.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RowMaximaTest {
    @Property(tries = 200, seed = "1")
    void theLargestOfAnyRangeIsThatOfLookingAtAll(@ForAll @IntRange(max = 1_000_000) int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int size = random.nextInt(700);
        int[] counts = random.ints(size + 1, 0, 50).toArray();
        counts[size] = 99;
        RowMaxima maxima = new RowMaxima(counts, size);
        for (int i = 0; i < 50; i++) {
            int from = random.nextInt(size + 1);
            int to = from + random.nextInt(size + 1 - from);
            assertEquals(Arrays.stream(counts, from, to).max().orElse(0), maxima.largest(from, to), from + " to " + to + " of " + size);
        }
        assertEquals(Arrays.stream(counts, 0, size).max().orElse(0), maxima.largest());
    }
}
