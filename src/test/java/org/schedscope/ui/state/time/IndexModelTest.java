package org.schedscope.ui.state.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.chart.index.Moment;
import org.schedscope.chart.index.PieceRows;
import org.schedscope.chart.index.TraceIndex;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.base.RightOfWay;
import org.schedscope.ui.state.run.OpenRun;

class IndexModelTest {
    private final HandCranked threads = new HandCranked();

    @Test
    void aLongRunIsTakenInASliceACallAndAShortOneAtOnce() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        int events = run.trace().eventCount();
        IndexModel index = new IndexModel(nobody -> {
        }, RightOfWay.EVERYBODY);
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

    @Test
    void aWorkerTakesALongRunInAheadOfWhatIsSeen() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        int events = run.trace().eventCount();
        HandCranked.Queue worker = new HandCranked.Queue();
        IndexModel index = new IndexModel(worker, RightOfWay.EVERYBODY);
        TraceIndex seen = index.of(run, 1_000);
        index.pulse(run);
        index.pulse(run);
        assertEquals(1_000, index.taken(), "nothing at once");
        assertTrue(worker.runNext());
        assertFalse(worker.runNext(), "asked once, as long as it has not begun");
        assertSame(seen, index.of(run, 2_000), "what is near is taken in at once");
        index.pulse(run);
        assertEquals(events, index.taken());
        TraceIndex all = index.of(run, events);
        TraceIndex expected = new TraceIndex(run.trace());
        assertEquals(piecesByRow(expected), piecesByRow(all));
        assertEquals(expected.coresInUse().maxAt(events), all.coresInUse().maxAt(events));
        index.pulse(run);
        assertFalse(worker.runNext(), "nothing is left");
    }

    @Test
    void aJumpTakesWhatTheWorkerHasAndTheRestAtOnce() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        int events = run.trace().eventCount();
        HandCranked.Queue worker = new HandCranked.Queue();
        IndexModel index = new IndexModel(worker, RightOfWay.EVERYBODY);
        index.of(run, 10);
        index.pulse(run);
        TraceIndex atOnce = index.of(run, events);
        assertEquals(piecesByRow(new TraceIndex(run.trace())), piecesByRow(atOnce), "though the worker has not begun");
        worker.runNext();
        index.pulse(run);
        assertSame(atOnce, index.of(run, 0), "what the worker does late is not used");
    }

    @Test
    void whoShowsWhatThereIsAsksAgainUntilThatIsAll() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        Moment end = Moment.endOf(run.trace());
        IndexModel index = new IndexModel(nobody -> {
        }, RightOfWay.EVERYBODY);
        List<Moment> seen = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();
        do {
            index.towards(run, end.position(), asked::incrementAndGet);
            seen.add(index.seen(end));
        } while (asked.get() == seen.size());
        assertTrue(seen.size() > 1);
        assertEquals(end, seen.get(seen.size() - 1));
        Moment first = seen.get(0);
        assertTrue(first.position() < end.position());
        assertEquals(run.trace().tickAt(first.position()), first.now());
    }

    @Test
    void anotherRunIsTakenInAnew() {
        OpenRun run = TestRuns.session(threads, 20_000).runs().run();
        OpenRun other = new OpenRun(run.number() + 1, run.setup(), run.prepared(), run.input(), run.paths(), run.jobs(), run.trace(), true);
        HandCranked.Queue worker = new HandCranked.Queue();
        IndexModel index = new IndexModel(worker, RightOfWay.EVERYBODY);
        index.pulse(run);
        TraceIndex first = index.of(other, 5);
        worker.runNext();
        index.pulse(other);
        assertSame(first, index.of(other, 6));
        assertEquals(6, index.taken());
    }

    private static List<List<Integer>> piecesByRow(TraceIndex index) {
        PieceRows rows = index.rows();
        return IntStream.range(0, rows.rowCount())
                .mapToObj(row -> IntStream.range(0, rows.count(row)).mapToObj(place -> rows.piece(row, place)).toList()).toList();
    }
}
