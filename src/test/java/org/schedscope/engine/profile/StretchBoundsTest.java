package org.schedscope.engine.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StretchBoundsTest {
    private static final int CORES = 100;
    private static final int STRETCHES = 4_000;

    /** Every tenth tick, all cores are taken for a tick, and between them half. */
    private static ProfileBlocks comb() {
        ProfileBlocks blocks = new ProfileBlocks(CORES, 0, false);
        for (int i = 0; i < STRETCHES; i++) {
            blocks.add(10L * i, 10L * i + 1, -CORES, 0);
            blocks.add(10L * i + 1, 10L * i + 10, -CORES / 2, 0);
        }
        return blocks;
    }

    private static long tickOf(ProfileBlocks blocks, long cores, long ticks) {
        int at = blocks.stretches.firstThatMayHold(blocks, 0, StretchBounds.step(cores), ticks, ProfileBlocks.NEVER);
        return blocks.tick(blocks.startOf(at));
    }

    @Test
    void stepsNeverFallAndTakeAtMostAQuarterMoreCoresTogether() {
        for (int cores = 1; cores < 100_000; cores++) {
            int step = StretchBounds.step(cores);
            assertTrue(step - StretchBounds.step(cores - 1) <= 1 && step >= StretchBounds.step(cores - 1));
            assertTrue(StretchBounds.step(cores + (cores + 3) / 4) > step, "from " + cores);
        }
    }

    @Test
    void blocksFromWhichNothingGoesOnForLongEnoughArePassedBy() {
        ProfileBlocks blocks = comb();
        long last = 10L * STRETCHES;
        assertTrue(tickOf(blocks, 50, 9) < 10);
        assertTrue(last - tickOf(blocks, 50, 10) < 10 * ProfileBlocks.SIZE);
        assertTrue(last - tickOf(blocks, 80, 1) < 10 * ProfileBlocks.SIZE);
    }

    @Test
    void aHoleThatOpensIsFoundInTheBlockWhereItBeginsAndAFilledOneIsNoLongerLong() {
        ProfileBlocks blocks = comb();
        tickOf(blocks, 50, 10);
        blocks.add(20_000, 20_001, CORES / 2, 0);
        assertTrue(Math.abs(19_991 - tickOf(blocks, 50, 19)) < 10 * ProfileBlocks.SIZE);
        blocks.add(20_000, 20_001, -CORES / 2, 0);
        assertEquals(blocks.tick(blocks.startOf(blocks.placeOf(20_000))), tickOf(blocks, 50, 19), 10 * ProfileBlocks.SIZE);
        blocks.stretches.forgetAll();
        assertTrue(tickOf(blocks, 50, 19) > 10L * STRETCHES - 10 * ProfileBlocks.SIZE);
    }
}
