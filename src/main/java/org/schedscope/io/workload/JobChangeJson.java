package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.schedscope.event.JobChange;
import org.schedscope.event.TaskChange;
import org.schedscope.io.format.Totals;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.ValueCurve;

/**
 * What a fork changes of a job, in the fields of a workload: {@code {"id": "J1", "tasks": [{"id": "T1", "exec": 5}]}}. What is left out
 * stays as it is; {@code null} takes a queue, a value or an estimate away.
 */
final class JobChangeJson {
    private static final FieldSet FIELDS = new FieldSet("id", "user", "arrival", "queue", "value", "tasks");
    private static final FieldSet TASK_FIELDS = new FieldSet("id", "exec", "cores", "kind", "memory", "estimate", "after");

    private final JsonCursor in;
    private final Totals totals;
    private final Set<String> jobs = new HashSet<>();
    private final Set<String> tasks = new HashSet<>();

    JobChangeJson(JsonCursor in) {
        this.in = in;
        totals = new Totals(in.limits());
    }

    private static final class JobDraft {
        private String id = "?";
        private Optional<String> user = Optional.empty();
        private Optional<Long> arrival = Optional.empty();
        private Optional<Optional<String>> queue = Optional.empty();
        private Optional<Optional<ValueCurve>> value = Optional.empty();
        private final List<TaskChange> tasks = new ArrayList<>();
    }

    private static final class TaskDraft {
        private String id = "?";
        private Optional<TaskChange.Exec> exec = Optional.empty();
        private Optional<Integer> cores = Optional.empty();
        private Optional<String> kind = Optional.empty();
        private Optional<Long> memory = Optional.empty();
        private Optional<OptionalLong> estimate = Optional.empty();
        private Optional<List<TaskChange.Parent>> parents = Optional.empty();
    }

    /** Reads the change at the current token; what is wrong with it is noted. */
    JobChange read() throws IOException {
        JobDraft job = new JobDraft();
        tasks.clear();
        Place start = in.place();
        int before = in.problems().size();
        long seen = in.readObject("a job", FIELDS, true, field -> field(job, field));
        if (in.problems().size() == before && (seen & 1) == 0) {
            in.problem(start, Problem.words("job.lacks", "id"));
        }
        return new JobChange(job.id, job.user, job.arrival, job.queue, job.value, job.tasks);
    }

    private void field(JobDraft job, int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "id" -> job.id = id(jobs, "job.twice");
            case "user" -> job.user = Optional.of(JobJson.user(in));
            case "arrival" -> job.arrival = Optional.of(Numbers.whole(in, "\"arrival\"", 0, Limits.LARGEST_TOTAL - 1));
            case "queue" -> job.queue = Optional.of(isNone() ? Optional.empty() : Optional.of(in.readText("\"queue\"", "?")));
            case "value" -> job.value = Optional.of(isNone() ? Optional.empty() : JobJson.value(in));
            default -> in.readArray("\"tasks\"", index -> job.tasks.add(readTask()));
        }
    }

    private String id(Set<String> known, String twice) throws InputException {
        String id = in.readText("\"id\"", "?");
        if (!id.equals("?") && !known.add(id)) {
            in.problem(Problem.words(twice, OneLine.cut(id)));
        }
        return id;
    }

    private boolean isNone() throws IOException {
        return in.token() == JsonToken.VALUE_NULL;
    }

    private TaskChange readTask() throws IOException {
        totals.countTask(in);
        TaskDraft task = new TaskDraft();
        Place start = in.place();
        int before = in.problems().size();
        long seen = in.readObject("a task", TASK_FIELDS, true, field -> field(task, field));
        if (in.problems().size() == before && (seen & 1) == 0) {
            in.problem(start, Problem.words("task.lacks", "id"));
        }
        return new TaskChange(task.id, task.exec, task.cores, task.kind, task.memory, task.estimate, task.parents);
    }

    private void field(TaskDraft task, int field) throws IOException {
        switch (TASK_FIELDS.name(field)) {
            case "id" -> task.id = id(tasks, "task.twice");
            case "exec" -> task.exec = Optional.of(TaskJson.exec(in));
            case "cores" -> task.cores = Optional.of((int) Numbers.whole(in, "\"cores\"", 1, Integer.MAX_VALUE));
            case "kind" -> task.kind = Optional.of(in.readText("\"kind\"", "?"));
            case "memory" -> task.memory = Optional.of(Numbers.whole(in, "\"memory\"", 0, TaskJson.MOST_TICKS));
            case "estimate" -> task.estimate = Optional.of(isNone() ? OptionalLong.empty()
                    : OptionalLong.of(Numbers.whole(in, "\"estimate\"", 1, TaskJson.MOST_TICKS)));
            default -> {
                List<TaskChange.Parent> parents = new ArrayList<>();
                in.readArray("\"after\"", index -> {
                    totals.countEdge(in);
                    TaskJson.readParent(in, (name, data, line, column) -> parents.add(new TaskChange.Parent(name, data)));
                });
                task.parents = Optional.of(parents);
            }
        }
    }

    /** Writes a change as a value. */
    static void write(JobChange job, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", job.id());
        if (job.user().isPresent()) {
            out.writeStringField("user", job.user().get());
        }
        if (job.arrival().isPresent()) {
            out.writeNumberField("arrival", job.arrival().get());
        }
        if (job.queue().isPresent()) {
            out.writeStringField("queue", job.queue().get().orElse(null));
        }
        if (job.value().isPresent()) {
            out.writeFieldName("value");
            if (job.value().get().isPresent()) {
                WorkloadWriter.writeValue(job.value().get().get(), out);
            } else {
                out.writeNull();
            }
        }
        if (!job.tasks().isEmpty()) {
            out.writeArrayFieldStart("tasks");
            for (TaskChange task : job.tasks()) {
                write(task, out);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static void write(TaskChange task, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("id", task.id());
        if (task.exec().isPresent()) {
            WorkloadWriter.writeExec(task.exec().get().ticks(), task.exec().get().on(), out);
        }
        if (task.cores().isPresent()) {
            out.writeNumberField("cores", task.cores().get());
        }
        if (task.kind().isPresent()) {
            out.writeStringField("kind", task.kind().get());
        }
        if (task.memory().isPresent()) {
            out.writeNumberField("memory", task.memory().get());
        }
        if (task.estimate().isPresent() && task.estimate().get().isPresent()) {
            out.writeNumberField("estimate", task.estimate().get().getAsLong());
        } else if (task.estimate().isPresent()) {
            out.writeNullField("estimate");
        }
        if (task.parents().isPresent()) {
            out.writeArrayFieldStart("after");
            for (TaskChange.Parent parent : task.parents().get()) {
                WorkloadWriter.writeParent(parent.task(), parent.data(), out);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }
}
