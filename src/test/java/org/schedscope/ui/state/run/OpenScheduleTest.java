package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.Rules;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.log.EventLogWriter;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.draft.RunExports;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.file.FileOpener;
import org.schedscope.ui.state.session.Session;

class OpenScheduleTest {
    @TempDir
    Path folder;
    private final HandCranked threads = new HandCranked();
    private final Session session = session();

    private Session session() {
        try {
            Path results = Path.of("target", "experiments");
            RunSetup sample = FileLoader.workload(RunSource.sample("campus-week.workload.json"), Optional.empty(), ReadWatch.NONE);
            Session made = new Session(sample.under(Schedulers.withPolicy(Schedulers.DEFAULT, "srtf")), new EngineSimulator(),
                    results,
                    new Settings(new TestRuns.Memory()), threads.environment());
            threads.settle();
            return made;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private OpenRun run() {
        return session.runs().run();
    }

    private Path csv() throws IOException {
        Path file = folder.resolve("s.csv");
        try (OutputStream out = Files.newOutputStream(file)) {
            ScheduleCsv.write(run().trace(), out);
        }
        return file;
    }

    private Path log() throws IOException {
        Path file = folder.resolve("e.ndjson");
        Trace trace = run().trace();
        EventLogWriter log = new EventLogWriter(run().spec().info(), trace.index(), trace.platform(), Files.newOutputStream(file));
        trace.replay(0, trace.eventCount(), log);
        log.close();
        return file;
    }

    private String metrics() {
        session.playhead().toEnd();
        threads.settle();
        return session.snapshot().get().report().metrics().toString();
    }

    private void open(Path file) {
        session.files().openSchedule(file);
        threads.settle();
    }

    @Test
    void oneClickShowsWhatTheMachineDidBesideTheSimulatedRun() throws IOException {
        Path log = folder.resolve("l.swf");
        Files.writeString(log, "; MaxProcs: 2\n1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1\n2 1 9 5 2 -1 -1 2 5 -1 1 1 1 1 1 -1 -1 -1\n");
        assertFalse(FileOpener.canOpenRecorded(run()));
        session.files().open(log);
        threads.settle();
        assertTrue(FileOpener.canOpenRecorded(run()));
        OpenRun simulated = run();
        session.files().openRecorded();
        threads.settle();
        assertTrue(run().setup().isReplayed() && !FileOpener.canOpenRecorded(run()));
        assertEquals(10, run().trace().pieces().start(1));
        assertTrue(session.answers().compare().base().orElseThrow().isSameRunAs(simulated));
    }

    @Test
    void aPictureOfAScheduleSaysThatItWasReadAndNoPolicyAndSeed() throws IOException {
        open(csv());
        metrics();
        assertEquals("campus week \u00b7 campus grid, 24 cores \u00b7 s, imported \u00b7 40 jobs, 160 tasks",
                RunExports.caption(session.snapshot().get()));
        String drawn = RunExports.of(session.snapshot().get(),
                RunExports.all(session.snapshot().get())).get(0).picture().orElseThrow().get().caption();
        assertTrue(drawn.contains("s, imported") && !drawn.contains("seed"), drawn);
    }

    @Test
    void aScheduleOfTheOpenWorkloadIsDrawnWithItsJobsAndMeasuredAlike() throws IOException {
        String before = metrics();
        Path file = csv();
        session.runs().setPolicy("random");
        threads.settle();
        open(file);
        assertEquals("s", run().setup().policy());
        assertTrue(run().complete());
        assertEquals(before, metrics());
        assertEquals(List.of(), session.files().warnings());
        assertEquals("schedscope measure --schedule " + file + " sample-workloads/campus-week.workload.json",
                ShellCommand.of(run().setup()));
    }

    @Test
    void aLogTellsHowItWasMadeAndIsForked() throws IOException {
        open(log());
        assertTrue(run().setup().canBeForked());
        long end = run().lastTick();
        session.runs().fork(ForkSpec.at(100).withPolicy("fifo-job"));
        threads.settle();
        assertEquals("fifo-job", run().spec().policy());
        assertEquals("srtf", run().specAt(0).policy());
        assertTrue(run().complete());
        assertTrue(run().lastTick() != end);
    }

    @Test
    void aLogThatWasMadeUnderOtherRulesIsShownAndNotForked() throws IOException {
        Path log = log();
        String first = "\"rules\":" + Rules.VERSION + ",";
        Files.writeString(log, Files.readString(log).replaceFirst(first, ""));
        open(log);
        assertTrue(run().complete());
        assertEquals("srtf", run().setup().policy());
        assertFalse(run().setup().canBeForked());
        assertTrue(session.files().warnings().get(0).text().contains("made under version 1 of the rules of simulated time"));
    }

    @Test
    void aTableOfStartsDoesNotTellHowItWasMade() throws IOException {
        open(csv());
        assertFalse(run().setup().canBeForked());
    }

    @Test
    void itIsSteppedForwardsAndBackLikeAnyRun() throws IOException {
        open(csv());
        session.playhead().toStart();
        session.playhead().stepInstant(1);
        session.playhead().stepInstant(1);
        threads.settle();
        int there = session.playhead().position();
        session.playhead().stepEvent(1);
        session.playhead().stepEvent(-1);
        threads.settle();
        assertEquals(there, session.playhead().position());
        assertTrue(session.snapshot().get().areOf(run(), there));
    }

    @Test
    void aLogBringsItsWorkloadPlatformAndPolicy() throws IOException {
        String before = metrics();
        Path file = log();
        session.files().openSample("graham-1969.workload.json");
        threads.settle();
        session.files().open(file);
        threads.settle();
        assertEquals("campus week", run().workload().name());
        assertEquals("srtf", run().setup().policy());
        assertEquals(before, metrics());
        assertEquals("schedscope measure --schedule " + file, ShellCommand.of(run().setup()));
    }

    @Test
    void aScheduleOfAnotherWorkloadStandsForItselfAndSaysSo() throws IOException {
        Path file = csv();
        session.files().openSample("graham-1969.workload.json");
        threads.settle();
        open(file);
        assertEquals(40, run().index().jobCount());
        assertEquals("s", run().workload().name());
        List<Problem> notes = session.files().warnings();
        assertEquals(1, notes.size());
        assertTrue(notes.get(0).message().toString().startsWith("this schedule does not match the open workload ("), notes.toString());
    }

    @Test
    void choosingAPolicySimulatesTheSameWorkload() throws IOException {
        open(csv());
        session.runs().setPolicy("fifo-job");
        threads.settle();
        assertEquals("fifo-job", run().setup().policy());
        assertEquals(40, run().index().jobCount());
        assertTrue(ShellCommand.of(run().setup()).startsWith("schedscope simulate "));
    }

    @Test
    void whatIsNoScheduleIsReportedAndTheRunStays() throws IOException {
        OpenRun before = run();
        Path file = Files.writeString(folder.resolve("x.csv"), "job,task,cluster,start,finish,cores\nJ1,T1,C1,5,2,1\n");
        open(file);
        assertTrue(before.isSameRunAs(run()));
        assertTrue(session.problems().get().orElseThrow().text().contains("x.csv:2:"), session.problems().get().orElseThrow().text());
    }
}
