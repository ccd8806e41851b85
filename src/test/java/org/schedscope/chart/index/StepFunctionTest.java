package org.schedscope.chart.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StepFunctionTest {
    private record Change(int seq, long tick, int value) {
    }

    private static StepFunction series(List<Change> changes) {
        return series(changes, changes);
    }

    /** @param all what it may grow to */
    private static StepFunction series(List<Change> changes, List<Change> all) {
        Map<Integer, Long> ticks = all.stream().collect(Collectors.toMap(Change::seq, Change::tick));
        StepFunction series = new StepFunction(ticks::get);
        changes.forEach(change -> series.add(change.seq(), change.tick(), change.value()));
        return series;
    }

    @Test
    void aPositionSeesTheLastChangeBeforeIt() {
        StepFunction series = series(List.of(new Change(1, 0, 4), new Change(3, 0, 6), new Change(8, 5, 2)));
        assertEquals(List.of(0, 0, 4, 6, 6, 2), List.of(series.valueAt(0), series.valueAt(1), series.valueAt(2), series.valueAt(4),
                series.valueAt(8),
                series.valueAt(9)));
    }

    @Test
    void aValueThatHoldsForNoTimeIsInNoRange() {
        StepFunction series = series(List.of(new Change(0, 0, 10), new Change(1, 7, 0), new Change(2, 7, 10)));
        assertArrayEquals(new int[] {10, 10}, series.ranges(3, 0, 20, 1));
    }

    @Test
    void aMomentInsideATickShowsWhatHoldsThere() {
        StepFunction series = series(List.of(new Change(0, 0, 10), new Change(1, 7, 0), new Change(2, 7, 10)));
        assertArrayEquals(new int[] {0, 10}, series.ranges(2, 0, 20, 1));
    }

    @Test
    void rangesAgreeWithLookingAtEveryTick() {
        for (long seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Change> changes = new ArrayList<>();
            long tick = 0;
            for (int seq = 0; seq < 1000; seq++) {
                tick += random.nextInt(3);
                changes.add(new Change(seq, tick, random.nextInt(100)));
            }
            int position = random.nextInt(1001);
            int ticks = 1 + random.nextInt(200);
            int from = random.nextInt(100);
            int[] expected = new int[10];
            for (int i = 0; i < 5; i++) {
                expected[2 * i] = Integer.MAX_VALUE;
                for (long t = from + (long) i * ticks; t < from + (long) (i + 1) * ticks; t++) {
                    int value = valueAt(changes, position, t);
                    expected[2 * i] = Math.min(expected[2 * i], value);
                    expected[2 * i + 1] = Math.max(expected[2 * i + 1], value);
                }
            }
            assertArrayEquals(expected, series(changes).ranges(position, from, ticks, 5), "seed " + seed);
        }
    }

    @Test
    void rangesFollowAPositionToAndFroAsIfEachWereAskedForAlone() {
        for (long seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Change> changes = new ArrayList<>();
            long tick = 0;
            for (int seq = 0; seq < 400; seq++) {
                tick += random.nextInt(3);
                changes.add(new Change(seq, tick, random.nextInt(100)));
            }
            StepFunction growing = series(changes.subList(0, 300), changes);
            int seen = 300;
            for (int step = 0; step < 60; step++) {
                while (step > 20 && seen < changes.size() && random.nextBoolean()) {
                    Change next = changes.get(seen++);
                    growing.add(next.seq(), next.tick(), next.value());
                }
                int position = random.nextInt(seen + 1);
                double from = step / 30 * 40;
                double ticks = step < 45 ? 7.5 : 3;
                int intervals = 1 + random.nextInt(60);
                assertArrayEquals(series(changes.subList(0, seen)).ranges(position, from, ticks, intervals),
                        growing.ranges(position, from, ticks, intervals), "seed " + seed + ", step " + step);
            }
        }
    }

    private static int valueAt(List<Change> changes, int position, long tick) {
        int value = 0;
        for (Change change : changes) {
            if (change.seq() < position && change.tick() <= tick) {
                value = change.value();
            }
        }
        return value;
    }
}
