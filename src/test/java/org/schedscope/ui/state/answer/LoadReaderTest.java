package org.schedscope.ui.state.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;
import org.schedscope.ui.state.run.OpenRun;

/** The load of a run is the same whether it is read at once or as the run grows, and what its pieces say. */
class LoadReaderTest {
    private static OpenRun run(int jobs) {
        return TestRuns.session(new HandCranked(), jobs).runs().run();
    }

    /** Core-ticks between two moments, piece by piece. */
    private static double used(Trace trace, double from, double to) {
        double sum = 0;
        for (int piece = 0; piece < trace.pieces().count(); piece++) {
            int cores = trace.index().columns().cores()[trace.pieces().task(piece)];
            sum += cores * Math.max(0, Math.min(to, trace.pieces().end(piece)) - Math.max(from, trace.pieces().start(piece)));
        }
        return sum;
    }

    private static void assertTells(Trace trace, LoadProfile load, double tolerance) {
        long cores = trace.platform().totalCores();
        double width = trace.lastTick() / (double) load.parts();
        assertEquals(trace.lastTick(), load.lastTick());
        for (int part = 0; part < load.parts(); part++) {
            assertEquals(used(trace, part * width, (part + 1) * width) / (width * cores), load.share(part), tolerance, "part " + part);
        }
    }

    @Test
    void ofAShortRunItIsExact() {
        Trace trace = run(40).trace();
        assertTrue(trace.lastTick() > 0 && trace.lastTick() < CoreTicks.CELLS, "ends at " + trace.lastTick());
        assertTells(trace, new LoadReader().apply(trace), 1e-6);
    }

    @Test
    void ofALongOneAllOfItIsThere() {
        Trace trace = run(3_000).trace();
        assertTrue(trace.lastTick() > 2 * CoreTicks.CELLS, "ends at " + trace.lastTick());
        LoadProfile load = new LoadReader().apply(trace);
        assertTells(trace, load, 0.5);
        double sum = 0;
        for (int part = 0; part < load.parts(); part++) {
            sum += load.share(part);
        }
        long cores = trace.platform().totalCores();
        assertEquals(used(trace, 0, trace.lastTick()) / cores / trace.lastTick(), sum / load.parts(), 1e-6);
    }

    @Test
    void readAsItGrowsItIsAsReadAtOnce() {
        OpenRun run = run(300);
        Trace trace = run.trace();
        TraceRecorder recorder = new TraceRecorder(trace.index(), trace.platform(), run.wholeSpec().begunPlatform());
        LoadReader reader = new LoadReader();
        for (int position = 0; position < trace.eventCount(); position = trace.nextInstant(position)) {
            trace.replay(position, trace.nextInstant(position), recorder);
            LoadProfile grown = reader.apply(recorder.trace());
            LoadProfile atOnce = new LoadReader().apply(recorder.trace());
            assertEquals(trace.tick(position), grown.lastTick());
            for (int part = 0; part < grown.parts(); part++) {
                assertEquals(atOnce.share(part), grown.share(part), 1e-6);
            }
        }
        assertEquals(trace.eventCount(), recorder.trace().eventCount());
    }

    @Test
    void anotherRunIsReadFromItsBeginning() {
        Trace one = run(40).trace();
        Trace other = run(60).trace();
        LoadReader reader = new LoadReader();
        reader.apply(one);
        assertTells(other, reader.apply(other), 1e-6);
        assertTells(one, reader.apply(one), 1e-6);
    }

    @Test
    void longTimesHaveRoom() {
        CoreTicks used = new CoreTicks();
        used.use(3, 10);
        used.use(0, 1L << 50);
        used.use(2, (1L << 50) + 8_192);
        double sum = 0;
        for (double part : used.inParts(7)) {
            sum += part;
        }
        assertEquals(30 + 2 * 8_192, sum, 1e-6);
    }
}
