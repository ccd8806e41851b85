package org.schedscope.engine.queue.use;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.engine.input.SimulationInput;
import org.schedscope.fixture.naive.NaiveDecay;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;

class DecayTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 60})
    void weightsAreTheRootsRoundedDown(int halfLife) {
        Decay decay = Decay.of(OptionalLong.of(halfLife));
        for (long tick = 0; tick < 3 * halfLife; tick++) {
            BigInteger weight = BigInteger.valueOf(decay.weight(tick)).shiftLeft((int) decay.epoch(tick));
            assertEquals(NaiveDecay.weight(tick, halfLife), weight, "tick " + tick);
        }
    }

    @Test
    void evenAtTheLongestHalfLifeATickCounts() {
        Decay decay = Decay.of(OptionalLong.of(1_000_000_000_000_000L));
        // 2⁶² · ln 2 ÷ 10¹⁵ is 3196.58.
        assertEquals(1L << 62, decay.weight(0));
        assertEquals((1L << 62) + 3196, decay.weight(1));
        assertTrue(decay.weight(999_999_999_999_999L) > 0x7fffffffffff0000L);
    }

    private static DecayedUse twoUsers(OptionalLong halfLife) {
        Workload workload = Workload.of("w", Job.of("a", 0, Task.of("T", 1)).withUser("/a"),
                Job.of("b", 0, Task.of("T", 1)).withUser("/b"));
        SimulationInput input = SimulationInput.of(workload, Platform.of("p", Cluster.of("C", 64)));
        return new DecayedUse(input.users(), Decay.of(halfLife));
    }

    @Test
    void useOfOneHalfLifeOneHalfLifeAgoCountsLikeHalfAsManyCoresNow() {
        DecayedUse use = twoUsers(OptionalLong.of(10));
        use.use(0, 6, 0);
        use.use(0, -6, 5);
        use.use(1, 3, 10);
        use.use(1, -3, 15);
        for (long now : new long[] {15, 16, 80, 2_000}) {
            use.refresh(now);
            assertEquals(0, use.compare(0, 1), "at " + now);
        }
    }

    @Test
    void piecesOfAnyLengthAddUp() {
        DecayedUse use = twoUsers(OptionalLong.of(7));
        use.use(0, 2, 3);
        for (long tick = 3; tick < 90; tick++) {
            use.use(1, 1, tick);
            use.use(1, 1, tick);
            use.use(1, -2, tick + 1);
        }
        use.use(0, -2, 90);
        use.refresh(95);
        assertEquals(0, use.compare(0, 1));
    }

    @Test
    void figuresAreCoreTicks() {
        DecayedUse plain = twoUsers(OptionalLong.empty());
        plain.use(0, 3, 10);
        plain.refresh(14);
        assertEquals("12", plain.figure(0).toString());
        assertEquals("12 core-ticks used, 3 cores in use", plain.terms(0));
        DecayedUse fading = twoUsers(OptionalLong.of(100));
        fading.use(0, 4, 0);
        fading.use(0, -4, 100);
        fading.refresh(200);
        // 4 · 100 ÷ ln 2 · (1/2 − 1/4) = 144.2695 core-ticks.
        assertEquals("14427/100", fading.figure(0).toString());
    }

    @Test
    void useOfLongAgoIsForgotten() {
        DecayedUse use = twoUsers(OptionalLong.of(1));
        use.use(0, 64, 0);
        use.use(0, -64, 5);
        use.refresh(1L << 60);
        assertEquals("0", use.figure(0).toString());
        assertEquals(0, use.compare(0, 1));
    }
}
