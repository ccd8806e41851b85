package org.schedscope.ui.state.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

/** Who works beside the window waits while a frame is made, and never so long that it does not get on. */
class RightOfWayTest {
    private static final long MILLI = 1_000_000;

    private long nanos = 5 * MILLI;
    private final List<Long> pauses = new ArrayList<>();
    private LongConsumer whenPaused = ended -> {
    };
    private final RightOfWay way = new RightOfWay(() -> nanos, pause -> {
        nanos += pause;
        pauses.add(nanos);
        whenPaused.accept(nanos);
    }, true);

    private long waited() {
        long before = nanos;
        way.giveWay();
        return nanos - before;
    }

    @Test
    void nobodyWaitsBetweenFrames() {
        assertEquals(0, waited());
        way.take();
        way.leave();
        assertEquals(0, waited());
    }

    @Test
    void aWorkerWaitsUntilTheFrameIsMade() {
        long done = nanos + 8 * MILLI;
        whenPaused = now -> {
            if (now >= done) {
                way.leave();
            }
        };
        way.take();
        assertEquals(8 * MILLI, waited());
        assertEquals(8 * MILLI / RightOfWay.LOOK_NANOS, pauses.size());
    }

    @Test
    void aFrameThatTakesLongHoldsNobodyUpForGood() {
        way.take();
        long waited = waited();
        assertTrue(waited >= RightOfWay.LONGEST_NANOS && waited <= RightOfWay.LONGEST_NANOS + RightOfWay.LOOK_NANOS, waited + " ns");
        nanos += RightOfWay.LONGEST_NANOS;
        assertEquals(0, waited(), "the same frame still");
    }

    @Test
    void betweenFramesWithoutAPauseWorkHasAThirdOfTheTime() {
        long worked = 0;
        long begun = nanos;
        way.take();
        long frame = nanos;
        for (int step = 0; step < 10_000; step++) {
            long before = nanos;
            nanos += MILLI / 10;
            if (nanos - frame >= 10 * MILLI) {
                way.leave();
                way.take();
                frame = nanos;
            }
            worked += nanos - before;
            long end = frame + 10 * MILLI;
            whenPaused = now -> {
                if (now >= end) {
                    way.leave();
                }
            };
            way.giveWay();
        }
        double share = (double) worked / (nanos - begun);
        assertTrue(share > 0.3, "share " + share);
    }

    @Test
    void whatTheOwnerIsToldToDoGoesFirstToo() {
        List<Long> waits = new ArrayList<>();
        whenPaused = now -> way.leave();
        way.first(Runnable::run).execute(() -> waits.add(waited()));
        assertEquals(List.of(RightOfWay.LOOK_NANOS), waits);
        assertThrows(IllegalStateException.class, () -> way.first(Runnable::run).execute(() -> {
            throw new IllegalStateException("meant");
        }));
        assertEquals(0, waited(), "over, though it failed");
    }

    @Test
    void whereThereAreProcessorsEnoughNobodyWaits() {
        RightOfWay wide = new RightOfWay(() -> nanos, pause -> pauses.add(pause), false);
        wide.take();
        wide.giveWay();
        RightOfWay.EVERYBODY.take();
        RightOfWay.EVERYBODY.giveWay();
        assertEquals(List.of(), pauses);
    }
}
