package org.schedscope.ui.state.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ForkSpec;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;

/** One state per change, never a mixture. */
class WindowStatesTest {
    private final HandCranked threads = new HandCranked();
    private final List<WindowState> seen = new ArrayList<>();
    private Session session;

    @BeforeEach
    void open() {
        session = TestRuns.session(threads, 6);
        threads.settle();
        session.states().show((before, now) -> seen.add(now));
    }

    @Test
    void aChangeIsShownOnceAndComplete() {
        session.selection().selectTask(3);
        assertEquals(1, seen.stream().filter(state -> state.selected().isTask(3)).count());
        assertEquals(session.selection().get(), seen.get(0).selected());
    }

    @Test
    void everyStateIsOfOneRun() {
        session.playhead().seekTick(8);
        session.selection().selectTask(3);
        session.runs().fork(ForkSpec.at(4).withPolicy("srtf"));
        threads.settle();
        session.runs().showNext();
        threads.settle();
        assertEquals(List.of(), seen.stream().filter(state -> state.place().run() != state.run().number()
                || state.moment().position() > state.run().trace().eventCount()).toList());
        assertSame(seen.get(seen.size() - 1), session.states().now());
    }

    @Test
    void whatChangesWhileAChangeIsShownIsShownToEachObserverOnceInOrder() {
        List<String> shown = new ArrayList<>();
        session.states().when(() -> {
            if (session.selection().get().isTask(1)) {
                session.selection().selectTask(2);
            }
        }, WindowState::selected);
        session.states().show((before, now) -> shown.add(before.selected().task() + " to " + now.selected().task()));
        session.selection().selectTask(1);
        assertEquals("OptionalInt.empty to OptionalInt[2]", shown.get(0));
    }
}
