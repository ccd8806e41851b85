package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.Rules;
import org.schedscope.experiment.Verification;
import org.schedscope.experiment.result.Results;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.io.ReplayableSchedule;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Job;

/** What the version before wrote, under rules of simulated time that have changed since: shown as it was made, or refused in a sentence. */
class OtherRulesTest {
    private static final String LOG = "this log was made under version 1 of the rules of simulated time, and this program has version "
            + Rules.VERSION + ": it can be shown and measured, but not run again\n";
    private static final String RESULTS = "these results were made under version 1 of the rules of simulated time, and this program has"
            + " version "
            + Rules.VERSION + ": they can be shown and reported, but not extended; choose another folder\n";

    @TempDir
    Path folder;
    private CommandRuns runs;

    @BeforeEach
    void files() throws IOException {
        runs = new CommandRuns(folder);
        for (String name : new String[] {"forked.events.ndjson", "run.schedscope", "log.schedscope", "results.ndjson",
                "small.experiment.json"}) {
            try (InputStream in = OtherRulesTest.class.getResourceAsStream("/rules-1/" + name)) {
                Files.copy(in, folder.resolve(name));
            }
        }
    }

    private InputFile file(String name) {
        return InputFile.of(folder.resolve(name));
    }

    @Test
    void aLogIsShownAsItWasMadeAndNotRunAgain() throws InputException {
        ReplayableSchedule log = ReplayableSchedule.read(file("forked.events.ndjson"), ReadOptions.DEFAULT);
        assertEquals(1, log.run().info().rules());
        assertEquals(Job.ROOT_USER, log.run().trace().workload().jobs().get(2).user(), "a fork that changed J3 took its user then");
        assertTrue(log.warnings().get(0).text().endsWith(LOG.strip()), log.warnings().get(0).text());
        assertTrue(Verification.described(log.run().info(), log.run().workload(), log.run().platform()).isEmpty());
        assertEquals(new CommandRuns.Result(2, "", "forked.events.ndjson: " + LOG), runs.run("verify", runs.at("forked.events.ndjson")));
        assertEquals(0, runs.run("measure", "--schedule", runs.at("forked.events.ndjson")).code());
    }

    @Test
    void aSessionWhoseRunsWouldBeMadeAgainIsRefused() throws InputException {
        String sentence = "run 1 was made under version 1 of the rules of simulated time, and this program has version " + Rules.VERSION
                + ": it would make another run. Open it with the version that saved it";
        CommandRuns.Result verified = runs.run("verify", runs.at("run.schedscope"));
        assertEquals(2, verified.code());
        assertTrue(verified.err().contains(sentence), verified.err());
        assertTrue(assertThrows(InputException.class, () -> SessionFile.read(file("run.schedscope"), Limits.DEFAULT)).getMessage()
                .contains(sentence));
    }

    @Test
    void aSessionThatOnlyReplaysALogIsOpened() throws InputException {
        SavedSession session = SessionFile.read(file("log.schedscope"), Limits.DEFAULT);
        assertEquals(1, session.runs().get(0).setup().schedule().orElseThrow().run().info().rules());
        CommandRuns.Result verified = runs.run("verify", runs.at("log.schedscope"));
        assertEquals(0, verified.code());
        assertTrue(verified.out().contains("made elsewhere or under other rules, so it cannot be run again"), verified.out());
    }

    @Test
    void nothingIsAddedToResultsButTheyAreReportedOnWithANote() throws IOException {
        CommandRuns.Result swept = runs.run("sweep", runs.at("small.experiment.json"), "--out", folder.toString());
        assertEquals(2, swept.code());
        assertTrue(swept.err().endsWith(RESULTS), swept.err());
        assertEquals(1, Results.head(folder.resolve("results.ndjson")).orElseThrow().rules());
        assertEquals(0, runs.run("sweep", "report", runs.at("results.ndjson"), "--out", runs.at("report.md")).code());
        assertTrue(runs.text("report.md")
                .contains("Results were made under version 1 (small) of the rules of simulated time; this program has version "
                        + Rules.VERSION),
                runs.text("report.md"));
    }

    @Test
    void resultsOfTwoVersionsAreNotMerged() throws IOException {
        assertEquals(0, runs.run("sweep", runs.at("small.experiment.json"), "--out", runs.at("new"), "--shard", "1/2").code());
        Files.copy(folder.resolve("results.ndjson"), folder.resolve("new/results-2of2.ndjson"));
        CommandRuns.Result merged = runs.run("sweep", "--merge", runs.at("new"));
        assertEquals(2, merged.code());
        assertTrue(merged.err().contains("under version 1 of the rules of simulated time, those in results-1of2.ndjson under version "
                + Rules.VERSION), merged.err());
        assertFalse(Files.exists(folder.resolve("new/results.ndjson")));
    }

    @Test
    void whatIsWrittenSaysItsVersion() throws IOException {
        String fork = "{\"at\": 3, \"jobs\": [{\"id\": \"J36\", \"tasks\": [{\"id\": \"T1\", \"exec\": 5}]}]}";
        assertEquals(0,
                runs.run("simulate", "sample-workloads/campus-week.workload.json", "--events", runs.at("e.ndjson"), "--fork", fork).code());
        assertTrue(runs.text("e.ndjson").startsWith("{\"format\":\"schedscope-events\",\"version\":1,\"rules\":" + Rules.VERSION + ","));
        assertEquals(new CommandRuns.Result(0, "e.ndjson: the same run comes out again\n", ""), runs.run("verify", runs.at("e.ndjson")));
        assertEquals(0, runs.run("sweep", runs.at("small.experiment.json"), "--out", runs.at("new")).code());
        assertEquals(Rules.VERSION, Results.head(folder.resolve("new/results.ndjson")).orElseThrow().rules());
    }
}
