package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;

class ValidateCommandTest {
    private static final String EXPERIMENT = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "p", "workloads": [{"profile": "mows", "set": {"workflows": 2, "node": 2}}], "seeds": [4], "policies": ["owm", "fifo-job"]}]}
            """;

    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void start() {
        runs = new CommandRuns(folder);
    }

    static Stream<Path> bundled() throws IOException {
        return Stream.concat(Files.walk(Path.of("sample-workloads")), Files.walk(Path.of("assets/lessons")))
                .filter(path -> path.toString().endsWith(".json")).sorted();
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void everyFileThatComesWithTheProgramIsValid(Path file) {
        Result result = runs.run("validate", file.toString());
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().startsWith(file + ": a"), result.out());
    }

    @Test
    void aFileOfEveryKindIsReadForWhatItIs() throws IOException, InputException {
        Map<FileKind, String> files = new TreeMap<>();
        files.put(FileKind.WORKLOAD, runs.file("w.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 3}]}]}"));
        files.put(FileKind.PLATFORM, runs.file("p.json", "{\"root\": {\"cluster\": \"C\", \"cores\": 1}}"));
        files.put(FileKind.LESSON, "assets/lessons/graham.lesson.json");
        files.put(FileKind.EXPERIMENT, runs.file("x.json", EXPERIMENT));
        files.put(FileKind.FORK, runs.file("f.json", "{\"at\": 3, \"policy\": \"srtf\", \"jobs\": []}"));
        files.put(FileKind.CAPACITIES, runs.file("c.csv", "user,cores\n/ada,2\n/ben,1\n"));
        assertEquals(0,
                runs.run("simulate", files.get(FileKind.WORKLOAD), "--schedule", runs.at("s.csv"), "--events", runs.at("e.ndjson")).code());
        assertEquals(0, runs.run("sweep", files.get(FileKind.EXPERIMENT), "--out", runs.at("out")).code());
        files.put(FileKind.SCHEDULE, runs.at("s.csv"));
        files.put(FileKind.EVENT_LOG, runs.at("e.ndjson"));
        files.put(FileKind.RESULTS, runs.at("out/results.ndjson"));
        files.put(FileKind.SESSION, runs.file("s.zip", "PK\u0003\u0004"));
        files.put(FileKind.UNKNOWN, runs.file("u.txt", "dear diary\n"));
        for (FileKind kind : FileKind.values()) {
            assertEquals(kind, FileKind.of(InputFile.of(Path.of(files.get(kind))), Limits.DEFAULT));
        }
        files.remove(FileKind.SESSION);
        files.remove(FileKind.UNKNOWN);
        files.remove(FileKind.LESSON);
        assertEquals(new Result(0, """
                w.json: a workload of 1 job, 1 task, 0 edges
                p.json: a platform of 1 cluster, 1 core, network none
                s.csv: a schedule (schedule CSV) of 1 job, 1 piece on 1 cluster
                e.ndjson: an event log of workload w under p-slr
                x.json: an experiment of 1 part, 2 runs
                out/results.ndjson: results of 2 of the 2 runs of experiment small
                f.json: a fork at tick 3
                c.csv: what 2 users may expect to have
                """, ""), runs.run(Stream.concat(Stream.of("validate"), files.values().stream()).toArray(String[]::new)));
        assertEquals("out: results of 2 of the 2 runs of experiment small\n", runs.run("validate", runs.at("out")).out());
    }

    /** Whoever wants a workload is told what he has, and where it belongs. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "{\"at\": 3}|this is a fork, not a workload; simulate takes it with --fork",
            "{\"format\": \"schedscope-lesson\"}|this is a lesson, not a workload; schedscope lesson shows it",
            "{\"format\": \"schedscope-experiment\"}|this is an experiment, not a workload; schedscope sweep runs it",
            "{\"format\": \"schedscope-results\"}|these are results of an experiment, not a workload; schedscope sweep figures draws them"})
    void simulateSaysWhatElseAFileIs(String text, String told) throws IOException {
        assertEquals(new Result(2, "", "x: " + told + "\n"), runs.run("simulate", runs.file("x", text)));
    }

    @Test
    void aKindThatIsMisspeltIsToldByItsOwnReader() throws IOException {
        String file = runs.file("x.json", "{\"format\": \"schedscope-lessn\"}");
        assertTrue(runs.run("validate", file).err().startsWith("x.json:1:12: \"format\" must be \"schedscope-lesson\""));
    }

    @Test
    void aForkToAPolicyThatThereIsNotIsWrong() throws IOException {
        Result result = runs.run("validate", runs.file("f.json", "{\"at\": 3, \"policy\": \"strf\"}"));
        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("f.json: unknown policy 'strf'; did you mean srtf?"), result.err());
    }

    @Test
    void aSeedOfTheCommandLineIsWhatItIsInFiles() throws IOException {
        String workload = "sample-workloads/graham-1969.workload.json";
        assertEquals(0, runs.run("simulate", workload, "--seed", Long.toString(Long.MAX_VALUE)).code());
        for (String seed : new String[] {"-9223372036854775808", "+1", "1.5"}) {
            Result result = runs.run("simulate", workload, "--seed", seed);
            assertEquals(2, result.code());
            assertTrue(result.err().contains("'" + seed + "' is not a seed; write a whole number from -9223372036854775807"), result.err());
        }
    }

    @Test
    void aSampleIsFoundWithoutItsEndingAndTheOneThatWasMeantIsNamed() {
        Result whole = runs.run("simulate", "sample-workloads/graham-1969.workload.json");
        assertEquals(0, whole.code());
        assertEquals(whole, runs.run("simulate", "sample-workloads/graham-1969"));
        assertEquals(new Result(2, "",
                "sample-workloads/grahm-1969: the file does not exist; did you mean sample-workloads/graham-1969?\n"),
                runs.run("simulate", "sample-workloads/grahm-1969"));
    }

    @Test
    void helpIsACommandToo() {
        assertEquals(runs.run("simulate", "--help").out(), runs.run("help", "simulate").out());
        assertEquals(0, runs.run("help").code());
        assertTrue(runs.run("help").out().contains("schedscope [-hV]"), runs.run("help").out());
    }

    @Test
    void whatIsOfAnUnknownKindIsToldAllThatThereIs() throws IOException {
        String told = runs.run("validate", runs.file("u.txt", "dear diary\n")).err();
        for (String kind : new String[] {"WfFormat", "Batsim jobs.csv", "platforms", "event logs", "sessions", "lessons", "experiments",
                "results",
                "forks", "users' capacities"}) {
            assertTrue(told.contains(kind), kind + " is not in: " + told);
        }
        String said = runs.run("validate", runs.file("u.csv", "name,begin,mood\na,1,2\n")).err();
        assertTrue(said.contains("with commas between 3 columns (name, begin, mood)"), said);
        assertTrue(said.contains("no column shows how long jobs run (exec, or start and finish); --columns names the columns"), said);
    }
}
