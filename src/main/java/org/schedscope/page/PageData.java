package org.schedscope.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.schedscope.chart.graph.DagLayout;
import org.schedscope.chart.lane.ColourKey;
import org.schedscope.event.EventKind;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.number.Ratio;
import org.schedscope.trace.Pieces;
import org.schedscope.trace.Trace;

/** Data of a page as JSON: columns of numbers, ticks of events as differences. */
final class PageData {
    /** Larger graphs are illegible on a page. */
    private static final int LARGEST_GRAPH = 300;
    private static final int LONGEST_KEY = 80;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final JsonGenerator out;

    /** A part that the caller writes. */
    interface Part {
        void write(JsonGenerator out) throws IOException;
    }

    PageData() throws IOException {
        out = JsonOut.oneLine(bytes);
        out.writeStartObject();
    }

    /** JSON without a sequence that would end a script element. */
    String json() throws IOException {
        out.writeEndObject();
        out.close();
        return bytes.toString(StandardCharsets.UTF_8).replace("<", "\\u003c");
    }

    void add(String name, Part part) throws IOException {
        out.writeFieldName(name);
        part.write(out);
    }

    private void column(String name, int count, IntToLongFunction value) throws IOException {
        out.writeArrayFieldStart(name);
        for (int i = 0; i < count; i++) {
            out.writeNumber(value.applyAsLong(i));
        }
        out.writeEndArray();
    }

    private void texts(String name, List<String> texts) throws IOException {
        out.writeArrayFieldStart(name);
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }

    /** Writes jobs and tasks, their colours, and the layout of small graphs. */
    void workload(WorkloadIndex index) throws IOException {
        ColourKey identity = ColourKey.by(ColourKey.telling(index), index);
        List<Job> jobs = index.workload().jobs();
        out.writeObjectFieldStart("workload");
        out.writeStringField("name", index.workload().name());
        out.writeStringField("unit", index.workload().timeUnit());
        texts("jobs", jobs.stream().map(Job::id).toList());
        texts("users", jobs.stream().map(Job::user).toList());
        column("firstTask", jobs.size(), index::firstTask);
        column("arrival", jobs.size(), job -> jobs.get(job).arrival());
        out.writeArrayFieldStart("tasks");
        for (int task = 0; task < index.taskCount(); task++) {
            out.writeString(index.task(task).id());
        }
        out.writeEndArray();
        column("exec", index.taskCount(), task -> index.task(task).exec());
        column("cores", index.taskCount(), task -> index.task(task).cores());
        column("fill", index.taskCount(), task -> identity.of(index.jobOf(task), task));
        out.writeObjectFieldStart("graphs");
        for (int job = 0; job < jobs.size(); job++) {
            if (jobs.get(job).tasks().size() > 1 && jobs.get(job).tasks().size() <= LARGEST_GRAPH) {
                graph(job, jobs.get(job));
            }
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    private void graph(int number, Job job) throws IOException {
        DagLayout layout = DagLayout.of(job, List.of());
        out.writeObjectFieldStart(Integer.toString(number));
        out.writeNumberField("layers", layout.layers());
        out.writeNumberField("widest", (long) Math.ceil(layout.widest()));
        // In hundredths of a slot.
        column("slot", layout.nodes().size(), i -> Math.round(layout.nodes().get(i).slot() * 100));
        column("layer", layout.nodes().size(), i -> layout.nodes().get(i).layer());
        out.writeArrayFieldStart("parents");
        for (int task = 0; task < job.tasks().size(); task++) {
            List<Dependency> parents = job.tasks().get(task).parents();
            out.writeStartArray();
            for (Dependency parent : parents) {
                out.writeNumber(parent.parent());
            }
            out.writeEndArray();
        }
        out.writeEndArray();
        data(job);
        out.writeEndObject();
    }

    /** Writes the data of edges, in the order of the parents, if there is any. */
    private void data(Job job) throws IOException {
        if (job.tasks().stream().noneMatch(task -> task.parents().stream().anyMatch(parent -> parent.data().isPresent()))) {
            return;
        }
        out.writeArrayFieldStart("data");
        for (Task task : job.tasks()) {
            out.writeStartArray();
            for (Dependency parent : task.parents()) {
                JsonOut.writeFigure(out, parent.data().map(Ratio::toDouble).orElse(0.0));
            }
            out.writeEndArray();
        }
        out.writeEndArray();
    }

    /**
     * Writes the events of a run.
     *
     * @param name of the run, as its heading
     */
    static void run(JsonGenerator json, String name, Trace trace) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", name);
        json.writeArrayFieldStart("clusters");
        for (Cluster cluster : trace.platform().clusters()) {
            json.writeStartArray();
            json.writeString(cluster.id());
            json.writeNumber(cluster.cores());
            json.writeEndArray();
        }
        json.writeEndArray();
        StringBuilder kinds = new StringBuilder(trace.eventCount());
        for (int seq = 0; seq < trace.eventCount(); seq++) {
            kinds.append((char) ('A' + trace.kind(seq).ordinal()));
        }
        json.writeStringField("kinds", kinds.toString());
        numbers(json, "ticks", trace.eventCount(), seq -> trace.tick(seq) - (seq == 0 ? 0 : trace.tick(seq - 1)));
        numbers(json, "subjects", trace.eventCount(), trace::subject);
        pieces(json, trace);
        json.writeEndObject();
    }

    private static void numbers(JsonGenerator json, String name, int count, IntToLongFunction value) throws IOException {
        json.writeArrayFieldStart(name);
        for (int i = 0; i < count; i++) {
            json.writeNumber(value.applyAsLong(i));
        }
        json.writeEndArray();
    }

    private static void pieces(JsonGenerator json, Trace trace) throws IOException {
        Pieces pieces = trace.pieces();
        int count = pieces.count();
        json.writeObjectFieldStart("pieces");
        numbers(json, "task", count, pieces::task);
        numbers(json, "cluster", count, pieces::cluster);
        numbers(json, "start", count, pieces::start);
        numbers(json, "end", count, piece -> pieces.end(piece) == Trace.OPEN ? -1 : pieces.end(piece));
        numbers(json, "from", count, pieces::startSeq);
        numbers(json, "to", count, piece -> pieces.endSeq(piece) == Integer.MAX_VALUE ? -1 : pieces.endSeq(piece));
        json.writeArrayFieldStart("cores");
        for (int piece = 0; piece < count; piece++) {
            json.writeStartArray();
            for (int range = 0; range < pieces.rangeCount(piece); range++) {
                json.writeNumber(pieces.firstCore(piece, range));
                json.writeNumber(pieces.lastCore(piece, range));
            }
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("key");
        for (int piece = 0; piece < count; piece++) {
            String key = String.valueOf(pieces.key(piece));
            json.writeString(key.length() > LONGEST_KEY ? key.substring(0, LONGEST_KEY) : key);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** Writes the letters of kinds of events, by their names in logs. */
    void kinds() throws IOException {
        out.writeObjectFieldStart("kindNames");
        for (EventKind kind : EventKind.values()) {
            out.writeStringField(String.valueOf((char) ('A' + kind.ordinal())), kind.logName());
        }
        out.writeEndObject();
    }
}
