package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
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
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.number.Ratio;

/** Reads the tasks of a job in our own JSON. */
final class TaskJson {
    private static final FieldSet FIELDS = new FieldSet("id", "exec", "cores", "kind", "memory", "estimate", "after");
    private static final FieldSet AFTER_FIELDS = new FieldSet("task", "data");
    static final long MOST_TICKS = Limits.LARGEST_TOTAL - 1;

    private final JsonCursor in;
    private final Totals totals;

    private TaskGraph graph;
    private String id;
    private long exec;
    private Map<String, Long> execOn;
    private int cores;
    private String kind;
    private long memory;
    private OptionalLong estimate;

    TaskJson(JsonCursor in, Totals totals) {
        this.in = in;
        this.totals = totals;
    }

    /** Reads the array of tasks at the current token; empty if something is wrong with them. */
    List<Task> read(String jobPath) throws IOException {
        int before = in.problems().size();
        graph = new TaskGraph(in, jobPath);
        in.readArray("\"tasks\"", index -> readTask());
        graph.resolve();
        return in.problems().size() == before ? graph.tasks() : List.of();
    }

    private void readTask() throws IOException {
        totals.countTask(in);
        id = "?";
        exec = 1;
        execOn = Map.of();
        cores = 1;
        kind = Task.ANY_KIND;
        memory = 0;
        estimate = OptionalLong.empty();
        graph.beginTask();
        int before = in.problems().size();
        int line = in.line();
        int column = in.column();
        long seen = in.readObject("a task", FIELDS, true, this::field);
        if (in.problems().size() == before && (seen & 3) != 3) {
            Place start = new Place(line, column, in.path());
            for (int needed = 0; needed < 2; needed++) {
                if ((seen >> needed & 1) == 0) {
                    in.problem(start, Problem.words("task.lacks", FIELDS.name(needed)));
                }
            }
        }
        try {
            graph.endTask(new Task(id, exec, cores, kind, memory, estimate, execOn, List.of()));
        } catch (ModelException | ArithmeticException e) {
            in.problem(new Place(line, column, in.path()),
                    e instanceof ModelException refused ? refused.told() : Problem.words("task.exec.sum"));
            graph.endTask(Task.of(id, 1));
        }
    }

    private void field(int field) throws IOException {
        switch (FIELDS.name(field)) {
            case "id" -> {
                id = in.readText("\"id\"", "?");
                graph.nameTask(id);
            }
            case "exec" -> readExec();
            case "cores" -> cores = (int) Numbers.whole(in, "\"cores\"", 1, Integer.MAX_VALUE);
            case "kind" -> kind = in.readText("\"kind\"", kind);
            case "memory" -> memory = Numbers.whole(in, "\"memory\"", 0, MOST_TICKS);
            case "estimate" -> estimate = OptionalLong.of(Numbers.whole(in, "\"estimate\"", 1, MOST_TICKS));
            default -> in.readArray("\"after\"", this::readParent);
        }
    }

    private void readExec() throws IOException {
        TaskChange.Exec read = exec(in);
        exec = read.ticks();
        execOn = read.on();
    }

    /** Reads ticks, or ticks by cluster, at the current token. */
    static TaskChange.Exec exec(JsonCursor in) throws IOException {
        if (in.token() != JsonToken.START_OBJECT) {
            return new TaskChange.Exec(Numbers.whole(in, "\"exec\"", 1, MOST_TICKS), Map.of());
        }
        Map<String, Long> figures = new LinkedHashMap<>();
        Place place = in.place();
        in.readEntries("\"exec\"", cluster -> figures.put(in.share(cluster),
                Numbers.whole(in, Problem.words("task.exec.on", OneLine.cut(cluster)), 1, MOST_TICKS)));
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
        int before = in.problems().size();
        Place start = in.place();
        Place[] namePlace = {start};
        String[] name = {"?"};
        Ratio[] data = {null};
        long seen = in.readObject("a parent", AFTER_FIELDS, true, field -> {
            if (field == 0) {
                namePlace[0] = in.place();
                name[0] = in.readText("\"task\"", "?");
            } else {
                data[0] = readData(in);
            }
        });
        if (in.problems().size() == before && (seen & 1) == 0) {
            in.problem(start, Problem.words("parent.lacks"));
        }
        if (in.problems().size() == before) {
            taker.take(name[0], Optional.ofNullable(data[0]), namePlace[0].line(), namePlace[0].column());
        }
    }

    private static Ratio readData(JsonCursor in) throws InputException {
        Ratio volume = Numbers.ratio(in, "\"data\"");
        if (volume.signum() < 0) {
            in.problem(Problem.words("number.negative", "\"data\"", volume));
        }
        return volume;
    }
}
