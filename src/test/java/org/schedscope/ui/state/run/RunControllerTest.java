package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.engine.Simulation;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.NeverStarts;
import org.schedscope.fixture.TestRuns;
import org.schedscope.generate.estimate.EstimateModels;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.platform.NetworkTexts;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.session.Session;

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
        Session session = TestRuns.session(threads, new EngineSimulator(), 3);
        session.playhead().stepEvent(1);
        assertEquals(0, session.playhead().position());
        assertTrue(session.playhead().here().waiting());
        threads.settle();
        assertEquals(1, session.playhead().position());
        assertFalse(session.playhead().here().waiting());
    }

    @Test
    void runningToTheEndWaitsForTheEnd() {
        Session session = TestRuns.session(threads, slow(), 3);
        session.playhead().toEnd();
        threads.settle();
        assertTrue(session.runs().run().complete());
        assertTrue(session.playhead().isAtEnd());
    }

    @Test
    void progressIsToldWhileItLasts() {
        Session session = TestRuns.session(threads, slow(), 3);
        double[] largest = {0};
        session.states().show((before, now) -> session.runs().work()
                .ifPresent(work -> largest[0] = Math.max(largest[0], work.share().orElse(0))));
        threads.simulation.runNext();
        threads.owner.runNext();
        threads.settle();
        assertEquals(Optional.empty(), session.runs().work());
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
        session[0] = TestRuns.session(threads, interrupted, 5);
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
    void aRunThatEndsWithWorkUndoneIsShownAndTold() {
        Simulator engine = new EngineSimulator();
        Simulator idle = (run, sink) -> {
            Simulation never = new Simulation(run.input(), NeverStarts::in, false, Optional.of(sink));
            return new Simulator.Steps() {
                @Override
                public boolean hasNext() {
                    return never.hasNext();
                }

                @Override
                public void step() {
                    never.step();
                }
            };
        };
        assertEquals(Optional.empty(), ended(engine).problems().get());
        Session session = ended(idle);
        String told = session.problems().get().orElseThrow().text();
        assertTrue(told.contains("with unfinished work: no event follows, and 5 of 5 jobs have not finished: J1, J2, J3, J4, J5"),
                told);
        assertTrue(session.runs().run().complete());
        assertEquals(5, session.runs().run().trace().eventCount() - 5, "five arrivals, and five tasks that are ready");
    }

    private Session ended(Simulator simulator) {
        Session session = TestRuns.session(threads, simulator, 5);
        threads.settle();
        return session;
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
        session.runs().setPlatform(new PlatformChoice(Platform.of("too small", Cluster.of("C1", 1, "cpu")), PlatformOrigin.EDITED),
                Optional.empty());
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
    void goingBackOpensTheRunBeforeAndGoingForwardTheOneAfter() {
        Session session = TestRuns.session(threads, 3);
        RunController runs = session.runs();
        assertFalse(runs.hasEarlier());
        runs.setPolicy("fifo-job");
        threads.settle();
        runs.setSeed(9);
        threads.settle();
        runs.restart();
        threads.settle();
        assertTrue(runs.hasEarlier());
        runs.back();
        threads.settle();
        assertEquals(List.of("fifo-job", 1L), List.of(runs.run().setup().policy(), runs.run().setup().choices().seed()));
        runs.back();
        threads.settle();
        assertEquals(Schedulers.DEFAULT, runs.run().setup().choices());
        assertFalse(runs.hasEarlier());
        runs.back();
        threads.settle();
        assertEquals(Schedulers.DEFAULT, runs.run().setup().choices(), "there is nothing before the first run");
        runs.forward();
        runs.forward();
        threads.settle();
        assertEquals("fifo-job", runs.run().setup().policy(), "a run is gone forward to once it is open");
        runs.forward();
        threads.settle();
        assertEquals(9, runs.run().setup().choices().seed());
        assertFalse(runs.hasLater());
        runs.back();
        threads.settle();
        runs.setPolicy("srtf");
        threads.settle();
        assertFalse(runs.hasLater(), "another choice leaves no way forward");
    }

    @Test
    void networkAndEstimatesAreReplacedAsTheCommandLineReplacesThem() {
        Session session = TestRuns.session(threads, 3);
        session.runs().choose(
                new RunChoices("p-slr", "hierarchical", 5, Optional.of("ccr:0.5"), new TreeMap<>(Map.of("estimate", "normal:100"))));
        threads.settle();
        OpenRun run = session.runs().run();
        assertEquals(NetworkTexts.parse("ccr:0.5"), run.platform().network());
        assertEquals(EstimateModels.parse("normal:100").applyTo(TestRuns.diamonds(3), 5), run.workload());
        assertEquals(TestRuns.diamonds(3), session.runs().run().setup().loaded().workload(),
                "what was read stays for the next draw");
        assertTrue(run.complete());
    }

    @Test
    void onlyTheLastOfSeveralRunsAskedForOpens() {
        Session session = TestRuns.session(threads, 3);
        session.runs().setSeed(2);
        session.runs().setSeed(3);
        threads.settle();
        assertEquals(3, session.runs().run().setup().choices().seed());
        assertTrue(session.runs().run().complete());
    }
}
