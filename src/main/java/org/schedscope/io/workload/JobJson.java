package org.schedscope.io.workload;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.ownText;
import static org.schedscope.io.json.JsonField.ratio;
import static org.schedscope.io.json.JsonField.required;
import static org.schedscope.io.json.JsonField.text;
import static org.schedscope.io.json.JsonField.whole;
import static org.schedscope.io.json.ObjectCodec.both;
import static org.schedscope.io.json.ObjectCodec.unless;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.Numbers;
import org.schedscope.io.json.ObjectCodec;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Release;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.number.Ratio;
import org.schedscope.text.DidYouMean;
import org.schedscope.text.Message;
import org.schedscope.text.UniqueNumbers;

/** Reads jobs of a workload in the program's own JSON, one at a time. */
final class JobJson {
    static final ObjectCodec<JobJson, Job> FIELDS = ObjectCodec.<JobJson, Job>of("a job",
            both(required(ownText("id", JobJson::takeId)), Job::id),
            both(text("user", JobJson::takeUser), job -> unless(Job.ROOT_USER, job.user())),
            both(whole("arrival", 0, Limits.LARGEST_TOTAL - 1, (job, tick) -> job.arrival = tick), Job::arrival),
            both(whole("begin", 0, Limits.LARGEST_TOTAL - 1, (job, tick) -> job.begin = OptionalLong.of(tick)),
                    job -> job.release().begin()),
            both(field("after", (job, in) -> in.readArray("\"after\"", index -> AfterJson.read(in, job.after, job.named::add))),
                    job -> job.release().after().isEmpty() ? null : job.release().after().stream().map(AfterJson::value).toList()),
            both(text("queue", (job, queue) -> job.queue = Optional.of(queue)), Job::queue),
            both(field("value", (job, in) -> job.value = readValue(in)), job -> job.value().map(ValueDraft.FIELDS::value)),
            both(whole("priority", -Limits.LARGEST_TOTAL, Limits.LARGEST_TOTAL, (job, priority) -> job.priority = priority),
                    job -> unless(0L, job.scheduling().priority())),
            both(integer("tickets", 1, (job, tickets) -> job.tickets = tickets),
                    job -> unless(SchedulingParameters.USUAL_TICKETS, job.scheduling().tickets())),
            both(whole("deadline", 0, TaskJson.MOST_TICKS, (job, ticks) -> job.deadline = OptionalLong.of(ticks)),
                    job -> job.scheduling().deadline()),
            both(whole("period", 1, TaskJson.MOST_TICKS, (job, ticks) -> job.period = OptionalLong.of(ticks)),
                    job -> job.scheduling().period()),
            both(integer("count", 1, (job, count) -> job.count = OptionalInt.of(count)), job -> job.scheduling().count()),
            both(integer("release", 1, (job, release) -> job.release = OptionalInt.of(release)), job -> job.scheduling().release()),
            both(required(field("tasks", (job, in) -> job.tasks = job.taskReader.read(job.path + "/" + job.number))), TaskJson::all))
            .lackingEach(name -> Problem.words("job.lacks", name));

    private final JsonCursor in;
    private final SizeGuard totals;
    private final UniqueNumbers numbers = new UniqueNumbers();
    /** Ids that are no numbers. */
    private final Set<String> names = new HashSet<>();
    private final TaskJson taskReader;
    private final String path;
    /** Other jobs that jobs wait for. */
    private final List<Located<String>> named = new ArrayList<>(0);
    private int number;
    private JsonObject last;

    private String id;
    private String user;
    private long arrival;
    private OptionalLong begin;
    private List<Release.After> after;
    private Optional<String> queue;
    private Optional<ValueCurve> value;
    private long priority;
    private int tickets;
    private OptionalLong deadline;
    private OptionalLong period;
    private OptionalInt count;
    private OptionalInt release;
    private List<Task> tasks;

    static List<String> fieldNames() {
        return FIELDS.names();
    }

    /** @param path JSON pointer of the array of jobs */
    JobJson(JsonCursor in, SizeGuard totals, String path) {
        this.in = in;
        this.totals = totals;
        this.path = path;
        this.taskReader = new TaskJson(in, totals);
    }

    /** Reads the job at the current token; empty if something is wrong with it. */
    Optional<Job> read(int index) throws IOException {
        number = index;
        user = Job.ROOT_USER;
        arrival = 0;
        begin = OptionalLong.empty();
        after = new ArrayList<>(0);
        queue = Optional.empty();
        value = Optional.empty();
        priority = 0;
        tickets = SchedulingParameters.USUAL_TICKETS;
        deadline = OptionalLong.empty();
        period = OptionalLong.empty();
        count = OptionalInt.empty();
        release = OptionalInt.empty();
        last = FIELDS.read(in, this);
        return last.isSound() ? build(last) : Optional.empty();
    }

    /** Place of the job just read. */
    Place place() {
        return last.start();
    }

    private Optional<Job> build(JsonObject read) throws InputException {
        try {
            Job job = new Job(id, user, arrival, tasks, value, queue,
                    begin.isEmpty() && after.isEmpty() ? Release.NONE : new Release(begin, after), scheduling());
            Message tooMuch = totals.add(job);
            if (tooMuch != null) {
                throw in.problems().fatal(read.start().problem(in.file().name(), tooMuch));
            }
            return Optional.of(job);
        } catch (ModelException e) {
            read.problem(e.told());
            return Optional.empty();
        }
    }

    private SchedulingParameters scheduling() {
        boolean usual = priority == 0 && tickets == SchedulingParameters.USUAL_TICKETS && deadline.isEmpty() && period.isEmpty()
                && count.isEmpty() && release.isEmpty();
        return usual ? SchedulingParameters.NONE : new SchedulingParameters(priority, tickets, deadline, period, count, release);
    }

    private void takeId(String text) throws InputException {
        id = text;
        if (!isNew(id)) {
            in.problem(Problem.words("job.twice", SafeText.cut(id)));
        }
    }

    /** Takes the id of a job; whether no job so far has it. */
    boolean isNew(String name) {
        long its = UniqueNumbers.of(name);
        return its == UniqueNumbers.NONE ? names.add(name) : numbers.add(its) == 1;
    }

    /** Notes a problem for every condition on a job that is not among those of the workload. */
    void checkNamed(List<Job> jobs) throws InputException {
        Set<String> ids = named.isEmpty() ? Set.of() : jobs.stream().map(Job::id).collect(Collectors.toCollection(TreeSet::new));
        for (Located<String> job : named) {
            if (!ids.contains(job.value())) {
                String id = SafeText.cut(job.value());
                in.problem(job.place(), DidYouMean.slip(job.value(), List.copyOf(ids))
                        .map(near -> Problem.words("after.slip", id, near)).orElseGet(() -> Problem.words("after.unknown", id)));
            }
        }
    }

    private void takeUser(String path) throws InputException {
        checkUser(in, path);
        user = path;
    }

    /** Notes a problem with the path just read if it is not that of a user. */
    static void checkUser(JsonCursor in, String path) throws InputException {
        if (!path.startsWith("/")) {
            in.problem(Problem.words("job.user", SafeText.quoted(path)));
        }
    }

    /** Parts of a value. */
    static final class ValueDraft {
        static final ObjectCodec<ValueDraft, ValueCurve> FIELDS = ObjectCodec.<ValueDraft, ValueCurve>of("\"value\"",
                both(required(ratio("max", (value, max) -> value.max = max)), ValueCurve::max),
                both(required(field("curve", (value, in) -> in.readArray("\"curve\"", index -> value.points.add(readPoint(in))))),
                        value -> value.points().stream().map(point -> List.of(point.slr(), point.factor())).toList()))
                .lacking(name -> Problem.words("value.lacks"));

        private Ratio max;
        private final List<ValueCurve.Point> points = new ArrayList<>();
    }

    /** Reads the value at the current token; empty if something is wrong with it. */
    static Optional<ValueCurve> readValue(JsonCursor in) throws IOException {
        ValueDraft value = new ValueDraft();
        JsonObject read = ValueDraft.FIELDS.read(in, value);
        if (read.isSound()) {
            try {
                return Optional.of(new ValueCurve(value.max, value.points));
            } catch (ModelException e) {
                read.problem(e.told());
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
        List<Ratio> numbers = new ArrayList<>(2);
        int count = in.readArray("a point", index -> numbers.add(Numbers.ratio(in, index == 0 ? "the SLR" : "the factor")));
        if (count != 2) {
            in.problem(place, Problem.words("point.numbers", count));
            return new ValueCurve.Point(Ratio.ONE, Ratio.ONE);
        }
        return new ValueCurve.Point(numbers.get(0), numbers.get(1));
    }
}
