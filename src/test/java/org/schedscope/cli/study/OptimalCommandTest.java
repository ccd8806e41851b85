package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;

class OptimalCommandTest {
    private static final String FAST = "sample-workloads/wait-for-the-fast.workload.json";
    @TempDir
    Path folder;

    @Test
    void theBestScheduleIsToldWithItsProofAndWrittenAsAnyOther() throws IOException {
        CommandRuns runs = new CommandRuns(folder);
        Result result = runs.run("optimal", FAST, "--steps", "20000", "--schedule", runs.at("best.csv"));
        assertEquals(
                """
                        Workload  wait for the fast (2 jobs, 2 tasks)
                        Platform  two slow clusters and a fast one (from sample-workloads/slow-slow-fast.platform.json, which the workload names; 3 clusters, 3\
                         cores)

                        Makespan
                        Best schedule found         4 ticks
                        No schedule is better than  4 ticks
                        Best policy (owm)           4 ticks

                        Proven: no schedule is better.
                        """,
                result.out().replaceAll("Best policy \\(.*\\) +", "Best policy (owm)           "), result.err());
        assertEquals(0, result.code());
        assertTrue(Files.readString(Path.of(runs.at("best.csv"))).startsWith("job,task,cluster,start,finish,cores\n"));
        Result linted = runs.run("lint", FAST, "--schedule", runs.at("best.csv"), "--errors-only");
        assertEquals(0, linted.code(), linted.out());
    }

    @Test
    void itIsToldAsJsonToo() throws IOException {
        CommandRuns runs = new CommandRuns(folder);
        assertEquals(0, runs.run("optimal", FAST, "--steps", "20000", "--of", "meanResponse", "--json", runs.at("best.json")).code());
        String json = Files.readString(Path.of(runs.at("best.json")));
        assertTrue(json.contains("\"objective\": \"meanResponse\""), json);
        assertTrue(json.contains("\"best\": 3.0") && json.contains("\"proven\": true"), json);
    }

    @Test
    void whatEachJobLosesUnderTheBestPolicyIsListedTheLargestLossFirst() {
        Result result = new CommandRuns(folder).run("optimal", "sample-workloads/graham-1969.workload.json", "--of", "meanSlr", "--steps",
                "50000", "--regret");
        List<String> lines = result.out().lines().toList();
        int head = lines.indexOf(lines.stream().filter(line -> line.startsWith("Job ")).findFirst().orElseThrow());
        List<Long> lost = lines.subList(head + 1, lines.size()).stream()
                .map(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1))).toList();
        assertEquals(4, lost.size(), result.out());
        assertTrue(lost.get(0) > 0 && lost.get(3) <= 0, result.out());
    }

    @Test
    void whatCannotBeIsRefused() {
        CommandRuns runs = new CommandRuns(folder);
        Result metric = runs.run("optimal", FAST, "--of", "makespam");
        assertEquals("unknown objective 'makespam'; did you mean makespan?\n", metric.err().replaceAll(" \\(.*", ""));
        assertEquals(2, metric.code());
        Result value = runs.run("optimal", FAST, "--of", "value");
        assertEquals(2, value.code(), value.err());
        assertTrue(value.err().contains("no job of this workload has a value curve"), value.err());
        Result time = runs.run("optimal", FAST, "--time", "soon");
        assertEquals(2, time.code());
        assertTrue(time.err().contains("--time soon: write a length of time, such as 60s or 10min"), time.err());
    }
}
