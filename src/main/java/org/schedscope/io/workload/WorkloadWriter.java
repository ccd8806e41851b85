package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.json.JsonOut;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

/** Writes workloads in our own JSON, a task a line; what has its default value is left out. */
public final class WorkloadWriter {
    /** The format, which holds everything. */
    public static final WorkloadExport EXPORT = new WorkloadExport("workload", "native workload JSON", List.of(".workload.json"),
            workload -> Optional.empty(), workload -> List.of(), (workload, platform, out) -> write(workload, out));

    /** Names of fields that jobs and tasks have, made into bytes once. */
    private static final SerializableString ID = new SerializedString("id");
    private static final SerializableString USER = new SerializedString("user");
    private static final SerializableString ARRIVAL = new SerializedString("arrival");
    private static final SerializableString QUEUE = new SerializedString("queue");
    private static final SerializableString TASKS = new SerializedString("tasks");
    private static final SerializableString EXEC = new SerializedString("exec");
    private static final SerializableString CORES = new SerializedString("cores");
    private static final SerializableString KIND = new SerializedString("kind");
    private static final SerializableString MEMORY = new SerializedString("memory");
    private static final SerializableString ESTIMATE = new SerializedString("estimate");

    private WorkloadWriter() {
    }

    /** Writes a document and leaves the stream open. */
    public static void write(Workload workload, OutputStream out) throws IOException {
        write(Head.of(workload), workload.jobs(), out);
    }

    /**
     * Writes a document of jobs that are asked for one after the other, and leaves the stream open.
     *
     * @param platform the file, beside the workload's own, that it was made for, if it names one
     */
    public static void write(String name, Optional<String> platform, Iterable<Job> jobs, OutputStream out) throws IOException {
        write(new Head(name, Workload.DEFAULT_TIME_UNIT, Optional.empty(), platform), jobs, out);
    }

    private static void write(Head head, Iterable<Job> jobs, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2, 4)) {
            write(head, jobs, json);
            json.writeRaw('\n');
        }
    }

    public static void write(Workload workload, JsonGenerator out) throws IOException {
        write(Head.of(workload), workload.jobs(), out);
    }

    /** What a document says before its jobs. */
    private record Head(String name, String timeUnit, Optional<ZonedDateTime> start, Optional<String> platform) {
        static Head of(Workload workload) {
            return new Head(workload.name(), workload.timeUnit(), workload.start(), workload.platform());
        }
    }

    private static void write(Head head, Iterable<Job> jobs, JsonGenerator out) throws IOException {
        begin(head, out);
        for (Job job : jobs) {
            writeJob(job, out);
        }
        end(out);
    }

    /** Writes what comes before the jobs, for those who write these themselves and then call {@link #end}. */
    public static void begin(Workload workload, JsonGenerator out) throws IOException {
        begin(Head.of(workload), out);
    }

    private static void begin(Head head, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", WorkloadJson.FORMAT);
        out.writeNumberField("version", WorkloadJson.VERSION);
        if (!head.name().isEmpty()) {
            out.writeStringField("name", head.name());
        }
        if (!head.timeUnit().isEmpty()) {
            out.writeStringField("timeUnit", head.timeUnit());
        }
        if (head.start().isPresent()) {
            out.writeStringField("start", head.start().get().toString());
        }
        if (head.platform().isPresent()) {
            out.writeStringField("platform", head.platform().get());
        }
        out.writeArrayFieldStart("jobs");
    }

    /** Writes what comes after the jobs. */
    public static void end(JsonGenerator out) throws IOException {
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void writeJob(Job job, JsonGenerator out) throws IOException {
        out.writeStartObject();
        field(out, ID, job.id());
        if (!job.user().equals(Job.ROOT_USER)) {
            field(out, USER, job.user());
        }
        field(out, ARRIVAL, job.arrival());
        if (job.queue().isPresent()) {
            field(out, QUEUE, job.queue().get());
        }
        if (job.value().isPresent()) {
            out.writeFieldName("value");
            writeValue(job.value().get(), out);
        }
        out.writeFieldName(TASKS);
        out.writeStartArray();
        for (Task task : job.tasks()) {
            writeTask(job, task, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    static void writeValue(ValueCurve value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName("max");
        JsonOut.writeRatio(out, value.max());
        out.writeArrayFieldStart("curve");
        for (ValueCurve.Point point : value.points()) {
            out.writeStartArray();
            JsonOut.writeRatio(out, point.slr());
            JsonOut.writeRatio(out, point.factor());
            out.writeEndArray();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void writeTask(Job job, Task task, JsonGenerator out) throws IOException {
        out.writeStartObject();
        field(out, ID, task.id());
        writeExec(task.exec(), task.execOn(), out);
        if (task.cores() != 1) {
            field(out, CORES, task.cores());
        }
        if (!task.kind().equals(Task.ANY_KIND)) {
            field(out, KIND, task.kind());
        }
        if (task.memory() != 0) {
            field(out, MEMORY, task.memory());
        }
        if (task.estimate().isPresent()) {
            field(out, ESTIMATE, task.estimate().getAsLong());
        }
        if (!task.parents().isEmpty()) {
            writeParents(job, task, out);
        }
        out.writeEndObject();
    }

    static void writeExec(long exec, Map<String, Long> execOn, JsonGenerator out) throws IOException {
        out.writeFieldName(EXEC);
        if (execOn.isEmpty()) {
            out.writeNumber(exec);
            return;
        }
        out.writeStartObject();
        for (Map.Entry<String, Long> figure : execOn.entrySet()) {
            out.writeNumberField(figure.getKey(), figure.getValue());
        }
        out.writeEndObject();
    }

    private static void field(JsonGenerator out, SerializableString name, String value) throws IOException {
        out.writeFieldName(name);
        out.writeString(value);
    }

    private static void field(JsonGenerator out, SerializableString name, long value) throws IOException {
        out.writeFieldName(name);
        out.writeNumber(value);
    }

    private static void writeParents(Job job, Task task, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("after");
        for (Dependency edge : task.parents()) {
            writeParent(job.tasks().get(edge.parent()).id(), edge.data(), out);
        }
        out.writeEndArray();
    }

    static void writeParent(String parent, Optional<Ratio> data, JsonGenerator out) throws IOException {
        if (data.isEmpty()) {
            out.writeString(parent);
        } else {
            out.writeStartObject();
            out.writeStringField("task", parent);
            out.writeFieldName("data");
            JsonOut.writeRatio(out, data.get());
            out.writeEndObject();
        }
    }
}
