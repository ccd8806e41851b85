package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.FileLoader;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Breakpoint;
import org.schedscope.ui.state.time.Selected;

/** What is opened stands beside what was open, and nothing chosen for one workload is carried over to another. */
class OpeningTest {
    @TempDir
    Path folder;
    private final HandCranked threads = new HandCranked();
    private final Session session = session();
    private final RunController runs = session.runs();

    private Session session() {
        try {
            Path results = Path.of("target", "experiments");
            RunSetup sample = FileLoader.workload(RunSource.sample("campus-week.workload.json"), Optional.empty(), ReadWatch.NONE);
            Session made = new Session(sample.under(Schedulers.DEFAULT), new EngineSimulator(), results,
                    new Settings(new TestRuns.Memory()), threads.environment());
            made.timeline().setWidth(800);
            threads.settle();
            return made;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void openSample(String name) {
        session.files().openSample(name);
        threads.settle();
    }

    private List<String> workloads() {
        return runs.kept().stream().map(run -> run.workload().name()).toList();
    }

    @Test
    void aWorkloadStandsBesideTheRunThatWasOpen() {
        session.playhead().toEnd();
        runs.fork(ForkSpec.at(50).withPolicy("srtf"));
        threads.settle();
        OpenRun fork = runs.run();
        openSample("graham-1969.workload.json");
        assertEquals(List.of(1, 2, 3), runs.kept().stream().map(runs::labelOf).toList());
        assertTrue(runs.keptAs(fork).isPresent());
        assertEquals(runs.kept().get(2).number(), runs.run().number());
        assertEquals(Optional.empty(), runs.parentOf(runs.run()));
        assertEquals(List.of(), session.answers().compare().candidates());
        assertFalse(runs.hasEarlier(), "nothing was replaced");
    }

    @Test
    void theRunThatNobodyAskedForMakesRoomAndCanBeHadBack() {
        openSample("graham-1969.workload.json");
        assertEquals(1, runs.kept().size());
        runs.back();
        threads.settle();
        assertEquals(List.of("campus week"), workloads());
        openSample("graham-1969.workload.json");
        assertEquals(2, runs.kept().size(), "it was asked for now");
    }

    @Test
    void aRunInWhichSomethingWasDoneStays() {
        session.playhead().stepEvent(1);
        openSample("graham-1969.workload.json");
        assertEquals(2, runs.kept().size());
    }

    @Test
    void whatWasChosenForAWorkloadIsNotChosenForAnother() {
        runs.choose(new RunChoices("random", "hierarchical", 2, Optional.of("ccr:0.5"), new TreeMap<>()));
        threads.settle();
        openSample("graham-1969.workload.json");
        assertEquals(Schedulers.DEFAULT, runs.run().setup().choices());
    }

    @Test
    void whatACommandLineChoosesIsChosenForItsWorkload() {
        RunChoices chosen = Schedulers.withPolicy(Schedulers.DEFAULT, "srtf").withSeed(9);
        session.files().open(new RunRequest(Optional.of(RunSource.sample("graham-1969.workload.json")), Optional.empty(), chosen));
        threads.settle();
        assertEquals(chosen, runs.run().setup().choices());
    }

    @Test
    void everyWorkloadIsFoundWhereItWasLeft() {
        session.playhead().seekTick(40);
        session.timeline().zoom(0.25, 40);
        session.selection().selectTask(7);
        double start = session.timeline().start();
        double scale = session.timeline().ticksPerPixel();
        int position = session.playhead().position();
        openSample("graham-1969.workload.json");
        assertEquals(0, session.playhead().position());
        assertEquals(Selected.NOTHING, session.selection().get());
        session.playhead().toEnd();
        runs.show(runs.kept().get(0));
        threads.settle();
        assertEquals(position, session.playhead().position());
        assertEquals(40, session.playhead().tick());
        assertEquals(start, session.timeline().start());
        assertEquals(scale, session.timeline().ticksPerPixel());
        assertEquals(OptionalInt.of(7), session.selection().get().task());
        runs.showNext();
        threads.settle();
        assertTrue(session.playhead().isAtEnd());
    }

    @Test
    void aForkKeepsTheZoom() {
        session.playhead().seekTick(40);
        session.timeline().zoom(0.25, 40);
        double start = session.timeline().start();
        double scale = session.timeline().ticksPerPixel();
        runs.fork(ForkSpec.at(40).withPolicy("srtf"));
        threads.settle();
        assertEquals(start, session.timeline().start());
        assertEquals(scale, session.timeline().ticksPerPixel());
        session.timeline().followProperty().set(true);
        session.playhead().toEnd();
        assertTrue(session.timeline().end() >= session.playhead().tick(), "and follows from then on");
    }

    @Test
    void aSessionStandsBesideWhatIsOpen() throws IOException {
        session.breakpoints().add("time >= 14");
        session.keeper().save(folder.resolve("one"));
        threads.settle();
        session.playhead().toEnd();
        runs.fork(ForkSpec.at(50).withPolicy("srtf"));
        session.breakpoints().add("time >= 15");
        threads.settle();
        Session fresh = session();
        fresh.files().open(folder.resolve("one.schedscope"));
        threads.settle();
        assertEquals(1, fresh.runs().kept().size());
        assertEquals(Optional.of(folder.resolve("one.schedscope")), fresh.keeper().fileProperty().get());
        session.files().open(folder.resolve("one.schedscope"));
        threads.settle();
        assertEquals(List.of(1, 2, 3), runs.kept().stream().map(runs::labelOf).toList());
        assertEquals(3, runs.labelOf(runs.run()));
        assertEquals(List.of("time >= 14", "time >= 15"), session.breakpoints().list().stream().map(Breakpoint::text).toList());
        assertEquals(Optional.empty(), session.keeper().fileProperty().get(), "more is open than is in it");
    }

    @Test
    void everyWorkloadHasBreakpointsOfItsOwn() {
        session.breakpoints().add("time >= 14");
        openSample("graham-1969.workload.json");
        assertEquals(List.of(), session.breakpoints().list());
        session.breakpoints().add("time >= 3");
        session.playhead().stepEvent(1);
        openSample("campus-week.workload.json");
        assertEquals(List.of("time >= 14"), session.breakpoints().list().stream().map(Breakpoint::text).toList());
        runs.setPolicy("srtf");
        threads.settle();
        assertEquals(1, session.breakpoints().list().size());
        runs.show(runs.kept().get(0));
        assertEquals(List.of("time >= 3"), session.breakpoints().list().stream().map(Breakpoint::text).toList());
    }

    @Test
    void goingBackInOneTabLeavesTheOthersAlone() {
        runs.setPolicy("srtf");
        threads.settle();
        openSample("graham-1969.workload.json");
        assertFalse(runs.hasEarlier());
        runs.back();
        threads.settle();
        assertEquals(List.of("campus week", runs.run().workload().name()), workloads());
        runs.show(runs.kept().get(0));
        assertTrue(runs.hasEarlier());
        runs.back();
        threads.settle();
        assertEquals(Schedulers.DEFAULT, runs.run().setup().choices());
        assertEquals(2, runs.kept().size());
    }

    @Test
    void aScheduleThatWasReadOpensAtItsEnd() throws IOException {
        Path file = folder.resolve("s.csv");
        try (var out = Files.newOutputStream(file)) {
            ScheduleCsv.write(runs.run().trace(), out);
        }
        session.playhead().seekTick(40);
        session.files().openSchedule(file);
        threads.settle();
        assertEquals(2, runs.kept().size());
        assertTrue(session.playhead().isAtEnd());
        session.playhead().seekTick(60);
        runs.showNext();
        threads.settle();
        assertEquals(60, session.playhead().tick(), "it lies beside the run of its own workload, on one time axis");
    }
}
