package org.schedscope.ui.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;

class RunControllerTest {
    private final HandCranked threads = new HandCranked();

    /** Takes a clock's second for every step, so that each is published. */
    private Simulator slow() {
        Simulator engine = new EngineSimulator();
        return (run, sink) -> {
            Simulator.Steps steps = engine.start(run, sink);
            return new Simulator.Steps() {
                @Override
                public boolean hasNext() {
                    return steps.hasNext();
                }

                @Override
                public void step() {
                    threads.nanos += 1_000_000_000L;
                    steps.step();
                }
            };
        };
    }

    @Test
    void aStepBeyondTheRecordingIsTakenWhenItGetsThere() {
        Session session = TestRuns.session(threads, new EngineSimulator(), new TestRuns.Files(), 3);
        session.playhead().stepEvent(1);
        assertEquals(0, session.playhead().position());
        assertTrue(session.playhead().waitingProperty().get());
        threads.settle();
        assertEquals(1, session.playhead().position());
        assertFalse(session.playhead().waitingProperty().get());
    }

    @Test
    void runningToTheEndWaitsForTheEnd() {
        Session session = TestRuns.session(threads, slow(), new TestRuns.Files(), 3);
        session.playhead().toEnd();
        threads.settle();
        assertTrue(session.runs().run().complete());
        assertTrue(session.playhead().atEndProperty().get());
    }

    @Test
    void progressIsToldWhileItLasts() {
        Session session = TestRuns.session(threads, slow(), new TestRuns.Files(), 3);
        double[] largest = {0};
        session.runs().workProperty().addListener((property, before, now) ->
                now.ifPresent(work -> largest[0] = Math.max(largest[0], work.share().orElse(0))));
        threads.simulation.runNext();
        threads.owner.runNext();
        threads.settle();
        assertEquals(Optional.empty(), session.runs().workProperty().get());
        assertTrue(session.runs().run().complete());
    }

    @Test
    void whatWasRecordedBeforeACancelStaysAndAStepBeyondItGoesOn() {
        Session[] session = new Session[1];
        Simulator engine = new EngineSimulator();
        int[] steps = {0};
        Simulator interrupted = (run, sink) -> {
            Simulator.Steps inner = engine.start(run, sink);
            return new Simulator.Steps() {
                @Override
                public boolean hasNext() {
                    return inner.hasNext();
                }

                @Override
                public void step() {
                    inner.step();
                    if (++steps[0] == 4) {
                        session[0].runs().cancel();
                    }
                }
            };
        };
        session[0] = TestRuns.session(threads, interrupted, new TestRuns.Files(), 5);
        threads.settle();
        int recorded = session[0].runs().run().trace().eventCount();
        assertFalse(session[0].runs().run().complete());
        assertTrue(recorded > 0);
        session[0].playhead().seekPosition(recorded);
        session[0].playhead().stepInstant(1);
        threads.settle();
        assertTrue(session[0].runs().run().complete());
        assertTrue(session[0].playhead().position() > recorded);
    }

    @Test
    void anotherPolicyIsAnotherRunOfTheSameWorkload() {
        Session session = TestRuns.session(threads, 3);
        session.selection().selectTask(5);
        session.playhead().toEnd();
        OpenRun before = session.runs().run();
        session.runs().setPolicy("fifo-job");
        assertSame(before, session.runs().run(), "the old run stays until the new one is ready");
        threads.settle();
        OpenRun now = session.runs().run();
        assertFalse(now.isSameRunAs(before));
        assertEquals("fifo-job", now.setup().policy());
        assertEquals(0, session.playhead().position());
        assertTrue(session.selection().get().isTask(5), "the same workload keeps its selection");
    }

    @Test
    void aPlatformThatCannotHoldTheWorkloadIsAProblemAndNotARun() {
        Session session = TestRuns.session(threads, 3);
        session.playhead().toEnd();
        OpenRun before = session.runs().run();
        int position = session.playhead().position();
        session.runs().setPlatform(Platform.of("too small", Cluster.of("C1", 1, "cpu")), Optional.empty());
        threads.settle();
        assertSame(before, session.runs().run());
        assertEquals(position, session.playhead().position());
        ProblemReport report = session.problems().get().orElseThrow();
        assertEquals(1, report.problems().size());
        assertTrue(report.text().contains("J1"), report.text());
        session.runs().restart();
        threads.settle();
        assertEquals(Optional.empty(), session.problems().get());
    }

    @Test
    void onlyTheLastOfSeveralRunsAskedForOpens() {
        Session session = TestRuns.session(threads, 3);
        session.runs().setSeed(2);
        session.runs().setSeed(3);
        threads.settle();
        assertEquals(3, session.runs().run().setup().seed());
        assertTrue(session.runs().run().complete());
    }
}
