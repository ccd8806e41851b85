package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

class CrossoverCommandTest {
    @TempDir
    Path folder;

    private CommandRuns commands;
    private String definition;

    @BeforeEach
    void start() throws IOException {
        commands = new CommandRuns(folder);
        definition = commands.file("e.json", """
                {"format": "schedscope-experiment", "parts": [{"name": "p", "seeds": [1, 2],
                  "policies": ["srtf", "lrtf", {"policy": "srtf", "label": "again"}],
                  "workloads": [{"profile": "pslr-uniform", "set": {"jobs": 20, "cores": 20, "exec": 100000}}]}]}
                """);
    }

    private CommandRuns.Result find(String policies, String measure, String... range) {
        return commands.run("crossover", definition, "--policies", policies, "--of", measure, "--over", "load", "--from", range[0],
                "--to", range[1]);
    }

    @Test
    void withoutAFlipItSaysSoAndShowsWhatWasTried() {
        CommandRuns.Result equal = find("srtf,again", "meanSlr", "90", "110");
        assertEquals(0, equal.code(), equal.err());
        String told = commands.run("crossover", definition, "--policies", "srtf,again", "--of", "meanSlr", "--over", "load", "--from", "90",
                "--to", "110", "--json").out();
        assertTrue(told.startsWith("{\"parameter\":\"load\",\"metric\":\"meanSlr\",\"policies\":[\"srtf\",\"again\"],"
                + "\"tried\":[{\"value\":90,\"pairs\":2,") && told.contains("\"difference\":0,")
                && told.endsWith("\"flip\":null}\n"), told);
        assertTrue(equal.out().endsWith("No flip of meanSlr over load from 90 to 110: the two are equal at all values tried.\n"),
                equal.out());
        assertEquals(7, equal.out().lines().count());

        CommandRuns.Result apart = find("srtf,lrtf", "meanSlr", "300", "302");
        assertTrue(apart.out().endsWith("No flip of meanSlr over load from 300 to 302: srtf has less at all values tried.\n"), apart.out());
    }

    /** Under fifo-job, the short job waits for the long one; under srtf, it goes first. */
    private CommandRuns.Result ofLogs(String logs, String... more) throws IOException {
        commands.file("log.swf", """
                ; MaxProcs: 1
                1 0 0 60 1 -1 -1 1 60 -1 1 1 1 1 1 1 -1 -1
                2 10 0 600 1 -1 -1 1 600 -1 1 2 1 1 1 1 -1 -1
                3 20 0 60 1 -1 -1 1 60 -1 1 3 1 1 1 1 -1 -1
                """);
        String file = commands.file("logs.json", """
                {"format": "schedscope-experiment", "parts": [{"name": "p", "policies": ["fifo-job", "srtf"], "workloads": [%s]}]}
                """.formatted(logs));
        List<String> all = new ArrayList<>(List.of("crossover", file, "--policies", "fifo-job,srtf", "--of", "meanWait", "--over",
                "network:ccr", "--from", "0", "--to", "1", "--step", "1"));
        all.addAll(List.of(more));
        CommandRuns.Result found = commands.run(all.toArray(String[]::new));
        assertEquals(0, found.code(), found.err());
        return found;
    }

    private static void checkLine(String wanted, CommandRuns.Result found) {
        assertTrue(found.out().lines().anyMatch(line -> line.replaceAll(" {2,}", "|").equals(wanted)), found.out());
    }

    @Test
    void timesAreToldAsDurationsWhereAllWorkloadsSayTheSameOfATick() throws IOException {
        String log = "{\"file\": \"log.swf\"}";
        checkLine("0|1|3 min 50 s|50 s|+3 min|not known", ofLogs(log));
        checkLine("0|1|230.0|50.00|180.0|not known", ofLogs(log, "--ticks"));
        assertEquals(ofLogs(log, "--json"), ofLogs(log, "--json", "--ticks"), "programs get ticks");
        checkLine("0|2|1265|275.0|990.0|± 1.029e+04", ofLogs(log
                + ", {\"file\": \"log.swf\", \"tick\": \"100ms\", \"label\": \"short ticks\"}"));
    }

    @Test
    void namesThatNothingHasAreRefused() {
        assertEquals(2, find("srtf,lrtf", "meanSrl", "90", "110").code());
        assertTrue(find("srtf,lrtf", "meanSrl", "90", "110").err().startsWith("unknown metric 'meanSrl'; did you mean meanSlr?"));
        assertEquals(new CommandRuns.Result(2, "", "unknown policy fifo of the part p; available: srtf, lrtf, again\n"),
                find("srtf,fifo", "meanSlr", "90", "110"));
        assertEquals(new CommandRuns.Result(2, "", "two policies are needed, not 3\n"), find("srtf,lrtf,again", "meanSlr", "90", "110"));
        assertEquals(new CommandRuns.Result(2, "", "the range must go upwards, in steps above 0\n"),
                find("srtf,lrtf", "meanSlr", "110", "90"));
    }
}
