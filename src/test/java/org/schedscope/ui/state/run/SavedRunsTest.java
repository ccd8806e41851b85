package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.fixture.TestRuns;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadWatch;
import org.schedscope.io.input.TableColumns;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.file.FileLoader;

/** Where workloads came from, through a session and in the command of a shell. */
class SavedRunsTest {
    private static final Optional<ArrivalOverride> EVERY_3 = Optional.of(ArrivalOverride.parse("every:3"));

    @TempDir
    Path folder;

    private static OpenRun opened(RunSource source) throws InputException {
        return OpenRun.atStart(1, TestRuns.files(TestRuns.diamonds(2), source));
    }

    private RunSetup saved(RunSetup setup) throws IOException {
        SavedSession.View view = new SavedSession.View(0, 0, SavedSession.SelectedIds.NOTHING, List.of(), new TreeMap<>(), new TreeMap<>());
        Path file = folder.resolve("s.schedscope");
        try (OutputStream out = Files.newOutputStream(file)) {
            SessionFile.write(new SavedSession(List.of(new SavedRun(1, OptionalInt.empty(), setup, Optional.empty())), 1, view), out);
        }
        return OpenRun.of(SessionFile.read(InputFile.of(file), Limits.DEFAULT), "s").get(0).setup();
    }

    private RunSource again(RunSource source) throws IOException {
        return saved(opened(source).setup()).source();
    }

    @Test
    void aSampleWhoseArrivalsWereDrawnComesBackWithThem() throws IOException {
        RunSource sample = new RunSource.Sample("graham-1969.workload.json", TickLength.parse("100ms"), EVERY_3);
        assertEquals(sample, again(sample));
        assertEquals("schedscope simulate sample-workloads/graham-1969.workload.json --tick 100ms --arrivals every:3 --policy p-slr"
                + " --scheduler hierarchical --seed 1", ShellCommand.of(opened(sample).setup()));
    }

    @Test
    void aTableComesBackWithTheColumnsThatWereNamed() throws IOException {
        RunSource table = new RunSource.File(List.of(Path.of("jobs.csv")), TickLength.SECOND, Optional.empty(),
                Optional.of(TableColumns.parse("job=JobID,arrival=Submit,exec=Run:ms"))).byWholePaths();
        assertEquals(table, again(table));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--cores 4", "--nodes 2x3"})
    void numbersOfCoresComeBackAndAreInTheCommand(String words) throws IOException {
        GivenPlatform given = GivenPlatform.Cores.of(words).orElseThrow();
        RunSetup files = FileLoader.workload(RunSource.sample("graham-1969.workload.json"), Optional.of(given), ReadWatch.NONE);
        OpenRun run = OpenRun.atStart(1, files.under(Schedulers.DEFAULT));
        assertEquals("schedscope simulate sample-workloads/graham-1969.workload.json " + words
                + " --policy p-slr --scheduler hierarchical --seed 1", ShellCommand.of(run.setup()));
        assertEquals(Optional.of(given), saved(run.setup()).givenPlatform());
        PlatformOrigin origin = PlatformOrigin.of((GivenPlatform.Cores) given);
        assertEquals(origin, PlatformOrigin.parse(origin.text()));
    }

    @Test
    void severalFilesComeBackInTheirOrder() throws IOException {
        RunSource files = new RunSource.File(List.of(Path.of("b.json"), Path.of("a.json")), TickLength.SECOND, EVERY_3).byWholePaths();
        assertEquals(files, again(files));
        assertEquals(List.of(Path.of("b.json").toAbsolutePath(), Path.of("a.json").toAbsolutePath()), files.paths());
    }
}
