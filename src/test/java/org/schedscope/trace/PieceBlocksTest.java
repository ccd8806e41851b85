package org.schedscope.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.fixture.SampleRuns;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;

class PieceBlocksTest {
    private static final int JOBS = 4_000;

    private final PieceBlocks blocks = new PieceBlocks();

    @Test
    void noPieceThatEndsAfterATickIsPassedByHoweverMuchIsRecorded() {
        for (Trace trace : recordings(SampleRuns.tiny(JOBS, 16))) {
            blocks.read(trace);
            for (double share : new double[] {0, 0.2, 0.5, 0.99, 1}) {
                double tick = share * trace.lastTick();
                List<Integer> seen = seen(trace, tick);
                assertEquals(lasting(trace, tick, IntStream.range(0, trace.pieces().count()).boxed().toList()), lasting(trace, tick, seen));
            }
        }
        Trace all = SampleRuns.trace(SampleRuns.tiny(JOBS, 16));
        blocks.read(all);
        assertTrue(seen(all, all.lastTick() / 2.0).size() < 0.7 * JOBS, "most of the earlier half is passed by");
        assertTrue(seen(all, all.lastTick()).size() < 0.1 * JOBS);
    }

    @Test
    void anotherRunIsReadAnew() {
        blocks.read(SampleRuns.trace(SampleRuns.tiny(JOBS, 4)));
        Trace other = SampleRuns.trace(SampleRuns.tiny(JOBS / 2, 64));
        blocks.read(other);
        for (double tick = 0; tick < other.lastTick(); tick += other.lastTick() / 7.0) {
            assertEquals(lasting(other, tick, IntStream.range(0, JOBS / 2).boxed().toList()), lasting(other, tick, seen(other, tick)));
        }
    }

    private List<Integer> seen(Trace trace, double tick) {
        List<Integer> seen = new ArrayList<>();
        for (int piece = blocks.next(0, tick); piece < trace.pieces().count(); piece = blocks.next(piece + 1, tick)) {
            seen.add(piece);
        }
        return seen;
    }

    private static List<Integer> lasting(Trace trace, double tick, List<Integer> pieces) {
        return pieces.stream().filter(piece -> trace.pieces().end(piece) > tick).toList();
    }

    private static List<Trace> recordings(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.recordedWorkload()), spec.recordedPlatform());
        Simulation simulation = Schedulers.start(spec, recorder);
        List<Trace> views = new ArrayList<>();
        for (int step = 1; simulation.hasNext(); step++) {
            simulation.step();
            if (step % 211 == 0) {
                views.add(recorder.trace());
            }
        }
        views.add(recorder.trace());
        return views;
    }
}
