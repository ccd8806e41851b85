package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;

class WhatNowCommandTest {
    /** A holds three of four cores for 10 ticks, B needs all, C one for 5. */
    private static final String LOG = """
            ; MaxProcs: 4
            1 0 0 10 3 -1 -1 3 10 -1 1 1 1 1 1 1 -1 -1
            2 1 9 4 4 -1 -1 4 4 -1 1 2 1 1 1 1 -1 -1
            3 2 12 5 1 -1 -1 1 5 -1 1 3 1 1 1 1 -1 -1
            """;
    @TempDir
    Path folder;
    private CommandRuns runs;
    private String log;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        log = runs.file("log.swf", LOG);
    }

    @Test
    void aTableTellsWhenEachWaitingJobStartsUnderEachPolicy() {
        Result result = runs.run("whatnow", log, "--at", "3", "--policies", "fifo-job,easy");
        assertEquals("""
                Tick 3 of log.swf: 1 task running, 2 jobs waiting

                Job              User  Waits  Start fifo-job  Start easy
                2                /u2       2         10 (+7)     10 (+7)
                3                /u3       1        14 (+11)      3 (+0)
                Mean until start                          +9        +3.5
                """, result.out());
        assertEquals(0, result.code(), result.err());
    }

    @Test
    void oneJobIsToldOfWithItsEnd() {
        Result result = runs.run("whatnow", log, "--at", "3", "--policies", "fifo-job", "--job", "3");
        assertTrue(result.out().endsWith("Finish under fifo-job: 19 (+16)\n"), result.out() + result.err());
        assertTrue(!result.out().contains("/u2"), result.out());
    }

    @Test
    void allOfItIsWrittenAsJson() throws IOException {
        assertEquals(0, runs.run("whatnow", log, "--at", "3", "--policies", "easy", "--json", runs.at("now.json")).code());
        assertEquals("""
                {
                 "workload": "log",
                 "at": 3,
                 "policies": [
                  "easy"
                 ],
                 "jobs": [
                  {"job": "2", "user": "/u2", "arrival": 1, "starts": [10], "ends": [14]},
                  {"job": "3", "user": "/u3", "arrival": 2, "starts": [3], "ends": [8]}
                 ]
                }
                """, runs.text("now.json"));
    }

    @Test
    void aFutureIsWrittenAsAnEventLogThatComesOutAgain() throws IOException {
        assertEquals(0, runs.run("whatnow", log, "--at", "3", "--policies", "easy", "--events", runs.at("easy.ndjson")).code());
        assertTrue(runs.text("easy.ndjson").contains("\"t\":3,\"type\":\"TaskStarted\",\"job\":\"3\""), runs.text("easy.ndjson"));
        assertEquals(0, runs.run("verify", runs.at("easy.ndjson")).code());
        assertEquals(2, runs.run("whatnow", log, "--at", "3", "--policies", "easy,srtf", "--events", runs.at("two.ndjson")).code());
        assertEquals(2, runs.run("whatnow", log, "--at", "0", "--policies", "easy", "--events", runs.at("none.ndjson")).code());
    }

    @Test
    void whatCannotBeAskedIsRefused() {
        assertEquals(2, runs.run("whatnow", log, "--at", "900", "--policies", "easy").code());
        assertTrue(runs.run("whatnow", log, "--at", "900", "--policies", "easy").err().contains("from tick 0 to 19"));
        assertTrue(runs.run("whatnow", log, "--at", "3", "--policies", "easy", "--job", "1").err().contains("nothing of job 1 waits"));
        assertTrue(runs.run("whatnow", log, "--at", "3", "--policies", "eesy").err().contains("easy"));
    }

    @Test
    void aQuietTickNeedsNoTable() {
        Result result = runs.run("whatnow", log, "--policies", "easy");
        assertEquals("Tick 19 of log.swf: 0 tasks running, 0 jobs waiting\n", result.out(), result.err());
    }
}
