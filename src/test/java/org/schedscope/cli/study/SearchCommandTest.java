package org.schedscope.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

/** A search for an ordering: the same seed gives the same answer, it goes on where it was stopped, and what is promised is checked. */
class SearchCommandTest {
    private static final String PROFILE = "pslr-uniform:jobs=20,cores=20,exec=100000";

    @TempDir
    Path folder;

    private CommandRuns commands;

    @BeforeEach
    void start() {
        commands = new CommandRuns(folder);
    }

    private CommandRuns.Result search(String... more) {
        List<String> all = new ArrayList<>(List.of("search", PROFILE, "--of", "meanSlr", "--train", "3", "--held-out", "4"));
        all.addAll(List.of(more));
        return commands.run(all.toArray(String[]::new));
    }

    @Test
    void sameSeedSameAnswerWhateverTheNumberOfWorkers() {
        CommandRuns.Result one = search("--orderings", "60", "--jobs", "1");
        assertEquals(0, one.code(), one.err());
        assertEquals(one, search("--orderings", "60", "--jobs", "3"));
        assertTrue(one.out().startsWith("60 orderings tried on 3 cases (60 jobs), from pslr-uniform, seed 1 to pslr-uniform, seed 3\n"),
                one.out());
        assertTrue(one.out().contains("\nfound "), one.out());
        assertTrue(one.out().contains("\np-slr "), one.out());
        assertFalse(one.equals(search("--orderings", "60", "--seed", "5")));
    }

    @Test
    void aSearchThatWasStoppedGoesOnAndEndsAsIfItHadNotBeen() throws IOException {
        CommandRuns.Result whole = search("--orderings", "70");
        String kept = folder.resolve("kept").toString();
        search("--orderings", "30", "--out", kept);
        Path journal = folder.resolve("kept/search.ndjson");
        long before = Files.size(journal);
        // What a process that was killed left of a line is passed over.
        Files.writeString(journal, Files.readString(journal) + "{\"ordering\": \"=ex");
        assertEquals(whole, search("--orderings", "70", "--out", kept));
        assertTrue(Files.size(journal) > before);
        CommandRuns.Result other = search("--orderings", "70", "--out", kept, "--seed", "2");
        assertEquals(2, other.code());
        assertTrue(other.err().contains("holds another search: meanSlr, seed 1, on pslr-uniform, seed 1 with 20 jobs;"), other.err());
    }

    @Test
    void islandsAreMerged() {
        String kept = folder.resolve("islands").toString();
        assertEquals(0, search("--orderings", "40", "--out", kept, "--shard", "1/2").code());
        assertEquals(0, search("--orderings", "40", "--out", kept, "--shard", "2/2").code());
        CommandRuns.Result merged = search("--out", kept, "--merge");
        assertEquals(0, merged.code(), merged.err());
        assertTrue(merged.out().contains("\nFound      ="), merged.out());
    }

    @Test
    void whatMustHoldIsKept() {
        CommandRuns.Result bound = search("--orderings", "40", "--subject-to", "worstSlr <= 1000");
        assertEquals(0, bound.code(), bound.err());
        assertTrue(bound.out().contains("cases that break worstSlr <= 1000"), bound.out());
        CommandRuns.Result never = search("--orderings", "20", "--subject-to", "meanSlr < 1");
        assertTrue(never.out().contains("it breaks meanSlr < 1 in 4 of 4: do not rely on it."), never.out());
    }

    /**
     * A log of jobs that each need one of four cores for up to 40 times as long as a length.
     *
     * @param head its first lines
     * @param arrival of the job of a number, in seconds
     * @param length in seconds
     */
    private String log(String head, IntUnaryOperator arrival, int length) throws IOException {
        StringBuilder swf = new StringBuilder(head + "; MaxProcs: 4\n");
        for (int i = 1; i <= 80; i++) {
            swf.append(i).append(' ').append(arrival.applyAsInt(i)).append(" -1 ").append(length * (1 + i * 7 % 40))
                    .append(" 1 -1 -1 1 -1 -1 1 ").append(i % 3).append(" -1 -1 -1 -1 -1 -1\n");
        }
        return commands.file("log.swf", swf.toString());
    }

    private CommandRuns.Result parts(String log, String metric, String... more) {
        List<String> all = new ArrayList<>(List.of("search", log, "--of", metric, "--train", "3", "--held-out", "5", "--orderings", "20"));
        all.addAll(List.of(more));
        CommandRuns.Result found = commands.run(all.toArray(String[]::new));
        assertEquals(0, found.code(), found.err());
        return found;
    }

    @Test
    void timesAreToldAsDatesAndDurationsWhereTheWorkloadSaysHowLongATickIs() throws IOException {
        // Every other ten arrive so far apart that nothing waits: gains in waiting are no per cents then.
        String log = log("; UnixStartTime: 749433600\n; TimeZoneString: UTC\n",
                job -> job / 10 * 3000 + job % 10 * (job / 10 % 2 == 0 ? 290 : 40), 20);
        checkTimes(parts(log, "meanWait").out(), "1 Oct 00:04", "1 Oct 02:32", "-?[0-9.]+ (min|s)( [0-9]+ s)?");
        checkTimes(parts(log, "meanWait", "--ticks").out(), "0", "8889", "-?[0-9.]+");
        assertEquals(parts(log, "meanWait", "--json", "--ticks"), parts(log, "meanWait", "--json"), "programs get ticks");
    }

    /** @param length how a length of time is written, as a pattern */
    private static void checkTimes(String told, String first, String last, String length) {
        assertTrue(told.startsWith("20 orderings tried on 3 cases (36 jobs), from log from " + first + " to log from " + last + "\n"),
                told);
        String interval = length + " to " + length;
        for (String line : List.of("Held out +" + length + " (better|worse) than .* \\(95 %: " + interval + "\\)", "found +" + length,
                "random +" + length + " +" + length + " +" + interval + " +[0-9.]+")) {
            assertTrue(told.lines().anyMatch(each -> each.matches(line)), () -> line + "\n" + told);
        }
    }

    @Test
    void aLogIsCutInTimeAndProgramsGetJson() throws IOException {
        String log = log("", job -> job * 10, 1);
        CommandRuns.Result found = parts(log, "meanResponse", "--json");
        assertTrue(found.out().startsWith("{\"ordering\":\"="), found.out());
        assertTrue(found.out().contains("\"heldOutCases\":5"), found.out());
    }

    @Test
    void wrongWordsAreRefused() throws IOException {
        assertEquals(new CommandRuns.Result(2, "", "unknown metric 'meanSrl'; did you mean meanSlr?\n"),
                commands.run("search", PROFILE, "--of", "meanSrl"));
        assertEquals(new CommandRuns.Result(2, "", "backfills is neither better high nor low; nothing can be looked for by it\n"),
                commands.run("search", PROFILE, "--of", "backfills"));
        assertEquals(2, commands.run("search", "markt:jobs=3", "--of", "meanSlr").code());
        assertTrue(commands.run("search", "markt:jobs=3", "--of", "meanSlr").err()
                .startsWith("unknown profile 'markt'; did you mean market"));
        assertEquals("'starved none' is not a valid condition; write a metric, a sign and a number: 'starvedJobs = 0'\n",
                search("--subject-to", "starved none").err());
        assertEquals(new CommandRuns.Result(2, "", "--time cannot be 'soon'; write 30s, 10m or 2h\n"), search("--time", "soon"));
        assertEquals(new CommandRuns.Result(2, "", "--shard needs the folder of the search, --out DIR\n"), search("--shard", "1/2"));
        String one = commands.file("one.workload.json", """
                {"format": "schedscope-workload", "version": 1, "jobs": [{"id": "A", "tasks": [{"id": "t", "exec": 3}]}]}
                """);
        CommandRuns.Result few = commands.run("search", one, "--of", "meanSlr");
        assertEquals(2, few.code());
        assertTrue(few.err().contains("are too few"), few.err());
    }
}
