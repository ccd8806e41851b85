package org.schedscope.io;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;

/** Writes workloads in our own JSON, a task a line; what has its default value is left out. */
public final class WorkloadWriter {
    private WorkloadWriter() {
    }

    /** Writes a document and leaves the stream open. */
    public static void write(Workload workload, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2, 4)) {
            write(workload, json);
            json.writeRaw('\n');
        }
    }

    static void write(Workload workload, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", WorkloadJson.FORMAT);
        out.writeNumberField("version", WorkloadJson.VERSION);
        if (!workload.name().isEmpty()) {
            out.writeStringField("name", workload.name());
        }
        if (!workload.timeUnit().isEmpty()) {
            out.writeStringField("timeUnit", workload.timeUnit());
        }
        if (workload.platform().isPresent()) {
            out.writeStringField("platform", workload.platform().get());
        }
        out.writeArrayFieldStart("jobs");
        for (Job job : workload.jobs()) {
            writeJob(job, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    static void writeJob(Job job, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", job.id());
        if (!job.user().equals(Job.ROOT_USER)) {
            out.writeStringField("user", job.user());
        }
        out.writeNumberField("arrival", job.arrival());
        if (job.queue().isPresent()) {
            out.writeStringField("queue", job.queue().get());
        }
        if (job.value().isPresent()) {
            writeValue(job.value().get(), out);
        }
        out.writeArrayFieldStart("tasks");
        for (Task task : job.tasks()) {
            writeTask(job, task, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void writeValue(ValueCurve value, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("value");
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
        out.writeStringField("id", task.id());
        if (task.execOn().isEmpty()) {
            out.writeNumberField("exec", task.exec());
        } else {
            out.writeObjectFieldStart("exec");
            for (Map.Entry<String, Long> figure : task.execOn().entrySet()) {
                out.writeNumberField(figure.getKey(), figure.getValue());
            }
            out.writeEndObject();
        }
        if (task.cores() != 1) {
            out.writeNumberField("cores", task.cores());
        }
        if (!task.kind().equals(Task.ANY_KIND)) {
            out.writeStringField("kind", task.kind());
        }
        if (task.memory() != 0) {
            out.writeNumberField("memory", task.memory());
        }
        if (task.estimate().isPresent()) {
            out.writeNumberField("estimate", task.estimate().getAsLong());
        }
        if (!task.parents().isEmpty()) {
            writeParents(job, task, out);
        }
        out.writeEndObject();
    }

    private static void writeParents(Job job, Task task, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("after");
        for (Dependency edge : task.parents()) {
            String parent = job.tasks().get(edge.parent()).id();
            if (edge.data().isEmpty()) {
                out.writeString(parent);
            } else {
                out.writeStartObject();
                out.writeStringField("task", parent);
                out.writeFieldName("data");
                JsonOut.writeRatio(out, edge.data().get());
                out.writeEndObject();
            }
        }
        out.writeEndArray();
    }
}
