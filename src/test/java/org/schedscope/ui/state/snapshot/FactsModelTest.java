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

class FactsModelTest {
    private final HandCranked threads = new HandCranked();

    @Test
    void factsThatAreBehindThePlayheadSaySoUntilTheyHaveCaughtUp() {
        Session session = TestRuns.session(threads, new EngineSimulator(), new TestRuns.Files(), 3);
        threads.settle();
        assertEquals(Optional.empty(), session.facts().work());
        threads.nanos = 7_000_000_000L;
        session.playhead().toEnd();
        while (session.facts().work().isEmpty() && threads.owner.runNext()) {
            continue;
        }
        Work work = session.facts().work().orElseThrow();
        assertEquals(Work.Kind.MEASURING, work.kind());
        assertFalse(work.canBeCancelled());
        assertFalse(work.isWorthShowing(7_400_000_000L));
        assertTrue(work.isWorthShowing(7_500_000_000L));
        assertEquals(0, session.facts().get().tick());
        threads.settle();
        assertEquals(Optional.empty(), session.facts().work());
        assertEquals(session.playhead().tick(), session.facts().get().tick());
    }

    @Test
    void whileThePlayheadMovesInEveryFrameFactsFollowSomeTimesASecondAndEndWhereItRests() {
        Session session = TestRuns.session(threads, new EngineSimulator(), new TestRuns.Files(), 50);
        threads.settle();
        int[] changes = {0};
        session.facts().valueProperty().addListener((property, before, now) -> changes[0]++);
        for (int frame = 0; frame < 60; frame++) {
            threads.nanos += 16_000_000L;
            session.playhead().stepEvent(1);
            session.facts().pulse();
            threads.settle();
        }
        assertTrue(changes[0] >= 8 && changes[0] <= 13, changes[0] + " answers in 960 ms");
        assertTrue(session.facts().work().isPresent(), "it is told that the last ones are behind");
        for (int frame = 0; frame < 7; frame++) {
            threads.nanos += 16_000_000L;
            session.facts().pulse();
            threads.settle();
        }
        assertEquals(60, session.facts().get().position());
        assertEquals(Optional.empty(), session.facts().work());
    }

    @Test
    void aFirstStepAndASelectionAreAnsweredAtOnce() {
        Session session = TestRuns.session(threads, new EngineSimulator(), new TestRuns.Files(), 3);
        threads.settle();
        for (int frame = 0; frame < 6; frame++) {
            threads.nanos += 16_000_000L;
            session.facts().pulse();
        }
        session.playhead().stepEvent(1);
        threads.settle();
        assertEquals(1, session.facts().get().position());
        session.selection().selectTask(0);
        threads.settle();
        assertTrue(session.facts().get().story().isPresent());
    }
}
