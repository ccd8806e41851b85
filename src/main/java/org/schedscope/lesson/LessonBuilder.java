package org.schedscope.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.breakpoint.StopSearch;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.SafeText;
import org.schedscope.io.input.SiblingPath;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.platform.PlatformJson;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.RunDraft;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.model.ModelException;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

/** Checks the content of a lesson's file: simulates the runs, resolves moments, and computes answers. */
final class LessonBuilder {
    private static final int MOST_RUNS = 50;
    /** The most tasks of a workload, so that all runs are simulated quickly. */
    private static final int MOST_TASKS = 20_000;

    private final InputFile file;
    private final Limits limits;
    private final JsonCursor in;
    private final Map<RunDraft, Integer> numbers = new LinkedHashMap<>();
    private final Set<RunDraft> refused = new HashSet<>();
    private final Set<Place> reported = new HashSet<>();
    private final List<LessonRun> runs = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private Optional<InputFile> workloadFile = Optional.empty();
    private LoadedWorkload loaded;
    private WorkloadIndex index;
    /** Whether a wrong step was skipped, so that the numbers of later ones differ from those of the file. */
    private boolean gap;
    private Optional<RunDraft> before = Optional.empty();

    LessonBuilder(InputFile file, Limits limits, JsonCursor in) {
        this.file = file;
        this.limits = limits;
        this.in = in;
    }

    /** Sets the workload, inline or from a file. */
    void workload(Optional<Workload> given, Optional<Located<String>> path) throws InputException {
        if (given.isPresent()) {
            loaded = LoadedWorkload.made(given.get());
        } else {
            Located<String> named = path.orElseThrow();
            workloadFile = Optional.of(found(named.value()).orElseThrow(
                    () -> in.problems().fatal(named.place().problem(file.name(), LessonNames.absent(file, named.value(), false)))));
            loaded = Formats.read(workloadFile.get(), ReadOptions.DEFAULT.withLimits(limits));
        }
        index = new WorkloadIndex(loaded.workload());
        int tasks = loaded.workload().jobs().stream().mapToInt(job -> job.tasks().size()).sum();
        if (tasks > MOST_TASKS) {
            throw new InputException(file.problem(words("tasks", tasks, MOST_TASKS)));
        }
    }

    private Optional<InputFile> found(String path) {
        return SiblingPath.found(file, path);
    }

    /** A message of the readers of lessons. */
    static Message words(String key, Object... values) {
        return Message.of("lesson", "refused." + key, values);
    }

    void add(StepDraft draft, RunDraft first) throws InputException {
        RunDraft now = draft.run().after(before.orElse(first));
        before = Optional.of(now);
        if (refused.contains(now.withoutPlace())) {
            // The error was reported already, at its place.
            lookUp(draft);
            return;
        }
        try {
            int run = numberOf(now, now.places().first().orElse(draft.start()));
            step(draft, run);
        } catch (ModelException | ArithmeticException wrong) {
            refused.add(now.withoutPlace());
            report(LessonNames.placeOf(now).orElse(draft.start()), Problem.why(wrong));
            lookUp(draft);
        } catch (LessonException wrong) {
            refused.add(now.withoutPlace());
            report(wrong.place, wrong.text);
            lookUp(draft);
        }
    }

    /** Reports an error once, however many steps have it. */
    private void report(Place place, Message wrong) throws InputException {
        if (reported.add(place)) {
            in.problem(place, wrong);
        }
    }

    /** Reports unknown names in a step whose run is unknown. */
    void lookUp(StepDraft draft) throws InputException {
        gap = true;
        RunDraft run = draft.run();
        try {
            LessonNames.check(run.policy().orElse(Schedulers.DEFAULT.policy()), run.scheduler().orElse(Schedulers.HIERARCHICAL));
        } catch (ModelException wrong) {
            report(LessonNames.placeOf(run).orElse(draft.start()), Problem.why(wrong));
        }
        tried(() -> selection(draft));
        tried(() -> {
            Optional<Located<String>> metric = draft.question().flatMap(StepDraft.QuestionDraft::metric);
            Optional<Message> unknown = metric.flatMap(name -> LessonNames.noMetric(name.value()));
            if (unknown.isPresent()) {
                throw new LessonException(metric.get().place(), unknown.get());
            }
            return unknown;
        });
    }

    /** A part of a step that is checked with its run. */
    private interface Part<T> {
        T take() throws LessonException, InputException;
    }

    /** Resolves a part of a step; its errors are reported and do not prevent those of other parts. */
    private <T> Optional<T> tried(Part<T> part) throws InputException {
        try {
            return Optional.of(part.take());
        } catch (LessonException wrong) {
            report(wrong.place, wrong.text);
            return Optional.empty();
        }
    }

    /** An error of a step that contradicts its run, with its place. */
    static final class LessonException extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Place place;
        private final transient Message text;

        LessonException(Place place, Message text) {
            super(text.toString());
            this.place = place;
            this.text = text;
        }
    }

    private int numberOf(RunDraft draft, Place place) throws InputException, LessonException {
        RunDraft same = draft.withoutPlace();
        Integer known = numbers.get(same);
        if (known == null) {
            if (runs.size() == MOST_RUNS) {
                throw in.problems().fatal(place.problem(file.name(), words("many.runs", MOST_RUNS)));
            }
            known = runs.size();
            runs.add(run(draft));
            numbers.put(same, known);
        }
        return known;
    }

    private LessonRun run(RunDraft draft) throws InputException, LessonException {
        Optional<InputFile> platformFile = Optional.empty();
        PlatformChoice platform;
        if (draft.platform().flatMap(PlatformDraft::inline).isPresent()) {
            platform = new PlatformChoice(draft.platform().get().inline().get(), PlatformOrigin.LESSON);
        } else if (draft.platform().isPresent()) {
            String path = draft.platform().get().file().orElseThrow();
            Place place = draft.platform().get().place();
            InputFile named = found(path).orElseThrow(() -> new LessonException(place, LessonNames.absent(file, path, true)));
            platformFile = Optional.of(named);
            platform = new PlatformChoice(PlatformJson.read(named, limits), PlatformOrigin.file(named));
        } else {
            platform = PlatformChoice.of(loaded, workloadFile.orElse(file), Optional.empty(), limits);
        }
        String policy = draft.policy().orElse(Schedulers.DEFAULT.policy());
        String scheduler = draft.scheduler()
                .orElseGet(() -> Schedulers.isPolicy(policy) ? Schedulers.impliedBy(policy) : Schedulers.HIERARCHICAL);
        LessonNames.check(policy, scheduler);
        RunChoices choices = new RunChoices(policy, scheduler, Schedulers.DEFAULT.seed(),
                draft.parameters().orElse(Collections.emptySortedMap()));
        RunSetup setup = new RunSetup(loaded, RunSource.of(workloadFile.orElse(file), TickLength.SECOND), platform,
                platformFile.flatMap(InputFile::path), choices);
        return LessonRun.of(setup.prepare().spec(), platform, platformFile, draft.platform().isPresent() && platformFile.isEmpty());
    }

    private void step(StepDraft draft, int number) throws InputException {
        LessonRun run = runs.get(number);
        int before = in.problems().size();
        Optional<BreakpointMatch> moment = tried(
                () -> draft.moment().isPresent() ? moment(run, draft.moment().get()) : usualMoment(number));
        Optional<Asked> asked = moment.isEmpty() ? Optional.empty() : tried(() -> asked(draft, run, moment.get()));
        Optional<Selected> selected = tried(() -> selection(draft));
        Optional<Staging> staging = gap ? Optional.of(Staging.PLAIN) : tried(() -> staging(draft.staging(), number));
        if (in.problems().size() > before) {
            gap = true;
            return;
        }
        steps.add(new Step(draft.title(), draft.paragraphs(), draft.notes(), number, asked.orElseThrow().at(), selected.orElseThrow().job(),
                selected.get().task(), asked.get().question(), staging.orElseThrow()));
    }

    /** The question of a step, and the moment before the answer. */
    private record Asked(BreakpointMatch at, Optional<Question> question) {
    }

    private record Selected(OptionalInt job, OptionalInt task) {
    }

    private static Asked asked(StepDraft draft, LessonRun run, BreakpointMatch moment) throws LessonException {
        if (draft.question().isEmpty()) {
            return new Asked(moment, Optional.empty());
        }
        StepDraft.QuestionDraft asked = draft.question().get();
        boolean tickTold = draft.moment().filter(given -> given.tick().isPresent()).isPresent();
        BreakpointMatch at = asked.next() && tickTold ? Questions.beforeTheStarts(run, moment.tick(), asked.place()) : moment;
        return new Asked(at, Optional.of(Questions.of(asked, run, at)));
    }

    private Selected selection(StepDraft draft) throws LessonException {
        if (draft.select().isEmpty()) {
            return new Selected(OptionalInt.empty(), OptionalInt.empty());
        }
        int job = job(index, draft.select().get());
        return new Selected(OptionalInt.of(job), task(index, job, draft.select().get()));
    }

    private Staging staging(StepDraft.StagingDraft draft, int run) throws LessonException {
        OptionalInt beside = OptionalInt.empty();
        OptionalInt ghost = OptionalInt.empty();
        if (draft.other().isPresent()) {
            StepDraft.OtherStep other = draft.other().get();
            if (other.number() > steps.size() || steps.get(other.number() - 1).run() == run) {
                throw new LessonException(other.place(), words("beside", other.number()));
            }
            OptionalInt compared = OptionalInt.of(steps.get(other.number() - 1).run());
            beside = other.ghost() ? beside : compared;
            ghost = other.ghost() ? compared : ghost;
        }
        return new Staging(beside, ghost, draft.zoom(), draft.highlight(), draft.byHand());
    }

    /** The default moment: that of the previous step, or the beginning of another run. */
    private BreakpointMatch usualMoment(int run) {
        Optional<Step> last = steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
        return last.filter(step -> step.run() == run).map(Step::at).orElse(new BreakpointMatch(0, 0));
    }

    private static BreakpointMatch moment(LessonRun run, Moment given) throws LessonException {
        Trace trace = run.trace();
        if (given.tick().isPresent()) {
            long tick = given.tick().getAsLong();
            if (tick > trace.lastTick()) {
                throw new LessonException(given.place(), words("tick", trace.lastTick(), tick));
            }
            return new BreakpointMatch(trace.positionAfter(tick), tick);
        }
        if (given.event().isPresent()) {
            int event = given.event().getAsInt();
            if (event > trace.eventCount()) {
                throw new LessonException(given.place(), words("event", trace.eventCount(), event));
            }
            return new BreakpointMatch(event, trace.tickAt(event));
        }
        return given.until().isPresent() ? stop(run, given.until().get(), given.place())
                : new BreakpointMatch(trace.eventCount(), trace.lastTick());
    }

    private static BreakpointMatch stop(LessonRun run, String condition, Place place) throws LessonException {
        try {
            StopSearch search = StopSearch.of(condition, run.facts(), ReportOptions.defaults().eetCapacity());
            search.readTo(run.trace(), run.trace().eventCount());
            if (search.stops().count() == 0) {
                throw new LessonException(place, words("never", SafeText.quoted(condition)));
            }
            return search.stops().get(0);
        } catch (ModelException wrong) {
            throw new LessonException(place, words("condition", SafeText.quoted(condition), wrong.told()));
        }
    }

    private static int job(WorkloadIndex index, Located<String> given) throws LessonException {
        for (int job = 0; job < index.jobCount(); job++) {
            String id = index.job(job).id();
            if (given.value().equals(id) || given.value().startsWith(id + "/") && hasTask(index, job, given.value())) {
                return job;
            }
        }
        throw new LessonException(given.place(), LessonNames.nothing(index, given.value()));
    }

    private static boolean hasTask(WorkloadIndex index, int job, String given) {
        String id = given.substring(index.job(job).id().length() + 1);
        return index.job(job).tasks().stream().anyMatch(task -> task.id().equals(id));
    }

    private static OptionalInt task(WorkloadIndex index, int job, Located<String> given) {
        String prefix = index.job(job).id() + "/";
        for (int task = index.firstTask(job); task < index.firstTask(job) + index.taskCountOf(job); task++) {
            if (given.value().equals(prefix + index.task(task).id())) {
                return OptionalInt.of(task);
            }
        }
        return OptionalInt.empty();
    }

    Lesson lesson(String title, String about) {
        return new Lesson(title, about, loaded, workloadFile, runs, steps);
    }
}
