package org.schedscope.ui.state.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.paint.Theme;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.Problem;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Excerpt;
import org.schedscope.ui.state.base.FileSettingsStore;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class FileOpenerTest {
    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, new EngineSimulator(), 3);

    @TempDir
    Path folder;

    private Path workload(String name, int jobs) throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
            WorkloadWriter.write(TestRuns.diamonds(jobs), out);
        }
        return folder.resolve(name);
    }

    @Test
    void aWorkloadThatCanBeReadIsRunAndRemembered() throws IOException {
        Path file = workload("w.workload.json", 2);
        session.files().open(file);
        threads.settle();
        assertEquals(2, session.runs().run().index().jobCount());
        assertEquals(List.of(file.toAbsolutePath()), session.settings().recentFiles());
        assertTrue(
                ShellCommand.of(session.runs().run().setup()).endsWith("w.workload.json --policy p-slr --scheduler hierarchical --seed 1"));
    }

    @Test
    void aBadFileLeavesTheRunUntouchedAndCanBeCheckedAgain() throws IOException {
        threads.settle();
        OpenRun before = session.runs().run();
        Path file = Files.writeString(folder.resolve("bad.workload.json"), "{\"jobs\": [\n  {\"id\": \"J1\",\n      \"core\": 1}]}");
        session.files().open(file);
        threads.settle();
        assertSame(before, session.runs().run());
        ProblemReport report = session.problems().get().orElseThrow();
        assertEquals("bad.workload.json", report.subject());
        assertTrue(report.text().startsWith(file + ":3:7: unknown field \"core\""), report.text());
        assertEquals(List.of(), session.settings().recentFiles());

        workload("bad.workload.json", 1);
        session.files().tryAgain();
        threads.settle();
        assertEquals(1, session.runs().run().index().jobCount());
        assertEquals(Optional.empty(), session.problems().get());
    }

    @Test
    void aPlatformFileMovesTheOpenWorkload() throws IOException {
        Path file = folder.resolve("big.platform.json");
        try (OutputStream out = Files.newOutputStream(file)) {
            PlatformWriter.write(Platform.of("big", Cluster.of("C1", 8, "cpu"), Cluster.of("C2", 8, "gpu")), out);
        }
        session.files().open(file);
        threads.settle();
        assertEquals("big", session.runs().run().platform().name());
        assertEquals(3, session.runs().run().index().jobCount());
        assertTrue(ShellCommand.of(session.runs().run().setup()).contains("big.platform.json"));
    }

    @Test
    void aSmallerWorkloadOpensWhileSomethingIsSelectedAtTheEndOfALargerOne() throws IOException {
        threads.settle();
        session.playhead().toEnd();
        session.selection().selectTask(session.runs().run().index().taskCount() - 1);
        threads.settle();
        session.files().open(workload("small.json", 1));
        threads.settle();
        assertEquals(0, session.playhead().position());
        assertEquals(Optional.empty(), session.snapshot().get().story());
        assertTrue(session.snapshot().get().areOf(session.runs().run(), 0));
    }

    @Test
    void whatWasCancelledDoesNotOpenLater() throws IOException {
        Path file = workload("w.workload.json", 2);
        session.files().open(file);
        session.files().cancel();
        threads.settle();
        assertEquals(3, session.runs().run().index().jobCount());
        assertEquals(Optional.empty(), session.files().work());
    }

    @Test
    void excerptsUnderlineTheSpotWithItsSurroundings(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("w.json");
        Files.writeString(file, java.util.stream.IntStream.rangeClosed(1, 30).mapToObj(i -> "line " + i + ": \"core\": 1,")
                .collect(Collectors.joining("\r\n")));
        Excerpt excerpt = ProblemReport.of(file, List.of(new Problem("w.json", 20, 10, "/x", Message.verbatim("wrong")))).excerpts().get(0);
        assertEquals(13, excerpt.lines().size());
        Excerpt.Line spot = excerpt.lines().get(6);
        assertEquals(20, spot.number());
        assertEquals("\"core\"", spot.text().substring(spot.spotFrom(), spot.spotTo()));
        assertEquals(12, excerpt.lines().stream().filter(line -> !line.hasSpot()).count());
    }

    @Test
    void aVeryLongLineIsShownAroundTheSpotOnly(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("w.json");
        Files.writeString(file, "[".repeat(3_000_000));
        Excerpt excerpt = ProblemReport.of(file, List.of(new Problem("w.json", 1, 1_001, "", Message.verbatim("too deep")))).excerpts()
                .get(0);
        assertEquals(1, excerpt.lines().size());
        assertEquals(Excerpt.MOST_CHARACTERS, excerpt.lines().get(0).text().length());
        assertEquals(1, excerpt.lines().get(0).spotTo() - excerpt.lines().get(0).spotFrom());
    }

    @Test
    void commandLinesQuoteWhatAShellWouldSplit() {
        RunSetup files = TestRuns.files(TestRuns.diamonds(1),
                new RunSource.File(Path.of("/tmp/my runs/it's.json"), TickLength.parse("100ms")));
        RunSetup setup = files.withPlatform(files.platform(), Optional.of(Path.of("/tmp/p.platform.json")), false)
                .under(new RunChoices("fifo-job", "hierarchical", 7, Optional.of("ccr:0.2"),
                        new TreeMap<>(Map.of("rearrangement", "easy", "estimate", "normal:100", "memory", "on"))));
        assertEquals("schedscope simulate '/tmp/my runs/it'\\''s.json' --platform /tmp/p.platform.json --tick 100ms --policy fifo-job"
                + " --scheduler hierarchical --seed 7 --network ccr:0.2 --estimate normal:100 --set memory=on --set rearrangement=easy",
                ShellCommand.of(setup));
    }

    @Test
    void settingsComeBackInTheNextSession(@TempDir Path folder) {
        Path file = folder.resolve("a/window.properties");
        Settings first = new Settings(new FileSettingsStore(file));
        first.themeProperty().set(Theme.DARK);
        first.startHereProperty().set(false);
        first.opened(Path.of("/a"));
        first.opened(Path.of("/b"));
        first.opened(Path.of("/a"));
        Settings second = new Settings(new FileSettingsStore(file));
        assertEquals(Theme.DARK, second.themeProperty().get());
        assertEquals(false, second.startHereProperty().get());
        assertEquals(List.of(Path.of("/a"), Path.of("/b")), second.recentFiles());
    }
}
