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

class WhatIfCommandTest {
    @TempDir
    Path folder;
    private CommandRuns runs;
    private String workload;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        workload = runs.file("w.json", """
                {"name": "three", "platform": "p.json", "jobs": [
                 {"id": "long", "user": "/ada", "tasks": [{"id": "a", "exec": 10}]},
                 {"id": "short", "user": "/ben", "arrival": 5, "tasks": [{"id": "a", "exec": 2}]},
                 {"id": "last", "user": "/ada", "arrival": 40, "tasks": [{"id": "a", "exec": 1}]}]}
                """);
        runs.file("p.json", "{\"name\": \"one core\", \"root\": {\"cluster\": \"C\", \"cores\": 1}}");
    }

    /** The short job waits for the long one until 10; from then on the core is its own. */
    @Test
    void theLeastChangeOfEachThingIsToldWithTheOneBeforeThatIsNotEnough() throws IOException {
        Result result = runs.run("whatif", workload, "--policy", "fifo-job", "--job", "short", "--in-time", "--json", runs.at("c.json"));
        assertEquals("", result.err());
        assertEquals("""
                Job short ends at 12, expected by 7 (fifo-job, hierarchical, seed 1)

                Alone            was  in time with  then ends at  not enough
                cores of C         1             2             7           1
                earlier arrival    5             -             -           0
                later arrival      5            10            12           9
                share of /ben      1             -             -        1025

                """, result.out().substring(0, result.out().lastIndexOf("\n", result.out().length() - 2) + 1));
        assertTrue(runs.text("c.json").contains("{\"change\": \"later\", \"of\": \"\", \"was\": \"5\", \"inTimeWith\": \"10\", \"end\": 12,"
                + " \"notEnough\": \"9\", \"runs\": 6, \"moreIsAlwaysBetter\": true}"), runs.text("c.json"));
    }

    @Test
    void aJobThatIsInTimeNeedsNoChange() {
        assertTrue(runs.run("whatif", workload, "--job", "long").out().endsWith("\nIt is in time.\n"));
        assertTrue(runs.run("whatif", workload, "--job", "short", "--by", "12").out().endsWith("\nIt is in time.\n"));
    }

    @Test
    void unknownJobsAndTwoDeadlinesAreRefused() {
        Result unknown = runs.run("whatif", workload, "--job", "shirt");
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().contains("unknown job 'shirt'; did you mean short?"), unknown.err());
        assertTrue(runs.run("whatif", workload, "--job", "short", "--in-time", "--by", "3").err().contains("exclude each other"));
    }

    @Test
    void elasticityTellsWhatMetricsDependOn() throws IOException {
        Result result = runs.run("elasticity", workload, "--policy", "fifo-job", "--csv", runs.at("e.csv"));
        assertEquals("", result.err());
        assertTrue(result.out().startsWith("% for 1 % more"), result.out());
        // Arrivals at 0, 5, 44 and 0, 4, 36.
        assertTrue(runs.text("e.csv").contains("\nload,,makespan,45,41,37,-0.97560"), runs.text("e.csv"));
        assertTrue(runs.text("e.csv").contains("\ncores,C,meanWait,"), runs.text("e.csv"));
    }
}
