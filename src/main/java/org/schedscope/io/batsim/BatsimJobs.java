package org.schedscope.io.batsim;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.schedscope.io.format.ScheduleFile;
import org.schedscope.io.format.Totals;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.OneLine;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.TickRounding;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.Numbers;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.text.Message;

/** The jobs of a Batsim workload: read first, made when the profiles are known too. */
final class BatsimJobs {
    private static final FieldSet FIELDS = new FieldSet("id", "subtime", "walltime", "res", "profile", "user_id", "user");

    private final JsonCursor in;
    private final BatsimProfiles profiles;
    private final ReadOptions options;
    private final Totals totals;
    private final List<Draft> drafts = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final List<Integer> lines = new ArrayList<>();
    /** Jobs left out, by the type of their profile. */
    private final Map<String, Integer> untimed = new TreeMap<>();
    private final List<TickRounding.Timed> timed = new ArrayList<>();
    private int killed;
    private int renamed;

    /** A job as it stands in the file. */
    private static final class Draft {
        private final Place place;
        private String id = "?";
        private BigDecimal submitted = BigDecimal.ZERO;
        private Optional<BigDecimal> walltime = Optional.empty();
        private int cores = 1;
        private String profile = "?";
        private String user = Job.ROOT_USER;

        Draft(Place place) {
            this.place = place;
        }
    }

    private record Sample(double exactSeconds, int width) implements TickRounding.Timed {
    }

    BatsimJobs(JsonCursor in, BatsimProfiles profiles, ReadOptions options) {
        this.in = in;
        this.profiles = profiles;
        this.options = options;
        this.totals = new Totals(options.limits());
    }

    void read() throws IOException {
        in.readArray("\"jobs\"", index -> {
            totals.countTask(in);
            Draft draft = new Draft(in.place());
            int before = in.problems().size();
            long seen = in.readObject("a job", FIELDS, false, field -> field(draft, FIELDS.name(field)));
            for (String needed : new String[] {"id", "subtime", "res", "profile"}) {
                if (in.problems().size() == before && (seen >> FIELDS.indexOf(needed) & 1) == 0) {
                    in.problem(draft.place, Problem.words("job.lacks", needed));
                }
            }
            drafts.add(draft);
        });
    }

    private void field(Draft draft, String field) throws IOException {
        switch (field) {
            case "id" -> draft.id = name("\"id\"");
            case "subtime" -> draft.submitted = seconds(field).filter(time -> time.signum() >= 0).orElseGet(() -> BigDecimal.ZERO);
            case "walltime" -> draft.walltime = seconds(field).filter(time -> time.signum() > 0);
            case "res" -> draft.cores = (int) Numbers.whole(in, "\"res\"", 1, Integer.MAX_VALUE);
            case "profile" -> draft.profile = name("\"profile\"");
            default -> draft.user = in.share("/" + (in.token() == JsonToken.VALUE_STRING ? "" : "u") + name("the user"));
        }
    }

    /** A text, or a number as the text it is. */
    private String name(String what) throws InputException {
        String number = in.numberText();
        return number == null ? in.readText(what, "?") : in.share(number);
    }

    private Optional<BigDecimal> seconds(String what) throws InputException {
        String text = in.numberText();
        BigDecimal value = text == null ? null : Numbers.decimal(text);
        if (value == null || value.abs().compareTo(BigDecimal.valueOf(Limits.LARGEST_TOTAL)) >= 0
                || value.signum() < 0 && what.equals("subtime")) {
            in.problem(Problem.ofFormat(what.equals("subtime") ? "number.from" : "number", "\"" + what + "\"", in.foundHere()));
            in.skip();
            return Optional.empty();
        }
        return Optional.of(value);
    }

    /** The jobs, in file order. */
    List<Job> build() throws InputException {
        in.problems().throwIfAny();
        List<Job> jobs = new ArrayList<>(drafts.size());
        for (Draft draft : drafts) {
            if (!profiles.has(draft.profile)) {
                in.problem(draft.place, Problem.ofFormat("batsim.profile", OneLine.cut(draft.profile)));
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
        Task task = new Task(ScheduleFile.Piece.ONLY_TASK, Math.max(1, options.tick().ticks(run)), draft.cores, Task.ANY_KIND, 0, estimate,
                Map.of(), List.of());
        return new Job(unique(draft.id), draft.user, options.tick().ticks(draft.submitted), List.of(task), Optional.empty(),
                Optional.empty());
    }

    private String unique(String id) {
        String free = id;
        for (int copy = 2; !ids.add(free); copy++) {
            free = id + "-" + copy;
        }
        renamed += free.equals(id) ? 0 : 1;
        return free;
    }

    /** Line of each job that stays. */
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
        if (renamed > 0) {
            warnings.add(Problem.ofFormat("batsim.same", renamed));
        }
        TickRounding.warning(timed, options.tick()).ifPresent(warnings::add);
        return warnings.stream().map(warning -> in.file().problem(warning)).toList();
    }
}
