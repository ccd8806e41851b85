package org.schedscope.ui.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

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
}
