package org.schedscope.ui.state.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Theme;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionFileTest;
import org.schedscope.experiment.session.SessionVerification;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.time.Breakpoint;

/** All that a window has open, saved to a file and opened in another window. */
class SessionKeeperTest {
    private final HandCranked threads = new HandCranked();

    @TempDir
    Path folder;

    /** Three runs, two of them forks, breakpoints, a selected task, a zoom, a playhead in the middle of an instant. */
    private Session busy() {
        Session session = TestRuns.session(threads, 8);
        session.runs()
                .choose(new RunChoices("srtf", "hierarchical", 7, Optional.of("ccr:0.5"), new TreeMap<>(Map.of("estimate", "normal:50"))));
        threads.settle();
        session.runs().fork(ForkSpec.at(9).withPolicy("lrtf"));
        threads.settle();
        session.runs().fork(ForkSpec.at(12).withOutages(List.of(new ForkSpec.CoresOut("C1", 1, 30))));
        threads.settle();
        session.runs().show(session.runs().kept().get(1));
        threads.settle();
        session.breakpoints().add("time >= 14");
        session.breakpoints().add("job J7 finishes");
        session.breakpoints().setEnabled(session.breakpoints().list().get(0), false);
        session.playhead().seekPosition(41);
        session.selection().selectTask(session.runs().run().index().firstTask(2) + 1);
        session.selection().selectCluster(1);
        session.timeline().setWidth(800);
        session.timeline().zoom(0.5, 10);
        session.colours().choose(ColourBy.KIND);
        session.settings().themeProperty().set(Theme.DARK);
        threads.settle();
        return session;
    }

    private Path saved(Session session, String name) {
        session.keeper().save(folder.resolve(name));
        threads.settle();
        assertEquals(Optional.empty(), session.problems().get());
        return session.keeper().fileProperty().get().orElseThrow();
    }

    private static SavedSession read(Path file) throws IOException {
        return SessionFile.read(InputFile.of(file), Limits.DEFAULT);
    }

    @Test
    void anotherWindowOpensToTheSameState() throws IOException {
        Session session = busy();
        Path file = saved(session, "busy");
        assertEquals("busy.schedscope", file.getFileName().toString());
        Session other = TestRuns.session(threads, 2);
        other.timeline().setWidth(800);
        other.files().open(file);
        threads.settle();
        assertEquals(Optional.empty(), other.problems().get());
        assertArrayEquals(SessionFileTest.bytes(session.keeper().state().now()), SessionFileTest.bytes(other.keeper().state().now()));
        assertEquals(41, other.playhead().position());
        assertEquals(session.playhead().tick(), other.playhead().tick());
        assertEquals(session.selection().get(), other.selection().get());
        assertEquals(session.timeline().start(), other.timeline().start());
        assertEquals(session.timeline().ticksPerPixel(), other.timeline().ticksPerPixel());
        assertEquals(Theme.DARK, other.settings().themeProperty().get());
        assertEquals(List.of("time >= 14", "job J7 finishes"), other.breakpoints().list().stream().map(Breakpoint::text).toList());
        assertEquals(List.of(file.toAbsolutePath()), other.settings().recentFiles());
        OpenRun grandchild = other.runs().kept().get(2);
        assertEquals(Optional.of(2), other.runs().parentOf(grandchild).map(other.runs()::labelOf));
        assertFalse(other.runs().hasEarlier(), "what was open before is not gone back to");
    }

    @Test
    void theBreakpointsOfEveryWorkloadAreKept() throws IOException {
        Session session = TestRuns.session(threads, 8);
        session.breakpoints().add("time >= 14");
        session.playhead().seekTick(3);
        Workload other = Workload.of("another", Job.of("J1", 0, Task.of("T1", 3)));
        session.runs().openBeside(TestRuns.files(other, RunSource.sample("another.workload.json")));
        threads.settle();
        session.runs().show(session.runs().kept().get(session.runs().kept().size() - 1));
        threads.settle();
        session.breakpoints().add("time >= 2");
        Session again = TestRuns.session(threads, 2);
        again.files().open(saved(session, "two"));
        threads.settle();
        assertEquals(List.of("time >= 2"), again.breakpoints().list().stream().map(Breakpoint::text).toList());
        again.runs().show(again.runs().kept().get(0));
        threads.settle();
        assertEquals("diamonds", again.runs().run().workload().name());
        assertEquals(List.of("time >= 14"), again.breakpoints().list().stream().map(Breakpoint::text).toList());
    }

    @Test
    void theRunThatWasChosenToBeComparedWithIsComparedWithAgain() throws IOException {
        Session session = busy();
        session.runs().show(session.runs().kept().get(2));
        session.answers().compare().compareWith(session.runs().kept().get(0));
        threads.settle();
        Session other = TestRuns.session(threads, 2);
        other.files().open(saved(session, "compared"));
        threads.settle();
        assertEquals(3, other.runs().labelOf(other.runs().run()));
        assertTrue(other.answers().compare().base().filter(other.runs().kept().get(0)::isSameRunAs).isPresent(),
                "not the run that it was forked from");
        assertEquals(1, other.runs().labelOf(other.answers().compare().valueProperty().get().orElseThrow().base()));
        assertArrayEquals(SessionFileTest.bytes(session.keeper().state().now()), SessionFileTest.bytes(other.keeper().state().now()));
    }

    @Test
    void allRunsAreMadeAgainAndComeToTheSame() throws IOException {
        Session session = busy();
        Path file = saved(session, "busy.schedscope");
        Session other = TestRuns.session(threads, 2);
        other.files().open(file);
        threads.settle();
        List<SavedRun> runs = read(file).runs();
        assertEquals(3, runs.size());
        for (int i = 0; i < runs.size(); i++) {
            OpenRun run = other.runs().kept().get(i);
            assertTrue(run.complete());
            assertEquals(runs.get(i).proof().orElseThrow(), SessionVerification.proof(run.wholeSpec(), run.trace(), true));
        }
        assertSame(other.runs().kept().get(0).setup().loaded(), other.runs().kept().get(2).setup().loaded(), "read once");
    }

    @Test
    void theSameSessionGivesTheSameBytes() throws IOException {
        Session session = busy();
        Path first = saved(session, "one.schedscope");
        Path second = saved(session, "two.schedscope");
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second));
        Session other = TestRuns.session(threads, 2);
        other.timeline().setWidth(800);
        other.files().open(first);
        threads.settle();
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(saved(other, "three.schedscope")));
    }

    @Test
    void anUnfinishedRunIsProvenAsFarAsItHasCome() throws IOException {
        Session session = TestRuns.session(threads, 8);
        session.runs().restart();
        while (!(session.runs().run().number() == 2)) {
            assertTrue(threads.owner.runNext() || threads.simulation.runNext());
        }
        SavedRun.Proof none = SessionVerification.proof(session.runs().run().wholeSpec(), session.runs().run().trace(), false);
        Path file = saved(session, "early.schedscope");
        assertTrue(read(file).runs().get(0).proof().isPresent());
        assertEquals(0, none.events());
    }

    @Test
    void aUserWhoStepsWhileASessionOpensIsNotCarriedAway() throws IOException {
        Session session = busy();
        Path file = saved(session, "busy.schedscope");
        Session other = TestRuns.session(threads, 2);
        other.files().open(file);
        while (other.runs().kept().size() < 3) {
            assertTrue(threads.owner.runNext() || threads.reading.runNext());
        }
        assertEquals(session.keeper().state().now().view().position(), other.keeper().state().now().view().position(),
                "what is saved in the meantime is where it is on its way to");
        other.playhead().stepEvent(1);
        threads.settle();
        assertEquals(1, other.playhead().position());
    }

    @Test
    void aReplayedLogIsKeptWithItsForks() throws IOException {
        Session session = TestRuns.session(threads, 8);
        Trace trace = session.runs().run().trace();
        Path log = folder.resolve("e.ndjson");
        try (OutputStream out = Files.newOutputStream(log);
                EventLogWriter writer = new EventLogWriter(session.runs().run().wholeSpec().info(), trace.index(), trace.platform(), out)) {
            trace.replay(0, trace.eventCount(), writer);
        }
        Session reader = new Session(TestRuns.setup(2), new EngineSimulator(), Path.of("target", "experiments"),
                new Settings(new TestRuns.Memory()),
                threads.environment());
        reader.files().open(log);
        threads.settle();
        reader.runs().fork(ForkSpec.at(9).withPolicy("lrtf"));
        threads.settle();
        Path file = saved(reader, "log.schedscope");
        Files.delete(log);
        List<SessionVerification.Result> results = SessionVerification.of(InputFile.of(file), Limits.DEFAULT, (simulation, goesOn) -> {
            while (simulation.hasNext() && goesOn.getAsBoolean()) {
                simulation.step();
            }
        });
        assertEquals(List.of(SessionVerification.Finding.SAME, SessionVerification.Finding.SAME),
                results.stream().map(SessionVerification.Result::finding).toList());
        Session other = TestRuns.session(threads, 2);
        other.files().open(file);
        threads.settle();
        assertEquals(Optional.empty(), other.problems().get());
        assertArrayEquals(SessionFileTest.bytes(reader.keeper().state().now()), SessionFileTest.bytes(other.keeper().state().now()));
        assertTrue(other.runs().kept().get(0).setup().isReplayed());
    }

    @Test
    void aSessionWhoseRunsCannotBeMadeLeavesTheWindowAsItIs() throws IOException {
        Session session = TestRuns.session(threads, 3);
        SavedSession now = session.keeper().state().now();
        SavedRun run = now.runs().get(0);
        SavedRun wrong = new SavedRun(1, OptionalInt.empty(), run.setup().with(run.setup().choices().withNetwork(Optional.of("nothing:1"))),
                Optional.empty());
        Path file = folder.resolve("wrong.schedscope");
        try (OutputStream out = Files.newOutputStream(file)) {
            SessionFile.write(new SavedSession(List.of(wrong), 1, now.view()), out);
        }
        session.files().open(file);
        threads.settle();
        String message = session.problems().get().orElseThrow().problems().get(0).message().toString();
        assertTrue(message.startsWith("run 1 cannot be simulated: "), message);
        assertEquals(now, session.keeper().state().now());
    }
}
