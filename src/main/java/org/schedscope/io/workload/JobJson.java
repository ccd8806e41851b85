package org.schedscope.io.workload;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.schedscope.io.format.Totals;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.Message;

/** Reads the jobs of a workload in our own JSON, one after the other. */
final class JobJson {
    private static final FieldSet FIELDS = new FieldSet("id", "user", "arrival", "queue", "value", "tasks");
    private static final FieldSet VALUE_FIELDS = new FieldSet("max", "curve");

    private final JsonCursor in;
    private final Totals totals;
    private final Set<String> ids;
    private final TaskJson taskReader;
    private final String path;

    private String id;
    private String user;
    private long arrival;
    private Optional<String> queue;
    private Optional<ValueCurve> value;
    private List<Task> tasks;

    /** @param path JSON pointer of the array of jobs */
    JobJson(JsonCursor in, Totals totals, Set<String> ids, String path) {
        this.in = in;
        this.totals = totals;
        this.ids = ids;
        this.path = path;
        this.taskReader = new TaskJson(in, totals);
    }

    /** Reads the job at the current token; empty if something is wrong with it. */
    Optional<Job> read(int index) throws IOException {
        id = "?";
        user = Job.ROOT_USER;
        arrival = 0;
        queue = Optional.empty();
        value = Optional.empty();
        tasks = List.of();
        int before = in.problems().size();
        int line = in.line();
        int column = in.column();
        long seen = in.readObject("a job", FIELDS, true, field -> field(field, index));
        if (in.problems().size() > before) {
            return Optional.empty();
        }
        Place start = new Place(line, column, path + "/" + index);
        for (String needed : new String[] {"id", "tasks"}) {
            if ((seen >> FIELDS.indexOf(needed) & 1) == 0) {
                in.problem(start, Problem.words("job.lacks", needed));
            }
        }
        return in.problems().size() > before ? Optional.empty() : build(start);
    }

    private Optional<Job> build(Place start) throws InputException {
        try {
            Job job = new Job(id, user, arrival, tasks, value, queue);
            Message tooMuch = totals.add(job);
            if (tooMuch != null) {
                throw in.problems().fatal(start.problem(in.file().name(), tooMuch));
            }
            return Optional.of(job);
        } catch (ModelException e) {
            in.problem(start, e.told());
            return Optional.empty();
        }
    }

    private void field(int field, int index) throws IOException {
        switch (FIELDS.name(field)) {
            case "id" -> {
                id = in.readText("\"id\"", "?");
                if (!id.equals("?") && !ids.add(id)) {
                    in.problem(Problem.words("job.twice", OneLine.cut(id)));
                }
            }
            case "user" -> user = user(in);
            case "arrival" -> arrival = Numbers.whole(in, "\"arrival\"", 0, Limits.LARGEST_TOTAL - 1);
            case "queue" -> queue = Optional.of(in.readText("\"queue\"", "?"));
            case "value" -> value = value(in);
            default -> readTasks(index);
        }
    }

    static String user(JsonCursor in) throws InputException {
        String user = in.readText("\"user\"", Job.ROOT_USER);
        if (!user.startsWith("/")) {
            in.problem(Problem.words("job.user", OneLine.quoted(user)));
        }
        return user;
    }

    private void readTasks(int index) throws IOException {
        Place place = in.place();
        int before = in.problems().size();
        tasks = taskReader.read(path + "/" + index);
        if (tasks.isEmpty() && in.problems().size() == before) {
            in.problem(place, Problem.words("job.empty"));
        }
    }

    /** Reads the value at the current token; empty if something is wrong with it. */
    static Optional<ValueCurve> value(JsonCursor in) throws IOException {
        Place place = in.place();
        int before = in.problems().size();
        Ratio[] max = {Ratio.ZERO};
        List<ValueCurve.Point> points = new ArrayList<>();
        long seen = in.readObject("\"value\"", VALUE_FIELDS, true, field -> {
            if (field == 0) {
                max[0] = Numbers.ratio(in, "\"max\"");
            } else {
                in.readArray("\"curve\"", index -> points.add(readPoint(in)));
            }
        });
        if (in.problems().size() == before && seen != 3) {
            in.problem(place, Problem.words("value.lacks"));
        }
        if (in.problems().size() == before) {
            try {
                return Optional.of(new ValueCurve(max[0], points));
            } catch (ModelException e) {
                in.problem(place, e.told());
            }
        }
        return Optional.empty();
    }

    private static ValueCurve.Point readPoint(JsonCursor in) throws IOException {
        if (in.token() != JsonToken.START_ARRAY) {
            in.problem(Problem.words("point", in.foundHere()));
            in.skip();
            return new ValueCurve.Point(Ratio.ONE, Ratio.ONE);
        }
        Place place = in.place();
        Ratio[] both = {Ratio.ONE, Ratio.ONE};
        int count = in.readArray("a point", index -> {
            Ratio number = Numbers.ratio(in, index == 0 ? "the SLR" : "the factor");
            if (index < 2) {
                both[index] = number;
            }
        });
        if (count != 2) {
            in.problem(place, Problem.words("point.numbers", count));
        }
        return new ValueCurve.Point(both[0], both[1]);
    }
}
