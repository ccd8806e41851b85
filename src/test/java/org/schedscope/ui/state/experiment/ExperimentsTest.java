package org.schedscope.ui.state.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.ShellCommand;
import org.schedscope.experiment.figure.DrawnFigure;
import org.schedscope.experiment.figure.FigureKind;
import org.schedscope.experiment.figure.FigurePoint;
import org.schedscope.experiment.figure.FigureSpec;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.experiment.sweep.Merge;
import org.schedscope.experiment.sweep.PackedResults;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.Samples;
import org.schedscope.text.Language;
import org.schedscope.ui.state.base.Settings;
import org.schedscope.ui.state.file.OpenExperiment;
import org.schedscope.ui.state.run.EngineSimulator;
import org.schedscope.ui.state.session.Session;

/** Experiments as the window has them, without a window. */
class ExperimentsTest {
    /** On one core a job of three ticks and one of a single tick; and workflows drawn with two seeds under estimates and delays. */
    private static final String DEFINITION = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "flows", "workloads": [{"profile": "mows", "scale": 0.05, "set": {"node": 5}}], "seeds": [1, 2],
               "settings": {"interval": [50, 500]}, "networks": ["none", "ccr:0.5"], "estimates": ["uniform:100"], "policies": ["owm", "mows"],
               "figures": ["lines:makespan:interval", "ratios:makespan:interval:owm", "boxes:meanSlr", "deciles:decileMeanSlr",
                           "dominance:makespan:interval:mows"]},
              {"name": "core", "workloads": [{"file": "two.workload.json"}],
               "policies": ["fifo-job", {"policy": "srtf", "set": {"rearrangement": "easy"}}]}]}
            """;
    private static final int RUNS = 18;

    @TempDir
    Path folder;

    private final HandCranked threads = new HandCranked();
    private Session session;
    private Experiments experiments;
    private Path definition;

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("two.workload.json"), """
                {"jobs": [{"id": "long", "tasks": [{"id": "T", "exec": 3}]}, {"id": "short", "tasks": [{"id": "T", "exec": 1}]}],
                 "platform": "one.platform.json"}
                """);
        Files.writeString(folder.resolve("one.platform.json"), "{\"root\": {\"cluster\": \"C\", \"cores\": 1}}");
        definition = Files.writeString(folder.resolve("small.experiment.json"), DEFINITION);
        session = new Session(TestRuns.setup(2), new EngineSimulator(), folder.resolve("bundled"),
                new Settings(new TestRuns.Memory()), threads.environment());
        experiments = session.experiments();
        threads.settle();
    }

    private OpenExperiment opened() {
        return experiments.now().opened().orElseThrow();
    }

    private DrawnFigure figure() {
        return experiments.figure().shown().drawn().orElseThrow();
    }

    private void open(Path file) {
        session.files().open(file);
        threads.settle();
        assertEquals(Optional.empty(), session.problems().get());
    }

    private void runAll() {
        experiments.run();
        threads.settle();
        assertEquals(Optional.empty(), experiments.now().problem());
    }

    @Test
    void aDefinitionIsOpenedRunToItsEndAndDrawn() {
        open(definition);
        assertEquals(List.of(0, RUNS), List.of(opened().results().size(), opened().runs()));
        assertEquals(folder.resolve("small"), opened().folder());
        assertEquals("flows-lines-makespan-interval", figure().spec().id());
        assertTrue(figure().plot().isEmpty());

        runAll();

        assertTrue(opened().isComplete());
        assertEquals(List.of("owm 50", "owm 500", "mows 50", "mows 500"),
                figure().points().stream().map(point -> point.series() + " " + point.across()).toList());
        assertTrue(figure().points().stream().allMatch(point -> point.runs().size() == 4));
    }

    @Test
    void resultsAreOpenedByTheirFolderOrFileWithoutTheirDefinition() throws IOException {
        open(definition);
        runAll();
        List<RunResult> results = opened().results();
        Files.delete(definition);

        open(folder.resolve("small"));
        assertEquals(results, opened().results());
        open(folder.resolve("small").resolve("results.ndjson"));
        assertEquals(results, opened().results());
        assertTrue(opened().isComplete());
    }

    @Test
    void packedResultsAreOpenedAndSoAreTheirRuns() throws IOException {
        open(definition);
        runAll();
        List<String> digests = opened().results().stream().map(RunResult::digest).toList();
        Merge.Merged merged = Merge.run(folder.resolve("small"));
        Path packed = folder.resolve("small.ndjson.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            PackedResults.write(merged.file(), merged.head(), out);
        }

        open(packed);
        assertEquals(digests, opened().results().stream().map(RunResult::digest).toList());
        RunResult first = opened().results().get(0);
        experiments.openRun(first);
        threads.settle();
        assertEquals(first.digest(), TestRuns.digest(session.runs().run()));
    }

    @Test
    void theRunBehindEveryResultIsTheSameEventByEvent() {
        open(definition);
        runAll();
        Set<String> digests = new HashSet<>();
        for (RunResult result : opened().results()) {
            experiments.openRun(result);
            threads.settle();
            assertEquals(Optional.empty(), session.problems().get());
            assertEquals(result.digest(), TestRuns.digest(session.runs().run()), result.key());
            assertEquals(result.measures().get("makespan"), (double) session.runs().run().lastTick());
            digests.add(result.digest());
        }
        assertEquals(RUNS, digests.size());
    }

    @Test
    void whatIsDrawnSaysHowToDrawItAgainAndIsKeptInSessions() {
        open(definition);
        runAll();
        experiments.openRun(opened().results().get(0));
        threads.settle();

        RunSetup setup = session.runs().run().setup();
        assertEquals(
                "schedscope generate mows --set interval=50 --set node=5 --scale 0.05 --seed 1 -o mows.workload.json && schedscope simulate"
                        + " mows.workload.json --policy owm --scheduler four-phase --seed 1 --network none --estimate uniform:100",
                ShellCommand.of(setup));
        RunSource.Drawn source = (RunSource.Drawn) setup.source();
        assertEquals(source, RunSource.Drawn.of(source.words()));

        session.keeper().save(folder.resolve("kept.schedscope"));
        threads.settle();
        open(definition);
        session.files().openSample("graham-1969.workload.json");
        threads.settle();
        open(folder.resolve("kept.schedscope"));
        assertEquals(source, session.runs().run().setup().source());
        session.files().openOwnPlatform();
        threads.settle();
        assertEquals(PlatformOrigin.DRAWN, session.runs().run().setup().platform().origin());
    }

    @Test
    void theRunsOfABundledDefinitionOpenToo() {
        session.files().openExperiment("eet-seconds.experiment.json");
        threads.settle();
        runAll();
        RunResult result = opened().results().get(1);
        experiments.openRun(result);
        threads.settle();
        assertEquals(result.digest(), TestRuns.digest(session.runs().run()));
        assertEquals("campus-week.workload.json", session.runs().run().setup().source().displayName());
        open(folder.resolve("bundled").resolve("eet-seconds"));
        assertEquals("sample-workloads/experiments/eet-seconds.experiment.json", opened().definition().name());
    }

    @Test
    void allBundledDefinitionsAreThere() {
        List<String> names = new ArrayList<>(Samples.briefExperiments());
        names.addAll(Samples.longExperiments());
        for (String name : names) {
            session.files().openExperiment(name);
            threads.settle();
            assertEquals(name, opened().experiment().name() + ".experiment.json");
        }
        assertEquals(names.size(), experiments.now().wanted());
    }

    @Test
    void aCancelledSweepGoesOnWhereItWas() throws IOException {
        // More runs than lines can wait twice over: not all are made before somebody can cancel, whoever is slow.
        Files.writeString(definition, DEFINITION.replace("[1, 2]", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"));
        open(definition);
        assertEquals(82, opened().runs());
        session.states().show((before, now) -> now.experiments().progress().filter(progress -> progress.made() >= 3)
                .ifPresent(enough -> experiments.cancel()));
        // A clock that jumps a second whenever it is looked at: progress is told with every line.
        threads.nanosPerLook = 1_000_000_000L;
        experiments.run();
        assertTrue(experiments.now().progress().isPresent());
        threads.ownerRunsAtOnce = true;
        threads.settle();
        int made = opened().results().size();
        assertTrue(made >= 3 && made < opened().runs(), made + " runs");
        assertEquals(Optional.empty(), experiments.now().progress());

        threads.ownerRunsAtOnce = false;
        threads.nanosPerLook = 0;
        runAll();
        assertTrue(opened().isComplete());
    }

    @Test
    void resultsOfSomethingElseAreNotTouched() throws IOException {
        open(definition);
        runAll();
        Files.writeString(definition, DEFINITION.replace("\"interval\": [50, 500]", "\"interval\": [70]"));
        open(definition);
        assertEquals(0, opened().results().size());
        experiments.run();
        threads.settle();
        assertTrue(experiments.now().problem().orElseThrow().contains("these are results of another definition"));

        experiments.moveTo(folder.resolve("elsewhere"));
        threads.settle();
        assertEquals(Optional.empty(), experiments.now().problem());
        runAll();
        assertTrue(opened().isComplete());
    }

    @Test
    void theWorkloadOfAResultMayBeGone() throws IOException {
        open(definition);
        runAll();
        Files.delete(folder.resolve("two.workload.json"));
        experiments
                .openRun(opened().results().stream().filter(result -> result.axes().get("part").equals("core")).findFirst().orElseThrow());
        threads.settle();
        assertTrue(session.problems().get().orElseThrow().problems().get(0).toString().contains("two.workload.json"));
        assertEquals(2, session.runs().run().workload().jobs().size());
    }

    @Test
    void aWrongDefinitionIsReportedAndChangesNothing() throws IOException {
        open(definition);
        session.files().open(Files.writeString(folder.resolve("wrong.experiment.json"), DEFINITION.replace("\"owm\"", "\"own\"")));
        threads.settle();
        assertTrue(session.problems().get().orElseThrow().problems().get(0).message().toString().contains("own"));
        assertEquals("small", opened().experiment().name());
    }

    @Test
    void theChosenPointStaysWhenTheFigureIsDrawnAnew() {
        open(definition);
        runAll();
        experiments.figure().choose("mows", "500");
        FigurePoint chosen = experiments.figure().shown().point().orElseThrow();
        assertEquals(Set.of("mows"), Set.copyOf(chosen.runs().stream().map(run -> run.axes().get("policy")).toList()));
        runAll();
        experiments.figure().choose("nobody", "500");
        assertTrue(experiments.figure().shown().point().filter(chosen::isWhere).isPresent());

        experiments.figure().choose(experiments.figure().shown().figures().get(1));
        assertTrue(experiments.figure().shown().point().isEmpty());
    }

    @Test
    void everyKindOfFigureHasTheRunsBehindItsPoints() {
        open(definition);
        runAll();
        for (FigureSpec spec : experiments.figure().shown().figures()) {
            experiments.figure().choose(spec);
            threads.settle();
            assertEquals(spec, figure().spec());
            assertFalse(figure().points().isEmpty(), spec.id());
            for (FigurePoint point : figure().points()) {
                assertFalse(point.runs().isEmpty(), spec.id() + " " + point.series());
                assertTrue(point.of(spec, point.runs().get(0), Language.ENGLISH).isPresent(), spec.id() + " " + point.series());
            }
        }
    }

    @Test
    void aFigureOfOnesOwnKeepsOnlyChoicesThatGoTogether() {
        open(definition);
        FigureDraft draft = new FigureDraft(opened().experiment());
        assertEquals("flows-lines-meanSlr-interval", draft.spec().id());
        draft.kindProperty().set(FigureKind.DECILES);
        assertEquals("decileMeanSlr", draft.measureProperty().get());
        draft.kindProperty().set(FigureKind.RATIOS);
        draft.baselineProperty().set("mows");
        assertEquals("flows-ratios-meanSlr-interval-mows", draft.spec().id());
        draft.partProperty().set("core");
        assertEquals("core-ratios-meanSlr-workload-fifo-job", draft.spec().id());
    }

    @Test
    void theReportIsWrittenAsOneFile() throws IOException {
        open(definition);
        runAll();
        experiments.writeReport(folder.resolve("report.html"));
        threads.settle();
        assertTrue(Files.readString(folder.resolve("report.html")).contains("<td>flows</td><td>16 of 16</td>"));
    }
}
