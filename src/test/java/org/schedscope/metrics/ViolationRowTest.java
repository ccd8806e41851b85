package org.schedscope.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ViolationRowTest {
    private static final int COLUMNS = 120;

    @Property(tries = 200, seed = "1")
    void countsAndLargestOnesAreThoseOfCountingEveryColumn(@ForAll @IntRange(max = 1_000_000) int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int jobs = random.nextInt(30);
        int[] first = random.ints(jobs, 0, COLUMNS).toArray();
        int[] end = Arrays.stream(first).map(column -> column + 1 + random.nextInt(COLUMNS - column)).toArray();
        int[] counts = new int[COLUMNS];
        for (int job = 0; job < jobs; job++) {
            for (int column = first[job]; column < end[job]; column++) {
                counts[column]++;
            }
        }
        ViolationRow row = ViolationRow.of(first, end);
        for (int column = 0; column < COLUMNS; column++) {
            assertEquals(counts[column], row.count(column));
            int change = row.nextChange(column);
            assertTrue(change > column);
            for (int same = column; same < Math.min(change, COLUMNS); same++) {
                assertEquals(counts[column], counts[same], "nothing changes before " + change);
            }
        }
        for (int i = 0; i < 50; i++) {
            int from = random.nextInt(COLUMNS + 1);
            int to = from + random.nextInt(COLUMNS + 1 - from);
            assertEquals(Arrays.stream(counts, from, to).max().orElse(0), row.largest(from, to), from + " to " + to);
        }
    }
}
