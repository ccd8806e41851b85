package org.schedscope.io.batsim;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.integer;
import static org.schedscope.io.json.JsonField.required;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.SizeGuard;
import org.schedscope.io.format.UniqueIds;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.TickRounding;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.text.Message;

/** The jobs of a Batsim workload. They are read first and built when the profiles are known. */
final class BatsimJobs {
    private static final ObjectReader<Draft> FIELDS = ObjectReader.<Draft>of("a job",
            required(field("id", (job, in) -> readName(in, "\"id\"").ifPresent(id -> job.id = id))),
            required(field("subtime", (job, in) -> readSeconds(in, "subtime").ifPresent(time -> job.submitted = time))),
            field("walltime", (job, in) -> job.walltime = readSeconds(in, "walltime").filter(time -> time.signum() > 0)),
            required(integer("res", 1, (job, cores) -> job.cores = cores)),
            required(field("profile", (job, in) -> readName(in, "\"profile\"").ifPresent(profile -> job.profile = profile))),
            field("user_id", Draft::readUser), field("user", Draft::readUser))
            .lenient().lacking(name -> Problem.words("job.lacks", name));

    private final JsonCursor in;
    private final BatsimProfiles profiles;
    private final ReadOptions options;
    private final SizeGuard totals;
    private final List<Draft> drafts = new ArrayList<>();
    private final UniqueIds ids = new UniqueIds();
    private final List<Integer> lines = new ArrayList<>();
    /** Number of omitted jobs by the type of their profile. */
    private final Map<String, Integer> untimed = new TreeMap<>();
    private final List<TickRounding.TaskTime> timed = new ArrayList<>();
    private int killed;
    private final List<String> renamed = new ArrayList<>();

    /** A job as it is in the file. */
    private static final class Draft {
        private final Place place;
        private String id;
        private BigDecimal submitted = BigDecimal.ZERO;
        private Optional<BigDecimal> walltime = Optional.empty();
        private int cores = 1;
        private String profile;
        private String user = Job.ROOT_USER;

        Draft(Place place) {
            this.place = place;
        }

        private void readUser(JsonCursor in) throws InputException {
            String root = in.token() == JsonToken.VALUE_STRING ? "/" : "/u";
            readName(in, "the user").ifPresent(name -> user = in.share(root + name));
        }
    }

    private record Sample(double exactSeconds, int width) implements TickRounding.TaskTime {
    }

    BatsimJobs(JsonCursor in, BatsimProfiles profiles, ReadOptions options) {
        this.in = in;
        this.profiles = profiles;
        this.options = options;
        this.totals = new SizeGuard(options.limits());
    }

    void read() throws IOException {
        in.readArray("\"jobs\"", index -> {
            totals.countTask(in);
            Draft draft = new Draft(in.place());
            FIELDS.read(in, draft);
            drafts.add(draft);
        });
    }

    /** Reads a text, or a number as a text. */
    private static Optional<String> readName(JsonCursor in, String what) throws InputException {
        String number = in.numberText();
        return number == null ? in.readText(what) : Optional.of(in.share(number));
    }

    static Optional<BigDecimal> readSeconds(JsonCursor in, String field) throws InputException {
        boolean submission = field.equals("subtime");
        return BatsimProfiles.readNumber(in, SafeText.quoted(field), submission ? "number.from" : "number", !submission);
    }

    /** The jobs, in file order. */
    List<Job> build() throws InputException {
        in.problems().throwIfAny();
        List<Job> jobs = new ArrayList<>(drafts.size());
        for (Draft draft : drafts) {
            if (!profiles.has(draft.profile)) {
                in.problem(draft.place, Problem.ofFormat("batsim.profile", SafeText.cut(draft.profile)));
                continue;
            }
            Optional<BigDecimal> seconds = profiles.seconds(draft.profile, draft.cores);
            if (seconds.isEmpty()) {
                untimed.merge(profiles.typeOf(draft.profile), 1, Integer::sum);
                continue;
            }
            Job job = job(draft, seconds.get());
            Message tooMuch = totals.add(job);
            if (tooMuch != null) {
                throw in.problems().fatal(draft.place.problem(in.file().name(), tooMuch));
            }
            jobs.add(job);
            lines.add(draft.place.line());
        }
        in.problems().throwIfAny();
        if (jobs.isEmpty()) {
            throw in.problems().failure(drafts.isEmpty() ? Problem.words("workload.empty") : Problem.ofFormat("batsim.untimed.all"));
        }
        return jobs;
    }

    private Job job(Draft draft, BigDecimal seconds) {
        boolean kill = draft.walltime.isPresent() && seconds.compareTo(draft.walltime.get()) > 0;
        killed += kill ? 1 : 0;
        BigDecimal run = kill ? draft.walltime.get() : seconds;
        timed.add(new Sample(run.doubleValue(), draft.cores));
        OptionalLong estimate = draft.walltime.map(time -> OptionalLong.of(options.tick().ticks(time))).orElse(OptionalLong.empty());
        Task task = new Task(RawSchedule.Piece.ONLY_TASK, Math.max(1, options.tick().ticks(run)), draft.cores, Task.ANY_KIND, 0, estimate,
                Map.of(), List.of());
        return new Job(unique(draft.id), draft.user, options.tick().ticks(draft.submitted), List.of(task), Optional.empty(),
                Optional.empty());
    }

    private String unique(String id) {
        String free = ids.of(id);
        if (!free.equals(id)) {
            renamed.add(free);
        }
        return free;
    }

    /** Line of each job that is not omitted. */
    int[] lines() {
        return lines.stream().mapToInt(Integer::intValue).toArray();
    }

    List<Problem> warnings() {
        List<Message> warnings = new ArrayList<>();
        if (!untimed.isEmpty()) {
            int all = untimed.values().stream().mapToInt(Integer::intValue).sum();
            warnings.add(Problem.ofFormat("batsim.untimed", all, drafts.size(), String.join(", ", untimed.keySet())));
        }
        if (profiles.usedFlops()) {
            warnings.add(Problem.ofFormat("batsim.flops", options.flops()));
        }
        if (profiles.droppedBytes()) {
            warnings.add(Problem.ofFormat("batsim.bytes"));
        }
        if (killed > 0) {
            warnings.add(Problem.ofFormat("batsim.killed", killed));
        }
        if (!renamed.isEmpty()) {
            warnings.add(Problem.ofFormat("batsim.same", renamed.size(), renamed.get(0)));
        }
        TickRounding.warning(timed, options.tick()).ifPresent(warnings::add);
        return warnings.stream().map(warning -> in.file().problem(warning)).toList();
    }
}
