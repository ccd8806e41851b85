package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.notNegative;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.event.TaskChange;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.json.ResourcesJson;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Tasks of a job in the program's own JSON. */
final class TaskJson {
    static final long MOST_TICKS = Limits.LARGEST_TOTAL - 1;

    private static final ObjectCodec<TaskJson, Of> FIELDS = ObjectCodec.<TaskJson, Of>of("a task",
            both(required(text("id", TaskJson::takeId)), of -> of.task.id()),
            both(required(field("exec", TaskJson::takeExec)), of -> execValue(of.task.exec(), of.task.execOn())),
            both(integer("cores", 1, (task, cores) -> task.cores = cores), of -> unless(1, of.task.cores())),
            both(text("kind", (task, kind) -> task.kind = kind), of -> unless(Task.ANY_KIND, of.task.kind())),
            both(whole("memory", 0, MOST_TICKS, (task, memory) -> task.memory = memory), of -> unless(0L, of.task.memory())),
            both(whole("estimate", 1, MOST_TICKS, (task, ticks) -> task.estimate = OptionalLong.of(ticks)), of -> of.task.estimate()),
            both(field("resources", (task, in) -> task.resources = ResourcesJson.read(in, 1)),
                    of -> unless(Map.of(), new TreeMap<>(of.task.resources()))),
            both(field("after", (task, in) -> in.readArray("\"after\"", task::readParent)), Of::parents))
            .lackingEach(name -> Problem.words("task.lacks", name));
    /** Replaces an id that could not be read; a problem is noted, so that no task with it is used. */
    private static final String UNREAD = "?";

    /** A task among those of its job, which its parents are. */
    private record Of(List<Task> all, Task task) {
        private JsonValue parents() {
            return task.parents().isEmpty() ? null : out -> {
                out.writeStartArray();
                for (Dependency edge : task.parents()) {
                    PlainJson.write(parentValue(all.get(edge.parent()).id(), edge.data()), out);
                }
                out.writeEndArray();
            };
        }
    }

    private final JsonCursor in;
    private final SizeGuard totals;

    private TaskGraph graph;
    private String id;
    private long exec;
    private Map<String, Long> execOn;
    private int cores;
    private String kind;
    private long memory;
    private OptionalLong estimate;
    private Map<String, Long> resources;

    TaskJson(JsonCursor in, SizeGuard totals) {
        this.in = in;
        this.totals = totals;
    }

    /** Reads the array of tasks at the current token; problems are noted. */
    List<Task> read(String jobPath) throws IOException {
        graph = new TaskGraph(in, jobPath);
        in.readSome("\"tasks\"", Problem.words("job.empty"), index -> readTask());
        graph.resolve();
        return graph.tasks();
    }

    private void readTask() throws IOException {
        totals.countTask(in);
        id = UNREAD;
        exec = 1;
        execOn = Map.of();
        cores = 1;
        kind = Task.ANY_KIND;
        memory = 0;
        estimate = OptionalLong.empty();
        resources = Map.of();
        graph.beginTask();
        JsonObject read = FIELDS.read(in, this);
        try {
            graph.endTask(new Task(id, exec, cores, kind, memory, estimate, execOn, List.of(), resources));
        } catch (ModelException | ArithmeticException e) {
            read.problem(e instanceof ModelException refused ? refused.told() : Problem.words("task.exec.sum"));
            graph.endTask(Task.of(id, 1));
        }
    }

    private void takeId(String text) throws InputException {
        id = text;
        graph.nameTask(id);
    }

    private void takeExec(JsonCursor cursor) throws IOException {
        TaskChange.Exec read = exec(cursor);
        exec = read.ticks();
        execOn = read.on();
    }

    /** The tasks of a job, as they are written. */
    static JsonValue all(Job job) {
        return out -> {
            out.writeStartArray();
            List<Task> tasks = job.tasks();
            for (Task task : tasks) {
                FIELDS.write(new Of(tasks, task), out);
            }
            out.writeEndArray();
        };
    }

    /** Ticks, or ticks by cluster if there are any, as they are written. */
    static Object execValue(long ticks, Map<String, Long> on) {
        return on.isEmpty() ? Long.valueOf(ticks) : on;
    }

    /** A parent, as it is written. */
    static Object parentValue(String parent, Optional<Ratio> data) {
        return data.isEmpty() ? parent : ParentDraft.FIELDS.value(new TaskChange.Parent(parent, data));
    }

    /** Reads ticks, or ticks by cluster, at the current token. */
    static TaskChange.Exec exec(JsonCursor in) throws IOException {
        if (in.token() != JsonToken.START_OBJECT) {
            return new TaskChange.Exec(Numbers.whole(in, "\"exec\"", 1, MOST_TICKS), Map.of());
        }
        Map<String, Long> figures = new LinkedHashMap<>();
        Place place = in.place();
        in.readEntries("\"exec\"", cluster -> figures.put(in.share(cluster),
                Numbers.whole(in, Problem.words("task.exec.on", SafeText.cut(cluster)), 1, MOST_TICKS)));
        if (figures.isEmpty()) {
            in.problem(place, Problem.words("task.exec.none"));
        }
        return new TaskChange.Exec(1, figures);
    }

    private void readParent(int index) throws IOException {
        totals.countEdge(in);
        readParent(in, (name, data, line, column) -> graph.addParent(name, data, index, line, column));
    }

    /** Takes a parent; line and column are those of its name. */
    interface ParentTaker {
        void take(String name, Optional<Ratio> data, int line, int column) throws InputException;
    }

    /** Reads the parent at the current token, which may be its name alone. */
    static void readParent(JsonCursor in, ParentTaker taker) throws IOException {
        if (in.token() == JsonToken.VALUE_STRING) {
            int line = in.line();
            int column = in.column();
            taker.take(in.text(), Optional.empty(), line, column);
            return;
        }
        if (in.token() != JsonToken.START_OBJECT) {
            in.problem(Problem.words("parent", "{\"task\", \"data\"}", in.foundHere()));
            in.skip();
            return;
        }
        ParentDraft parent = new ParentDraft();
        if (ParentDraft.FIELDS.read(in, parent).isSound()) {
            taker.take(parent.name, parent.data, parent.line, parent.column);
        }
    }

    /** Parts of a parent with data. */
    private static final class ParentDraft {
        private static final ObjectCodec<ParentDraft, TaskChange.Parent> FIELDS = ObjectCodec.<ParentDraft, TaskChange.Parent>of("a parent",
                both(required(field("task", ParentDraft::readName)), TaskChange.Parent::task),
                both(notNegative("data", (parent, volume) -> parent.data = Optional.of(volume)), TaskChange.Parent::data))
                .lacking(name -> Problem.words("parent.lacks"));

        private String name;
        private int line;
        private int column;
        private Optional<Ratio> data = Optional.empty();

        private void readName(JsonCursor in) throws IOException {
            line = in.line();
            column = in.column();
            in.readText("\"task\"").ifPresent(text -> name = text);
        }
    }
}
