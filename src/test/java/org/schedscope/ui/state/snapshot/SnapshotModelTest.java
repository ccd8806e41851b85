package org.schedscope.ui.state.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

class SnapshotModelTest {
    private final HandCranked threads = new HandCranked();

    @Test
    void factsThatAreBehindThePlayheadSaySoUntilTheyHaveCaughtUp() {
        Session session = TestRuns.session(threads, new EngineSimulator(), 3);
        threads.settle();
        assertEquals(Optional.empty(), session.snapshot().work());
        threads.nanos = 7_000_000_000L;
        session.playhead().toEnd();
        while (session.snapshot().work().isEmpty() && threads.owner.runNext()) {
            continue;
        }
        Work work = session.snapshot().work().orElseThrow();
        assertEquals(Work.Kind.MEASURING, work.kind());
        assertFalse(work.canBeCancelled());
        assertFalse(work.isWorthShowing(7_400_000_000L));
        assertTrue(work.isWorthShowing(7_500_000_000L));
        assertEquals(0, session.snapshot().get().tick());
        threads.settle();
        assertEquals(Optional.empty(), session.snapshot().work());
        assertEquals(session.playhead().tick(), session.snapshot().get().tick());
    }

    @Test
    void whileThePlayheadMovesInEveryFrameFactsFollowSomeTimesASecondAndEndWhereItRests() {
        Session session = TestRuns.session(threads, new EngineSimulator(), 50);
        threads.settle();
        int[] changes = {0};
        session.snapshot().valueProperty().addListener((property, before, now) -> changes[0]++);
        for (int frame = 0; frame < 60; frame++) {
            threads.nanos += 16_000_000L;
            session.playhead().stepEvent(1);
            session.snapshot().pulse();
            threads.settle();
        }
        assertTrue(changes[0] >= 8 && changes[0] <= 13, changes[0] + " answers in 960 ms");
        assertTrue(session.snapshot().work().isPresent(), "it is told that the last ones are behind");
        assertFalse(session.snapshot().isLate(), "answers come all the time");
        for (int frame = 0; frame < 7; frame++) {
            threads.nanos += 16_000_000L;
            session.snapshot().pulse();
            threads.settle();
        }
        assertEquals(60, session.snapshot().get().position());
        assertEquals(Optional.empty(), session.snapshot().work());
    }

    @Test
    void answersThatTakeLongLeaveAProcessorToFramesWhileThePlayheadMovesAndComeSoonWhereItRests() {
        Session session = TestRuns.session(threads, new EngineSimulator(), 50);
        threads.settle();
        int[] changes = {0};
        session.snapshot().valueProperty().addListener((property, before, now) -> changes[0]++);
        for (int frame = 0; frame < 60; frame++) {
            threads.nanos += 16_000_000L;
            session.playhead().stepEvent(1);
            boolean busy = session.snapshot().isBusy();
            session.snapshot().pulse();
            if (frame % 10 == 9 || !busy && !session.snapshot().isBusy()) {
                // An answer takes up to ten frames.
                threads.settle();
            }
        }
        assertTrue(changes[0] >= 2 && changes[0] <= 4, changes[0] + " answers in 960 ms");
        threads.settle();
        for (int frame = 0; frame < 7; frame++) {
            threads.nanos += 16_000_000L;
            session.snapshot().pulse();
            threads.settle();
        }
        assertEquals(60, session.snapshot().get().position());
    }

    @Test
    void aFirstStepAndASelectionAreAnsweredAtOnce() {
        Session session = TestRuns.session(threads, new EngineSimulator(), 3);
        threads.settle();
        for (int frame = 0; frame < 6; frame++) {
            threads.nanos += 16_000_000L;
            session.snapshot().pulse();
        }
        session.playhead().stepEvent(1);
        threads.settle();
        assertEquals(1, session.snapshot().get().position());
        session.selection().selectTask(0);
        threads.settle();
        assertTrue(session.snapshot().get().story().isPresent());
    }
}
