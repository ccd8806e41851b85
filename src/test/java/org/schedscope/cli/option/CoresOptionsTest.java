package org.schedscope.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.CommandRuns.Result;

/** A platform in numbers of nodes and cores, wherever a platform's file may be named. */
class CoresOptionsTest {
    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        runs.file("plain.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3, \"cores\": 2}]}]}");
        runs.file("kinds.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3, \"kind\": \"cpu\"},"
                + " {\"id\": \"U\", \"exec\": 3, \"kind\": \"gpu\"}]}]}");
        runs.file("named.json", "{\"platform\": \"absent.json\", \"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3}]}]}");
        runs.file("log.swf", """
                ; MaxProcs: 8
                1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1
                2 1 9 5 2 -1 -1 2 5 -1 1 1 1 1 1 -1 -1 -1
                """);
    }

    private Result run(String line) {
        return runs.run(Stream.of(line.split(" ")).map(word -> word.contains(".") ? runs.at(word) : word).toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            simulate plain.json --cores 4            | 4 cores (asked for by --cores 4; 1 cluster, 4 cores)
            simulate plain.json --nodes 3x4          | 3 x 4 cores (asked for by --nodes 3x4; 1 cluster, 12 cores)
            simulate kinds.json --cores 1            | 1 core each (asked for by --cores 1; 2 clusters, 2 cores)
            compare plain.json --cores 2 --policies fifo-job | 2 cores (asked for by --cores 2; 1 cluster, 2 cores)
            optimal plain.json --cores 2             | 2 cores (asked for by --cores 2; 1 cluster, 2 cores)
            measure --schedule log.swf --cores 4     | 4 cores (asked for by --cores 4; 1 cluster, 4 cores)
            measure log.swf --schedule log.swf --nodes 2x2 | 2 x 2 cores (asked for by --nodes 2x2; 1 cluster, 4 cores)
            """)
    void thePlatformHasTheCoresThatWereAskedFor(String line, String platform) {
        Result result = run(line);
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("\nPlatform  " + platform + "\n"), result.out());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            simulate named.json --cores 1 | named.json: --cores 1 takes the place of the platform absent.json, which the workload names
            simulate log.swf --nodes 1x4  | log.swf: --nodes 1x4 takes the place of the platform of 8 cores that the file gives
            measure --schedule log.swf --cores 4 | log.swf: --cores 4 takes the place of the platform of 8 cores that the file gives
            simulate log.swf --cores 1    | log.swf: 1 of 2 jobs is left out: no cluster of platform "1 core" is large enough for them
            """)
    void whatItReplacesAndLeavesOutIsSaid(String line, String warning) {
        assertTrue(run(line).err().contains("warning: " + warning + "\n"), run(line).err());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|',
            textBlock = """
                    simulate plain.json --cores 0     | --cores 0: write a whole number of cores, from 1 on, such as 64
                    simulate plain.json --cores many  | --cores many: write a whole number of cores, from 1 on, such as 64
                    open plain.json --nodes 4         | --nodes 4: write K nodes of N cores as KxN, such as 10x12
                    open plain.json --nodes 70000x70000 | --nodes 70000x70000: write K nodes of N cores as KxN, such as 10x12
                    validate plain.json --cores 2 --nodes 1x2 | --platform, --cores and --nodes each say what clusters there are; give one of them
                    whatnow log.swf --policies easy --cores 2 --platform p.json | --platform, --cores and --nodes each say what clusters there are; give one of them
                    search market --of meanSlr --cores x | --cores x: write a whole number of cores, from 1 on, such as 64
                    """)
    void whatIsNoPlatformIsRefusedInASentence(String line, String message) {
        assertEquals(new Result(2, "", message + "\n"), run(line));
    }

    @Test
    void aTaskThatIsTooWideIsNamedAndTheLogOfARunTakesNoOtherPlatform() {
        String wide = run("simulate plain.json --cores 1").err();
        assertTrue(wide.startsWith("plain.json:1:33: no cluster of platform \"1 core\" can hold task T"), wide);
        assertEquals(0, run("simulate plain.json --cores 2 --events e.ndjson").code());
        assertEquals("e.ndjson: the same run comes out again\n", run("verify e.ndjson").out());
        assertEquals(new Result(2, "", "e.ndjson: an event log has its own workload and platform; give it alone\n"),
                run("measure --schedule e.ndjson --cores 4"));
    }
}
