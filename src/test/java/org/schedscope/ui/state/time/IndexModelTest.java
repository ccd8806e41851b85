package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.run.OpenRun;

class IndexModelTest {
    private final HandCranked threads = new HandCranked();

    @Test
    void aLongRunIsTakenInASliceACallAndAShortOneAtOnce() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        int events = run.trace().eventCount();
        IndexModel index = new IndexModel();
        index.towards(run, 1_000);
        assertEquals(1_000, index.taken());
        int calls = 0;
        for (; index.taken() < events; calls++) {
            int before = index.taken();
            index.towards(run, events);
            assertTrue(before < index.taken() && index.taken() - before < events, "some of it, and never all");
        }
        assertTrue(calls > 1, calls + " calls for " + events + " events");
    }
}
