package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.schedscope.event.JobChange;
import org.schedscope.event.TaskChange;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.ResourcesJson;
import org.schedscope.model.ValueCurve;

/**
 * The changes of a job at a fork, in the fields of a workload: {@code {"id": "J1", "tasks": [{"id": "T1", "exec": 5}]}}. Omitted fields
 * change nothing; {@code null} removes a queue, a value, a deadline or an estimate.
 */
final class JobChangeJson {
    private static final ObjectCodec<TaskDraft, TaskChange> TASK_FIELDS = ObjectCodec.<TaskDraft, TaskChange>of("a task",
            both(required(text("id", TaskDraft::takeId)), TaskChange::id),
            both(field("exec", (task, in) -> task.exec = Optional.of(TaskJson.exec(in))),
                    task -> task.exec().map(exec -> TaskJson.execValue(exec.ticks(), exec.on()))),
            both(integer("cores", 1, (task, cores) -> task.cores = Optional.of(cores)), TaskChange::cores),
            both(text("kind", (task, kind) -> task.kind = Optional.of(kind)), TaskChange::kind),
            both(whole("memory", 0, TaskJson.MOST_TICKS, (task, memory) -> task.memory = Optional.of(memory)), TaskChange::memory),
            both(field("estimate", (task, in) -> task.estimate = Optional.of(isNone(in) ? OptionalLong.empty()
                    : OptionalLong.of(Numbers.whole(in, "\"estimate\"", 1, TaskJson.MOST_TICKS)))), TaskChange::estimate),
            both(field("after", TaskDraft::readParents), task -> task.parents().map(parents -> parents.stream()
                    .map(parent -> TaskJson.parentValue(parent.task(), parent.data())).toList())),
            both(field("resources", (task, in) -> task.resources = Optional.of(ResourcesJson.read(in, 1))),
                    task -> task.resources().map(TreeMap::new)))
            .lacking(name -> Problem.words("task.lacks", name));
    static final ObjectCodec<JobDraft, JobChange> FIELDS = ObjectCodec.<JobDraft, JobChange>of("a job",
            both(required(text("id", JobDraft::takeId)), JobChange::id),
            both(text("user", JobDraft::takeUser), JobChange::user),
            both(whole("arrival", 0, Limits.LARGEST_TOTAL - 1, (job, tick) -> job.arrival = Optional.of(tick)), JobChange::arrival),
            both(field("queue", (job, in) -> job.queue = Optional.of(isNone(in) ? Optional.empty() : in.readText("\"queue\""))),
                    JobChange::queue),
            both(field("value", (job, in) -> job.value = Optional.of(isNone(in) ? Optional.empty() : JobJson.readValue(in))),
                    job -> job.value().map(value -> value.map(JobJson.ValueDraft.FIELDS::value))),
            both(whole("priority", -Limits.LARGEST_TOTAL, Limits.LARGEST_TOTAL, (job, priority) -> job.priority = Optional.of(priority)),
                    job -> job.scheduling().priority()),
            both(integer("tickets", 1, (job, tickets) -> job.tickets = Optional.of(tickets)), job -> job.scheduling().tickets()),
            both(field("deadline", (job, in) -> job.deadline = Optional.of(isNone(in) ? OptionalLong.empty()
                    : OptionalLong.of(Numbers.whole(in, "\"deadline\"", 0, TaskJson.MOST_TICKS)))), job -> job.scheduling().deadline()),
            both(field("tasks", JobDraft::readTasks), job -> TASK_FIELDS.some(job.tasks())))
            .lacking(name -> Problem.words("job.lacks", name));

    private final JsonCursor in;
    private final SizeGuard totals;
    private final Set<String> jobs = new HashSet<>();
    private final Set<String> tasks = new HashSet<>();

    JobChangeJson(JsonCursor in) {
        this.in = in;
        totals = new SizeGuard(in.limits());
    }

    final class JobDraft {
        private String id;
        private Optional<String> user = Optional.empty();
        private Optional<Long> arrival = Optional.empty();
        private Optional<Optional<String>> queue = Optional.empty();
        private Optional<Optional<ValueCurve>> value = Optional.empty();
        private Optional<Long> priority = Optional.empty();
        private Optional<Integer> tickets = Optional.empty();
        private Optional<OptionalLong> deadline = Optional.empty();
        private final List<TaskChange> changes = new ArrayList<>();

        private void takeId(String text) throws InputException {
            id = unique(text, jobs, "job.twice");
        }

        private void takeUser(String path) throws InputException {
            JobJson.checkUser(in, path);
            user = Optional.of(path);
        }

        private void readTasks(JsonCursor cursor) throws IOException {
            cursor.readArray("\"tasks\"", index -> readTask().ifPresent(changes::add));
        }
    }

    private final class TaskDraft {
        private String id;
        private Optional<TaskChange.Exec> exec = Optional.empty();
        private Optional<Integer> cores = Optional.empty();
        private Optional<String> kind = Optional.empty();
        private Optional<Long> memory = Optional.empty();
        private Optional<OptionalLong> estimate = Optional.empty();
        private Optional<List<TaskChange.Parent>> parents = Optional.empty();
        private Optional<Map<String, Long>> resources = Optional.empty();

        private void takeId(String text) throws InputException {
            id = unique(text, tasks, "task.twice");
        }

        private void readParents(JsonCursor cursor) throws IOException {
            List<TaskChange.Parent> all = new ArrayList<>();
            cursor.readArray("\"after\"", index -> {
                totals.countEdge(cursor);
                TaskJson.readParent(cursor, (name, data, line, column) -> all.add(new TaskChange.Parent(name, data)));
            });
            parents = Optional.of(all);
        }
    }

    /** Reads the change at the current token; empty if something is wrong with it, which is noted. */
    Optional<JobChange> read() throws IOException {
        JobDraft job = new JobDraft();
        tasks.clear();
        return FIELDS.read(in, job).isSound() ? Optional.of(new JobChange(job.id, job.user, job.arrival, job.queue, job.value,
                new JobChange.Scheduling(job.priority, job.tickets, job.deadline), job.changes)) : Optional.empty();
    }

    private Optional<TaskChange> readTask() throws IOException {
        totals.countTask(in);
        TaskDraft task = new TaskDraft();
        return TASK_FIELDS.read(in, task).isSound()
                ? Optional.of(new TaskChange(task.id, task.exec, task.cores, task.kind, task.memory, task.estimate, task.parents,
                        task.resources))
                : Optional.empty();
    }

    private String unique(String id, Set<String> known, String twice) throws InputException {
        if (!known.add(id)) {
            in.problem(Problem.words(twice, SafeText.cut(id)));
        }
        return id;
    }

    private static boolean isNone(JsonCursor in) {
        return in.token() == JsonToken.VALUE_NULL;
    }
}
