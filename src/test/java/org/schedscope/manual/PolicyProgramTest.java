package org.schedscope.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.event.RunChoices;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.model.answer.ProgramAnswers;
import org.schedscope.scheduler.Schedulers;

/** The policy in Python that the manual shows orders as an expression does that says the same, and is needed only once. */
class PolicyProgramTest {
    private static final List<Path> PAGES = List.of(Path.of("assets/manual/plug-ins.md"), Path.of("assets/manual/de/plug-ins.md"));
    private static final String WORKLOAD = "sample-workloads/campus-week.workload.json";

    @TempDir
    Path folder;
    private CommandRuns commands;

    @BeforeEach
    void prepare() throws InterruptedException {
        Python.assumeThere();
        commands = new CommandRuns(folder);
    }

    private String written(String program) throws IOException {
        return "exec:python3 '" + Files.writeString(folder.resolve("policy.py"), program) + "'";
    }

    private String schedule(String policy, String... more) throws IOException {
        Path schedule = folder.resolve("schedule.csv");
        String[] command = {"simulate", WORKLOAD, "--policy", policy, "--schedule", schedule.toString()};
        CommandRuns.Result result = commands.run(Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new));
        assertEquals(0, result.code(), result::err);
        return Files.readString(schedule);
    }

    @Test
    void bothLanguagesShowTheSameProgram() throws IOException {
        assertEquals(Python.shown(PAGES.get(0)), Python.shown(PAGES.get(1)));
    }

    @ParameterizedTest
    @CsvSource({"hierarchical,none", "hierarchical,easy", "central,conservative", "four-phase,priority-backfill"})
    void itStartsTheSmallestAreaFirst(String scheduler, String rearrangement) throws IOException {
        String program = written(Python.shown(PAGES.get(0)).get(0));
        String[] set = {"--scheduler", scheduler, "--set", "rearrangement=" + rearrangement, "--audit"};
        assertEquals(schedule("=-exec * cores", set), schedule(program, set));
    }

    @Test
    void aLogHoldsItsAnswersSoThatTheRunComesOutAgainWithoutIt() throws IOException {
        Path log = folder.resolve("run.events.ndjson");
        schedule(written(Python.shown(PAGES.get(0)).get(0)), "--scheduler", "market", "--set", "auction-stop=kind", "--events",
                log.toString());
        Files.delete(folder.resolve("policy.py"));
        assertEquals(0, commands.run("verify", log.toString()).code());
        String others = Files.readString(log).replaceFirst("\"answers\":\\[.*?}],", "");
        CommandRuns.Result result = commands.run("verify", commands.file("other.events.ndjson", others));
        assertEquals(2, result.code());
        assertTrue(result.err().contains("is not known, and only a program that is named in the command"), result::err);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "raise ValueError('no')               | 600 | ended with exit code 1 instead of answering at tick 11: ValueError: no",
            "print('hello', flush=True); input()  | 600 | an answer is a line with the ids of tasks in order",
            "print('[999]', flush=True); input()  | 600 | named task 999 at tick 11, which does not wait",
            "import time; time.sleep(600)         | 1   | gave no answer at tick 11 within 1 s"})
    void aProgramThatDoesNotAnswerIsOneLineAndLeavesNoFiles(String body, String seconds, String said) throws IOException {
        Path log = folder.resolve("run.events.ndjson");
        CommandRuns.Result result = commands.run("simulate", WORKLOAD, "--policy", written("input()\n" + body + "\n"), "--set",
                "answer-time=" + seconds, "--events", log.toString());
        assertEquals(2, result.code());
        assertTrue(result.err().contains(said), result::err);
        assertEquals(1, result.err().lines().count(), result::err);
        assertFalse(Files.exists(log));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sh -c 'sleep 600 & echo $! > \"$0\"; exec python3 \"$1\"' '%s' '%s'",
            "sh -c 'sh -c \"sleep 600 & echo \\$! > $0; wait\" & python3 \"$1\"' '%s' '%s'"})
    void whatAProgramHasStartedEndsWithIt(String command) throws Exception {
        Path number = folder.resolve("number");
        String program = written(Python.shown(PAGES.get(0)).get(0)).replaceFirst("exec:python3 '(.*)'", "$1");
        CommandRuns.Result result = commands.run("simulate", WORKLOAD, "--policy", "exec:" + command.formatted(number, program));
        assertEquals(0, result.code(), result::err);
        Optional<ProcessHandle> started = ProcessHandle.of(Long.parseLong(Files.readString(number).strip()));
        started.ifPresent(one -> one.onExit().orTimeout(10, TimeUnit.SECONDS).join());
        assertFalse(started.isPresent() && started.get().isAlive());
    }

    @Test
    void whatWasReadAsksNoProgramUnlessSomebodyChoosesIt() {
        RunChoices read = Schedulers.normalized(new RunChoices("exec:touch made", "central", 1, new TreeMap<>())
                .withAnswers(Optional.of(ProgramAnswers.NONE)));
        assertTrue(Schedulers.withPolicy(read.withSeed(2), "exec:touch made").answers().isPresent());
        assertTrue(Schedulers.withPolicy(read, "exec:touch other").answers().isEmpty());
    }

    @Test
    void noFileStartsAProgram() throws IOException {
        String experiment = commands.file("e.experiment.json", """
                {"format": "schedscope-experiment", "version": 1, "name": "e", "parts": [{"name": "p", "workloads": [{"profile": "market"}],
                 "policies": [{"policy": "exec:touch made"}], "seeds": {"from": 1, "count": 1}}]}""");
        CommandRuns.Result result = commands.run("sweep", experiment, "--list");
        assertEquals(2, result.code());
        assertTrue(result.err().contains("the policy 'exec:touch made' is a program, which a file cannot start"), result::err);
        CommandRuns.Result fork = commands.run("simulate", WORKLOAD, "--fork", "{\"at\": 5, \"policy\": \"exec:touch made\"}");
        assertTrue(fork.err().contains("is a program, which a file cannot start"), fork::err);
    }
}
