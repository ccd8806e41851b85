package org.schedscope.io.schedule;

import static org.schedscope.io.json.ObjectCodec.unless;
import static org.schedscope.io.json.PlainJson.fields;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.io.format.CorePacking;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.JobNote;
import org.schedscope.io.format.RawSchedule.Link;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.RawSchedule.Start;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.PlainJson;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/**
 * Writes Chrome's trace event format (the JSON object form), which Perfetto and chrome://tracing open: a process per cluster, a thread per
 * core, and on it a complete event ({@code "ph": "X"}) per piece, in order of time. A task of several cores has an event on each of them.
 * If jobs have notes, pieces have their user and their delay since the submission; in a simulated run, also when they were ready, their
 * wait and their key, and dependencies are events of kind {@code "ph": "s"} and {@code "f"}. Counters ({@code "ph": "C"}) show the cores in
 * use of each cluster and, if submissions are known, the number of submitted jobs that have not started.
 *
 * <p>The format counts microseconds. A tick is as long as the schedule's unit, or a millisecond if the unit is not a length of time; a
 * microsecond if times would otherwise exceed the integers that JSON represents exactly. {@code otherData} states which.
 */
public final class ChromeTrace {
    public static final ScheduleExport EXPORT = new ScheduleExport("chrome-trace", "Chrome trace event JSON", List.of(".trace.json"),
            ChromeTrace::write);
    private static final long EXACT_INTEGERS = 1L << 53;
    private static final long MICROS_PER_MILLI = 1000;
    private static final Start UNKNOWN = new Start(OptionalLong.empty(), "", false);
    /** Limit of events, above what viewers can open; a task of many cores has an event on each. */
    private static final long MOST_EVENTS = 10_000_000;

    private ChromeTrace() {
    }

    private static void write(RawSchedule schedule, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2)) {
            new Document(schedule, json).write();
            json.writeRaw('\n');
        }
    }

    private static final class Document {
        private final RawSchedule schedule;
        private final JsonGenerator json;
        private final CorePacking packing;
        private final long microsPerTick;
        /** Process and first thread of each cluster; both count from 1, since 0 is the idle task of the system that traces come from. */
        private final Map<String, long[]> tracks = new HashMap<>();
        private final Map<String, List<CoreSpan>> used = new HashMap<>();
        private final Map<String, JobNote> notes = new HashMap<>();

        Document(RawSchedule schedule, JsonGenerator json) {
            this.schedule = schedule;
            this.json = json;
            this.packing = CorePacking.of(schedule);
            this.microsPerTick = microsPerTick();
            schedule.jobs().forEach(note -> notes.put(note.job(), note));
            long events = 0;
            for (int piece = 0; piece < schedule.pieces().size(); piece++) {
                List<CoreSpan> spans = packing.spans(piece);
                events += spans.stream().mapToLong(CoreSpan::count).sum();
                used.computeIfAbsent(schedule.pieces().get(piece).cluster(), cluster -> new ArrayList<>()).addAll(spans);
            }
            events += 2L * schedule.causes().links().size();
            if (events > MOST_EVENTS) {
                throw new ModelException(Message.of("exports", "trace.large", events, MOST_EVENTS));
            }
            long thread = 1;
            for (Map.Entry<String, Integer> cluster : packing.cores().entrySet()) {
                tracks.put(cluster.getKey(), new long[] {tracks.size() + 1, thread});
                thread += cluster.getValue();
            }
        }

        private long microsPerTick() {
            long micros = schedule.timeUnit().equals(Workload.DEFAULT_TIME_UNIT) ? MICROS_PER_MILLI
                    : TickLength.ofUnit(schedule.timeUnit()).secondsOf(1).movePointRight(6).longValue();
            long last = 0;
            for (int piece = 0; piece < schedule.pieces().size(); piece++) {
                last = Math.max(last, packing.end(piece));
            }
            return micros < 1 || SizeGuard.saturatingProduct(last, micros) > EXACT_INTEGERS ? 1 : micros;
        }

        void write() throws IOException {
            PlainJson.write(fields("displayTimeUnit", "ms", "otherData", fields("schedule", schedule.name(),
                    "tick", microsPerTick + " microseconds stand for 1 " + schedule.timeUnit()),
                    "traceEvents", (JsonValue) out -> {
                        json.writeStartArray();
                        writeEvents();
                        json.writeEndArray();
                    }), json);
        }

        private void writeEvents() throws IOException {
            for (String cluster : packing.cores().keySet()) {
                writeNames(cluster);
            }
            List<Integer> order = new ArrayList<>();
            for (int piece = 0; piece < schedule.pieces().size(); piece++) {
                order.add(piece);
            }
            order.sort(Comparator.comparingLong((Integer piece) -> schedule.pieces().get(piece).start()).thenComparingInt(piece -> piece));
            Map<List<String>, Integer> pieces = new HashMap<>();
            for (int piece : order) {
                Piece it = schedule.pieces().get(piece);
                writePiece(piece, pieces.merge(List.of(it.job(), it.task()), 1, Integer::sum));
            }
            writeFlows();
            writeCounters();
        }

        /** Writes the names of a cluster and of its used cores. */
        private void writeNames(String cluster) throws IOException {
            long process = tracks.get(cluster)[0];
            long first = tracks.get(cluster)[1];
            metadata("process_name", process, first, "name", cluster);
            metadata("process_sort_index", process, first, "sort_index", process);
            List<CoreSpan> spans = new ArrayList<>(used.getOrDefault(cluster, List.of()));
            spans.sort(Comparator.comparingInt(CoreSpan::first));
            long next = 0;
            for (CoreSpan span : spans) {
                for (next = Math.max(next, span.first()); next <= span.last(); next++) {
                    metadata("thread_name", process, first + next, "name", "core " + next);
                    metadata("thread_sort_index", process, first + next, "sort_index", next);
                }
            }
        }

        private void metadata(String what, long process, long thread, String field, Object value) throws IOException {
            PlainJson.write(fields("name", what, "ph", "M", "pid", process, "tid", unless(0L, thread), "args", fields(field, value)), json);
        }

        /** Adds a change of a counter at a tick. */
        private static void change(Map<Long, Long> changes, long tick, long by) {
            changes.merge(tick, by, Long::sum);
        }

        private void writeCounters() throws IOException {
            Map<String, Map<Long, Long>> cores = new HashMap<>();
            Map<String, Long> begun = new HashMap<>();
            for (int piece = 0; piece < schedule.pieces().size(); piece++) {
                Piece it = schedule.pieces().get(piece);
                Map<Long, Long> changes = cores.computeIfAbsent(it.cluster(), cluster -> new TreeMap<>());
                change(changes, it.start(), it.cores());
                change(changes, packing.end(piece), -it.cores());
                begun.merge(it.job(), it.start(), Math::min);
            }
            for (String cluster : packing.cores().keySet()) {
                writeCounter("cores in use", tracks.get(cluster)[0], cores.getOrDefault(cluster, Map.of()));
            }
            Map<Long, Long> waiting = new TreeMap<>();
            for (JobNote note : schedule.jobs()) {
                if (note.submitted().isPresent() && begun.containsKey(note.job())) {
                    change(waiting, note.submitted().getAsLong(), 1);
                    change(waiting, begun.get(note.job()), -1);
                }
            }
            if (!waiting.isEmpty()) {
                long process = tracks.size() + 1L;
                metadata("process_name", process, 0, "name", "all clusters");
                metadata("process_sort_index", process, 0, "sort_index", 0L);
                writeCounter("jobs waiting", process, waiting);
            }
        }

        /** Writes one event per change of a counter; changes that cancel out within a tick have none. */
        private void writeCounter(String name, long process, Map<Long, Long> changes) throws IOException {
            long now = 0;
            for (Map.Entry<Long, Long> change : changes.entrySet()) {
                if (change.getValue() != 0) {
                    now += change.getValue();
                    PlainJson.write(fields("name", name, "ph", "C", "ts", change.getKey() * microsPerTick, "pid", process,
                            "args", fields(name, now)), json);
                }
            }
        }

        /** Writes arrows from the end of a parent to the start of its child. */
        private void writeFlows() throws IOException {
            long number = 0;
            for (Link link : schedule.causes().links()) {
                number++;
                Piece from = schedule.pieces().get(link.from());
                // An arrow belongs to the slice at its time, and a slice does not include its end.
                long last = Math.max(from.start() * microsPerTick, packing.end(link.from()) * microsPerTick - 1);
                flow("s", number, link.from(), last);
                flow("f", number, link.to(), schedule.pieces().get(link.to()).start() * microsPerTick);
            }
        }

        private void flow(String phase, long number, int piece, long micros) throws IOException {
            long[] track = tracks.get(schedule.pieces().get(piece).cluster());
            PlainJson.write(fields("name", "dependency", "cat", "dependency", "ph", phase, "bp", phase.equals("f") ? "e" : null,
                    "id", number, "ts", micros, "pid", track[0], "tid", track[1] + packing.spans(piece).get(0).first()), json);
        }

        /** The start of a piece and its reason, as far as known. */
        private Map<String, Object> details(int index, int number) {
            Piece piece = schedule.pieces().get(index);
            Optional<JobNote> note = Optional.ofNullable(notes.get(piece.job()));
            OptionalLong submitted = number > 1 ? OptionalLong.empty() : note.map(JobNote::submitted).orElse(OptionalLong.empty());
            Start start = schedule.causes().starts().isEmpty() ? UNKNOWN : schedule.causes().starts().get(index);
            return fields("job", piece.job(), "task", piece.task(), "piece", number, "cores", piece.cores(),
                    "user", note.flatMap(JobNote::user), "startsAfterSubmission", since(submitted, piece),
                    "ready", start.ready(), "wait", since(start.ready(), piece), "key", unless("", start.key()),
                    "backfilled", unless(false, start.backfilled()), "unfinished", piece.finish().isEmpty() ? true : null);
        }

        private static OptionalLong since(OptionalLong tick, Piece piece) {
            return tick.isEmpty() ? tick : OptionalLong.of(piece.start() - tick.getAsLong());
        }

        private void writePiece(int index, int number) throws IOException {
            Piece piece = schedule.pieces().get(index);
            long[] track = tracks.get(piece.cluster());
            Map<String, Object> details = details(index, number);
            for (CoreSpan span : packing.spans(index)) {
                for (int core = span.first(); core <= span.last(); core++) {
                    PlainJson.write(fields("name", piece.job() + "/" + piece.task(), "cat", "task", "ph", "X",
                            "ts", piece.start() * microsPerTick, "dur", (packing.end(index) - piece.start()) * microsPerTick,
                            "pid", track[0], "tid", track[1] + core, "args", details), json);
                }
            }
        }
    }
}
