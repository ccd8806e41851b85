package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.HandFedLines;
import org.schedscope.fixture.TestRuns;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.trace.Trace;

class FollowedLogTest {
    private static final RunSpec RUN = RunSpec.of(TestRuns.diamonds(12), TestRuns.twoClusters(), "fifo-job", 7);
    private final HandFedLines written = new HandFedLines();
    private final FollowedLog log = new FollowedLog(written, Limits.DEFAULT);

    private static List<ScheduleEvent> events(Trace trace) {
        EventList events = new EventList();
        trace.replay(0, trace.eventCount(), events);
        return events.events();
    }

    private static String[] lines() throws IOException {
        return new String(EventLogTest.logOf(RUN), StandardCharsets.UTF_8).split("(?<=\n)");
    }

    /** Writes the head and some events, and reads them. */
    private void begin(int events) throws IOException {
        for (String line : Arrays.copyOf(lines(), events + 1)) {
            written.write(line);
        }
        assertTrue(log.begins());
        log.readOn();
    }

    @Test
    void howeverItComesInPiecesTheSameRunComesOutAndIsAlwaysThereToTheEndOfAnInstant() throws IOException {
        byte[] bytes = EventLogTest.logOf(RUN);
        List<ScheduleEvent> all = events(EventLogTest.traceOf(RUN));
        for (int seed = 0; seed < 60; seed++) {
            HandFedLines some = new HandFedLines();
            FollowedLog followed = new FollowedLog(some, Limits.DEFAULT);
            Random random = new Random(seed);
            int most = 1 + random.nextInt(4_000);
            int at = 0;
            while (at < bytes.length) {
                int next = Math.min(bytes.length, at + 1 + random.nextInt(most));
                some.write(Arrays.copyOfRange(bytes, at, next));
                at = next;
                if (followed.begins()) {
                    followed.readOn();
                    Trace trace = followed.trace();
                    assertEquals(all.subList(0, trace.eventCount()), events(trace));
                    assertTrue(trace.eventCount() == 0 || trace.eventCount() == all.size()
                            || all.get(trace.eventCount()).tick() > trace.lastTick(), "within an instant");
                }
            }
            some.end();
            followed.readOn();
            assertTrue(followed.hasEnded());
            assertEquals(all, events(followed.trace()));
        }
    }

    @Test
    void aLineThatIsHalfWrittenWaitsForItsRest() throws IOException {
        begin(5);
        String next = lines()[6];
        written.write(next.substring(0, 9));
        written.fallSilent();
        log.readOn();
        assertEquals(5, log.trace().eventCount());
        written.write(next.substring(9));
        written.fallSilent();
        log.readOn();
        assertEquals(6, log.trace().eventCount());
        assertFalse(log.hasEnded());
    }

    @Test
    void aCutLineIsToldWithItsNumberAndWhatCameBeforeStays() throws IOException {
        begin(5);
        String[] all = lines();
        written.write(all[6].substring(0, 20) + "\n" + all[7] + all[8]);
        log.readOn();
        assertTrue(log.hasEnded());
        assertEquals(5, log.trace().eventCount());
        assertEquals(7, log.failure().orElseThrow().problems().get(0).line());
        assertTrue(written.isClosed());
    }

    @Test
    void aLineThatCannotBeIsToldWithItsNumber() throws IOException {
        begin(5);
        written.write("{\"seq\":5,\"t\":900,\"type\":\"TaskFinished\",\"job\":\"J1\",\"task\":\"T4\",\"cluster\":\"C1\"}\n");
        log.readOn();
        assertEquals("live.events.ndjson:7:1: the task J1 T4 ends on cluster C1, where it does not run",
                log.failure().orElseThrow().problems().get(0).text());
        assertEquals(5, log.trace().eventCount());
    }

    @Test
    void aLastLineWithoutALineEndCountsOnceTheWriterHasGone() throws IOException {
        String whole = String.join("", lines()).strip();
        assertEquals(events(EventLogTest.traceOf(RUN)),
                events(EventLogReader.read(InputFile.of("e.ndjson", whole.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT).trace()));
        begin(5);
        written.write(lines()[6].strip());
        written.fallSilent();
        log.readOn();
        assertEquals(5, log.trace().eventCount(), "more may be written to it");
        written.end();
        log.readOn();
        assertEquals(6, log.trace().eventCount());
        assertTrue(log.hasEnded());
        assertTrue(log.failure().isEmpty());
    }

    @Test
    void anEndInTheMiddleOfALineIsTold() throws IOException {
        begin(5);
        written.write("{\"seq\":5,");
        written.end();
        log.readOn();
        assertTrue(log.hasEnded());
        assertEquals(7, log.failure().orElseThrow().problems().get(0).line());
    }

    @Test
    void aLogThatBeginsWithSomethingElseIsRefused() {
        written.write("hello\n");
        InputException wrong = assertThrows(InputException.class, log::begins);
        assertEquals(1, wrong.problems().get(0).line());
    }

    @Test
    void aLogWithoutALineIsRefusedWhenItEnds() throws IOException {
        assertFalse(log.begins());
        written.end();
        assertThrows(InputException.class, log::begins);
    }

    @Test
    void allJobsAreOverAndNothingComesSoItHasEnded() throws IOException {
        begin(lines().length - 1);
        assertFalse(log.hasEnded());
        written.fallSilent();
        log.readOn();
        assertTrue(log.hasEnded());
        assertEquals(events(EventLogReader.read(InputFile.of("whole", EventLogTest.logOf(RUN)), Limits.DEFAULT).trace()),
                events(log.trace()));
    }

    private static String announced(String job, String task, int exec) {
        return "{\"workload\": {\"jobs\": [{\"id\": \"" + job + "\", \"tasks\": [{\"id\": \"" + task + "\", \"exec\": " + exec + "}]}]}}\n";
    }

    private static List<String> announcing(String... more) {
        List<String> lines = new ArrayList<>(List.of(
                """
                        {"format": "schedscope-events", "version": 1, "policy": "p", "scheduler": "s", "seed": 1, "parameters": {}, "moreJobs": true, \
                        "workload": {"name": "w", "jobs": [{"id": "A", "tasks": [{"id": "T", "exec": 90}]}, {"id": "B", "tasks": \
                        [{"id": "T", "exec": 90}]}]}, "platform": {"name": "m", "root": {"cluster": "M", "cores": 4}}}
                        """,
                """
                        {"seq": 0, "t": 0, "type": "JobArrived", "job": "A"}
                        {"seq": 1, "t": 0, "type": "TaskReady", "job": "A", "task": "T", "cluster": "M"}
                        {"seq": 2, "t": 0, "type": "TaskStarted", "job": "A", "task": "T", "cluster": "M", "cores": "0", "key": "", "queue": 1}
                        """));
        lines.addAll(List.of(more));
        lines.add("{\"seq\": 3, \"t\": 7, \"type\": \"TaskFinished\", \"job\": \"A\", \"task\": \"T\", \"cluster\": \"M\"}\n");
        return lines;
    }

    @Test
    void aJobThatIsAnnouncedAgainIsTheSameOfWhichMoreIsKnown() throws IOException {
        List<String> lines = announcing(announced("A", "T", 7), announced("C", "T", 3));
        RecordedRun read = EventLogReader.read(InputFile.of("w", String.join("", lines).getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
        lines.forEach(written::write);
        written.fallSilent();
        assertTrue(log.begins());
        log.readOn();
        for (Trace trace : List.of(read.trace(), log.trace())) {
            assertEquals(List.of("A 7", "B 90", "C 3"),
                    trace.workload().jobs().stream().map(job -> job.id() + " " + job.tasks().get(0).exec()).toList());
            assertEquals(4, trace.eventCount());
        }
    }

    @Test
    void aJobKeepsItsTasksAsWhatHasHappenedWasToldOfThem() throws IOException {
        announcing(announced("A", "U", 7)).forEach(written::write);
        log.begins();
        log.readOn();
        assertEquals("live.events.ndjson:5:1: job A is announced again with other tasks",
                log.failure().orElseThrow().problems().get(0).text());
    }
}
