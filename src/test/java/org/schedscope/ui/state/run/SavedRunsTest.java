package org.schedscope.ui.state.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.TestRuns;
import org.schedscope.generate.arrival.ArrivalOverride;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.TableColumns;
import org.schedscope.io.session.SavedSession;
import org.schedscope.model.time.TickLength;

/** Where workloads came from, through a session and in the command of a shell. */
class SavedRunsTest {
    private static final Optional<ArrivalOverride> EVERY_3 = Optional.of(ArrivalOverride.parse("every:3"));

    private static OpenRun opened(RunSource source) throws InputException {
        return OpenRun.atStart(1, new RunSetup(TestRuns.files(TestRuns.diamonds(2), source), RunChoices.DEFAULT));
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

    @Test
    void severalFilesComeBackInTheirOrder() throws InputException {
        RunSource files = new RunSource.File(List.of(Path.of("b.json"), Path.of("a.json")), TickLength.SECOND, EVERY_3).byWholePaths();
        assertEquals(files, again(files));
        assertEquals(List.of(Path.of("b.json").toAbsolutePath(), Path.of("a.json").toAbsolutePath()), files.paths());
    }
}
