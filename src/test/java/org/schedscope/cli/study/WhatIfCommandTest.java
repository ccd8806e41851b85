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

    private String dated() throws IOException {
        return runs.file("three.swf", """
                ; UnixStartTime: 749433600
                ; TimeZoneString: UTC
                ; MaxProcs: 1
                1 0 0 600 1 -1 -1 1 600 -1 1 1 1 1 1 1 -1 -1
                2 300 0 120 1 -1 -1 1 120 -1 1 2 1 1 1 1 -1 -1
                3 2400 0 60 1 -1 -1 1 60 -1 1 1 1 1 1 1 -1 -1
                """);
    }

    @Test
    void timesAreToldAsDatesWhereTheWorkloadSaysHowLongATickIs() throws IOException {
        String log = dated();
        Result dates = runs.run("whatif", log, "--policy", "fifo-job", "--job", "2", "--by", "420");
        assertTrue(dates.out().startsWith("Job 2 ends at Fri 1 Oct 1993, 00:12:00, expected by Fri 1 Oct 1993, 00:07:00 (fifo-job, "),
                dates.out() + dates.err());
        assertTrue(dates.out().lines().anyMatch(line -> line.matches("later arrival +Fri 1 Oct 1993, 00:05:00 +Fri 1 Oct 1993, 00:10:00"
                + " +Fri 1 Oct 1993, 00:12:00 +Fri 1 Oct 1993, 00:09:59")), dates.out());
        Result ticks = runs.run("whatif", log, "--policy", "fifo-job", "--job", "2", "--by", "420", "--ticks");
        assertTrue(ticks.out().startsWith("Job 2 ends at 720, expected by 420 (fifo-job, "), ticks.out());
        assertTrue(ticks.out().lines().anyMatch(line -> line.matches("later arrival +300 +600 +720 +599")), ticks.out());
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

    @Test
    void elasticityTellsDurationsWhereTheWorkloadSaysHowLongATickIs() throws IOException {
        String log = dated();
        Result durations = runs.run("elasticity", log, "--policy", "fifo-job");
        assertTrue(durations.out().lines().anyMatch(line -> line.matches("Makespan +41 min .*")), durations.out() + durations.err());
        Result ticks = runs.run("elasticity", log, "--policy", "fifo-job", "--ticks");
        assertTrue(ticks.out().lines().anyMatch(line -> line.matches("Makespan +2460 .*")), ticks.out());
    }

    @Test
    void severalSeedsHaveIntervalsWhereSomethingIsDrawn() {
        Result drawn = runs.run("elasticity", "pslr-uniform:jobs=20,cores=20", "--seeds", "4");
        assertEquals(new Result(0, drawn.out(), ""), drawn);
        assertTrue(drawn.out().startsWith("% for 1 % more"), drawn.out());
        assertTrue(drawn.out().contains(" \u00b1 "), drawn.out());
        assertTrue(drawn.out().lines().anyMatch(line -> line.matches("Mean SLR .* - +0 \u00b1 0")), "on fewer cores of C4 nothing fits");
        assertTrue(drawn.out().endsWith("Means of 4 seeds, with the reach of their 95 % intervals to either side.\n"), drawn.out());
        Result read = runs.run("elasticity", workload, "--policy", "fifo-job", "--seeds", "2");
        assertTrue(read.out().endsWith("The runs of all seeds are alike: nothing of this workload is drawn.\n"), read.out());
        Result estimated = runs.run("elasticity", "campus-week", "--estimate", "normal:50", "--seeds", "2");
        assertTrue(estimated.out().endsWith("Means of 2 seeds, with the reach of their 95 % intervals to either side.\n"), estimated.out());
        assertEquals(new Result(2, "", "--seeds is 0; it is 1 to 1000\n"), runs.run("elasticity", workload, "--seeds", "0"));
        assertEquals(new Result(2, "", "unknown profile 'markt'; did you mean market?\n"), runs.run("elasticity", "markt:jobs=3"));
    }
}
