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
    /** The same in minutes, of a log that says when it begins. */
    private static final String DATED = """
            ; UnixStartTime: 749433600
            ; TimeZoneString: UTC
            ; MaxProcs: 4
            1 0 0 600 3 -1 -1 3 600 -1 1 1 1 1 1 1 -1 -1
            2 60 540 240 4 -1 -1 4 240 -1 1 2 1 1 1 1 -1 -1
            3 120 720 300 1 -1 -1 1 300 -1 1 3 1 1 1 1 -1 -1
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
        Result result = runs.run("whatnow", log, "--at", "3", "--policies", "fifo-job,easy", "--ticks");
        assertEquals("""
                log.swf at tick 3: 1 task running, 2 jobs waiting

                Job              User  Waits  Start fifo-job  Start easy
                2                /u2       2         10 (+7)     10 (+7)
                3                /u3       1        14 (+11)      3 (+0)
                Mean until start                          +9        +3.5
                """, result.out());
        assertEquals(0, result.code(), result.err());
    }

    private static void assertEndsWith(String end, String told) {
        assertTrue(told.endsWith(end), told);
    }

    @Test
    void timesAreToldAsDatesWhereTheLogSaysWhenItBegins() throws IOException {
        String dated = runs.file("dated.swf", DATED);
        Result result = runs.run("whatnow", dated, "--at", "180", "--policies", "fifo-job,easy");
        assertEquals("""
                dated.swf at 1 Oct 00:03: 1 task running, 2 jobs waiting

                Job              User  Waits         Start fifo-job            Start easy
                2                /u2   2 min   1 Oct 00:10 (+7 min)  1 Oct 00:10 (+7 min)
                3                /u3   1 min  1 Oct 00:14 (+11 min)    1 Oct 00:03 (+0 s)
                Mean until start                             +9 min           +3 min 30 s
                """, result.out(), result.err());
        Result late = runs.run("whatnow", dated, "--at", "900000", "--policies", "easy");
        assertEndsWith("--at Mon 11 Oct 1993, 10:00:00 is not in the log, which goes from Fri 1 Oct 1993, 00:00:00"
                + " to Fri 1 Oct 1993, 00:19:00\n", late.err());
    }

    @Test
    void timesAreToldAsTicksWhereNothingSaysHowLongOneIs() throws IOException {
        String plain = runs.file("w.json", "{\"jobs\": [{\"id\": \"a\", \"tasks\": [{\"id\": \"a\", \"exec\": 10}]}]}");
        assertEquals(0, runs.run("simulate", plain, "--policy", "fifo-job", "--events", runs.at("run.ndjson")).code());
        Result result = runs.run("whatnow", runs.at("run.ndjson"), "--policies", "easy");
        assertEquals("run.ndjson at tick 10: 0 tasks running, 0 jobs waiting\n", result.out(), result.err());
    }

    @Test
    void oneJobIsToldOfWithItsEnd() {
        Result result = runs.run("whatnow", log, "--at", "3", "--policies", "fifo-job", "--job", "3");
        assertEndsWith("Finish under fifo-job: 0:00:19 (+16 s)\n", result.out());
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
        assertTrue(runs.run("whatnow", log, "--at", "900", "--policies", "easy").err().contains("from 0:00:00 to 0:00:19"));
        assertEndsWith("--at 900 is not in the log, which goes from tick 0 to 19\n",
                runs.run("whatnow", log, "--at", "900", "--policies", "easy", "--ticks").err());
        assertTrue(runs.run("whatnow", log, "--at", "3", "--policies", "easy", "--job", "1").err().contains("nothing of job 1 waits"));
        assertTrue(runs.run("whatnow", log, "--at", "3", "--policies", "eesy").err().contains("easy"));
    }

    @Test
    void aQuietTickNeedsNoTable() {
        Result result = runs.run("whatnow", log, "--policies", "easy");
        assertEquals("log.swf at 0:00:19: 0 tasks running, 0 jobs waiting\n", result.out(), result.err());
    }
}
