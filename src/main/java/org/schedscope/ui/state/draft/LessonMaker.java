package org.schedscope.ui.state.draft;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.schedscope.breakpoint.BreakpointMatch;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonDraft;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.LessonWriter;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.StepDraft;
import org.schedscope.model.Workload;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.text.Message;
import org.schedscope.ui.state.base.SpokenLanguage;
import org.schedscope.ui.state.base.UndoSteps;
import org.schedscope.ui.state.run.OpenRun;
import org.schedscope.ui.state.session.Session;
import org.schedscope.ui.state.time.Selected;

/**
 * A lesson that is made in the window: steps are moments of the open run, at the playhead, with what is selected there. Whatever is typed
 * is written as a file would be and read again at once, on a worker, so that a question has the engine's answer while it is typed, and a
 * lesson that is saved is right. What is made stays while other things are done in the window.
 */
public final class LessonMaker {
    private static final String NEW = "new" + Lessons.ENDING;
    private static final Pattern STEP = Pattern.compile("/steps/([0-9]{1,3})(/.*)?");

    /** Why no step can be made of what is open. */
    public enum Hindrance {
        /** It is a schedule that was read or built by hand, which a lesson does not simulate. */
        READ,
        /** Lessons have no forks. */
        FORKED,
        /** Draws depend on the seed, and lessons have the first. */
        SEED,
        /** All steps of a lesson are of one workload. */
        OTHER_WORKLOAD,
        /** It is still being simulated. */
        UNFINISHED
    }

    /**
     * Flaw of a lesson.
     *
     * @param step the step, from 0; none if it is the lesson
     */
    public record Flaw(OptionalInt step, String text) {
    }

    /**
     * What became of a lesson when it was read.
     *
     * @param lesson what was read; its texts may still be to be typed
     * @param flaws in the order of the steps; a lesson without any can be given
     */
    public record Checked(Optional<Lesson> lesson, List<Flaw> flaws) {
        static final Checked NOTHING = new Checked(Optional.empty(), List.of());

        public boolean isSound() {
            return lesson.isPresent() && flaws.isEmpty();
        }
    }

    private record Asked(LessonDraft draft, List<Flaw> missing) {
    }

    private final Session session;
    private final Consumer<Asked> check;
    public final StringProperty title = new SimpleStringProperty(this, "title", "");
    /** The steps in order; typing in one is a change of the list. */
    public final ObservableList<MadeStep> steps = FXCollections.observableArrayList(MadeStep::changes);
    /** The step whose texts are typed. */
    public final ObjectProperty<Optional<MadeStep>> chosen = new SimpleObjectProperty<>(this, "chosen", Optional.empty());
    private final ReadOnlyObjectWrapper<Checked> checked = new ReadOnlyObjectWrapper<>(this, "checked", Checked.NOTHING);
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open", false);
    private final UndoSteps undo = new UndoSteps();
    private Optional<Workload> workload = Optional.empty();
    private String about = "";

    public LessonMaker(Session session) {
        this.session = session;
        check = session.answering(LessonMaker::read, checked::set);
        InvalidationListener changed = change -> changed();
        title.addListener(changed);
        steps.addListener(changed);
        Consumer<String> restored = session.answering(LessonMaker::kept, lesson -> lesson.ifPresent(kept -> begin(lesson)));
        session.layout().remember("lesson-draft", this::text, text -> {
            if (!text.isEmpty()) {
                restored.accept(text);
            }
        });
    }

    /** The draft, for sessions and for what is kept for after a crash; nothing of one that has no steps. */
    private String text() {
        return steps.isEmpty() || workload.isEmpty() ? "" : new String(bytes(draft()), StandardCharsets.UTF_8);
    }

    /** What was kept; nothing of a draft in which something was wrong. */
    private static Optional<Lesson> kept(String text) {
        try {
            return Optional.of(LessonJson.read(InputFile.of(NEW, text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT));
        } catch (InputException wrong) {
            return Optional.empty();
        }
    }

    private static byte[] bytes(LessonDraft draft) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            LessonWriter.write(draft, bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** What keeps the open run from being shown in a step, if anything does. */
    public Optional<Hindrance> hindrance() {
        OpenRun run = session.runs().run();
        if (run.setup().isReplayed()) {
            return Optional.of(Hindrance.READ);
        }
        RunSpec spec = run.wholeSpec();
        if (!spec.forks().isEmpty()) {
            return Optional.of(Hindrance.FORKED);
        }
        if (spec.seed() != 1) {
            return Optional.of(Hindrance.SEED);
        }
        if (!run.complete()) {
            return Optional.of(Hindrance.UNFINISHED);
        }
        boolean other = workload.filter(made -> !steps.isEmpty() && !made.jobs().equals(spec.workload().jobs())).isPresent();
        return other ? Optional.of(Hindrance.OTHER_WORKLOAD) : Optional.empty();
    }

    /** Makes a step of what the window shows, after the one that is chosen. */
    public void add() {
        if (hindrance().isEmpty()) {
            int at = chosen.get().map(step -> steps.indexOf(step) + 1).orElse(steps.size());
            MadeStep step = new MadeStep(here(words("step", session.playhead().tick())));
            List<MadeStep> more = new ArrayList<>(steps);
            more.add(at, step);
            perform(new Made(Optional.of(session.runs().run().wholeSpec().workload()), about, more, Optional.of(step)));
        }
    }

    private StepDraft here(String name) {
        OpenRun run = session.runs().run();
        RunSpec spec = run.wholeSpec();
        Selected selected = session.selection().get();
        BreakpointMatch at = new BreakpointMatch(session.playhead().position(), session.playhead().tick());
        TreeMap<String, String> set = new TreeMap<>(spec.parameters());
        // Estimates are drawn and memory is made to bind already.
        set.remove(RunSpec.ESTIMATE);
        set.remove(RunSpec.MEMORY);
        RunSpec told = spec.with(spec.choices().withParameters(set).withoutForks());
        return new StepDraft(StepDraft.NOWHERE, name, List.of(), List.of(), StepDraft.RunDraft.of(told),
                LessonDraft.selected(run.index(), selected.job(), selected.task()), Optional.of(LessonDraft.moment(run.trace(), at)),
                Optional.empty(), StepDraft.StagingDraft.PLAIN);
    }

    /** Moves the chosen step to what the window shows; its texts stay. */
    public void moveHere() {
        if (hindrance().isEmpty()) {
            chosen.get().ifPresent(step -> {
                StepDraft before = step.place.get();
                StepDraft now = MadeStep.at(here(""), before.staging());
                undo.perform(new Object(), () -> step.place.set(now), () -> step.place.set(before));
            });
        }
    }

    /** Has all steps be about the open run's workload: what was drawn or edited since. */
    public void takeWorkload() {
        Optional<Workload> before = workload;
        List<StepDraft> places = steps.stream().map(step -> step.place.get()).toList();
        Optional<Workload> now = Optional.of(session.runs().run().wholeSpec().workload());
        undo.perform(new Object(), () -> {
            workload = now;
            changed();
        }, () -> {
            workload = before;
            IntStream.range(0, places.size()).forEach(i -> steps.get(i).place.set(places.get(i)));
            changed();
        });
    }

    public void remove() {
        chosen.get().ifPresent(step -> {
            int at = steps.indexOf(step);
            List<MadeStep> fewer = new ArrayList<>(steps);
            fewer.remove(step);
            perform(new Made(workload, about, fewer,
                    fewer.isEmpty() ? Optional.empty() : Optional.of(fewer.get(Math.min(at, fewer.size() - 1)))));
        });
    }

    /** @param by 1 to put the chosen step after the next one, -1 to put it before the previous one */
    public void move(int by) {
        chosen.get().ifPresent(step -> {
            int at = steps.indexOf(step);
            if (at + by >= 0 && at + by < steps.size()) {
                List<MadeStep> moved = new ArrayList<>(steps);
                Collections.swap(moved, at, at + by);
                perform(new Made(workload, about, moved, Optional.of(step)));
            }
        });
    }

    /** What is undone together. */
    private record Made(Optional<Workload> workload, String about, List<MadeStep> steps, Optional<MadeStep> chosen) {
    }

    private Made made() {
        return new Made(workload, about, List.copyOf(steps), chosen.get());
    }

    private void perform(Made now) {
        Made before = made();
        undo.perform(new Object(), () -> put(now), () -> put(before));
    }

    private void put(Made now) {
        workload = now.workload();
        about = now.about();
        steps.setAll(now.steps());
        chosen.set(now.chosen());
    }

    /** Steps before the chosen one, from 1, that have another run than it. */
    public List<Integer> comparable() {
        return chosen.get().map(step -> IntStream.range(0, steps.indexOf(step))
                .filter(other -> !steps.get(other).place.get().run().equals(step.place.get().run()))
                .mapToObj(other -> other + 1).toList()).orElse(List.of());
    }

    /** Takes back the last step that was added, moved, removed, or given another place or workload. */
    public void undo() {
        undo.undo();
    }

    /** Whether there is something to take back. */
    public BooleanBinding canUndo() {
        return Bindings.createBooleanBinding(undo::canUndo, undo.markProperty());
    }

    /** Begins anew, or with a lesson that there is; what was made until now can be had back. */
    public void begin(Optional<Lesson> from) {
        Optional<LessonDraft> draft = from.map(LessonDraft::of);
        List<MadeStep> now = draft.map(LessonDraft::steps).orElse(List.of()).stream().map(MadeStep::new).toList();
        String titleNow = draft.map(LessonDraft::title).filter(text -> !text.equals(MadeStep.BLANK)).orElse("");
        String titleBefore = title.get();
        Made made = new Made(draft.map(LessonDraft::workload), draft.map(LessonDraft::about).orElse(""), now, now.stream().findFirst());
        Made before = made();
        undo.perform(new Object(), () -> {
            title.set(titleNow);
            put(made);
        }, () -> {
            title.set(titleBefore);
            put(before);
        });
    }

    private void changed() {
        if (steps.isEmpty() || workload.isEmpty()) {
            checked.set(Checked.NOTHING);
        } else {
            check.accept(new Asked(draft(), missing()));
        }
    }

    private LessonDraft draft() {
        return new LessonDraft(title.get().isBlank() ? MadeStep.BLANK : title.get().strip(), about, workload.orElseThrow(),
                steps.stream().map(MadeStep::draft).toList());
    }

    private List<Flaw> missing() {
        List<Flaw> flaws = new ArrayList<>();
        if (title.get().isBlank()) {
            flaws.add(new Flaw(OptionalInt.empty(), words("missing.lesson")));
        }
        for (int i = 0; i < steps.size(); i++) {
            int number = i;
            steps.get(i).missing().ifPresent(what -> flaws.add(new Flaw(OptionalInt.of(number), words("missing." + what))));
        }
        return flaws;
    }

    private static String words(String key, Object... values) {
        return SpokenLanguage.tell(Message.of("lesson", "make." + key, values));
    }

    /** Reads the lesson like a file. */
    private static Checked read(Asked asked) {
        try {
            InputFile file = InputFile.of(NEW, bytes(asked.draft()));
            return new Checked(Optional.of(LessonJson.read(file, Limits.DEFAULT)), asked.missing());
        } catch (InputException wrong) {
            List<Flaw> flaws = new ArrayList<>(asked.missing());
            wrong.problems().forEach(problem -> flaws.add(flaw(problem)));
            return new Checked(Optional.empty(), flaws);
        }
    }

    private static Flaw flaw(Problem problem) {
        Matcher at = STEP.matcher(problem.documentPath());
        return new Flaw(at.matches() ? OptionalInt.of(Integer.parseInt(at.group(1))) : OptionalInt.empty(),
                SpokenLanguage.tell(problem.message()));
    }

    /** Gives the lesson as it is; see {@link Checked#isSound}. */
    public void give() {
        checked.get().lesson().filter(lesson -> checked.get().isSound()).ifPresent(lesson -> {
            open.set(false);
            session.lessons().begin(lesson);
        });
    }

    /** Writes the lesson, on a worker; a name without the ending gets it. */
    public void save(Path target) {
        String name = String.valueOf(target.getFileName());
        Path file = name.toLowerCase(Locale.ROOT).endsWith(Lessons.ENDING) ? target : target.resolveSibling(name + Lessons.ENDING);
        LessonDraft draft = draft();
        session.exports().save(file, out -> LessonWriter.write(draft, out));
    }

    /** Whether it is worked on now. */
    public BooleanProperty openProperty() {
        return open;
    }

    /** The lesson and its flaws. */
    public ReadOnlyObjectProperty<Checked> checkedProperty() {
        return checked.getReadOnlyProperty();
    }
}
