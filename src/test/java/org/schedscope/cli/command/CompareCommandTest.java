package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;
import org.schedscope.io.ScheduleFormatsTest;

class CompareCommandTest {
    /** One core; a long job of one tick's head start. In order of arrival the short ones wait 10 ticks, by P-SLR 0 and 9. */
    private static final String WORKLOAD = """
            {"name": "two", "platform": "p.json", "jobs": [
             {"id": "long", "user": "/ada", "tasks": [{"id": "a", "exec": 5}, {"id": "b", "exec": 5, "after": ["a"]}]},
             {"id": "short", "user": "/ben", "arrival": 1, "tasks": [{"id": "a", "exec": 1}]}]}
            """;

    @TempDir
    Path folder;
    private CommandRuns runs;
    private String workload;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        workload = runs.file("w.json", WORKLOAD);
        runs.file("p.json", "{\"name\": \"one core\", \"root\": {\"cluster\": \"C\", \"cores\": 1}}");
    }

    @Test
    void compareSetsRunsSideBySideWithSignedDifferencesAndMarksTheBest() {
        Result result = runs.run("compare", workload, "--policies", "fifo-job,srtf");
        assertEquals("", result.err());
        assertTrue(
                result.out().startsWith(
                        """
                                Workload  two (2 jobs, 3 tasks)
                                Platform  one core (from p.json, which the workload names; 1 cluster, 1 core)
                                Compared  2 runs (seed 1, network none), each with its difference to fifo-job; * is the best, no schedule goes below "at best"

                                                           fifo-job        srtf                 at best
                                Makespan                         11          11              0       11 ticks
                                """),
                result.out());
        assertTrue(result.out().contains("\nMean SLR                        5.5        3.05 *        -2.45     1.05\n"), result.out());
        assertTrue(result.out().contains("\nMean speedup                   0.55    0.554545 *  +0.00454545\n"), result.out());
        assertTrue(result.out().contains("\nBest in                           4          26                         metrics\n"),
                result.out());
        assertTrue(result.out().contains("""
                Above what no schedule can go below
                                    fifo-job     srtf
                Makespan             reached  reached
                Mean SLR              +424 %   +190 %
                """), result.out());
        assertTrue(result.out().endsWith("""
                SLR job by job against fifo-job, with a paired t-test; * where p < 0.05
                      Jobs  Wins  Ties  Losses  Dominance  Ratio of means          t         p
                srtf     2     1     0       1        0.5        0.554545  -0.960784  0.512731
                """), result.out());
    }

    @Test
    void whatTheRealSchedulerDidStandsBesideWhatOthersWouldHaveDone() throws IOException {
        String log = runs.file("l.swf", """
                ; MaxProcs: 2
                1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1
                2 1 9 5 2 -1 -1 2 5 -1 1 1 1 1 1 -1 -1 -1
                3 2 13 5 1 -1 -1 1 5 -1 1 1 1 1 1 -1 -1 -1
                """);
        Result result = runs.run("compare", log, "--recorded");
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("2 runs (seed 1, network none), each with its difference to recorded"), result.out());
        assertTrue(result.out().contains("\nMean wait                    7.33 s         3 s *     -4.33 s\n"), result.out());
        assertEquals(0, runs.run("measure", "--schedule", log, "--events", runs.at("e.ndjson")).code());
        assertEquals(0, runs.run("compare", log, "--recorded", "--policies", "fifo,easy", "--json", runs.at("t.json"), "--render",
                runs.at("p")).code());
        assertTrue(runs.text("t.json").contains("\"name\": \"recorded\""), runs.text("t.json"));
        assertTrue(runs.run("compare", log).err().contains("Missing required option: '--policies=NAMES'"));
        assertTrue(runs.run("compare", workload, "--recorded").err().contains("not a schedule"));
        String batsim = runs.file("out_jobs.csv", ScheduleFormatsTest.BATSIM);
        Result simulated = runs.run("compare", batsim, "--recorded", "--policies", "fifo");
        assertEquals(0, simulated.code(), simulated.err());
        assertTrue(simulated.out().contains("recorded") && simulated.out().contains("3 jobs"), simulated.out());
    }

    @Test
    void tablesAreWrittenAsCsvJsonAndMarkdown() throws IOException {
        Result result = runs.run("compare", workload, "--policies", "fifo-job,srtf", "--baseline", "srtf", "--csv", runs.at("t.csv"),
                "--json",
                runs.at("t.json"), "--markdown", runs.at("t.md"));
        assertEquals(0, result.code(), result.err());
        assertTrue(runs.text("t.csv").startsWith("""
                metric,better,best,fifo-job,srtf,fifo-job - srtf,at best
                makespan,lower,,11,11,0,11
                """), runs.text("t.csv"));
        assertTrue(runs.text("t.csv").contains("\nmeanWait,lower,srtf,4.5,2,2.5,\n"), runs.text("t.csv"));
        assertTrue(runs.text("t.json").startsWith("""
                {
                 "workload": "two",
                 "platform": "one core",
                 "seed": 1,
                 "horizon": 11,
                 "baseline": "srtf",
                 "atBest": {
                  "makespan": 11,
                  "meanSlr": 1.05,
                  "worstSlr": 1.1,
                  "meanResponse": 6,
                  "worstResponse": 10,
                  "weightedTardiness": 1
                 },
                 "runs": [
                  {
                   "name": "fifo-job",
                   "policy": "fifo-job",
                   "scheduler": "hierarchical",
                   "parameters": {},
                   "metrics": {"makespan": 11,"""), runs.text("t.json"));
        assertTrue(runs.text("t.md").contains("\n| Mean wait | ticks | 4.5 (+2.5) | **2** |  |\n"), runs.text("t.md"));
    }

    @Test
    void allRunsAreMeasuredAtTheLargestMakespan() throws IOException {
        runs.file("p.json", "{\"name\": \"two cores\", \"root\": {\"cluster\": \"C\", \"cores\": 2}}");
        String late = runs.file("late.json", """
                {"name": "late", "platform": "p.json", "jobs": [
                 {"id": "wide", "tasks": [{"id": "a", "exec": 4, "cores": 2}]}, {"id": "thin", "tasks": [{"id": "a", "exec": 3}]},
                 {"id": "longer", "arrival": 0, "tasks": [{"id": "a", "exec": 6}]}]}
                """);
        runs.run("compare", late, "--policies", "fifo-job,srtf", "--json", runs.at("t.json"));
        // Makespans are 10 and 13 (the short one first, then the wide one, then the long one).
        assertTrue(runs.text("t.json").contains("\"horizon\": 13,"), runs.text("t.json"));
        runs.run("compare", late, "--policies", "fifo-job,srtf", "--json", runs.at("t.json"), "--horizon", "20");
        assertTrue(runs.text("t.json").contains("\"horizon\": 20,"), runs.text("t.json"));
    }

    /** Burkimsher, Bate, Indrusiak 2013 (networking delays), §3: FIFO and LRTF are of class 1, SRTF is of class 2, P-SLR of class 3. */
    @Test
    void policiesFallIntoTheClassesOfTheirPaper() {
        String out = runs.run("compare", "sample-workloads/campus-week.workload.json", "--policies", "fifo-job,lrtf,srtf,p-slr").out();
        assertEquals(List.of("fifo-job favours long jobs", "lrtf favours long jobs", "srtf favours short jobs",
                "p-slr favours neither long jobs nor short ones"),
                out.lines().filter(line -> line.contains(" favours "))
                        .map(line -> line.substring(0, line.indexOf(" ("))).toList());
    }

    @Test
    void runsAreDrawnTogether() throws IOException {
        assertEquals(0, runs.run("compare", "sample-workloads/campus-week.workload.json", "--policies", "fifo-job,p-slr,random", "--render",
                runs.at("pictures")).code());
        assertEquals(
                List.of("p.json", "pictures/fairness.png", "pictures/heatmap.png", "pictures/slr-deciles.png", "pictures/violated-eet.png",
                        "pictures/weighted-tardiness.png", "w.json"),
                runs.names());
    }

    @Test
    void whatCannotBeComparedIsRefused() throws IOException {
        assertTrue(runs.run("compare", workload, "--policies", "fifo-job,srft").err()
                .startsWith("unknown policy 'srft'; did you mean srtf? ("));
        assertEquals(new Result(2, "", "the policy srtf appears twice in --policies; write it once\n"),
                runs.run("compare", workload, "--policies", "srtf,srtf"));
        assertEquals(new Result(2, "", "the baseline p-slr is not among the compared policies: srtf, random\n"),
                runs.run("compare", workload, "--policies", "srtf,random", "--baseline", "p-slr"));
        assertEquals(new Result(2, "", "Missing required option: '--policies=NAMES' (see schedscope compare --help)\n"),
                runs.run("compare", workload));
        assertEquals(new Result(2, "", "cannot write w.json: it is another input or output of this command\n"),
                runs.run("compare", workload, "--policies", "srtf", "--csv", workload));
        assertEquals(List.of("p.json", "w.json"), runs.names());
    }
}
