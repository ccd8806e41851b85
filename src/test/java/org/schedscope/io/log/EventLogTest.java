package org.schedscope.io.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.schedscope.fixture.Events.coresBack;
import static org.schedscope.fixture.Events.coresGone;
import static org.schedscope.fixture.Events.forked;
import static org.schedscope.fixture.Events.jobArrived;
import static org.schedscope.fixture.Events.jobRemoved;
import static org.schedscope.fixture.Events.jobStarved;
import static org.schedscope.fixture.Events.reservationMade;
import static org.schedscope.fixture.Events.schedulingPass;
import static org.schedscope.fixture.Events.taskFinished;
import static org.schedscope.fixture.Events.taskPreempted;
import static org.schedscope.fixture.Events.taskStarted;
import static org.schedscope.fixture.Events.transferFinished;
import static org.schedscope.fixture.Events.transferStarted;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.event.CoreSet;
import org.schedscope.event.EventSink;
import org.schedscope.event.PriorityKey;
import org.schedscope.event.ScheduleEvent;
import org.schedscope.fixture.EventList;
import org.schedscope.fixture.FormatContract;
import org.schedscope.fixture.GeneratedEventLog;
import org.schedscope.fixture.RandomCases;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.json.JsonOut;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.metrics.RunReport;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.Trace;
import org.schedscope.trace.TraceRecorder;

public class EventLogTest {
    @TempDir
    Path folder;

    /** Two jobs, the first of two tasks, on two clusters that data travels between. */
    public static RunSpec smallRun() {
        Workload workload = Workload.of("small",
                Job.of("J 1", 0, Task.of("a", 3).withKind("x"), Task.of("b", 2).withCores(2).withKind("y").after(0)),
                Job.of("J,2", 1, Task.of("c", 1).withKind("x")));
        Platform platform = Platform.of("two", Cluster.of("C1", 1, "x"), Cluster.of("C2", 2, "y"))
                .withNetwork(new NetworkModel.Ccr(new Ratio(1, 3)));
        return RunSpec.of(workload, platform.withNetwork(new NetworkModel.Ccr(new Ratio(1, 5))), "fifo-job", 7);
    }

    public static byte[] logOf(RunSpec spec) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter writer = new EventLogWriter(spec.info(), new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
            Schedulers.start(spec, writer).runToEnd();
        }
        return bytes.toByteArray();
    }

    public static Trace traceOf(RunSpec spec) {
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(spec.workload()), spec.platform());
        Schedulers.start(spec, recorder).runToEnd();
        return recorder.trace();
    }

    private static List<ScheduleEvent> eventsOf(Trace trace) {
        EventList events = new EventList();
        trace.replay(0, trace.eventCount(), events);
        return events.events();
    }

    private static RunReport reportOf(Trace trace) {
        RunMeasures measures = new RunMeasures(trace.index(), trace.platform());
        trace.replay(0, trace.eventCount(), measures);
        return measures.report(ReportOptions.defaults());
    }

    private FormatContract<List<ScheduleEvent>> contract() {
        return new FormatContract<>(folder, path -> eventsOf(EventLogReader.read(InputFile.of(path), Limits.DEFAULT).trace()));
    }

    @Test
    void aLogIsALineForTheRunAndALineForEachEvent() throws IOException {
        assertEquals(
                """
                        {"format":"schedscope-events","version":1,"rules":3,"policy":"fifo-job","scheduler":"hierarchical","seed":7,"parameters":{},\
                        "workload":{"format":"schedscope-workload","version":1,"name":"small","timeUnit":"tick","jobs":[\
                        {"id":"J 1","arrival":0,"tasks":[{"id":"a","exec":3,"kind":"x"},{"id":"b","exec":2,"cores":2,"kind":"y","after":["a"]}]},\
                        {"id":"J,2","arrival":1,"tasks":[{"id":"c","exec":1,"kind":"x"}]}]},\
                        "platform":{"format":"schedscope-platform","version":1,"name":"two","network":{"model":"ccr","ccr":0.2},\
                        "root":{"router":"root","children":[{"cluster":"C1","cores":1,"kind":"x"},{"cluster":"C2","cores":2,"kind":"y"}]}}}
                        {"seq":0,"t":0,"type":"JobArrived","job":"J 1"}
                        {"seq":1,"t":0,"type":"TaskPlaced","job":"J 1","task":"a","cluster":"C1"}
                        {"seq":2,"t":0,"type":"TaskPlaced","job":"J 1","task":"b","cluster":"C2"}
                        {"seq":3,"t":0,"type":"TaskReady","job":"J 1","task":"a","cluster":"C1"}
                        {"seq":4,"t":0,"type":"SchedulingPass","cluster":"C1","queue":1}
                        {"seq":5,"t":0,"type":"TaskStarted","job":"J 1","task":"a","cluster":"C1","cores":"0","key":"0","queue":1}
                        {"seq":6,"t":1,"type":"JobArrived","job":"J,2"}
                        """,
                new String(logOf(smallRun()), StandardCharsets.UTF_8).lines().limit(8).map(line -> line + "\n").reduce("", String::concat));
    }

    @Test
    void linesPutTogetherByHandAreThoseOfAGenerator() throws IOException {
        for (long seed = 0; seed < 60; seed++) {
            for (RunSpec spec : List.of(RandomCases.hierarchical(seed, "p-slr"), RandomCases.hierarchical(seed, "fifo-job"))) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (GeneratedEventLog log = new GeneratedEventLog(new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
                    Schedulers.start(spec, log).runToEnd();
                }
                String byHand = new String(logOf(spec), StandardCharsets.UTF_8);
                assertEquals(bytes.toString(StandardCharsets.UTF_8), byHand.substring(byHand.indexOf('\n') + 1), "seed " + seed);
            }
        }
    }

    @Test
    void aReplayEqualsTheLiveRun() throws IOException {
        int compared = 0;
        for (long seed = 0; seed < 150; seed++) {
            RunSpec spec = RandomCases.hierarchical(seed, "p-slr");
            if (!hasDecimalSpeeds(spec.platform())) {
                continue;
            }
            Path file = Files.write(folder.resolve("e.ndjson"), logOf(spec));
            RecordedRun run = EventLogReader.read(InputFile.of(file), Limits.DEFAULT);
            Trace live = traceOf(spec);
            assertEquals(spec.info(), run.info());
            assertEquals(spec.workload(), run.trace().workload());
            assertEquals(spec.platform(), run.trace().platform());
            assertEquals(eventsOf(live), eventsOf(run.trace()));
            assertEquals(reportOf(live), reportOf(run.trace()));
            compared++;
        }
        assertEquals(true, compared > 50);
    }

    /** Files know decimals only; a speed of 1/3 cannot be written exactly. */
    private static boolean hasDecimalSpeeds(Platform platform) {
        return platform.clusters().stream().allMatch(cluster -> 1000 % cluster.speed().denominator() == 0);
    }

    @Test
    void theSameRunGivesTheSameBytes() throws IOException {
        assertArrayEquals(logOf(smallRun()), logOf(smallRun()));
    }

    @Test
    void aLogIsReadInOtherClothes() throws IOException {
        contract().readsTheSameInOtherClothes(new String(logOf(smallRun()), StandardCharsets.UTF_8), eventsOf(traceOf(smallRun())));
    }

    @Test
    void aLogCutInsideALineIsRefused() throws IOException {
        String log = new String(logOf(smallRun()), StandardCharsets.UTF_8);
        for (int length = 0; length < log.length() - 1; length++) {
            if (length < 1 || log.charAt(length) != '\n' && log.charAt(length - 1) != '\n') {
                String cut = log.substring(0, length);
                assertThrows(InputException.class, () -> contract().read("cut", cut));
            }
        }
    }

    @Test
    void everyKindOfEventComesBack() throws IOException {
        RunSpec spec = smallRun();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        EventList told = new EventList();
        try (EventLogWriter writer = new EventLogWriter(spec.info(), new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
            for (EventSink sink : new EventSink[] {writer, told}) {
                sink.on(jobArrived(0, 0));
                sink.on(reservationMade(0, 1, 1, 4, 9));
                sink.on(taskStarted(1, 1, 1, CoreSet.of(0, 1), new PriorityKey.Text("13/12"), 5, true));
                sink.on(taskPreempted(2, 1, 1, 2));
                sink.on(taskStarted(3, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
                sink.on(transferStarted(4, 0, 0, 1, 0, 1, 6));
                sink.on(transferFinished(6, 0, 0, 1, 0, 1));
                sink.on(taskFinished(6, 0, 0));
                sink.on(taskStarted(6, 0, 0, CoreSet.of(0, 0), PriorityKey.NONE, 1, false));
                sink.on(taskPreempted(7, 0, 0, 1));
                sink.on(jobStarved(7, 0));
                sink.on(forked(7, 0));
                sink.on(coresGone(7, 1, CoreSet.of(0, 1), 0, 20));
                sink.on(coresGone(7, 0, CoreSet.of(0, 0), 0, Long.MAX_VALUE));
                sink.on(coresBack(7, 1, CoreSet.of(1, 1), 0));
                sink.on(jobRemoved(7, 1));
                sink.on(schedulingPass(8, 1, 2));
            }
        }
        assertEquals(told.events(), contract().read("log", bytes.toByteArray()));
    }

    @Test
    void whoIsSuspendedEntersTheCentralQueueUnlessTheLogSaysWhose() throws IOException {
        RunSpec spec = smallRun();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter writer = new EventLogWriter(spec.info(), new WorkloadIndex(spec.workload()), spec.platform(), bytes)) {
            writer.on(taskStarted(1, 1, 1, CoreSet.of(0, 1), PriorityKey.NONE, 5, true));
            writer.on(taskPreempted(2, 1, 1, 2));
            writer.on(taskStarted(3, 1, 1, CoreSet.of(0, 1), PriorityKey.NONE, 5, true));
            writer.on(taskPreempted(4, 1, 1, 0));
            writer.on(coresGone(5, 1, CoreSet.of(0, 1), 0, Long.MAX_VALUE));
        }
        assertEquals(List.of("{\"seq\":1,\"t\":2,\"type\":\"TaskPreempted\",\"job\":\"J 1\",\"task\":\"b\",\"cluster\":\"C2\"}",
                "{\"seq\":3,\"t\":4,\"type\":\"TaskPreempted\",\"job\":\"J 1\",\"task\":\"b\",\"cluster\":\"C2\",\"queueOf\":\"C1\"}",
                "{\"seq\":4,\"t\":5,\"type\":\"CoresGone\",\"cluster\":\"C2\",\"cores\":\"0-1\",\"fork\":0}"),
                bytes.toString(StandardCharsets.UTF_8).lines().filter(line -> line.contains("Preempted") || line.contains("Gone"))
                        .toList());
    }

    /** Names that need escapes, several bytes a character, or more room than there is at once. */
    private static final List<String> AWKWARD = List.of("plain", "a \"quoted\" \\ path/", "\u0000\u0001\b\t\n\f\r\u001f\u007f", "é ü €",
            "\ud83d\ude80 \u2028", "x".repeat(70_000), "€".repeat(30_000));

    @Test
    void everyLineIsWhatJacksonWrites() throws IOException {
        long[] numbers = {0, 9, 10, 99, 100, 1_000_000_007, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, 999_999_999_999_999_999L,
                1_000_000_000_000_000_000L, Long.MAX_VALUE};
        List<Job> jobs = AWKWARD.stream().map(id -> Job.of("J" + id, 0, Task.of("T" + id, 1).withCores(3))).toList();
        Workload workload = Workload.of("awkward", jobs.toArray(Job[]::new));
        List<Cluster> clusters = AWKWARD.stream().map(id -> Cluster.of("C" + id, 9)).toList();
        Platform platform = Platform.of("awkward", clusters.toArray(Cluster[]::new));
        RunSpec spec = RunSpec.of(workload, platform, "fifo-job", 1);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventLogWriter writer = new EventLogWriter(spec.info(), new WorkloadIndex(workload), platform, bytes)) {
            for (int i = 0; i < AWKWARD.size(); i++) {
                for (long number : numbers) {
                    PriorityKey key = new PriorityKey.Text(AWKWARD.get(i));
                    writer.on(taskStarted(number, i, i, CoreSet.of(0, 2), key, (int) Math.min(number, 7), i % 2 == 0));
                    writer.on(reservationMade(number, i, i, number, number));
                    writer.on(schedulingPass(number, clusters.size() - i % 2, i));
                }
            }
        }
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().skip(1).toList();
        assertEquals(3 * AWKWARD.size() * numbers.length, lines.size());
        for (int at = 0; at < lines.size(); at++) {
            String id = AWKWARD.get(at / 3 / numbers.length);
            Map<String, String> fields = new HashMap<>();
            assertEquals(writtenByJackson(lines.get(at), fields), lines.get(at));
            assertEquals(Integer.toString(at), fields.get("seq"));
            assertEquals(Long.toString(numbers[at / 3 % numbers.length]), fields.get("t"));
            assertEquals(at % 3 == 0 ? id : null, fields.get("key"));
            assertEquals(at % 3 == 2 ? null : "J" + id, fields.get("job"));
        }
    }

    /** The line read and written again; its fields are noted. */
    private static String writtenByJackson(String line, Map<String, String> fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonParser in = new JsonFactory().createParser(line); JsonGenerator out = JsonOut.oneLine(bytes)) {
            while (in.nextToken() != null) {
                out.copyCurrentEvent(in);
                if (in.currentToken().isScalarValue()) {
                    fields.put(in.currentName(), in.getText());
                }
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whatCannotHaveHappenedIsRefused() throws IOException {
        String log = new String(logOf(smallRun()), StandardCharsets.UTF_8);
        assertEquals("e:2:1: \"seq\" must be 0", contract().refusal("e", log.replace("\"seq\":0,", "\"seq\":1,")));
        assertEquals("e:8:1: time goes back: \"t\" was 7 already",
                contract().refusal("e", log.replace("\"seq\":5,\"t\":0", "\"seq\":5,\"t\":7")));
        assertEquals("e:2:1: the workload has no job J9",
                contract().refusal("e", log.replace("Arrived\",\"job\":\"J 1\"", "Arrived\",\"job\":\"J9\"")));
        assertEquals("e:7:1: \"0-1\" does not fit a cluster of 1 core, counted from 0",
                contract().refusal("e", log.replace("\"cores\":\"0\",\"key\":\"0\"",
                        "\"cores\":\"0-1\",\"key\":\"0\"")));
        assertEquals("e:2:1: unknown event type \"JobArrives\"", contract().refusal("e", log.replace("JobArrived", "JobArrives")));
    }
}
