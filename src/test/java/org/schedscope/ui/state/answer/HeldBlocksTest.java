package org.schedscope.ui.state.answer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

/** What users held between two ticks is what their pieces say one by one, in a whole run, in one that grows and in another one. */
class HeldBlocksTest {
    private final HeldBlocks blocks = new HeldBlocks();
    private final SplittableRandom random = new SplittableRandom(3);

    private static double[] naive(OpenRun run, int position, long now, double from, double to) {
        Trace trace = run.trace();
        double[] held = new double[run.jobs().users().size()];
        for (int piece = 0; piece < trace.pieces().countAt(position); piece++) {
            int task = trace.pieces().task(piece);
            double end = trace.pieces().endSeq(piece) < position ? trace.pieces().end(piece) : now;
            double ticks = Math.max(0, Math.min(end, to) - Math.max(trace.pieces().start(piece), from));
            held[run.jobs().userOf(run.index().jobOf(task))] += ticks * run.index().columns().cores()[task];
        }
        return held;
    }

    private void assertHolds(OpenRun run, int times) {
        Trace trace = run.trace();
        long last = trace.lastTick();
        double seen = 0;
        for (int i = 0; i < times; i++) {
            int position = i == 0 ? trace.eventCount() : random.nextInt(trace.eventCount() + 1);
            long now = trace.tickAt(position);
            double from = i < 2 ? 0 : random.nextDouble() * last - last * 0.2;
            double to = i < 2 ? last : from + random.nextDouble() * last * (random.nextBoolean() ? 1.2 : 0.1);
            double[] held = blocks.between(run, position, now, from, to);
            assertArrayEquals(naive(run, position, now, from, to), held, 1e-6);
            seen += DoubleStream.of(held).sum();
        }
        assertTrue(seen > 0 || last == 0);
    }

    @Test
    void ofAWholeRun() {
        OpenRun run = TestRuns.session(new HandCranked(), 3_000).runs().run();
        assertTrue(run.trace().pieces().count() > 8_000, run.trace().pieces().count() + " pieces");
        assertHolds(run, 200);
    }

    @Test
    void ofOneThatGrows() {
        HandCranked threads = new HandCranked();
        Session session = TestRuns.session(threads, 3_000);
        threads.settle();
        threads.nanosPerLook = 300_000;
        threads.ownerRunsAtOnce = true;
        List<Integer> lengths = new ArrayList<>();
        session.runs().runProperty().addListener((property, before, now) -> {
            lengths.add(now.trace().eventCount());
            assertHolds(now, 3);
        });
        session.runs().restart();
        threads.settle();
        assertTrue(lengths.size() > 10 && session.runs().run().complete(), "lengths " + lengths);
    }

    @Test
    void ofAnotherRunAllIsReadAnew() {
        OpenRun one = TestRuns.session(new HandCranked(), 2_000).runs().run();
        OpenRun other = TestRuns.session(new HandCranked(), 1_500).runs().run();
        assertHolds(one, 5);
        assertHolds(other, 20);
        assertHolds(one, 20);
    }
}
