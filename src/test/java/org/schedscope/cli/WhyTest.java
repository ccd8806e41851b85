package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

/** {@code simulate --why}. */
class WhyTest {
    @TempDir
    Path folder;
    private CommandRuns runs;
    private String workload;
    private String platform;

    @BeforeEach
    void twoJobsOnOneCore() throws IOException {
        runs = new CommandRuns(folder);
        workload = runs.file("w.json",
                """
                        {"jobs": [{"id": "J1", "user": "/ada", "tasks": [{"id": "T", "exec": 4}]},
                                  {"id": "J2", "user": "/bob", "arrival": 1, "tasks": [{"id": "A", "exec": 2}, {"id": "B", "exec": 3, "after": ["A"]}]}]}
                        """);
        platform = runs.file("p.json", "{\"root\": {\"cluster\": \"C1\", \"cores\": 1}}");
    }

    private String why(String... more) {
        String[] words = new String[more.length + 6];
        System.arraycopy(new String[] {"simulate", workload, "--platform", platform, "--policy", "fifo-task"}, 0, words, 0, 6);
        System.arraycopy(more, 0, words, 6, more.length);
        CommandRuns.Result result = runs.run(words);
        assertEquals("", result.err());
        assertEquals(0, result.code());
        return result.out().substring(result.out().indexOf("\nWhy ") + 1);
    }

    @Test
    void whatItLacksIsACountedResourceOrTheTimeUntilAClosure() throws IOException {
        workload = runs.file("w.json", """
                {"jobs": [{"id": "J1", "tasks": [{"id": "T", "exec": 3, "resources": {"gpu": 1}}]},
                          {"id": "J2", "arrival": 1, "tasks": [{"id": "T", "exec": 6, "resources": {"gpu": 2}}]}]}
                """);
        platform = runs.file("p.json", """
                {"closures": [{"cluster": "C1", "from": 7, "to": 9}], "root": {"cluster": "C1", "cores": 4, "resources": {"gpu": 2}}}
                """);
        String told = why("--why", "J2/T");
        assertTrue(told.contains("           1  lost a pass: place 1 of 1 with key 1, which needs 2 gpu, 1 free\n"), told);
        String closed = "           3  lost a pass: place 1 of 1 with key 1; the closure of C1 at 7 leaves 4, it asks for 6\n";
        assertTrue(told.contains(closed), told);
        assertTrue(told.contains("           9  started on C1"), told);
    }

    @Test
    void aTaskTellsWhatItWaitedForAndEachPassItLost() {
        assertEquals("""
                Why J2 A started then
                           1  its job arrived, of /bob
                           1  entered the queue, of 1 then
                           1  lost a pass: place 1 of 1 with key 1, for whose 1 core there was no room
                           4  started on C1 with key 1
                           6  finished
                              in all: dependency 0, transfer 0, queue 3, execution 2, suspended 0 ticks
                """, why("--why", "J2/A"));
        assertEquals("""
                Why J2 B started then
                           1  its job arrived, of /bob
                           6  parent J2 A finished on C1: the last
                           6  entered the queue, of 1 then
                           6  started on C1 with key 6
                           9  finished
                              in all: dependency 5, transfer 0, queue 0, execution 3, suspended 0 ticks
                """, why("--why", "J2/B"));
    }

    @Test
    void aJobTellsWhereItsTimeWent() {
        assertEquals("""
                Why J2 took so long: the chain of tasks that kept it
                           1  J2 A until 6: dependency 0, transfer 0, queue 3, execution 2, suspended 0 ticks
                           6  J2 B until 9: dependency 0, transfer 0, queue 0, execution 3, suspended 0 ticks
                              in all: dependency 0, transfer 0, queue 3, execution 5, suspended 0 ticks
                """, why("--why", "J2"));
    }

    @Test
    void ofATaskThatHasNotStartedItIsToldWhatItWaitsFor() {
        assertEquals("""
                Why J2 B has not started
                           1  its job arrived, of /bob
                              waits for 1 parent
                              in all: dependency 2, transfer 0, queue 0, execution 0, suspended 0 ticks
                """, why("--until", "time >= 3", "--why", "J2/B"));
    }

    @Test
    void withUntilItIsToldAsOfThen() {
        assertTrue(why("--until", "time >= 3", "--why", "J2/A")
                .endsWith("in all: dependency 0, transfer 0, queue 2, execution 0, suspended 0 ticks\n"));
    }

    @Test
    void aForkedRunTellsOfKeysAfterTheFork() {
        String told = why("--fork", "{\"at\": 1, \"policy\": \"lrtf\"}", "--why", "J2/A");
        assertTrue(told.contains("           1  lost a pass: place 1 of 1 with key 5, for whose 1 core there was no room\n"), told);
    }

    @Test
    void whatTheWorkloadDoesNotHaveIsSaidBeforeAnythingRuns() {
        CommandRuns.Result result = runs.run("simulate", workload, "--platform", platform, "--why", "J2/C");
        assertEquals(2, result.code());
        assertEquals("--why 'J2/C': unknown task of the job; did you mean A?\n", result.err());
        assertEquals("--why 'J3': unknown job; did you mean J1?\n",
                runs.run("simulate", workload, "--platform", platform, "--why", "J3").err());
    }
}
