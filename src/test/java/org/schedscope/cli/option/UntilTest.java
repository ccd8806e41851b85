package org.schedscope.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

class UntilTest {
    private static final String SAMPLE = "sample-workloads/campus-week.workload.json";

    @TempDir
    Path folder;
    private CommandRuns commands;

    @BeforeEach
    void begin() {
        commands = new CommandRuns(folder);
    }

    private CommandRuns.Result until(String condition, String... more) {
        List<String> arguments = new ArrayList<>(List.of("simulate", SAMPLE, "--until", condition));
        arguments.addAll(List.of(more));
        return commands.run(arguments.toArray(new String[0]));
    }

    private static String line(CommandRuns.Result result) {
        return result.out().lines().filter(line -> line.startsWith("Until")).findFirst().orElseThrow();
    }

    @Test
    void theRunStopsWhereTheConditionBecomesTrueAndSaysSo() throws IOException {
        CommandRuns.Result all = commands.run("simulate", SAMPLE, "--events", commands.at("all.ndjson"));
        CommandRuns.Result result = until("user /cs/grace violated", "--events", commands.at("some.ndjson"), "--metrics",
                commands.at("m.json"),
                "--schedule", commands.at("s.csv"), "--render", commands.at("pictures"), "--audit");
        assertEquals(0, all.code());
        assertEquals(0, result.code(), result.err());
        assertTrue(line(result).matches("Until     user /cs/grace violated, true at tick \\d+, after \\d+ events"), line(result));
        int events = Integer.parseInt(line(result).replaceAll(".*after (\\d+) events", "$1"));
        List<String> whole = commands.text("all.ndjson").lines().toList();
        List<String> part = commands.text("some.ndjson").lines().toList();
        assertEquals(whole.subList(0, events + 1), part, "the log is the beginning of the whole one");
        assertTrue(whole.size() > part.size());
        assertTrue(result.out().lines().anyMatch(row -> row.matches("/cs/grace +\\d+ +1 +.*")),
                "one job of the user is late: " + result.out());
        assertTrue(commands.text("s.csv").lines().anyMatch(row -> row.split(",", -1)[4].isEmpty()), "what runs has no finish");
    }

    @Test
    void aTimeBetweenEventsIsReachedExactly() {
        CommandRuns.Result result = until("time >= 3");
        assertTrue(line(result).startsWith("Until     time >= 3, true at tick 3, after "), line(result));
    }

    @Test
    void aConditionThatNeverBecomesTrueLetsTheRunGoToItsEnd() {
        CommandRuns.Result whole = commands.run("simulate", SAMPLE);
        CommandRuns.Result result = until("slr J1 > 1000");
        assertEquals(0, result.code());
        assertEquals("Until     slr J1 > 1000, never true: the run went to its end", line(result));
        assertEquals(whole.out(), result.out().replace(line(result) + "\n", ""));
    }

    @Test
    void whatIsNoConditionIsRefusedWithItsPlace() {
        CommandRuns.Result wrong = until("job J7 finishs");
        assertEquals(new CommandRuns.Result(2, "",
                "--until 'job J7 finishs': column 8: unknown word 'finishs'; a job is followed by one of arrives, finishes, starves\n"),
                wrong);
        CommandRuns.Result unknown = until("queue C9 > 5", "--events", commands.at("never.ndjson"));
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().startsWith("--until 'queue C9 > 5': column 7: unknown cluster 'C9'; this run has "), unknown.err());
        assertTrue(!folder.resolve("never.ndjson").toFile().exists());
    }
}
