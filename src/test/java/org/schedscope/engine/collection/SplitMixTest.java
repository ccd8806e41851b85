package org.schedscope.engine.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SplitMixTest {
    @Test
    void givesWhatASplittableRandomGivesFirst() {
        for (long seed = -1_000; seed < 1_000; seed++) {
            assertEquals(new SplittableRandom(seed * 0x12345678abcdL).nextLong(), SplitMix.first(seed * 0x12345678abcdL));
        }
    }

    @Test
    void drawsAreUniformInTheirTopBits() {
        int[] buckets = new int[8];
        for (int task = 0; task < 80_000; task++) {
            buckets[(int) (SplitMix.draw(1, 0, 17, task) >>> 61)]++;
        }
        for (int count : buckets) {
            // 10,000 expected; five standard deviations are 468.
            assertEquals(10_000, count, 468);
        }
    }
}
