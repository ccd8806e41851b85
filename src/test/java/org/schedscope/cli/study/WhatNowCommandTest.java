package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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

    /** One job that holds all 8 cores since 08:40 and may until 10:40, and one that waits since 08:10; it is 09:05. */
    static Stream<String> logsOfNow() {
        return Stream.of("""
                JobID|User|Submit|Start|End|Elapsed|NCPUS|Timelimit|State
                6|bea|2024-03-01T08:30:00|2024-03-01T08:40:00|Unknown|00:25:00|8|02:00:00|RUNNING
                5|bea|2024-03-01T08:10:00|Unknown|Unknown|00:00:00|8|00:30:00|PENDING
                """, """
                {"jobs": [{"job_id": 6, "user": "bea", "association": {}, "required": {"CPUs": 8}, "state": {"current": ["RUNNING"]},
                  "time": {"submission": 1709281800, "start": 1709282400, "end": 0, "elapsed": 1500, "limit": 120}},
                 {"job_id": 5, "user": "bea", "association": {}, "required": {"CPUs": 8}, "state": {"current": "PENDING"},
                  "time": {"submission": 1709280600, "start": 0, "end": 0, "limit": {"set": true, "number": 30}}},
                 {"job_id": 4, "user": "bea", "association": {}, "required": {"CPUs": 8}, "state": {"current": "CANCELLED"},
                  "time": {"submission": 1709280600, "start": 0, "end": 1709283900}}]}
                """, """
                {"jobs": [{"job_id": 6, "user_name": "bea", "cpus": {"set": true, "number": 8}, "job_state": ["RUNNING"],
                  "submit_time": 1709281800, "start_time": 1709282400, "end_time": 1709289600, "time_limit": {"number": 120}},
                 {"job_id": 5, "user_name": "bea", "cpus": 8, "job_state": ["PENDING"], "submit_time": 1709280600, "start_time": 0,
                  "time_limit": {"number": 30}}, {"job_id": 7, "user_name": "bea", "cpus": 8, "job_state": ["PENDING"],
                  "submit_time": 1709283900, "start_time": 1709289600, "time_limit": {"number": 30}}]}
                """, """
                03/01/2024 09:10:00;Q;5.m;user=bea ctime=1709280600 Resource_List.ncpus=8 Resource_List.walltime=00:30:00
                03/01/2024 09:40:00;S;6.m;user=bea ctime=1709281800 start=1709282400 Resource_List.ncpus=8 \
                Resource_List.walltime=02:00:00
                03/01/2024 10:05:00;Q;7.m;queue=long
                """);
    }

    @ParameterizedTest
    @MethodSource("logsOfNow")
    void theLogOfAMachineHasWhatRunsAndWaitsAtItsEnd(String text) throws IOException {
        Result result = runs.run("whatnow", runs.file("now.txt", text), "--policies", "easy,fifo-job");
        assertTrue(result.out().startsWith("now.txt at 1 Mar 09:05: 1 task running, "), result.out() + result.err());
        String row = "5(\\.m)? +/bea +55 min +1 Mar 10:40 \\(\\+1 h 35 min\\) +1 Mar 10:40.*";
        assertTrue(result.out().lines().anyMatch(line -> line.matches(row)),
                result.out() + result.err());
    }

    @Test
    void aQueueAsATableNeedsNoEnds() throws IOException {
        String queue = runs.file("queue.csv", """
                id,st,came,began,limit,slots
                6,r,2024-03-01 08:30:00,2024-03-01 08:40:00,2:00:00,6
                5,qw,2024-03-01 08:10:00,,0:30:00,8
                7,hqw,2024-03-01 09:00:00,,-,2
                """);
        Result result = runs.run("whatnow", queue, "--policies", "fifo-job,easy", "--columns",
                "job=id,state=st,arrival=came,start=began,estimate=limit,cores=slots");
        assertEquals("""
                queue.csv at 1 Mar 09:00: 1 task running, 2 jobs waiting

                Job              User   Waits             Start fifo-job                 Start easy
                5                /     50 min  1 Mar 10:40 (+1 h 40 min)  1 Mar 10:40 (+1 h 40 min)
                7                /        0 s  1 Mar 11:10 (+2 h 10 min)  1 Mar 11:10 (+2 h 10 min)
                Mean until start                             +1 h 55 min                +1 h 55 min
                """, result.out(), result.err());
        assertTrue(result.err().contains("1 job that runs or waits has no time limit: it is given 7200 s, as the longest of the log\n"),
                result.err());
        Result simulated = runs.run("simulate", queue, "--columns", "job=id,state=st,arrival=came,start=began,estimate=limit,cores=slots");
        assertEquals(2, simulated.code());
        assertEndsWith("none of the 3 jobs of this log can be read: 1 that has not ended, 2 still waiting\n", simulated.err());
    }
}
