package org.schedscope.engine.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FreeStretchesTest {
    private static final int CORES = 80;
    private static final int LAST = 60;
    private static final long[][] NONE = {};

    @Test
    void nothingKnownForbidsNothing() {
        assertTrue(new FreeStretches().mayHold(1_000_000, Long.MAX_VALUE));
    }

    @Test
    void whatIsFreeForSoLongIsWhatASearchFinds() {
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 300; round++) {
            AvailabilityProfile profile = new AvailabilityProfile(CORES);
            for (int i = random.nextInt(12); i > 0; i--) {
                long start = random.nextInt(LAST);
                profile.reserve(start, start + 1 + random.nextInt(LAST), 1 + random.nextInt(20), NONE, 0);
            }
            profile.advanceTo(random.nextInt(10));
            long until = profile.now() + 1 + random.nextInt(LAST);
            FreeStretches stretches = new FreeStretches();
            stretches.knowNoCluster();
            profile.measure(stretches, until, 1);
            for (int cores = 1; cores <= 64; cores++) {
                for (long ticks = 1; ticks < 2 * LAST; ticks += 7) {
                    boolean found = profile.earliestFitBy(profile.now(), until - 1, ticks, cores, NONE, 0) < until;
                    assertEquals(found, stretches.mayHold(cores, ticks), cores + " cores, " + ticks + " ticks, round " + round);
                }
            }
            // From 64 on, one number stands for all.
            for (int cores = 65; cores <= CORES; cores++) {
                boolean found = profile.earliestFitBy(profile.now(), until - 1, 5, cores, NONE, 0) < until;
                assertTrue(!found || stretches.mayHold(cores, 5));
            }
        }
    }
}
