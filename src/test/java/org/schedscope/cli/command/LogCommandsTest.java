package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

/** Of a log, commands say which of the two they do: simulate its jobs, or measure what it records. */
class LogCommandsTest {
    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void write() throws IOException {
        runs = new CommandRuns(folder);
        String rows = """
                1 0 0 10 1 -1 -1 1 10 -1 1 1 1 1 1 -1 -1 -1
                2 1 9 5 2 -1 -1 2 5 -1 1 1 1 1 1 -1 -1 -1
                3 2 13 5 1 -1 -1 1 5 -1 1 1 1 1 1 -1 -1 -1
                """;
        runs.file("log.swf", "; MaxProcs: 2\n" + rows);
        runs.file("small.swf", rows.replace(" 9 5 2 -1 -1 2", " 9 5 1 -1 -1 40"));
        runs.file("starts-unknown.swf", "; MaxProcs: 2\n" + rows.replaceAll("(?m)^(\\d \\d) \\d+", "$1 -1"));
        runs.file("plain.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3}]}]}");
    }

    private Result run(String line) {
        return runs.run(Stream.of(line.split(" ")).map(word -> word.contains(".") ? runs.at(word) : word).toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|',
            textBlock = """
                    simulate log.swf --policy easy            | Log       3 jobs of it simulated under easy; the log's own schedule is in the column recorded (alone: schedscope measure log.swf)
                    simulate log.swf --until 'time>=3'        | Log       3 jobs of it simulated under p-slr; the log's own schedule: schedscope measure log.swf
                    simulate log.swf --arrivals once          | Log       3 jobs of it simulated under p-slr; the log's own schedule: schedscope measure log.swf
                    simulate log.swf --estimate uniform:50    | Log       3 jobs of it simulated under p-slr; the log's own schedule: schedscope measure log.swf
                    simulate starts-unknown.swf               | Log       3 jobs of it simulated under p-slr; the log does not state when they started
                    simulate log.swf                          | Hint      the recorded mean wait is 7.33 s; the default policy is no batch system's: try --policy easy
                    simulate log.swf --ticks                  | Hint      the recorded mean wait is 7.33333 ticks; the default policy is no batch system's: try --policy easy
                    simulate starts-unknown.swf               | Hint      the default policy is no batch system's: try --policy easy
                    measure --schedule log.swf                | Measured  what the log records of these jobs; nothing is simulated (that does: schedscope simulate log.swf --policy easy)
                    measure log.swf --schedule log.swf        | Measured  what the log records of these jobs; nothing is simulated (that does: schedscope simulate log.swf --policy easy)
                    """,
            quoteCharacter = '`')
    void oneLineSaysWhichOfTheTwoIsDone(String line, String said) {
        Result result = run(line.replace("'", ""));
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("\n" + said + "\n"), result.out());
    }

    @Test
    void whatWasRecordedIsBesideWhatWasSimulatedAndEqualToWhatIsMeasured() throws IOException {
        Result result = run("simulate log.swf --policy easy --metrics m.json");
        assertTrue(result.out().contains("""

                                           simulated  recorded
                Makespan                        15 s      20 s
                """), result.out());
        assertTrue(result.out().contains("\nMean wait                        3 s    7.33 s\n"), result.out());
        assertFalse(result.out().contains("Hint"), result.out());
        assertEquals("", result.err());
        run("measure log.swf --horizon 20 --metrics r.json");
        assertEquals(metrics(runs.text("r.json"), "metrics"), metrics(runs.text("m.json"), "recorded"));
    }

    private static String metrics(String json, String field) {
        int from = json.indexOf("\"" + field + "\": {") + field.length() + 4;
        return json.substring(from, json.indexOf('}', from));
    }

    @Test
    void aWorkloadThatIsNoLogHasNeitherLineNorColumn() throws IOException {
        Result result = run("simulate plain.json --metrics m.json");
        assertFalse(result.out().contains("Log  ") || result.out().contains("recorded") || result.out().contains("Hint"), result.out());
        assertFalse(runs.text("m.json").contains("recorded"), runs.text("m.json"));
    }

    @Test
    void theWindowOpensALogWithTheSameWords() {
        String told = run("open log.swf --policy easy").err();
        assertTrue(told.startsWith("log.swf is a log: the window simulates its jobs under easy; what the machine did is shown by 'Compare"
                + " with the recorded schedule', and measured by: schedscope measure log.swf\n"), told);
        assertFalse(run("open plain.json").err().contains("log"), run("open plain.json").err());
    }
}
