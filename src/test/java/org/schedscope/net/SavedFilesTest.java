package org.schedscope.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.lane.ColourBy;
import org.schedscope.chart.paint.Theme;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.base.FileSettingsStore;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Breakpoint;

/**
 * What users have saved, made at one commit and opened at every later one: a session with forks, breakpoints, a selection and a layout; the
 * window's settings; a log of a forked run; results of an experiment that was stopped half-way. With {@code -Dsaved.make=true} the program
 * as it is writes them again; old ones stay beside new ones where a format changes.
 */
class SavedFilesTest {
    private static final Path SAVED = Path.of("src", "test", "resources", "saved");
    private static final String FORKED = "forked.events.ndjson";
    private static final String EXPERIMENT = "small.experiment.json";
    private static final String RESULTS = "results.ndjson";
    private static final String SESSION = "busy.schedscope";
    private static final String SETTINGS = "window.properties";
    private static final String SAMPLE = "sample-workloads/hole-in-front.workload.json";

    @TempDir
    Path folder;
    private final HandCranked threads = new HandCranked();
    private CommandRuns runs;

    @BeforeEach
    void files() throws IOException {
        runs = new CommandRuns(folder);
        if (Boolean.getBoolean("saved.make")) {
            make();
        }
        try (Stream<Path> files = Files.list(SAVED)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
    }

    private void make() throws IOException {
        Files.createDirectories(SAVED);
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
        session.colours().choose(ColourBy.KIND);
        session.settings().themeProperty().set(Theme.DARK);
        threads.settle();
        session.keeper().save(SAVED.resolve(SESSION));
        threads.settle();
        Files.deleteIfExists(SAVED.resolve(SETTINGS));
        Settings settings = new Settings(new FileSettingsStore(SAVED.resolve(SETTINGS)));
        settings.themeProperty().set(Theme.PROJECTOR);
        settings.allPanelsProperty().set(true);
        settings.timesAsTicksProperty().set(true);
        withoutDate(SAVED.resolve(SETTINGS));
        assertEquals(0, runs.run("simulate", SAMPLE, "--policy", "srtf", "--events", SAVED.resolve(FORKED).toString(), "--fork",
                "{\"at\": 3, \"policy\": \"lrtf\"}").code());
        Files.writeString(SAVED.resolve(EXPERIMENT), """
                {"format": "schedscope-experiment", "version": 1, "name": "small",
                 "parts": [{"name": "jobs", "workloads": [{"profile": "pslr-log", "set": {"jobs": 3, "exec": 100, "cores": 20}}],
                            "seeds": [1], "policies": ["fifo-job", "srtf"]}]}
                """);
        Files.copy(SAVED.resolve(EXPERIMENT), folder.resolve(EXPERIMENT));
        assertEquals(0, runs.run("sweep", runs.at(EXPERIMENT), "--out", runs.at("made")).code());
        List<String> lines = Files.readAllLines(folder.resolve("made").resolve(RESULTS));
        assertEquals(3, lines.size());
        Files.writeString(SAVED.resolve(RESULTS), lines.get(0).replace(folder.toString(), "/home/ada") + "\n" + lines.get(1) + "\n");
        Files.delete(folder.resolve(EXPERIMENT));
    }

    private static void withoutDate(Path properties) throws IOException {
        Files.write(properties, Files.readAllLines(properties).stream().filter(line -> !line.startsWith("#")).toList());
    }

    @Test
    void aSessionIsOpenedAsItWas() {
        Session session = TestRuns.session(threads, 2);
        session.files().open(folder.resolve(SESSION));
        threads.settle();
        assertEquals(Optional.empty(), session.problems().get());
        assertEquals(3, session.runs().kept().size());
        assertEquals(41, session.playhead().position());
        assertEquals(List.of("time >= 14", "job J7 finishes"), session.breakpoints().list().stream().map(Breakpoint::text).toList());
        assertEquals(List.of(false, true), session.breakpoints().list().stream().map(Breakpoint::enabled).toList());
        assertTrue(session.selection().get().task().isPresent());
        assertEquals(ColourBy.KIND, session.colours().byProperty().get());
        assertEquals(Theme.DARK, session.settings().themeProperty().get());
        assertEquals(0, runs.run("verify", runs.at(SESSION)).code());
    }

    @Test
    void settingsAreAsTheyWere() {
        Settings settings = new Settings(new FileSettingsStore(folder.resolve(SETTINGS)));
        assertEquals(Theme.PROJECTOR, settings.themeProperty().get());
        assertTrue(settings.allPanelsProperty().get());
        assertTrue(settings.timesAsTicksProperty().get());
    }

    @Test
    void aLogIsRunAgainAndMeasured() {
        assertEquals(new CommandRuns.Result(0, FORKED + ": the same run comes out again\n", ""), runs.run("verify", runs.at(FORKED)));
        assertEquals(0, runs.run("measure", "--schedule", runs.at(FORKED)).code());
    }

    @Test
    void anExperimentGoesOnWhereItWasStopped() throws IOException {
        Path out = Files.createDirectory(folder.resolve("half"));
        Files.move(folder.resolve(RESULTS), out.resolve(RESULTS), StandardCopyOption.REPLACE_EXISTING);
        String before = Files.readString(out.resolve(RESULTS));
        assertEquals(0, runs.run("sweep", runs.at(EXPERIMENT), "--out", out.toString()).code());
        String after = Files.readString(out.resolve(RESULTS));
        assertTrue(after.startsWith(before), "what was there stays");
        assertEquals(3, after.lines().count());
    }
}
