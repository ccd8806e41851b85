package org.schedscope.ui.state.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.chart.paint.Theme;
import org.schedscope.experiment.RunChoices;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.TickLength;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.Excerpt;
import org.schedscope.ui.state.base.FileSettingsStore;
import org.schedscope.ui.state.base.ProblemReport;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunFiles;
import org.schedscope.ui.state.run.RunSetup;
import org.schedscope.ui.state.run.ShellCommand;
import org.schedscope.ui.state.session.Session;

class FileOpenerTest {
    private final HandCranked threads = new HandCranked();
    private final TestRuns.Files files = new TestRuns.Files();
    private final Session session = TestRuns.session(threads, new EngineSimulator(), files, 3);

    @Test
    void aWorkloadThatCanBeReadIsRunAndRemembered() {
        files.workloads.put("w.workload.json", TestRuns.diamonds(2));
        session.files().open(Path.of("w.workload.json"));
        threads.settle();
        assertEquals(2, session.runs().run().index().jobCount());
        assertEquals(List.of(Path.of("w.workload.json").toAbsolutePath()), session.settings().recentFiles());
        assertTrue(ShellCommand.of(session.runs().run().setup()).endsWith("w.workload.json --policy p-slr --scheduler hierarchical --seed 1"));
    }

    @Test
    void aBadFileLeavesTheRunUntouchedAndCanBeCheckedAgain() {
        threads.settle();
        OpenRun before = session.runs().run();
        session.files().open(Path.of("bad.workload.json"));
        threads.settle();
        assertSame(before, session.runs().run());
        ProblemReport report = session.problems().get().orElseThrow();
        assertEquals("bad.workload.json", report.subject());
        assertEquals("bad.workload.json:3:7: unknown field \"core\" (/jobs/0)", report.text());
        assertEquals(List.of(), session.settings().recentFiles());

        files.workloads.put("bad.workload.json", TestRuns.diamonds(1));
        session.files().tryAgain();
        threads.settle();
        assertEquals(1, session.runs().run().index().jobCount());
        assertEquals(Optional.empty(), session.problems().get());
    }

    @Test
    void aPlatformFileMovesTheOpenWorkload() {
        files.platforms.put("big.platform.json", Platform.of("big", Cluster.of("C1", 8, "cpu"), Cluster.of("C2", 8, "gpu")));
        session.files().open(Path.of("big.platform.json"));
        threads.settle();
        assertEquals("big", session.runs().run().platform().name());
        assertEquals(3, session.runs().run().index().jobCount());
        assertTrue(ShellCommand.of(session.runs().run().setup()).contains("big.platform.json"));
    }

    @Test
    void aSmallerWorkloadOpensWhileSomethingIsSelectedAtTheEndOfALargerOne() {
        threads.settle();
        session.playhead().toEnd();
        session.selection().selectTask(session.runs().run().index().taskCount() - 1);
        threads.settle();
        files.workloads.put("small.json", TestRuns.diamonds(1));
        session.files().open(Path.of("small.json"));
        threads.settle();
        assertEquals(0, session.playhead().position());
        assertEquals(Optional.empty(), session.snapshot().get().story());
        assertTrue(session.snapshot().get().areOf(session.runs().run(), 0));
    }

    @Test
    void whatWasCancelledDoesNotOpenLater() {
        files.workloads.put("w.workload.json", TestRuns.diamonds(2));
        session.files().open(Path.of("w.workload.json"));
        session.files().cancel();
        threads.settle();
        assertEquals(3, session.runs().run().index().jobCount());
        assertEquals(Optional.empty(), session.files().workProperty().get());
    }

    @Test
    void excerptsUnderlineTheSpotWithItsSurroundings(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("w.json");
        java.nio.file.Files.writeString(file, java.util.stream.IntStream.rangeClosed(1, 30).mapToObj(i -> "line " + i + ": \"core\": 1,")
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
        java.nio.file.Files.writeString(file, "[".repeat(3_000_000));
        Excerpt excerpt = ProblemReport.of(file, List.of(new Problem("w.json", 1, 1_001, "", Message.verbatim("too deep")))).excerpts().get(0);
        assertEquals(1, excerpt.lines().size());
        assertEquals(Excerpt.MOST_CHARACTERS, excerpt.lines().get(0).text().length());
        assertEquals(1, excerpt.lines().get(0).spotTo() - excerpt.lines().get(0).spotFrom());
    }

    @Test
    void commandLinesQuoteWhatAShellWouldSplit() {
        RunFiles files = TestRuns.files(TestRuns.diamonds(1), new RunSource.File(Path.of("/tmp/my runs/it's.json"), TickLength.parse("100ms")));
        RunSetup setup = new RunSetup(files.withPlatform(files.platform(), Optional.of(Path.of("/tmp/p.platform.json"))),
                new RunChoices("fifo-job", "hierarchical", 7, Optional.of("ccr:0.2"),
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
