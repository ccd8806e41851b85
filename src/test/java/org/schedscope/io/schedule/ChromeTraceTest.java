package org.schedscope.io.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.ScheduleFormats;
import org.schedscope.io.ScheduleFormatsTest;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.log.EventLogTest;
import org.schedscope.model.ModelException;
import org.schedscope.trace.Trace;

/** The rules of the "Trace Event Format" document (Chromium project), as far as they touch the kinds of events that we write. */
class ChromeTraceTest {
    private static final Set<String> UNITS = Set.of("ms", "ns");
    private static final Set<String> METADATA = Set.of("process_name", "process_sort_index", "process_labels", "thread_name",
            "thread_sort_index");

    @TempDir
    Path folder;

    /** An event as any reader of the format would see it; args one level deep. */
    private record Event(Map<String, Object> fields, Map<String, Object> args) {
        String text(String field) {
            return (String) fields.get(field);
        }

        long number(String field) {
            return (Long) fields.get(field);
        }

        List<Long> track() {
            return List.of(number("pid"), number("tid"));
        }
    }

    private final Map<String, Object> top = new HashMap<>();
    private final List<Event> events = new ArrayList<>();

    private void export(RawSchedule schedule) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ChromeTrace.EXPORT.write(schedule, out);
        Path file = Files.write(folder.resolve("run.trace.json"), out.toByteArray());
        try (JsonCursor in = new JsonCursor(InputFile.of(file), Limits.DEFAULT)) {
            in.next();
            in.readEntries("a trace", name -> {
                if (name.equals("traceEvents")) {
                    in.readArray("events", index -> events.add(event(in)));
                } else {
                    top.put(name, value(in));
                }
            });
            in.expectEnd();
            in.problems().throwIfAny();
        }
        checkRules();
        assertTrue(events.stream().filter(event -> event.text("ph").matches("[sf]"))
                .allMatch(arrow -> slices().anyMatch(slice -> isIn(slice, arrow))), "an arrow belongs to the slice at its time");
    }

    @Test
    void coresThatNothingRanOnAreNotNamedHoweverManyThereAre() throws IOException {
        String csv = "job,task,cluster,start,finish,cores\nJ,a,C,0,3,2\nJ,b,C,3,4,1\n";
        RawSchedule schedule = ScheduleFormats.read(InputFile.of("s.csv", csv.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT);
        export(new RawSchedule(schedule.name(), schedule.format(), schedule.timeUnit(), schedule.pieces(), schedule.jobs(),
                List.of(new RawSchedule.ClusterNote("C", java.util.OptionalInt.of(2_000_000_000))), schedule.decimals(),
                schedule.causes(), schedule.warnings()));
        assertEquals(2 + 2 * 2 + 3, events.size() - counters("cores in use").size());
        assertEquals(List.of("0 2", "3000 1", "4000 0"), counters("cores in use"));
    }

    @Test
    void aTaskOnMoreCoresThanAnybodyCouldLookAtIsRefused() throws IOException {
        String csv = "job,task,cluster,start,finish,cores\nJ,a,C,0,3,100000000\nJ,b,C,3,4,100000000\n";
        RawSchedule schedule = ScheduleFormats.read(InputFile.of("s.csv", csv.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT);
        assertEquals("a Chrome trace has an event for each core of each piece and two for each dependency: 200000000 of them,"
                + " and at most 10000000 are written; take schedule CSV or Jedule",
                assertThrows(ModelException.class, () -> export(schedule)).getMessage());
    }

    private static Event event(JsonCursor in) throws IOException {
        Map<String, Object> fields = new HashMap<>();
        Map<String, Object> args = new HashMap<>();
        in.readEntries("an event", name -> {
            if (name.equals("args")) {
                in.readEntries("args", arg -> args.put(arg, value(in)));
            } else {
                fields.put(name, value(in));
            }
        });
        return new Event(fields, args);
    }

    private static Object value(JsonCursor in) throws IOException {
        if (in.token() == JsonToken.VALUE_STRING) {
            return in.text();
        }
        if (in.token() == JsonToken.VALUE_NUMBER_INT) {
            return Long.valueOf(in.text());
        }
        String found = in.foundHere().toString();
        in.skip();
        return found;
    }

    private void checkRules() {
        assertTrue(UNITS.contains((String) top.get("displayTimeUnit")));
        Set<List<Long>> named = new HashSet<>();
        Set<Long> namedProcesses = new HashSet<>();
        Map<Long, Long> processOfThread = new HashMap<>();
        Map<List<Long>, Long> busyUntil = new HashMap<>();
        long before = 0;
        for (Event event : events.stream().filter(event -> !event.text("ph").matches("[sf]")).toList()) {
            assertTrue(event.number("pid") > 0, "0 is the idle task");
            if (event.text("ph").equals("C")) {
                assertTrue(namedProcesses.contains(event.number("pid")) && event.number("ts") >= 0);
                assertEquals(Set.of(event.text("name")), event.args().keySet());
                continue;
            }
            if (event.text("ph").equals("M") && !event.fields().containsKey("tid")) {
                assertTrue(!event.text("name").equals("process_name") || namedProcesses.add(event.number("pid")));
                continue;
            }
            assertTrue(event.number("tid") > 0, "0 is the idle task");
            assertEquals(event.number("pid"), processOfThread.computeIfAbsent(event.number("tid"), tid -> event.number("pid")));
            if (event.text("ph").equals("M")) {
                assertTrue(METADATA.contains(event.text("name")));
                assertTrue(event.args().get(event.text("name").endsWith("_name") ? "name" : "sort_index") != null);
                if (event.text("name").equals("thread_name")) {
                    assertTrue(named.add(event.track()));
                } else if (event.text("name").equals("process_name")) {
                    assertTrue(namedProcesses.add(event.number("pid")));
                }
                continue;
            }
            assertEquals("X", event.text("ph"));
            assertTrue(!event.text("name").isEmpty() && !event.text("cat").isEmpty());
            assertTrue(event.number("ts") >= before && event.number("dur") >= 0, "in order of time");
            assertTrue(event.number("ts") + event.number("dur") <= 1L << 53, "exact as a JSON number");
            before = event.number("ts");
            assertTrue(named.contains(event.track()) && namedProcesses.contains(event.number("pid")));
            // Complete events of a thread must nest; ours follow each other.
            assertTrue(busyUntil.getOrDefault(event.track(), 0L) <= event.number("ts"));
            busyUntil.put(event.track(), event.number("ts") + event.number("dur"));
        }
    }

    /** Times and values of a counter. */
    private List<String> counters(String name) {
        return events.stream().filter(event -> event.text("ph").equals("C") && event.text("name").equals(name))
                .map(event -> event.number("ts") + " " + event.args().get(name)).toList();
    }

    private static boolean isIn(Event slice, Event event) {
        long within = event.number("ts") - slice.number("ts");
        return slice.track().equals(event.track()) && within >= 0 && within < slice.number("dur");
    }

    private Stream<Event> slices() {
        return events.stream().filter(event -> event.text("ph").equals("X"));
    }

    private List<Event> pieces() {
        return slices().toList();
    }

    @Test
    void dependenciesAreArrowsAndPiecesTellWhyTheyStarted() throws IOException {
        export(TraceSchedule.of(EventLogTest.traceOf(EventLogTest.smallRun())));
        List<String> arrows = events.stream().filter(event -> event.text("ph").matches("[sf]"))
                .map(event -> event.text("ph") + event.number("id") + " at " + event.number("ts")).toList();
        assertEquals(List.of("s1 at 2999", "f1 at 4000"), arrows, "the child's data comes a tick later");
        Map<String, Object> first = pieces().get(0).args();
        assertEquals(List.of(0L, 0L), List.of(first.get("ready"), first.get("wait")));
        assertTrue(first.containsKey("key"));
    }

    @Test
    void aRunIsATrackPerCore() throws IOException {
        Trace trace = EventLogTest.traceOf(EventLogTest.smallRun());
        export(TraceSchedule.of(trace));
        assertEquals(trace.platform().totalCores(), events.stream().filter(event -> "thread_name".equals(event.text("name"))).count());
        assertEquals(4, pieces().size());
        assertEquals(List.of("J 1/a", "J,2/c", "J 1/b", "J 1/b"), pieces().stream().map(event -> event.text("name")).toList());
        assertEquals("1000 microseconds stand for 1 tick", tick());
        assertEquals(List.of(0L, 3000L), List.of(pieces().get(0).number("ts"), pieces().get(0).number("dur")));
    }

    @Test
    void countersShowCoresInUseAndJobsThatWait() throws IOException {
        export(TraceSchedule.of(EventLogTest.traceOf(EventLogTest.smallRun())));
        assertTrue(!counters("cores in use").isEmpty() && counters("cores in use").stream().anyMatch(each -> each.endsWith(" 0")));
        long jobs = 0;
        for (String at : counters("jobs waiting")) {
            jobs = Long.parseLong(at.substring(at.indexOf(' ') + 1));
            assertTrue(jobs >= 0, at);
        }
        assertEquals(0, jobs, "in the end all have begun");
        for (Event piece : pieces()) {
            assertTrue(((String) piece.args().get("user")).startsWith("/"));
            assertEquals(piece.args().get("piece").equals(1L), piece.args().containsKey("startsAfterSubmission"));
        }
    }

    private String tick() throws IOException {
        return Files.readString(folder.resolve("run.trace.json")).replaceAll("(?s).*\"tick\": \"([^\"]*)\".*", "$1");
    }

    private RawSchedule read(String text) throws IOException {
        return ScheduleFormats.read(InputFile.of(Files.writeString(folder.resolve("s.csv"), text)), ReadOptions.DEFAULT);
    }

    @Test
    void preemptedTasksArePieces() throws IOException {
        export(read(ScheduleFormatsTest.CSV));
        List<Event> first = pieces().stream().filter(event -> event.text("name").equals("J1/T1")).toList();
        assertEquals(List.of(1L, 2L), first.stream().map(event -> event.args().get("piece")).toList());
        assertEquals(List.of(0L, 5000L), first.stream().map(event -> event.number("ts")).toList());
    }

    @Test
    void secondsAreAMillionMicroseconds() throws IOException {
        export(ScheduleFormats.read(InputFile.of(Files.writeString(folder.resolve("b.csv"), ScheduleFormatsTest.BATSIM)),
                ReadOptions.DEFAULT));
        assertEquals("1000000 microseconds stand for 1 s", tick());
        assertEquals(1_000_000L, pieces().get(0).number("ts"));
        assertEquals(List.of(1L, 2L, 1L, 2L, 6L, 1L), pieces().stream().map(event -> event.number("tid")).toList());
    }

    @Test
    void timesTooLargeForExactNumbersAreCountedInMicroseconds() throws IOException {
        export(read("job,task,cluster,start,finish,cores\nJ,t,C,0,9000000000000000,1\n"));
        assertEquals("1 microseconds stand for 1 tick", tick());
    }

    @Test
    void whatStillRunsLastsToTheEnd() throws IOException {
        export(read(ScheduleFormatsTest.CSV.replace("5,6,1", "5,,1")));
        assertEquals(9000L, pieces().get(3).number("dur"));
        assertEquals("true", pieces().get(3).args().get("unfinished"));
    }
}
