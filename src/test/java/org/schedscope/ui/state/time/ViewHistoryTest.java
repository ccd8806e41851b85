package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.session.Session;

/** Back and forward over selection, instant, zoom, range and run. */
class ViewHistoryTest {
    private final HandCranked threads = new HandCranked();
    private Session session;

    @BeforeEach
    void open() {
        session = TestRuns.session(threads, 6);
        threads.settle();
    }

    private void select(int job) {
        session.selection().selectJob(job);
        threads.settle();
    }

    private OptionalInt job() {
        return session.selection().get().job();
    }

    @Test
    void backLeadsThroughWhatWasSelectedAndForwardAgain() {
        assertFalse(session.history().hasEarlier());
        select(1);
        select(2);
        session.history().back();
        assertEquals(OptionalInt.of(1), job());
        session.history().back();
        assertEquals(OptionalInt.empty(), job());
        assertFalse(session.history().hasEarlier());
        session.history().forward();
        session.history().forward();
        assertEquals(OptionalInt.of(2), job());
        assertFalse(session.history().hasLater());
        session.history().back();
        select(3);
        assertFalse(session.history().hasLater(), "who goes elsewhere gives up what was forward");
        session.history().back();
        assertEquals(OptionalInt.of(1), job());
    }

    @Test
    void stepsMakeNoPlacesAndAPlaceIsFoundAsItWasLeft() {
        select(1);
        session.playhead().stepInstant(1);
        session.playhead().stepInstant(1);
        threads.settle();
        long left = session.playhead().tick();
        assertTrue(left > 0);
        session.playhead().toEnd();
        threads.settle();
        session.history().back();
        assertEquals(left, session.playhead().tick());
        assertEquals(OptionalInt.of(1), job());
        session.history().back();
        assertEquals(OptionalInt.empty(), job(), "two steps are no places");
    }

    @Test
    void whatOneDeedChangesIsOnePlace() {
        session.selection().selectJob(2);
        session.playhead().seekTick(5);
        session.range().markTicks(1, 4);
        threads.settle();
        session.history().back();
        assertEquals(OptionalInt.empty(), job());
        assertEquals(Optional.empty(), session.range().get());
        assertEquals(0, session.playhead().tick());
        session.history().forward();
        assertEquals(5, session.playhead().tick());
        assertEquals(1, session.range().get().orElseThrow().from());
    }

    @Test
    void notchesOfAWheelAreOnePlace() {
        select(1);
        double whole = session.timeline().ticksPerPixel();
        for (int notch = 0; notch < 5; notch++) {
            session.timeline().zoom(0.8, 10);
            threads.settle();
        }
        session.history().back();
        assertEquals(whole, session.timeline().ticksPerPixel());
        assertTrue(session.timeline().isFitted());
        assertEquals(OptionalInt.of(1), job());
    }

    @Test
    void aRunIsGoneBackToAsLongAsItIsOpen() {
        int first = session.runs().run().number();
        session.runs().fork(ForkSpec.at(2).withPolicy("srtf"));
        threads.settle();
        assertNotEquals(first, session.runs().run().number());
        select(1);
        session.history().back();
        assertNotEquals(first, session.runs().run().number());
        session.history().back();
        assertEquals(first, session.runs().run().number());
        session.history().forward();
        assertNotEquals(first, session.runs().run().number());
    }
}
