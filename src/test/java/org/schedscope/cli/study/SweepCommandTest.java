package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

class SweepCommandTest {
    private static final String DEFINITION = """
            {"format": "schedscope-experiment", "name": "small", "parts": [
              {"name": "flows", "workloads": [{"profile": "mows", "label": "few", "set": {"workflows": 3, "node": 5}}], "seeds": [4, 5],
               "networks": ["none", "ccr:0.5"], "estimates": ["normal:50"],
               "policies": ["owm", {"policy": "fifo-job", "label": "backfilling", "set": {"rearrangement": "easy"}}]}]}
            """;

    @TempDir
    Path folder;

    private CommandRuns commands;
    private String definition;

    @BeforeEach
    void start() throws IOException {
        commands = new CommandRuns(folder);
        definition = commands.file("small.experiment.json", DEFINITION);
    }

    private CommandRuns.Result sweep(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "sweep";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return commands.run(all);
    }

    @Test
    void listSaysWhatWouldBeRunAndRunsNothing() throws IOException {
        assertEquals(new CommandRuns.Result(0, """
                small: 8 runs

                flows: 8 runs
                  workload (1): few
                  seed (2): 4 5
                  network (2): none ccr:0.5
                  estimate (1): normal:50
                  policy (2): owm backfilling
                """, ""), sweep(definition, "--list"));
        assertEquals(List.of("small.experiment.json"), commands.names());
    }

    @Test
    void programsAreToldTheSame() {
        String list = commands.run("sweep", definition, "--list", "--json").out();
        assertTrue(list.startsWith("{\"name\":") && list.contains("\"axes\":{\"workload\":["), list);
    }

    @Test
    void whatIsDoneIsNotDoneAgain() {
        assertEquals(new CommandRuns.Result(0, "out/results.ndjson: 8 runs, 8 of them made now\n", ""),
                sweep(definition, "--out", commands.at("out"), "--jobs", "2"));
        assertEquals(new CommandRuns.Result(0, "out/results.ndjson: 8 runs, 0 of them made now\n", ""),
                sweep(definition, "--out", commands.at("out")));
    }

    @Test
    void shardsAreMergedIntoOneFile() throws IOException {
        sweep(definition, "--out", commands.at("out"), "--shard", "2/3");
        assertEquals(new CommandRuns.Result(0, "out/results.ndjson: 2 of 8 runs\n", ""), sweep("--merge", commands.at("out")));
        assertEquals(0, sweep(definition, "--out", commands.at("out"), "--shard", "1/3").code());
        assertEquals(0, sweep(definition, "--out", commands.at("out"), "--shard", "3/3").code());
        assertEquals(new CommandRuns.Result(0, "out/results.ndjson: 8 of 8 runs\n", ""), sweep("--merge", commands.at("out")));
        assertEquals(9, commands.text("out/results.ndjson").lines().count());
    }

    /** A point of a figure can be opened: the commands that a user would write give the same run. */
    @Test
    void theDigestIsThatOfTheEventLogOfTheSameRunByHand() throws IOException, NoSuchAlgorithmException {
        sweep(definition, "--out", commands.at("out"));
        commands.run("generate", "mows", "--set", "workflows=3", "--set", "node=5", "--seed", "5", "-o", commands.at("few.workload.json"));
        String unnamed = commands.text("few.workload.json").replaceFirst("\\s*\"platform\": \"[^\"]*\",", "");
        commands.run("simulate", commands.file("few.workload.json", unnamed), "--platform", commands.at("few.platform.json"), "--policy",
                "fifo-job",
                "--set", "rearrangement=easy", "--seed", "5", "--network", "ccr:0.5", "--estimate", "normal:50", "--events",
                commands.at("log"));

        String digest = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(folder.resolve("log"))));
        String line = commands.text("out/results.ndjson").lines()
                .filter(each -> each.contains("seed=5|network=ccr:0.5|estimate=normal:50|policy=backfilling")).findFirst().orElseThrow();
        assertTrue(line.contains("\"digest\":\"" + digest + "\""), line);
    }

    @Test
    void anOrderingWithoutAValueIsARunThatFailedNotWrongUsage() throws IOException {
        String text = DEFINITION.replace("\"owm\", ", "\"=1 / wait\", ");
        CommandRuns.Result failed = sweep(commands.file("zero.experiment.json", text), "--out", commands.at("zero"), "--jobs", "1");
        assertEquals(1, failed.code());
        assertTrue(failed.err().startsWith("the run part=flows|") && failed.err().contains("division by zero in (1 / 0)"), failed.err());

        failed = commands.run("simulate", "sample-workloads/campus-week.workload.json", "--policy", "=1 / wait");
        assertEquals(1, failed.code());
        assertTrue(failed.err().contains("\nthe ordering '=1 / wait' has no value at tick "), failed.err());
        assertEquals(2, commands.run("simulate", "sample-workloads/campus-week.workload.json", "--policy", "=1 / wat").code());
    }

    @Test
    void whatIsMissingOrTooMuchIsSaidInOneLine() {
        assertEquals(new CommandRuns.Result(2, "", "a definition is needed (see schedscope sweep --help)\n"), sweep());
        assertEquals(new CommandRuns.Result(2, "", "state the folder of the results with --out\n"), sweep(definition));
        assertEquals(new CommandRuns.Result(2, "", "--jobs must be from 1 to 10000, not 0\n"),
                sweep(definition, "--out", "x", "--jobs", "0"));
        assertEquals(new CommandRuns.Result(2, "", "'4/3' is not a shard; write 1/4 for the first of four\n"),
                sweep(definition, "--out", "x", "--shard", "4/3"));
        assertEquals(new CommandRuns.Result(2, "", "--merge takes a folder and, besides, --pack only: schedscope sweep --merge DIR\n"),
                sweep(definition, "--merge", "x"));
        assertEquals(new CommandRuns.Result(2, "", "none.json: the file does not exist\n"), sweep(commands.at("none.json"), "--out", "x"));
    }
}
