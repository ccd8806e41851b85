package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.HandFedLines;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.log.EventLogReader;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.log.FollowedLog;
import org.schedscope.io.log.RecordedRun;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Work;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.session.Session;

class FollowedRunTest {
    private static final RunSpec RUN = RunSpec.of(TestRuns.diamonds(12), TestRuns.twoClusters(), "fifo-job", 7);
    private final HandCranked threads = new HandCranked();
    private final HandFedLines written = new HandFedLines();
    private final Session session = TestRuns.session(threads, 3);
    private String[] lines;
    private int writtenLines;
    private long clock;

    @BeforeEach
    void follow() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter writer = new EventLogWriter(RUN.info(), new WorkloadIndex(RUN.workload()), RUN.platform(), bytes)) {
            Schedulers.start(RUN, writer).runToEnd();
        }
        lines = bytes.toString(StandardCharsets.UTF_8).split("(?<=\n)");
        write(1);
        RunSetup files = FileLoader.following(new FollowedLog(written, Limits.DEFAULT), ReadWatch.NONE);
        session.runs().openBeside(files.under(Schedulers.DEFAULT));
        threads.settle();
    }

    /** Writes lines up to some count, and lets the window see them for two frames. */
    private void write(int upTo) {
        while (writtenLines < upTo) {
            written.write(lines[writtenLines++]);
        }
        threads.settle();
        pulse();
    }

    private void pulse() {
        for (int frame = 0; frame < 2; frame++) {
            clock += 16_000_000;
            session.playhead().pulse(clock);
            threads.settle();
        }
    }

    private OpenRun run() {
        return session.runs().run();
    }

    @Test
    void whatHasComeIsShownAndThePlayheadGoesAlongAtTheFront() {
        assertEquals(0, run().trace().eventCount());
        write(40);
        int first = run().trace().eventCount();
        assertTrue(first > 20, () -> first + " events");
        assertEquals(first, session.playhead().position());
        assertFalse(run().complete());
        assertEquals(Work.Kind.FOLLOWING, session.runs().work().orElseThrow().kind());
        write(80);
        assertTrue(run().trace().eventCount() > first);
        assertEquals(run().trace().eventCount(), session.playhead().position());
        assertEquals(session.playhead().position(), session.snapshot().get().position());
    }

    @Test
    void howLongNothingHasComeIsToldAndForgottenWithTheNextEvent() {
        write(40);
        assertEquals(OptionalLong.empty(), following().quietSeconds(threads.nanos));
        written.fallSilent();
        pulse();
        assertEquals(OptionalLong.empty(), following().quietSeconds(threads.nanos));
        threads.nanos += Work.QUIET_NANOS + 2_000_000_000L;
        assertEquals(OptionalLong.of(5), following().quietSeconds(threads.nanos));
        write(80);
        assertEquals(OptionalLong.empty(), following().quietSeconds(threads.nanos));
        written.end();
        threads.settle();
        assertEquals(Optional.empty(), session.runs().work());
    }

    private Work following() {
        return session.runs().work().orElseThrow();
    }

    @Test
    void whatSchedulesItIsWhatTheLogSaysAndNothingElseIsSaidOfOthers() {
        assertEquals(Optional.empty(), run().setup().scheduler());
        assertTrue(run().setup().canBeForked());
        assertTrue(run().setup().knowsOrder());
    }

    @Test
    void theOrderOfAPolicyThatNobodyHereKnowsIsNotClaimed() throws IOException {
        HandFedLines foreign = new HandFedLines();
        foreign.write(lines[0].replace("\"fifo-job\"", "\"shortest first, in Python\"").replace("\"hierarchical\"", "\"toy.py\""));
        RunSetup files = FileLoader.following(new FollowedLog(foreign, Limits.DEFAULT), ReadWatch.NONE);
        RunSetup setup = files.under(Schedulers.DEFAULT);
        assertFalse(setup.knowsOrder());
        assertFalse(setup.canBeForked());
        assertEquals(Optional.of("toy.py"), setup.scheduler());
        assertEquals("shortest first, in Python", setup.policy());
    }

    @Test
    void atItsEndItIsTheRunThatWasWritten() {
        write(lines.length);
        written.end();
        threads.settle();
        pulse();
        assertTrue(run().complete());
        assertTrue(session.playhead().isAtEnd());
        assertFalse(session.playhead().isPlaying());
        session.runs().openBeside(new RunSetup(run().setup().loaded(), run().setup().source(),
                run().setup().platform(), run().setup().platformSource(),
                Schedulers.withPolicy(Schedulers.DEFAULT, "fifo-job")
                        .withSeed(7)));
        OpenRun followed = run();
        threads.settle();
        assertEquals(TestRuns.digest(run()), digestAs(run(), followed));
    }

    /** The digest of what was followed, described as the run that it is said to be. */
    private static String digestAs(OpenRun described, OpenRun recorded) {
        return TestRuns.digest(described.recordedFurther(recorded.trace(), true));
    }

    @Test
    void whoLooksBackIsNotPulledToTheFrontUntilHeGoesThere() {
        write(60);
        session.playhead().seekTick(1);
        int held = session.playhead().position();
        write(90);
        assertEquals(held, session.playhead().position());
        assertFalse(session.playhead().isPlaying());
        session.playhead().toEnd();
        write(100);
        assertEquals(run().trace().eventCount(), session.playhead().position());
    }

    @Test
    void aPauseHoldsThePlayheadWhileTheRunGrows() {
        write(60);
        session.playhead().pause();
        int held = session.playhead().position();
        write(90);
        assertEquals(held, session.playhead().position());
        assertTrue(run().trace().eventCount() > held);
    }

    @Test
    void aBreakpointHoldsThePlayheadWhereItComesTrue() {
        session.breakpoints().add("job J5 finishes");
        write(30);
        assertTrue(session.playhead().isPlaying());
        write(lines.length);
        assertFalse(session.playhead().isPlaying());
        int position = session.playhead().position();
        assertTrue(lines[position].contains("\"JobFinished\",\"job\":\"J5\""), lines[position]);
    }

    @Test
    void anotherRunThatIsOpenedDoesNotStopIt() {
        write(30);
        OpenRun followed = run();
        session.runs().openBeside(TestRuns.setup(5));
        threads.settle();
        assertTrue(run().complete());
        write(90);
        OpenRun grown = session.runs().keptAs(followed).orElseThrow();
        assertTrue(grown.trace().eventCount() > followed.trace().eventCount());
        session.runs().show(grown);
        write(120);
        assertTrue(run().trace().eventCount() > grown.trace().eventCount());
    }

    /** A log whose jobs are announced one after the other, each before its events. */
    private static List<String> announcing() {
        String head = """
                {"format": "schedscope-events", "version": 1, "policy": "p", "scheduler": "s", "seed": 1, "parameters": {}, "moreJobs": true, \
                "workload": {"name": "w", "jobs": [{"id": "J0", "tasks": [{"id": "T", "exec": 3}]}]}, \
                "platform": {"name": "m", "root": {"cluster": "M", "cores": 4}}}
                """;
        List<String> lines = new ArrayList<>(List.of(head));
        for (int job = 0; job < 3; job++) {
            if (job > 0) {
                lines.add("{\"workload\": {\"jobs\": [{\"id\": \"J%d\", \"arrival\": %d, \"tasks\": [{\"id\": \"T\", \"exec\": 3}]}]}}\n"
                        .formatted(job, job));
            }
            lines.add("{\"seq\": %d, \"t\": %d, \"type\": \"JobArrived\", \"job\": \"J%d\"}\n".formatted(2 * job, job, job));
            lines.add("{\"seq\": %d, \"t\": %d, \"type\": \"TaskReady\", \"job\": \"J%d\", \"task\": \"T\", \"cluster\": \"M\"}\n"
                    .formatted(2 * job + 1, job, job));
        }
        return lines;
    }

    @Test
    void jobsMayBeAnnouncedOnTheWay() throws IOException {
        HandFedLines growing = new HandFedLines();
        List<String> all = announcing();
        growing.write(all.get(0));
        session.runs().openBeside(FileLoader.following(new FollowedLog(growing, Limits.DEFAULT), ReadWatch.NONE).under(Schedulers.DEFAULT));
        threads.settle();
        int kept = session.runs().kept().size();
        for (String line : all.subList(1, 6)) {
            growing.write(line);
        }
        threads.settle();
        pulse();
        assertEquals(2, run().workload().jobs().size());
        assertEquals(2, run().trace().eventCount(), "the instant at tick 1 may go on");
        session.playhead().seekPosition(1);
        all.subList(6, all.size()).forEach(growing::write);
        threads.settle();
        pulse();
        assertEquals(3, run().index().jobCount());
        assertEquals(1, session.playhead().position(), "who looks back stays there");
        assertEquals(kept, session.runs().kept().size());
        assertFalse(run().complete());
        growing.end();
        threads.settle();
        assertEquals(6, run().trace().eventCount());
        assertTrue(run().complete());
        RecordedRun read = EventLogReader.read(InputFile.of("w", String.join("", all).getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
        assertEquals(3, read.trace().workload().jobs().size());
        assertEquals(6, read.trace().eventCount());
    }

    @Test
    void aJobThatIsAnnouncedAgainOnceItHasEndedIsNoFinding() throws IOException {
        HandFedLines growing = new HandFedLines();
        announcing().forEach(growing::write);
        session.runs().openBeside(FileLoader.following(new FollowedLog(growing, Limits.DEFAULT), ReadWatch.NONE).under(Schedulers.DEFAULT));
        threads.settle();
        pulse();
        growing.write("""
                {"seq": 6, "t": 4, "type": "TaskStarted", "job": "J1", "task": "T", "cluster": "M", "cores": "0", "key": "", "queue": 3}
                {"seq": 7, "t": 9, "type": "TaskFinished", "job": "J1", "task": "T", "cluster": "M"}
                {"seq": 8, "t": 9, "type": "JobFinished", "job": "J1"}
                """);
        growing.fallSilent();
        threads.settle();
        pulse();
        assertEquals(9, run().trace().eventCount());
        assertEquals(3, run().workload().jobs().get(1).tasks().get(0).exec());
        growing.write("{\"workload\": {\"jobs\": [{\"id\": \"J1\", \"arrival\": 1, \"tasks\": [{\"id\": \"T\", \"exec\": 5}]}]}}\n");
        growing.fallSilent();
        threads.settle();
        pulse();
        assertEquals(5, run().workload().jobs().get(1).tasks().get(0).exec());
        growing.end();
        threads.settle();
        session.answers().findings().ask(run());
        threads.settle();
        assertEquals(List.of(), session.answers().findings().get().orElseThrow().report().findings().stream()
                .filter(finding -> finding.rule().equals("wrong-duration")).toList());
    }

    @Test
    void aWrongLineEndsItAndWhatCameBeforeStays() {
        write(60);
        written.write("{\"seq\":\n");
        threads.settle();
        assertTrue(run().complete());
        assertEquals(59, run().trace().eventCount());
        assertEquals(61, session.problems().get().orElseThrow().problems().get(0).line());
        assertTrue(session.problems().get().orElseThrow().ends());
    }

    @Test
    void itCanBeStoppedAndGoneOnWith() {
        write(30);
        session.runs().cancel();
        int before = run().trace().eventCount();
        write(60);
        assertEquals(before, run().trace().eventCount());
        session.runs().goOn();
        threads.settle();
        assertTrue(run().trace().eventCount() > before);
    }

    @Test
    void begunAnewItShowsAgainWhatHasComeAndGoesOn() {
        write(60);
        session.runs().restart();
        threads.settle();
        pulse();
        int again = run().trace().eventCount();
        assertTrue(again > 40, () -> again + " events");
        write(90);
        assertTrue(run().trace().eventCount() > again);
    }

    @Test
    void closingItLetsGoOfTheSource() {
        session.runs().openBeside(TestRuns.setup(5));
        threads.settle();
        OpenRun followed = session.runs().kept().get(0);
        session.runs().close(followed);
        assertTrue(written.isClosed());
    }

    @Test
    void aSessionKeepsWhatHadCome() {
        write(60);
        SavedSession saved = session.keeper().state().now();
        int kept = saved.runs().get(0).setup().schedule().orElseThrow().run().trace().eventCount();
        assertTrue(kept <= run().trace().eventCount());
        assertEquals(saved.runs(), session.keeper().state().now().runs());
    }
}
