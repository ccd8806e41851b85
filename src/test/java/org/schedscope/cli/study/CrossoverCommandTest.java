package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
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
