package org.schedscope.io.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.io.format.RecordedLog;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Platform;
import org.schedscope.model.time.TickLength;

/** Which slices of a trace are jobs, and what is told of the others; an event is PHASE NAME PID/TID TS+DUR, and FIELD=JSON. */
public class ChromeTraceReaderTest {
    /** An event of each phase that could be of a slice, in a list that is not closed. */
    public static final String EVERYTHING = """
            [{"ph": "B", "pid": "n", "tid": 1, "ts": 5, "name": "a"}, {"ph": "E", "pid": "n", "tid": 1, "ts": "7.5"},
             {"ph": "b", "pid": 1, "ts": 5, "id": "0x1", "cat": "net", "name": "get"},
             {"ph": "e", "pid": 1, "ts": 9, "id": "0x1", "cat": "net"},
             {"ph": "S", "pid": 1, "ts": 5, "id": 7, "name": "old"}, {"ph": "F", "pid": 1, "ts": 6, "id": 7, "name": "old"},
             {"ph": "b", "pid": 1, "ts": 5, "id2": {"local": "0x1"}}, {"ph": "X", "pid": 1, "tid": "t", "ts": 1, "dur": 3},
             {"ph": "X", "pid": 1, "tid": "t", "ts": 2, "dur": 3, "args": {"job": "J", "task": "T"}}, {"ph": "i", "ts": 3}, 7,
            """;

    private static final String FRACTIONS = " slices have times with fractions of a microsecond: starts and ends are rounded up to whole"
            + " ones, and what is shorter lasts one";

    private static RecordedLog read(String json) throws InputException {
        return new ChromeTraceReader().readLog(InputFile.of("t", json.getBytes(StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT.withTick(TickLength.ofUnit("us")));
    }

    private static String json(String events) {
        return List.of(events.split(", ")).stream().map(ChromeTraceReaderTest::event).collect(Collectors.joining(",\n", "[", "]"));
    }

    private static String event(String text) {
        Matcher matcher = Pattern.compile("(\\w) (\\S+) (\\S+)/(\\S+) ([^ +]+)(?:\\+(\\S+))?((?: \\S+)*)").matcher(text);
        assertTrue(matcher.matches(), text);
        StringBuilder event = new StringBuilder("{\"ph\": \"" + matcher.group(1) + "\", \"name\": \"" + matcher.group(2) + "\", \"pid\": "
                + matcher.group(3) + ", \"tid\": " + matcher.group(4) + ", \"ts\": " + matcher.group(5));
        if (matcher.group(6) != null) {
            event.append(", \"dur\": ").append(matcher.group(6));
        }
        for (String field : matcher.group(7).strip().split(" ")) {
            if (!field.isEmpty()) {
                event.append(", \"").append(field.replaceFirst("=", "\": "));
            }
        }
        return event.append('}').toString();
    }

    /** Each job as NAME START-END, and the cores of the machine. */
    private static String jobs(RecordedLog log) {
        return log.schedule().orElseThrow().pieces().stream()
                .map(piece -> piece.job() + " " + piece.start() + "-" + piece.finish().orElseThrow()).collect(Collectors.joining(", "))
                + " on " + log.loaded().described().map(Platform::totalCores).orElseThrow();
    }

    private static String warnings(RecordedLog log) {
        return log.loaded().warnings().stream().map(Problem::text)
                .map(text -> text.replaceFirst("^t: (\\d+ of \\d+ lines? (is|are) left out: )?", ""))
                .filter(text -> !text.contains("does not describe the machine") && !text.contains("counted from")
                        && !text.contains("tick 0"))
                .collect(Collectors.joining("; "));
    }

    private static String refusal(String json) {
        try {
            return jobs(read(json));
        } catch (InputException e) {
            return e.problems().get(0).text().replaceFirst("^t: none of the \\d+ jobs? of this log can be read: ", "none: ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
            // Complete slices.
            "X a 1/7 0+100, X b 1/7 100+50 | a 0-100, b 100-150 on 1 | ",
            "X a 1/7 0+100, X b 1/7 50+100 | a 0-100, b 50-150 on 2"
                    + " | 1 slice overlaps another one on its thread without being inside it, and has a core of its own",
            "X a 1/7 0+100, X b 1/7 60+10 | a 0-100 on 1 | 1 slice inside another one, as its phase",
            "X a 1/7 0+100, X b 1/7 0+100, X c 1/7 90+10 | a 0-100 on 1 | 2 slices inside another one, as phases of it",
            "X a 1/7 0+100, X b 1/7 50+100, X c 1/7 110+20, X d 1/7 120+100 | a 0-100, b 50-150, d 120-220 on 2"
                    + " | 1 slice inside another one, as its phase; 2 slices overlap another one on their threads without being inside it,"
                    + " and have cores of their own",
            "X a 1/7 0+100, X b 1/8 50+100, X c 2/7 50+10 | a 0-100, b 50-150, c 50-60 on 3 | ",
            "X a \"n\"/\"w\" \"0\"+\"40\", X b \"n\"/\"v\" \"10\"+\"40\" | a 0-40, b 10-50 on 2 | ",
            "X a 1/7 0+100, X z 1/7 100+0, X y 1/7 50+0 | a 0-100, z 100-101 on 1"
                    + " | 1 slice inside another one, as its phase; 1 run of length zero lasts one tick",
            // Digits that programs cut off make no overlap.
            "X a 1/7 0+10.2, X b 1/7 9.1+1.1, X c 1/7 10.2+3 | a 0-11, c 11-14 on 1 | 1 slice inside another one, as its phase; 3"
                    + FRACTIONS,
            "X a 1/7 0+10, X b 1/7 1+10, X c 1/7 20+10 | a 0-10, c 20-30 on 1 | 1 slice inside another one, as its phase",
            "X a 1/7 0+10.5, X b 1/7 10.4+5 | a 0-11, b 11-16 on 1 | 2" + FRACTIONS,
            "X a 1/7 100.1+1.6, X b 1/7 102.3+1.6, X c 1/7 104.55+0.4 | a 0-1, b 2-3, c 4-5 on 1 | 3" + FRACTIONS,
            "X a 1/7 0+10, X b 1/7 20+0.001 | a 0-10, b 20-21 on 1 | 1" + " slice has times with fractions of a microsecond: starts and"
                    + " ends are rounded up to whole ones, and what is shorter lasts one",
            // What is too large to count in.
            "X a 1/7 0+10, X b 1/7 20+1e30, X c 1/7 1e30+5 | a 0-10 on 1 | 2 with a time or a length too large",
            // What has no time, or none that can be.
            "X a 1/7 0+10, X b 1/7 20, X c 1/7 30+-5, X d 1/7 \"x\"+5 | a 0-10 on 1"
                    + " | 1 slice without an end, 1 that ends before it starts, 1 without a time",
            // Beginnings and ends.
            "B a 1/7 0, B b 1/7 10, E b 1/7 20, E a 1/7 30, B c 1/7 40, I d 1/7 41 | a 0-30 on 1"
                    + " | 1 slice without an end, 1 slice inside another one, as its phase;"
                    + " events that are no slices are not read: 1 instant",
            "E x 1/7 0, B a 1/7 10, E a 1/7 20 | a 0-10 on 1 | 1 end of slices without a beginning",
            "E a 1/7 20, B a 1/7 10, B b 1/7 30, E b 1/7 45 | a 0-10, b 20-35 on 1 | ",
            "B a 1/7 0, E a 1/7 30, X b 1/7 20+30 | a 0-30, b 20-50 on 2"
                    + " | 1 slice overlaps another one on its thread without being inside it, and has a core of its own",
            // Asynchronous ones.
            "b a 1/7 0 id=1, b b 1/7 5 id=2, e a 1/7 10 id=1, e b 1/7 15 id=2 | a 0-10, b 5-15 on 2"
                    + " | all slices of this trace are asynchronous: those that go on at the same time have a core each",
            "b a 1/7 0 id=1, b b 1/7 5 id=1, e b 1/7 8 id=1, e a 1/7 10 id=1, b c 1/7 20 id=1 | a 0-10 on 1"
                    + " | 1 slice without an end, 1 slice inside another one, as its phase;"
                    + " all slices of this trace are asynchronous: those that go on at the same time have a core each",
            "S a 1/7 0 id=\"x\", S b 1/7 5 id=\"x\", F a 1/7 10 id=\"x\", F b 1/7 15 id=\"x\" | a 0-10, b 5-15 on 2"
                    + " | all slices of this trace are asynchronous: those that go on at the same time have a core each",
            "b a 1/7 0 id2={\"local\":\"1\"}, b b 2/7 5 id2={\"local\":\"1\"}, e a 1/7 10 id2={\"local\":\"1\"} | a 0-10 on 1"
                    + " | 1 slice without an end; all slices of this trace are asynchronous:"
                    + " those that go on at the same time have a core each",
            "b a 1/7 0 id2={\"global\":\"1\"}, e a 2/7 10 id2={\"global\":\"1\"} | a 0-10 on 1"
                    + " | all slices of this trace are asynchronous: those that go on at the same time have a core each",
            "b a 1/7 0 id=1, e a 1/7 10 id=1, X t 1/7 0+5 | t 0-5 on 1 | 1 asynchronous slice beside those of threads",
            // One of our own is on several cores; others may give the arguments another meaning.
            "X a 1/1 0+9 args={\"job\":\"J\",\"task\":\"T\",\"piece\":1}, X a 1/2 0+9 args={\"job\":\"J\",\"task\":\"T\",\"piece\":1}"
                    + " | J 0-9 on 2 | ",
            // Other events.
            "X a 1/7 0+10, C m 1/7 5, i i 1/7 5, s f 1/7 5, t f 1/7 6, N o 1/7 6 | a 0-10 on 1"
                    + " | events that are no slices are not read: 2 arrows between slices, 1 of a counter, 1 instant, 1 of another kind"})
    void slicesAreJobsOrLeftOutForAReason(String row) throws InputException {
        String[] parts = row.split(" \\| ?", -1);
        RecordedLog log = read(json(parts[0]));
        assertEquals(parts[1], jobs(log), row);
        assertEquals(parts[2], warnings(log), row);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B a 1/7 0 | none: 1 slice without an end", "E a 1/7 0 | none: 1 end of slices without a beginning",
            "i a 1/7 0 | t: no line of this log is a job", "X a 1/7 0 | none: 1 slice without an end"})
    void aTraceWithoutSlicesIsRefused(String row) {
        assertEquals(row.substring(row.indexOf(" | ") + 3), refusal(json(row.substring(0, row.indexOf(" | ")))));
    }

    @Test
    void eventsOfSlicesAreJobsOrCounted() throws InputException {
        Pattern counts = Pattern.compile("(\\d+) of (\\d+) lines? (?:is|are) left out");
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> events = new ArrayList<>(List.of("X a 1/1 0+1"));
            int halves = 0;
            for (int i = 0; i < 30; i++) {
                String phase = List.of("X", "B", "E").get(random.nextInt(3));
                halves += phase.equals("X") ? 0 : 1;
                events.add(phase + " n" + i + " 1/" + random.nextInt(2) + " " + random.nextInt(100)
                        + (phase.equals("X") ? "+" + random.nextInt(20) : ""));
            }
            RecordedLog log = read(json(String.join(", ", events)));
            String text = log.loaded().warnings().stream().map(Problem::text).collect(Collectors.joining("\n"));
            Matcher matcher = counts.matcher(text);
            boolean some = matcher.find();
            int lost = some ? Integer.parseInt(matcher.group(1)) : 0;
            int jobs = log.loaded().workload().jobs().size();
            assertEquals(some ? Integer.parseInt(matcher.group(2)) : jobs, jobs + lost, "seed " + seed);
            Matcher single = Pattern.compile("(\\d+) slices? without an end|(\\d+) ends? of slices").matcher(text);
            int alone = 0;
            while (single.find()) {
                alone += Integer.parseInt(single.group(1) == null ? single.group(2) : single.group(1));
            }
            assertEquals(31 - halves + (halves - alone) / 2 + alone, jobs + lost, "seed " + seed);
        }
    }
}
