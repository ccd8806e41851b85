package org.schedscope.engine.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.schedscope.model.number.BigRatio;

class RemainingWorkTest {
    @Test
    void halfOfATaskTakesHalfOfItsTimeOnEveryClusterRoundedUp() {
        RemainingWork work = new RemainingWork(2);
        work.ran(0, 5, 10);
        assertEquals(4, work.ticks(0, 7));
        assertEquals(7, work.ticks(1, 7));
        assertTrue(work.wasSuspended(0));
        assertFalse(work.wasSuspended(1));
    }

    @Test
    void ofWhatRanLongerThanEstimatedOneTickIsLeft() {
        RemainingWork work = new RemainingWork(1);
        work.ran(0, 12, 10);
        assertEquals(1, work.ticks(0, 1_000));
    }

    /** Denominators multiply: soon, or with long times at once, they are beyond {@code long}. */
    @Property(tries = 300, seed = "1")
    void nothingIsLostHoweverOftenATaskIsSuspended(@ForAll @Size(max = 12) List<@IntRange(min = 2) Integer> durations,
            @ForAll @IntRange(min = 1, max = 50) int part, @ForAll @IntRange(min = 1, max = 1_000_000) int whole) {
        RemainingWork work = new RemainingWork(1);
        BigRatio left = BigRatio.of(1);
        for (int duration : durations) {
            long ticks = Math.max(1, duration / (part + 3));
            work.ran(0, ticks, duration);
            left = left.minus(BigRatio.of(ticks).dividedBy(BigRatio.of(duration)));
            left = left.signum() < 0 ? BigRatio.ZERO : left;
            assertEquals(Math.max(1, left.times(BigRatio.of(whole)).ceilOrMost()), work.ticks(0, whole));
            assertEquals(work.ticks(0, whole), work.copy().ticks(0, whole));
        }
    }
}
