package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Of a state that is the list of all events that it heard, from 0 on. */
class ReplayCacheTest {
    private int heard;

    private final ReplayCache<List<Long>> cache = new ReplayCache<>(0, 4, 10, ArrayList::new, ArrayList::new);

    private List<Long> at(long target) {
        return cache.at(target, this::walk);
    }

    private long walk(List<Long> state, long from, long to, long spacing) {
        int stop = ReplayCache.stop(from, to, spacing);
        for (long event = from; event < stop; event++) {
            state.add(event);
            heard++;
        }
        return stop;
    }

    private static List<Long> whole(long target) {
        return LongStream.range(0, target).boxed().toList();
    }

    @Test
    void whereverItIsAskedTheStateIsThatOfAStraightWay() {
        SplittableRandom random = new SplittableRandom(1);
        for (int question = 0; question < 500; question++) {
            long target = random.nextLong(1_000);
            assertEquals(whole(target), at(target));
            assertEquals(target, cache.position());
        }
    }

    @Test
    void goingBackCostsTheEventsFromTheCopyBeforeAndNoMoreHoweverLongItIs() {
        at(1_000);
        heard = 0;
        for (long target = 999; target > 0; target--) {
            int before = heard;
            at(target);
            assertTrue(heard - before <= 320, heard - before + " events heard to get to " + target);
        }
    }

    @Test
    void smallStepsLeaveCopiesAsLargeOnesDo() {
        for (long target = 1; target <= 38; target += 3) {
            at(target);
        }
        heard = 0;
        at(36);
        assertEquals(6, heard);
    }

    @Test
    void leadingOnNeverTakesACopy() {
        at(35);
        List<Long> state = at(8);
        assertTrue(state == cache.onTo(34, this::walk));
        assertEquals(whole(34), state);
    }
}
