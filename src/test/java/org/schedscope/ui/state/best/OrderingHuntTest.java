package org.schedscope.ui.state.best;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.cli.summary.SearchSummary;
import org.schedscope.experiment.search.SearchAnswer;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.ui.state.draft.OrderingAsked;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;

class OrderingHuntTest {
    private static final String PROFILE = "pslr-uniform:jobs=20,cores=20,exec=100000";

    private final HandCranked threads = new HandCranked();
    private final Session session = TestRuns.session(threads, 2);
    private final OrderingHunt hunt = new OrderingHunt(session);

    private OrderingAsked asked() {
        OrderingAsked asked = new OrderingAsked(session.runs().run());
        asked.workloads.textProperty().set(PROFILE);
        asked.orderings.textProperty().set("40");
        asked.train.textProperty().set("3");
        asked.check.textProperty().set("4");
        return asked;
    }

    private SearchAnswer found() {
        threads.settle();
        return hunt.search().get().found().orElseThrow().answer().orElseThrow();
    }

    @Test
    void theAnswerIsThatOfTheCommandAndTheFormNamesIt(@TempDir Path folder) {
        OrderingQuestion question = asked().question.get().orElseThrow();
        String command = "schedscope search " + PROFILE + " --of meanSlr --orderings 40 --train 3 --held-out 4 --seed 1";
        assertEquals(Optional.of(command), question.command());
        hunt.begin(question);
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        new SearchSummary(found(), false).print(out);
        out.flush();
        String[] words = command.substring("schedscope ".length()).split(" ");
        assertEquals(new CommandRuns(folder).run(words).out(), printed.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void whatIsStoppedIsCheckedAllTheSame() {
        OrderingAsked asked = asked();
        asked.orderings.textProperty().set("100000");
        hunt.begin(asked.question.get().orElseThrow());
        hunt.stop();
        SearchAnswer answer = found();
        assertFalse(hunt.search().get().goesOn());
        assertTrue(answer.found().tried() < 100);
        assertEquals(4, answer.checked().cases());
    }

    @Test
    void itsRunsOpenSideBySideOnASeedThatItWasNotChosenBy() {
        hunt.begin(asked().question.get().orElseThrow());
        SearchAnswer answer = found();
        hunt.openRuns();
        threads.settle();
        OpenRun run = session.runs().run();
        assertEquals(answer.found().chosen().policy(), run.setup().policy());
        assertEquals(4, run.setup().choices().seed());
        assertEquals(answer.first().policy(), session.runs().parentOf(run).orElseThrow().setup().policy());
        assertEquals("pslr-uniform \u00b7 4", run.setup().source().displayName());
    }

    @Test
    void whatIsWrongIsToldWhereItIsTyped() {
        OrderingAsked asked = asked();
        asked.workloads.textProperty().set("markt:jobs=3");
        assertEquals(Optional.of("unknown profile 'markt'; did you mean market?"), asked.workloads.complaintProperty().get());
        assertTrue(asked.question.get().isEmpty());
        asked.workloads.textProperty().set(PROFILE);
        asked.conditions.textProperty().set("starvedJobs = 0; starved");
        assertEquals(Optional.of("'starved' is not a valid condition; write a metric, a sign and a number: 'starvedJobs = 0'"),
                asked.conditions.complaintProperty().get());
        asked.conditions.textProperty().set("starvedJobs = 0; worstSlr < 9");
        assertEquals("starvedJobs = 0 and worstSlr < 9", asked.question.get().orElseThrow().objective().conditions());
        asked.orderings.textProperty().set("");
        assertTrue(asked.question.get().isEmpty(), "nothing would end it");
        asked.seconds.set(60);
        assertTrue(asked.question.get().isPresent());
    }

    @Test
    void ofTooFewJobsItIsSaidThatNothingCanBeFound() {
        OrderingAsked asked = new OrderingAsked(session.runs().run());
        asked.workloads.textProperty().set("sample-workloads/graham-1969.workload.json");
        hunt.begin(asked.question.get().orElseThrow());
        threads.settle();
        assertTrue(hunt.search().get().problem().orElse("nothing").contains("its 4 jobs are too few"));
    }
}
