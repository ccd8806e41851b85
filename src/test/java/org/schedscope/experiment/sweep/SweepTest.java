package org.schedscope.experiment.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.definition.Experiment;
import org.schedscope.experiment.definition.ExperimentJson;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.result.ResultsHead;
import org.schedscope.experiment.result.RunResult;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.model.ModelException;

class SweepTest {
    /** On one core a job of three ticks and one of a single tick, both there at tick 0; and workflows drawn with two seeds. */
    private static final String CORE = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "core", "workloads": [{"file": "two.workload.json"}], "policies": ["fifo-job", "srtf"]}]}
            """;
    private static final String DEFINITION = CORE.replaceFirst("]}\\s*$", """
            , {"name": "flows", "workloads": [{"profile": "mows", "set": {"workflows": 3, "node": 5}}], "seeds": [1, 2],
               "settings": {"interval": [50, 500]}, "estimates": ["exact", "uniform:100"], "policies": ["owm", "mows"]}]}
            """);
    private static final Sweep.Watch UNWATCHED = (runs, before, made) -> {};

    @TempDir
    Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("two.workload.json"), """
                {"jobs": [{"id": "long", "tasks": [{"id": "T", "exec": 3}]}, {"id": "short", "tasks": [{"id": "T", "exec": 1}]}],
                 "platform": "one.platform.json"}
                """);
        Files.writeString(folder.resolve("one.platform.json"), "{\"root\": {\"cluster\": \"C\", \"cores\": 1}}");
    }

    private Sweep sweep(String definition, String out, Shard shard) throws IOException {
        InputFile file = InputFile.of(Files.writeString(folder.resolve("e.json"), definition));
        Experiment experiment = ExperimentJson.read(file, Limits.DEFAULT);
        return new Sweep(new ResultsHead(experiment, "e.json"), new GridCells(file), folder.resolve(out), shard);
    }

    private Sweep.Outcome run(String out, int workers) throws IOException {
        return sweep(DEFINITION, out, Shard.ALL).run(workers, UNWATCHED);
    }

    private byte[] merged(String out) throws IOException {
        Merge.Merged merged = Merge.run(folder.resolve(out));
        assertEquals(merged.runs(), merged.merged());
        return Files.readAllBytes(merged.file());
    }

    private Map<String, RunResult> results(String out) throws IOException {
        Map<String, RunResult> results = new LinkedHashMap<>();
        Results.read(folder.resolve(out).resolve("results.ndjson"), result -> results.put(result.key(), result));
        return results;
    }

    private static String message(Class<? extends Exception> kind, org.junit.jupiter.api.function.Executable run, Path folder) {
        return assertThrows(kind, run).getMessage().replace(folder + java.io.File.separator, "");
    }

    /** FIFO: the long job 0–3, the short one 3–4, SLR 1 and 4. SRTF: the short one 0–1, the long one 1–4, SLR 1 and 4/3. */
    @Test
    void theNumbersOfARunAreThoseWorkedOutByHand() throws IOException {
        assertEquals(new Sweep.Outcome(18, 0, 18), run("out", 1));

        RunResult fifo = results("out").get("part=core|workload=two|seed=1|policy=fifo-job");
        RunResult srtf = results("out").get("part=core|workload=two|seed=1|policy=srtf");
        assertEquals(Map.of("jobs", 2L, "tasks", 2L), fifo.counts());
        assertEquals(List.of(2.5, 4.0, 4.0, 4.0), figures(fifo, "meanSlr", "worstSlr", "makespan", "horizon"));
        assertEquals(List.of((1 + 4 / 3.0) / 2, 4 / 3.0, 4.0), figures(srtf, "meanSlr", "worstSlr", "makespan"));
        // (1 + 4 − 3)·3 + (1 + 4 − 4)·1 of a finished work of 4.
        assertEquals(List.of(7.0, 4.0), figures(fifo, "cumulativeCompletion", "finishedWork"));
        assertEquals(List.of(4.0, 1.0), fifo.series().get("decileWorstSlr").stream().filter(slr -> !slr.isNaN()).toList());
        assertEquals(Map.of("users", List.of("/"), "clusters", List.of("C")), fifo.names());
    }

    private static List<Double> figures(RunResult result, String... names) {
        return Arrays.stream(names).map(result.measures()::get).toList();
    }

    @Test
    void policiesOfACellMeetTheSameWorkloadAndOtherSeedsAnother() throws IOException {
        run("out", 2);

        Map<String, RunResult> results = results("out");
        RunResult owm = results.get("part=flows|workload=mows|seed=1|interval=50|estimate=exact|policy=owm");
        RunResult mows = results.get("part=flows|workload=mows|seed=1|interval=50|estimate=exact|policy=mows");
        RunResult other = results.get("part=flows|workload=mows|seed=2|interval=50|estimate=exact|policy=owm");
        assertEquals(owm.measures().get("finishedWork"), mows.measures().get("finishedWork"));
        assertFalse(owm.measures().get("finishedWork").equals(other.measures().get("finishedWork")));
    }

    @Test
    void workersShardsAndTheirOrderDoNotMatter() throws IOException {
        run("one", 1);
        run("two", 2);
        run("many", 7);
        for (int shard = 4; shard >= 1; shard--) {
            sweep(DEFINITION, "shards", new Shard(shard, 4)).run(2, UNWATCHED);
        }
        // Fewer cells than shards: runs are dealt out.
        for (int shard = 1; shard <= 12; shard++) {
            sweep(DEFINITION, "slivers", new Shard(shard, 12)).run(1, UNWATCHED);
        }

        byte[] one = merged("one");
        for (String out : List.of("two", "many", "shards", "slivers")) {
            assertEquals(new String(one, StandardCharsets.UTF_8), new String(merged(out), StandardCharsets.UTF_8), out);
        }
        assertEquals(new String(one, StandardCharsets.UTF_8), new String(merged("one"), StandardCharsets.UTF_8));
    }

    @Test
    void killedAtAnyByteItGoesOnWithoutLosingOrRepeatingARun() throws IOException {
        sweep(CORE, "out", Shard.ALL).run(1, UNWATCHED);
        Path file = folder.resolve("out").resolve("results.ndjson");
        byte[] all = Files.readAllBytes(file);
        int head = indexAfterLine(all, 0);
        int first = indexAfterLine(all, head);
        byte[] expected = merged("out");
        // Every byte of the last line, and some of those before.
        int[] cuts = IntStream.rangeClosed(0, all.length).filter(end -> end >= first - 1 || end % 101 == 0 || Math.abs(end - head) <= 1)
                .toArray();

        for (int end : cuts) {
            Files.write(file, Arrays.copyOf(all, end));
            int whole = end == all.length ? all.length : end >= first ? first : end >= head ? head : 0;
            assertEquals(whole, Results.scan(file, (line, start, result) -> {}).end(), "cut at " + end);
            boolean atAnEnd = Math.min(Math.abs(end - head), Math.min(Math.abs(end - first), all.length - end)) <= 1;
            if (atAnEnd || end % 303 == 0) {
                int done = end == all.length ? 2 : end >= first ? 1 : 0;
                assertEquals(new Sweep.Outcome(2, done, 2 - done), sweep(CORE, "out", Shard.ALL).run(1, UNWATCHED), "cut at " + end);
                assertEquals(2, results("out").size(), "cut at " + end);
            }
        }
        assertEquals(new String(expected, StandardCharsets.UTF_8), new String(merged("out"), StandardCharsets.UTF_8));
    }

    private static int indexAfterLine(byte[] bytes, int from) {
        int at = from;
        while (bytes[at] != '\n') {
            at++;
        }
        return at + 1;
    }

    @Test
    void cancelledItKeepsWhatIsDoneAndGoesOnLater() throws IOException {
        Sweep sweep = sweep(DEFINITION, "out", Shard.ALL);
        Sweep.Outcome cut = sweep.run(2, (runs, before, made) -> sweep.cancel());

        assertFalse(cut.made() > 18);
        Sweep.Outcome rest = run("out", 2);
        assertEquals(new Sweep.Outcome(18, cut.made(), 18 - cut.made()), rest);
        assertTrue(rest.complete());
        run("whole", 1);
        assertEquals(new String(merged("whole"), StandardCharsets.UTF_8), new String(merged("out"), StandardCharsets.UTF_8));
    }

    @Test
    void whatIsAddedToADefinitionIsRunAndNothingElse() throws IOException {
        run("out", 2);
        String grown = DEFINITION.replace("[50, 500]", "[500, 5000, 50]");

        assertEquals(new Sweep.Outcome(26, 18, 8), sweep(grown, "out", Shard.ALL).run(2, UNWATCHED));
        assertEquals(26, results("out").size());
        sweep(grown, "anew", Shard.ALL).run(1, UNWATCHED);
        assertEquals(new String(merged("anew"), StandardCharsets.UTF_8), new String(merged("out"), StandardCharsets.UTF_8));
    }

    @Test
    void resultsOfAnotherDefinitionAreLeftAlone() throws IOException {
        run("out", 1);
        byte[] before = Files.readAllBytes(folder.resolve("out/results.ndjson"));
        Sweep other = sweep(DEFINITION.replace("[50, 500]", "[60]"), "out", new Shard(1, 2));

        assertEquals(
                "out/results.ndjson: these are results of another definition: in part flows, the interval 50 is missing; choose another"
                        + " folder,"
                        + " or only add to the definition",
                message(InputException.class, () -> other.run(1, UNWATCHED), folder));
        assertTrue(Arrays.equals(before, Files.readAllBytes(folder.resolve("out/results.ndjson"))));
        assertFalse(Files.exists(folder.resolve("out/results-1of2.ndjson")));
    }

    @Test
    void mergedResultsAreTheSameBytesWhereverTheFoldersWere() throws IOException {
        run("out", 1);
        byte[] here = merged("out");
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere/deep"));
        InputFile file = InputFile.of(Files.writeString(elsewhere.resolve("e.json"), DEFINITION));
        Files.copy(folder.resolve("two.workload.json"), elsewhere.resolve("two.workload.json"));
        Files.copy(folder.resolve("one.platform.json"), elsewhere.resolve("one.platform.json"));
        ResultsHead head = new ResultsHead(ExperimentJson.read(file, Limits.DEFAULT), elsewhere.resolve("e.json").toString());
        new Sweep(head, new GridCells(file), elsewhere.resolve("r"), Shard.ALL).run(1, UNWATCHED);

        assertEquals(new String(here, StandardCharsets.UTF_8), new String(merged("elsewhere/deep/r"), StandardCharsets.UTF_8));
    }

    @Test
    void linksOutOfTheFolderOfTheDefinitionAreNotFollowed(@TempDir Path outside) throws IOException {
        Files.move(folder.resolve("two.workload.json"), outside.resolve("two.workload.json"));
        Files.createSymbolicLink(folder.resolve("two.workload.json"), outside.resolve("two.workload.json"));
        String platforms = CORE.replace("\"file\": \"two.workload.json\"",
                "\"profile\": \"mows\", \"set\": {\"workflows\": 1}, \"platform\": \"p.json\"");
        Files.createSymbolicLink(folder.resolve("p.json"),
                Files.writeString(outside.resolve("p.json"), "{\"root\": {\"cluster\": \"C\", \"cores\": 9}}"));

        assertEquals("e.json: the file \"two.workload.json\" is a link that leads out of the definition's folder",
                message(InputException.class, () -> sweep(CORE, "out", Shard.ALL).run(1, UNWATCHED), folder));
        assertEquals("e.json: the file \"p.json\" is a link that leads out of the definition's folder",
                message(InputException.class, () -> sweep(platforms, "other", Shard.ALL).run(1, UNWATCHED), folder));
    }

    @Test
    void twoSweepsDoNotWriteToOneFile() throws IOException {
        Files.createDirectories(folder.resolve("out"));
        try (ResultsLog held = ResultsLog.open(folder.resolve("out/results.ndjson"))) {
            assertNotNull(held);
            Sweep second = sweep(DEFINITION, "out", Shard.ALL);
            assertEquals("out/results.ndjson: another sweep is writing to this file",
                    message(InputException.class, () -> second.run(1, UNWATCHED), folder));
        }
    }

    @Test
    void aRunThatComesOutInTwoWaysIsNotMerged() throws IOException {
        sweep(DEFINITION, "out", new Shard(1, 2)).run(1, UNWATCHED);
        Path first = folder.resolve("out/results-1of2.ndjson");
        Files.writeString(folder.resolve("out/results-2of2.ndjson"),
                Files.readString(first).replaceFirst("\"meanSlr\":2.5", "\"meanSlr\":2.25"));

        assertEquals("out/results-2of2.ndjson:2:1: the run part=core|workload=two|seed=1|policy=fifo-job came out differently in"
                + " results-1of2.ndjson: were they made by different versions, or from different files?",
                message(InputException.class, () -> Merge.run(folder.resolve("out")), folder));
    }

    @Test
    void thereMustBeSomethingToMerge() {
        assertEquals(folder + ": the folder has no results (results.ndjson, results-1of4.ndjson, …)",
                assertThrows(InputException.class, () -> Merge.run(folder)).getMessage());
    }

    @Test
    void aRunThatCannotBeMadeIsNamedAndEndsTheSweep() throws IOException {
        Files.writeString(folder.resolve("narrow.platform.json"), "{\"root\": {\"cluster\": \"C\", \"cores\": 1}}");
        Sweep sweep = sweep("""
                {"format": "schedscope-experiment", "parts": [
                  {"name": "p", "workloads": [{"file": "two.workload.json"}, {"file": "none.workload.json"}], "policies": ["fifo-job"]}]}
                """, "out", Shard.ALL);
        assertEquals("none.workload.json: the file does not exist", message(InputException.class, () -> sweep.run(1, UNWATCHED), folder));

        Sweep tooMuch = sweep("""
                {"format": "schedscope-experiment", "parts": [
                  {"name": "p", "workloads": [{"profile": "pslr-fork-join", "set": {"jobs": 5, "exec": 1000000000000000}}],
                   "settings": {"spread": [1]}, "networks": ["ccr:1000000000000"], "policies": ["fifo-job"]}]}
                """, "much", Shard.ALL);
        assertTrue(message(ModelException.class, () -> tooMuch.run(1, UNWATCHED), folder)
                .startsWith(
                        "the run part=p|workload=pslr-fork-join|seed=1|spread=1|network=ccr:1000000000000|policy=fifo-job cannot be"
                                + " simulated: "));
    }

    @Test
    void shardsAreReadFromTheirShortForm() {
        assertEquals(new Shard(2, 4), Shard.parse("2/4"));
        for (String wrong : List.of("0/4", "5/4", "2", "a/b", "1/0", "2/4/6")) {
            assertTrue(
                    assertThrows(ModelException.class, () -> Shard.parse(wrong)).getMessage().endsWith("write 1/4 for the first of four"));
        }
    }
}
