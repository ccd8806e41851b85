package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;

/** Analysis of periodic jobs on the command line. */
class SchedulableCommandTest {
    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void make() {
        runs = new CommandRuns(folder);
    }

    @Test
    void theTableHasTheSetEveryTestAndTheIteration() {
        assertEquals(new Result(0, """
                Workload  Buttazzo: RM against EDF (2 periodic jobs)
                Platform  1 core (from sample-workloads/one-core.platform.json, which the workload names)
                Load      utilisation 34/35 (0.9714), hyperperiod 35 ticks

                job  C  T  D  arrival  priority
                J1   2  5  5        0         0
                J2   4  7  7        0         0

                policy test              verdict         why (source)
                rm     Liu–Layland bound not decided     U = 34/35 (0.9714) exceeds 2(2^(1/2) − 1), about 0.8284; the bound is \
                sufficient, but not necessary. (Liu, Layland 1973)
                rm     hyperbolic bound  not decided     ∏(C/T + 1) = 11/5 (2.2000) exceeds 2; the bound is sufficient, but not \
                necessary. (Bini, Buttazzo, Buttazzo 2003)
                rm     response times    not schedulable J2 misses its first deadline, 7 ticks after its release. (Joseph, Pandya \
                1986; Audsley et al. 1993)
                dm     response times    not schedulable J2 misses its first deadline, 7 ticks after its release. (Joseph, Pandya \
                1986; Audsley et al. 1993)
                edf    processor demand  schedulable     U = 34/35 (0.9714) is at most 1, and no deadline is before the end of its \
                period. (Baruah, Rosier, Howell 1990; Liu, Layland 1973)

                job R = C + Σ ceil(R/T)·C, step by step (rm, dm)
                J1  2
                J2  4, 6, 8 > 7
                """, ""), runs.run("schedulable", "buttazzo"));
    }

    @Test
    void jsonHasExactNumbers() {
        Result rm = runs.run("schedulable", "response-times", "--json");
        assertTrue(rm.out().startsWith("""
                {"workload":"response times","cores":1,"utilisation":"13/14","hyperperiod":420,"jobs":[{"name":"J1","exec":3,\
                "period":7,"deadline":7,"arrival":0,"priority":0}"""), rm.out());
        assertTrue(rm.out().contains("""
                "source":"Joseph, Pandya 1986; Audsley et al. 1993","responses":[{"job":"J1","verdict":"schedulable","response":3,\
                "steps":[3]},{"job":"J2","verdict":"schedulable","response":6,"steps":[3,6]},{"job":"J3","verdict":"schedulable",\
                "response":20,"steps":[5,11,14,17,20]}],"demand":[]}"""), rm.out());
    }

    private String set(String jobs) throws IOException {
        return runs.file("w.json", "{\"format\": \"schedscope-workload\", \"version\": 1, \"horizon\": 100, \"jobs\": [" + jobs + "]}");
    }

    private static String job(String id, String fields, String tasks) {
        return "{\"id\": \"" + id + "\", " + fields + ", \"tasks\": [" + tasks + "]}";
    }

    /** The reasons of all tests, without repetition. */
    private String reasons(String... more) {
        String[] all = new String[more.length + 3];
        all[0] = "schedulable";
        all[1] = runs.at("w.json");
        all[2] = "--json";
        System.arraycopy(more, 0, all, 3, more.length);
        Result result = runs.run(all);
        assertEquals(0, result.code(), result.err());
        return result.out().lines().flatMap(line -> Pattern.compile("\"verdict\":\"([^\"]*)\",\"why\":\"([^\"]*)\"")
                .matcher(line).results().map(found -> found.group(1) + ": " + found.group(2))).distinct()
                .collect(Collectors.joining("\n"));
    }

    @Test
    void whatNoTestCoversIsNotDecided() throws IOException {
        String one = "{\"id\": \"t\", \"exec\": 1}";
        set(job("A", "\"period\": 4", one) + "," + job("B", "\"arrival\": 3", one));
        assertEquals("not decided: 1 job has no period; the test is for periodic jobs only.", reasons());
        set(job("A", "\"period\": 4", one));
        assertEquals("not decided: The test is for one core, not for 3.", reasons("--cores", "3"));
        runs.file("p.json", """
                {"format": "schedscope-platform", "version": 1, "name": "p", "root": {"router": "r", "children": [
                 {"cluster": "C", "cores": 1, "kind": "cpu"}, {"cluster": "D", "cores": 1, "kind": "disk"}]}}
                """);
        assertTrue(reasons("--platform", runs.at("p.json")).startsWith("schedulable: U = 1/4"));
        set(job("A", "\"period\": 4", one + ", {\"id\": \"u\", \"exec\": 1, \"kind\": \"disk\"}"));
        assertEquals("not decided: Tasks of kind disk run on a device.", reasons("--platform", runs.at("p.json")));
        runs.file("q.json", """
                {"format": "schedscope-platform", "version": 1, "name": "q", "root": {"cluster": "C", "cores": 1, "speed": 2}}
                """);
        set(job("A", "\"period\": 4", one));
        assertEquals("not decided: Execution times are for a speed of 1; here clusters have other speeds.",
                reasons("--platform", runs.at("q.json")));
    }

    /** Two tasks in a job lose its turn among jobs of the same priority. */
    @Test
    void givenPrioritiesAreTestedWhereThereAreSome() throws IOException {
        String two = "{\"id\": \"t\", \"exec\": 1}, {\"id\": \"u\", \"exec\": 1, \"after\": [\"t\"]}";
        set(job("A", "\"period\": 6, \"deadline\": 3, \"priority\": -1", two) + "," + job("B", "\"period\": 6, \"deadline\": 4", two)
                + "," + job("C", "\"period\": 6, \"deadline\": 6", two));
        Result result = runs.run("schedulable", runs.at("w.json"));
        assertTrue(result.out().contains("""
                job R = C + Σ ceil(R/T)·C, step by step (priority-preemptive)
                A   2
                B   2, 6 > 4
                C   2, 6
                """), result.out());
        assertTrue(result.out().contains("""
                job R = C + Σ ceil(R/T)·C, step by step (dm)
                A   2
                B   2, 4
                C   2, 6
                """), result.out());
        assertTrue(result.out().contains("""
                t (edf)  h(t)
                3           2
                4           4
                6           6
                """), result.out());
    }

    @Test
    void longTablesAreCutAndJsonHasAll() throws IOException {
        set(job("A", "\"period\": 100, \"deadline\": 99", "{\"id\": \"t\", \"exec\": 1}") + ","
                + job("B", "\"period\": 2, \"deadline\": 1", "{\"id\": \"t\", \"exec\": 1}") + ","
                + job("C", "\"period\": 99, \"deadline\": 60", "{\"id\": \"t\", \"exec\": 29}"));
        Result result = runs.run("schedulable", runs.at("w.json"));
        assertTrue(result.out().contains(" more deadlines (--json has all)\n"), result.out());
        assertEquals(new Result(2, "", "no job has a \"period\"\n"), runs.run("schedulable", "silberschatz-srtf"));
        set(job("A", "\"period\": 4", "{\"id\": \"t\", \"exec\": 1, \"cores\": 2}"));
        assertEquals(new Result(2, "", "task t of job A#1 needs 2 cores; the analysis is for tasks of one core\n"),
                runs.run("schedulable", runs.at("w.json")));
    }
}
