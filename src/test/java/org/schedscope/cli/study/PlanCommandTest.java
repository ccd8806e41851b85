package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

/** The order that should have been: its fork is one like any other, which the auditor passes and a log makes again. */
class PlanCommandTest {
    @TempDir
    Path folder;

    private CommandRuns commands;

    @BeforeEach
    void start() {
        commands = new CommandRuns(folder);
    }

    @Test
    void theForkDoesWhatIsPromisedByteForByte() throws IOException {
        String fork = folder.resolve("planned.json").toString();
        CommandRuns.Result better = commands.run("plan", "campus-week", "--policy", "fifo-job", "--from", "100", "--next", "4", "--of",
                "meanResponse", "--fork", fork);
        assertEquals(0, better.code(), better.err());
        assertTrue(better.out().contains("better (all 24 orders tried)\n"), better.out());
        String log = folder.resolve("planned.ndjson").toString();
        CommandRuns.Result run = commands.run("simulate", "campus-week", "--policy", "fifo-job", "--fork", fork, "--audit", "--events",
                log);
        assertEquals(0, run.code(), run.err());
        assertTrue(Files.readString(Path.of(log)).contains("\"plan:"));
        assertEquals(0, commands.run("verify", log).code());
    }

    @Test
    void programsGetJson() {
        CommandRuns.Result found = commands.run("plan", "campus-week", "--policy", "fifo-job", "--from", "100", "--next", "2", "--json");
        assertEquals(0, found.code(), found.err());
        assertTrue(found.out().startsWith("{\"tick\":100,\"metric\":\"meanResponse\",\"tasks\":[\"J4 T3\",\"J6 T2\"],\"order\":["),
                found.out());
    }

    @Test
    void whatComparesUsersOrWorkflowsCannotFollowAPlan() {
        for (String policy : List.of("fair-share", "owm")) {
            CommandRuns.Result refused = commands.run("plan", "campus-week", "--policy", policy, "--from", "100");
            assertEquals(2, refused.code());
            assertTrue(refused.err().startsWith("no plan can come before "), refused.err());
        }
        assertEquals(2, commands.run("simulate", "campus-week", "--policy", "plan:3:fair-share").code());
    }

    @Test
    void aTimeThatIsOverLeavesTheRunAsItWas() {
        CommandRuns.Result none = commands.run("plan", "campus-week", "--policy", "fifo-job", "--from", "100", "--time", "1ms");
        assertEquals(0, none.code(), none.err());
        assertTrue(none.out().endsWith("No order of them was found that is better by meanResponse (0 tried).\n"), none.out());
        assertEquals("", none.err());
        assertEquals("--time soon: write a length of time, such as 60s or 10min\n",
                commands.run("plan", "campus-week", "--from", "100", "--time", "soon").err());
    }

    @Test
    void aForkThatIsNotWrittenIsTold() {
        Path fork = folder.resolve("F.json");
        for (String[] more : new String[][] {{"--from", "100", "--time", "1ms"}, {"--from", "5000"}, {"--from", "5000", "--json"}}) {
            CommandRuns.Result none = commands.run(Stream.concat(Stream.of("plan", "campus-week", "--policy", "fifo-job", "--fork",
                    fork.toString()), Stream.of(more)).toArray(String[]::new));
            assertEquals(0, none.code());
            assertEquals("F.json is not written: there is no better order that a fork would make\n", none.err());
            assertFalse(Files.exists(fork));
        }
    }

    @Test
    void wrongWordsAreRefused() {
        assertEquals(new CommandRuns.Result(2, "", "--next is 1; it is 2 to 100\n"),
                commands.run("plan", "campus-week", "--from", "3", "--next", "1"));
        assertEquals("'plan:3.:srtf' is not a valid plan; write the numbers of tasks with dots between them and a policy: "
                + "plan:17.12.20:p-slr\n", commands.run("simulate", "campus-week", "--policy", "plan:3.:srtf").err());
        assertEquals(2, commands.run("simulate", "campus-week", "--policy", "plan:3:exec:./x").code());
    }
}
