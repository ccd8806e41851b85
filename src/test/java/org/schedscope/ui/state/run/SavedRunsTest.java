package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.session.SavedSession;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.file.FileLoader;

/** Where workloads came from, through a session and in the command of a shell. */
class SavedRunsTest {
    private static final Optional<ArrivalOverride> EVERY_3 = Optional.of(ArrivalOverride.parse("every:3"));

    private static OpenRun opened(RunSource source) throws InputException {
        return OpenRun.atStart(1, new RunSetup(TestRuns.files(TestRuns.diamonds(2), source), Schedulers.DEFAULT));
    }

    private static RunSource again(RunSource source) throws InputException {
        SavedSession.View view = new SavedSession.View(0, 0, SavedSession.SelectedIds.NOTHING, List.of(), new TreeMap<>(), new TreeMap<>());
        SavedSession session = new SavedSession(List.of(SavedRuns.saved(opened(source), 1, OptionalInt.empty())), 1, view);
        return SavedRuns.opened(session, "s").get(0).setup().files().source();
    }

    @Test
    void aSampleWhoseArrivalsWereDrawnComesBackWithThem() throws InputException {
        RunSource sample = new RunSource.Sample("graham-1969.workload.json", TickLength.parse("100ms"), EVERY_3);
        assertEquals(sample, again(sample));
        assertEquals("schedscope simulate sample-workloads/graham-1969.workload.json --tick 100ms --arrivals every:3 --policy p-slr"
                + " --scheduler hierarchical --seed 1", ShellCommand.of(opened(sample).setup()));
    }

    @Test
    void aTableComesBackWithTheColumnsThatWereNamed() throws InputException {
        RunSource table = new RunSource.File(List.of(Path.of("jobs.csv")), TickLength.SECOND, Optional.empty(),
                Optional.of(TableColumns.parse("job=JobID,arrival=Submit,exec=Run:ms"))).byWholePaths();
        assertEquals(table, again(table));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--cores 4", "--nodes 2x3"})
    void numbersOfCoresComeBackAndAreInTheCommand(String words) throws InputException {
        GivenPlatform given = GivenPlatform.Cores.of(words).orElseThrow();
        RunFiles files = FileLoader.workload(RunSource.sample("graham-1969.workload.json"), Optional.of(given), ReadWatch.NONE);
        OpenRun run = OpenRun.atStart(1, new RunSetup(files, Schedulers.DEFAULT));
        assertEquals("schedscope simulate sample-workloads/graham-1969.workload.json " + words
                + " --policy p-slr --scheduler hierarchical --seed 1", ShellCommand.of(run.setup()));
        SavedSession.View view = new SavedSession.View(0, 0, SavedSession.SelectedIds.NOTHING, List.of(), new TreeMap<>(), new TreeMap<>());
        SavedSession session = new SavedSession(List.of(SavedRuns.saved(run, 1, OptionalInt.empty())), 1, view);
        assertEquals(Optional.of(given), SavedRuns.opened(session, "s").get(0).setup().files().givenPlatform());
        PlatformOrigin origin = PlatformOrigin.of((GivenPlatform.Cores) given);
        assertEquals(origin, PlatformOrigin.parse(origin.text()));
    }

    @Test
    void severalFilesComeBackInTheirOrder() throws InputException {
        RunSource files = new RunSource.File(List.of(Path.of("b.json"), Path.of("a.json")), TickLength.SECOND, EVERY_3).byWholePaths();
        assertEquals(files, again(files));
        assertEquals(List.of(Path.of("b.json").toAbsolutePath(), Path.of("a.json").toAbsolutePath()), files.paths());
    }
}
