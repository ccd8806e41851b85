package org.schedscope.engine.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RadixHeapTest {
    @Test
    void agreesWithASortedSetWhereverItIsCopied() {
        SplittableRandom random = new SplittableRandom(1);
        for (long reach : new long[] {1, 3, 1_000, 1L << 40, 1L << 58}) {
            RadixHeap ticks = new RadixHeap();
            TreeSet<long[]> expected = new TreeSet<>(
                    Comparator.<long[]>comparingLong(entry -> entry[0]).thenComparingLong(entry -> entry[1]));
            long now = 0;
            for (int step = 0; step < 20_000; step++) {
                if (expected.isEmpty() || random.nextInt(100) < (step / 1_000 % 2 == 0 ? 60 : 40)) {
                    long tick = now + 1 + random.nextLong(reach) / (1 + random.nextInt(9));
                    int number = step * 7 % 20_000;
                    ticks.add(tick, number);
                    expected.add(new long[] {tick, number});
                } else {
                    long[] first = expected.pollFirst();
                    now = first[0];
                    assertEquals(first[1], ticks.poll());
                }
                ticks = random.nextInt(500) == 0 ? ticks.copy() : ticks;
                assertEquals(expected.isEmpty() ? Long.MAX_VALUE : expected.first()[0], ticks.nextTick());
            }
        }
    }
}
