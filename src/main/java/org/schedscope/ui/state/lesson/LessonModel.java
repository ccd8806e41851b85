package org.schedscope.ui.state.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.experiment.Edits;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.io.input.InputFile;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.ui.state.base.StateChanges;
import org.schedscope.ui.state.base.StateValue;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.run.RunController;
import org.schedscope.ui.state.time.Playhead;
import org.schedscope.ui.state.time.Selection;
import org.schedscope.ui.state.time.TickRange;

/**
 * The lesson that is given. Its steps open their runs, one after the other in a tab of their own, move the playhead and select;
 * whatever else the user does in between is the user's, and the next step goes to its place all the same.
 */
public final class LessonModel {
    private final RunController runs;
    private final Playhead playhead;
    private final Selection selection;
    private final LessonStage stage;
    private final StoryPages pages;
    private final StateValue<Optional<Progress>> value;
    private final StateValue<Shown> shown;
    private List<RunSetup> setups = List.of();
    /** What was open before the lesson, or before it was last come back to. */
    private Optional<OpenRun> home = Optional.empty();
    /** The tab of the lesson before this one, whose place it takes. */
    private Optional<OpenRun> former = Optional.empty();
    /** The number of the tab that is called as the lesson. */
    private OptionalInt titled = OptionalInt.empty();
    /** The step that waits for its run to be recorded. */
    private Optional<Step> due = Optional.empty();

    /** What the window shows: what the step speaks of, its run at another moment, or another run. */
    public enum Shown {
        STEP, OTHER_MOMENT, OTHER_RUN
    }

    /**
     * A lesson at a step.
     *
     * @param number of the step, from 0
     * @param answers what was answered first, by number of the step
     * @param revealed whether keys and reasons are shown
     */
    public record Progress(Lesson lesson, int number, Map<Integer, Double> answers, boolean revealed) {
        public Progress {
            answers = Map.copyOf(answers);
        }

        public Step step() {
            return lesson.steps().get(number);
        }

        public LessonRun run() {
            return lesson.runOf(step());
        }

        /** What was answered to this step's question. */
        public Optional<Double> answer() {
            return Optional.ofNullable(answers.get(number));
        }

        public boolean isFirst() {
            return number == 0;
        }

        public boolean isLast() {
            return number == lesson.steps().size() - 1;
        }

        /** Whether the step has a question that is neither answered nor revealed. */
        public boolean isAsking() {
            return step().question().isPresent() && answer().isEmpty() && !revealed;
        }

        /** How many of the answers are right. */
        public int score() {
            return (int) answers.entrySet().stream()
                    .filter(one -> lesson.steps().get(one.getKey()).question().orElseThrow().isRight(one.getValue())).count();
        }
    }

    /**
     * The lesson as the window shows it.
     *
     * @param progress absent while no lesson is given
     * @param shown what of it the window shows; what is still on its way there counts as there
     * @param page of the step's story
     * @param marked ticks that the step speaks of, while its run is the open one
     */
    public record Given(Optional<Progress> progress, Shown shown, StoryPages.Place page, Optional<TickRange> marked) {
    }

    public LessonModel(RunController runs, Playhead playhead, Selection selection, LessonStage stage, StateChanges changes) {
        this.runs = runs;
        this.playhead = playhead;
        this.selection = selection;
        this.stage = stage;
        pages = new StoryPages(changes);
        value = changes.value(Optional.empty());
        shown = changes.value(Shown.STEP);
    }

    /** To be called when another run is open, or more of it is recorded. */
    public void runChanged() {
        if (get().isPresent()) {
            name();
        }
        goIfRecorded();
    }

    public Given given() {
        return new Given(value.get(), shown.get(), pages.get(), stage.marked());
    }

    public Optional<Progress> get() {
        return value.get();
    }

    /** How the schedule shows the step. */
    public LessonStage stage() {
        return stage;
    }

    /** The pages of the step, where one is not enough. */
    public StoryPages pages() {
        return pages;
    }

    /** Begins a lesson with its first step; nothing has been answered. */
    public void begin(Lesson lesson) {
        former = own();
        if (former.filter(runs.run()::isSameRunAs).isEmpty()) {
            home = Optional.of(runs.run());
        }
        List<RunSetup> made = new ArrayList<>();
        lesson.runs().forEach(run -> made.add(setup(lesson, run)));
        setups = List.copyOf(made);
        titled = OptionalInt.empty();
        pages.begin();
        value.set(Optional.of(new Progress(lesson, 0, Map.of(), false)));
        go();
    }

    private static RunSetup setup(Lesson lesson, LessonRun run) {
        boolean told = lesson.workloadFile().isEmpty();
        RunSource source = lesson.workloadFile().map(file -> RunSource.of(file, TickLength.SECOND))
                .orElseGet(() -> RunSource.sample(lesson.workload().workload().name().replaceAll("[/\\\\]", "-")));
        return new RunSetup(lesson.workload(), source, run.platform(), run.platformFile().flatMap(InputFile::path),
                Optional.empty(), new Edits(told, run.platformInline(), true),
                Schedulers.normalized(run.spec().choices().withoutForks()));
    }

    /** Goes on as a presenter does: to the next page of the step, to the answer to an open question, then to the next step. */
    public void onward() {
        get().filter(now -> !pages.turn(1)).ifPresent(now -> {
            if (now.isAsking()) {
                reveal(true);
            } else {
                next();
            }
        });
    }

    /** Goes back as a presenter does: to the previous page of the step, or to the previous step. */
    public void backward() {
        if (!pages.turn(-1)) {
            back();
        }
    }

    public void next() {
        get().filter(now -> !now.isLast()).ifPresent(now -> goTo(now, now.number() + 1));
    }

    public void back() {
        get().filter(now -> !now.isFirst()).ifPresent(now -> goTo(now, now.number() - 1));
    }

    /** To where the step is, wherever the user has gone. */
    public void again() {
        get().ifPresent(now -> go());
    }

    private void goTo(Progress now, int number) {
        pages.begin();
        value.set(Optional.of(new Progress(now.lesson(), number, now.answers(), now.answers().containsKey(number))));
        go();
    }

    private void go() {
        Step step = get().orElseThrow().step();
        stage.lift();
        due = Optional.of(step);
        RunSetup wanted = setups.get(step.run());
        Optional<OpenRun> own = kept(wanted).or(this::own).or(() -> former.flatMap(runs::keptAs));
        former = Optional.empty();
        own.ifPresent(runs::show);
        if (runs.run().setup() == wanted) {
            goIfRecorded();
        } else if (own.isPresent()) {
            runs.open(wanted);
        } else {
            // The runs that are open, and what has become of the lesson's own, are the user's.
            runs.openBeside(wanted);
        }
    }

    private Optional<OpenRun> kept(RunSetup setup) {
        return runs.kept().stream().filter(run -> run.setup() == setup).findFirst();
    }

    /** The lesson's run that is kept, if one is. */
    private Optional<OpenRun> own() {
        return setups.stream().flatMap(setup -> kept(setup).stream()).findFirst();
    }

    /** Calls the tab as the lesson as long as it has a run of the lesson. */
    private void name() {
        OpenRun run = runs.run();
        int label = runs.labelOf(run);
        if (setups.contains(run.setup())) {
            if (titled.isEmpty() || titled.getAsInt() != label || runs.nameOf(run).isEmpty()) {
                runs.rename(run, get().orElseThrow().lesson().title());
            }
            titled = OptionalInt.of(label);
        } else if (due.isEmpty() && titled.isPresent() && titled.getAsInt() == label) {
            titled = OptionalInt.empty();
            runs.rename(run, "");
        }
    }

    /** To be called when the playhead has moved. */
    public void look() {
        if (get().isEmpty() || due.isPresent()) {
            shown.set(Shown.STEP);
            return;
        }
        Step step = get().get().step();
        boolean there = playhead.position() == step.at().position() && playhead.tick() == step.at().tick();
        shown.set(runs.run().setup() != setups.get(step.run()) ? Shown.OTHER_RUN : there ? Shown.STEP : Shown.OTHER_MOMENT);
        stage.show(shown.get() != Shown.OTHER_RUN);
    }

    private void goIfRecorded() {
        if (due.isEmpty() || runs.run().setup() != setups.get(due.get().run())) {
            look();
            return;
        }
        Step step = due.get();
        BreakpointMatch at = step.at();
        OpenRun run = runs.run();
        if (run.complete() || run.trace().eventCount() > at.position()) {
            due = Optional.empty();
            playhead.seek(at);
            stage.set(get().orElseThrow().lesson(), step, setups);
            step.task().ifPresentOrElse(selection::selectTask, () -> step.job().ifPresentOrElse(selection::selectJob, selection::clear));
        }
        look();
    }

    /** Answers the step's question; the first answer counts, and reveals the right one. */
    public void answer(double given) {
        get().ifPresent(now -> {
            Optional<Question> question = now.step().question();
            if (question.isPresent() && now.answer().isEmpty()) {
                Map<Integer, Double> answers = new TreeMap<>(now.answers());
                answers.put(now.number(), given);
                pages.begin();
                value.set(Optional.of(new Progress(now.lesson(), now.number(), answers, true)));
            }
        });
    }

    /**
     * Answers with one of the things to choose from.
     *
     * @param number from 1, in the order in which they are shown before the answer
     * @return whether there is such a choice now
     */
    public boolean pick(int number) {
        List<Integer> choices = get().filter(Progress::isAsking).filter(now -> shown.get() == Shown.STEP)
                .map(now -> choices(now.step().question().orElseThrow())).orElse(List.of());
        if (number < 1 || number > choices.size()) {
            return false;
        }
        answer(choices.get(number - 1));
        return true;
    }

    /** What there is to choose from in the order in which it is shown before the answer; tasks by file, which gives nothing away. */
    public static List<Integer> choices(Question question) {
        if (question instanceof Question.Next next) {
            return IntStream.range(0, next.queue().size()).boxed()
                    .sorted(Comparator.comparingInt(place -> next.queue().get(place).task())).toList();
        }
        return question instanceof Question.OneOf one ? IntStream.range(0, one.options().size()).boxed().toList() : List.of();
    }

    /** Shows or hides keys and reasons, so that a room can guess first. */
    public void reveal(boolean revealed) {
        pages.begin();
        get().ifPresent(now -> value.set(Optional.of(new Progress(now.lesson(), now.number(), now.answers(), revealed))));
    }

    /**
     * Ends the lesson, and gives back what was open before. If that is not there any more, the run of the last step stays open, as does
     * what the user has made of it.
     *
     * @return whether something was given back
     */
    public boolean leave() {
        stage.lift();
        Optional<OpenRun> back = home.flatMap(runs::keptAs);
        Optional<OpenRun> own = own();
        due = Optional.empty();
        setups = List.of();
        home = Optional.empty();
        titled = OptionalInt.empty();
        value.set(Optional.empty());
        if (back.isPresent() && own.isPresent()) {
            if (runs.run().isSameRunAs(own.get())) {
                runs.show(back.get());
            }
            if (runs.kept().stream().noneMatch(run -> runs.parentOf(run).filter(own.get()::isSameRunAs).isPresent())) {
                runs.close(own.get());
            }
        }
        look();
        return back.isPresent();
    }
}
