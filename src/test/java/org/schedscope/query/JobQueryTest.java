package org.schedscope.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.fixture.HandCranked;
import org.schedscope.fixture.TestRuns;
import org.schedscope.metrics.fact.JobFacts;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickClock;
import org.schedscope.syntax.SyntaxException;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceCursor;
import org.schedscope.trace.story.TaskStory;
import org.schedscope.ui.state.session.Session;

class JobQueryTest {
    private Trace trace;
    private RunValues values;

    @BeforeEach
    void runTenJobs() {
        HandCranked threads = new HandCranked();
        Session session = TestRuns.session(threads, 10);
        session.playhead().toEnd();
        threads.settle();
        trace = session.runs().run().trace();
        TraceCursor cursor = new TraceCursor(trace);
        cursor.moveTo(trace.eventCount());
        values = new RunValues(trace, cursor.states(), trace.lastTick(), new JobFacts(trace.index(), trace.platform()));
    }

    private String hits(String text) {
        JobQuery query = JobQuery.read(text, TickClock.ANY);
        return IntStream.range(0, values.jobs()).filter(job -> query.holds(values, job)).mapToObj(job -> trace.index().job(job).id())
                .collect(Collectors.joining(" "));
    }

    @Test
    void namesAndNumbersAreComparedAndJoined() {
        assertEquals("J1 J3 J5 J7 J9", hits("user = /maths/ada"));
        assertEquals(hits("user = /maths/ada"), hits("user = maths/ada"), "the slash may be left out");
        assertEquals("J2 J4", hits("user != /maths/ada and arrival < 10"));
        assertEquals("J1 J2 J3", hits("job = J1 or job = J2 or job = \"J3\""));
        assertEquals("J5 J6 J7 J8 J9 J10", hits("not (arrival < 10s or cores > 64)"), "ticks are seconds here");
        assertEquals("J2 J4 J6 J8 J10", hits("cores >= 2 AND state = finished"));
        assertEquals("J1 J3 J5 J7 J9", hits("kind = gpu and tasks = 4"));
        assertEquals("", hits("state = running"));
        assertEquals(10, hits("cluster = C1 or cluster = C2").split(" ").length);
        assertEquals("", hits("cluster = C1 and cluster != C1"));
    }

    @Test
    void ratiosAreComparedExactly() {
        for (int job = 0; job < values.jobs(); job++) {
            Ratio slr = values.number(JobField.SLR, job).orElseThrow();
            String exact = slr.numerator() + "/" + slr.denominator();
            assertTrue((" " + hits("slr = " + exact) + " ").contains(" J" + (job + 1) + " "), exact);
            assertFalse((" " + hits("slr > " + exact) + " ").contains(" J" + (job + 1) + " "), exact);
        }
    }

    @Test
    void durationsAndMomentsAreReadAsEverywhere() {
        assertEquals(hits("wait > 60"), hits("wait > 1min"));
        assertEquals(hits("arrival >= 15"), hits("arrival >= 0001-01-01 00:00:15 and cores > 0"));
    }

    private String tasks(String text) {
        JobQuery query = JobQuery.read(text, TickClock.ANY);
        assertTrue(query.isOfTasks());
        return IntStream.range(0, values.jobs()).flatMap(job -> query.tasks(values, job)).mapToObj(task -> trace.index().label(task))
                .collect(Collectors.joining(", "));
    }

    @Test
    void aJobIsFoundIfAllOfItHoldsOfOneOfItsTasks() {
        long gpu = trace.index().workload().jobs().stream().flatMap(job -> job.tasks().stream())
                .filter(task -> task.kind().equals("gpu")).count();
        assertEquals(gpu, tasks("task.kind = gpu").split(", ").length);
        assertEquals(hits("kind = gpu"), hits("task.kind = gpu"));
        assertEquals(tasks("job = J1 and task.cores >= 1").split(", ").length, trace.index().taskCountOf(0));
        String wide = tasks("task.kind = gpu and task.cores > 1");
        assertEquals(wide, tasks("task.cores > 1 and not task.kind != gpu"), "both of the same task");
        assertEquals("", hits("task.state = running"));
        assertEquals(10, hits("task.state = finished").split(" ").length);
    }

    @Test
    void aTaskWaitsFromTheQueueToItsStart() {
        for (int task = 0; task < trace.index().taskCount(); task++) {
            TaskStory story = TaskStory.of(trace, task, trace.eventCount(), trace.lastTick());
            long waited = story.pieces().get(0).start() - story.ready().getAsLong();
            assertEquals(waited, values.waitedOfTask(task), trace.index().label(task));
            assertEquals(story.pieces().get(0).start(), values.number(JobField.TASK_START, task).orElseThrow().numerator());
            String cluster = trace.platform().clusters().get(trace.pieces().cluster(story.pieces().get(0).number())).id();
            assertTrue(values.is(JobField.TASK_CLUSTER, task, cluster));
        }
        assertEquals(hits("task.wait > 1min"), hits("task.wait > 60"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "wiat > 9 | 1 | unknown field 'wiat'; did you mean wait?",
            "wait | 5 | after wait a comparison is missing",
            "wait > | 7 | after wait > a value is missing",
            "wait ~ 5 | 6 | '~' is not a comparison",
            "wait > soon | 8 | 'soon' is not a valid length of time",
            "cores > many | 9 | not a number",
            "user > /ada | 6 | user is a name",
            "task.wiat > 9 | 1 | unknown field 'task.wiat'; did you mean task.wait?",
            "task.state = happy | 14 | unknown state 'happy'; possible are waiting, queued",
            "state = happy | 9 | unknown state 'happy'; possible are to-come",
            "(wait > 5 | 1 | this parenthesis is not closed",
            "wait > 5 ) | 10 | this parenthesis closes none",
            "wait > 5 and | 13 | a field is missing",
            "user = /ada slr > 5 | 13 | 'slr' does not fit here"})
    void whatIsWrongIsToldWithItsPlace(String text, int column, String told) {
        SyntaxException wrong = assertThrows(SyntaxException.class, () -> JobQuery.read(text, TickClock.ANY));
        assertEquals(column, wrong.column(), wrong.getMessage());
        assertTrue(wrong.getMessage().contains(told), wrong.getMessage());
    }

    @Test
    void wordsThatCompareNothingAreNoQuery() {
        assertTrue(JobQuery.isMeant("slr > 5"));
        assertFalse(JobQuery.isMeant("J7 running"));
    }
}
