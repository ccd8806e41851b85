package org.schedscope.lesson;

import static org.schedscope.io.json.JsonField.field;
import static org.schedscope.io.json.JsonField.format;
import static org.schedscope.io.json.JsonField.version;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Located;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.json.JsonObject;
import org.schedscope.io.json.ObjectReader;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Workload;
import org.schedscope.text.Language;

/**
 * Reader of lessons, which simulates the runs and checks every statement about them.
 *
 * <pre>
 * {"format": "schedscope-lesson", "version": 1, "title": "…", "about": "…",
 *  "workload": "x.workload.json" or a workload, "platform": "x.platform.json" or a platform,
 *  "policy": "p-slr", "scheduler": "central", "set": {"rearrangement": "easy"},
 *  "steps": [{"title": "…", "text": "…" or ["…", "…"], "notes": "…" or ["…", "…"],
 *             "at": 5 or "end", or "event": 17, or "until": "job J1 finishes",
 *             "select": "J1/T1", "beside": 1 or "ghost": 1, "zoom": [0, 9], "highlight": [3, 5],
 *             "byHand": true,
 *             and changes of platform, policy, scheduler and set from this step on,
 *             "question": {"ask": "…", "because": "…", "next": true, or "metric": "makespan",
 *                          or "options": [{"text": "…", "right": true}, {"text": "…"}]}}]}
 * </pre>
 *
 * <p>Every text may be an object with translations: {@code {"en": "…", "de": "…"}}.
 *
 * <p>A path leads to a file next to the lesson or, if there is no such file, to a sample, such as {@code
 * sample-workloads/graham-1969.workload.json}.
 */
public final class LessonJson {
    /** The value of the field {@code format}. */
    public static final String FORMAT = FileKind.LESSON.format();
    static final int VERSION = 1;

    private static final ObjectReader<LessonJson> FIELDS = ObjectReader.of("a lesson", format(FORMAT), version(VERSION),
            LessonTexts.prose("title", lesson -> lesson.texts, (lesson, title) -> lesson.title = Optional.of(title)),
            LessonTexts.prose("about", lesson -> lesson.texts, (lesson, about) -> lesson.about = about),
            field("workload", (lesson, in) -> lesson.readWorkload()),
            RunReader.platform(lesson -> lesson.run), RunReader.policy(lesson -> lesson.run), RunReader.scheduler(lesson -> lesson.run),
            RunReader.set(lesson -> lesson.run),
            field("steps", (lesson, in) -> in.readArray("\"steps\"", lesson::readStep)));
    static final int MOST_STEPS = 200;

    private final JsonCursor in;
    private final RunReader run;
    private final LessonTexts texts;
    private Optional<String> title = Optional.empty();
    private String about = "";
    private Optional<Located<String>> workloadPath = Optional.empty();
    private Optional<Workload> workload = Optional.empty();
    private final List<StepDraft> steps = new ArrayList<>();
    /** The number of steps before the first wrong one; -1 if all are correct. */
    private int soundSteps = -1;
    private int problemsOfSteps;

    private LessonJson(JsonCursor in, Language language) {
        this.in = in;
        run = new RunReader(in);
        texts = new LessonTexts(in, language);
    }

    /** Reads a lesson with its English texts. */
    public static Lesson read(InputFile file, Limits limits) throws InputException {
        return read(file, limits, Language.ENGLISH);
    }

    /**
     * Reads a lesson and simulates its runs.
     *
     * @param language of the texts, where the file has several
     * @throws InputException with all errors of the lesson, its workload and its platforms
     */
    public static Lesson read(InputFile file, Limits limits, Language language) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            return new LessonJson(in, language).lesson(file, limits);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    /**
     * Reads a lesson's outline without simulation.
     *
     * @throws InputException with the errors of the file itself
     */
    static LessonOutline outline(InputFile file, Limits limits, Language language) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            LessonJson lesson = new LessonJson(in, language);
            lesson.readFields();
            int questions = (int) lesson.steps.stream().filter(step -> step.question().isPresent()).count();
            boolean byHand = lesson.steps.stream().anyMatch(step -> step.staging().byHand());
            return new LessonOutline(lesson.title.orElseThrow(), lesson.about, lesson.steps.size(), questions, byHand);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private void readFields() throws IOException {
        read();
        in.problems().throwIfAny();
    }

    private void read() throws IOException {
        JsonObject read = FIELDS.read(in, this);
        in.expectEnd();
        if (in.problems().isEmpty()) {
            requireAll(read);
        }
    }

    private Lesson lesson(InputFile file, Limits limits) throws IOException {
        read();
        int simulated = soundSteps < 0 ? steps.size() : soundSteps;
        if (in.problems().size() > problemsOfSteps) {
            simulated = 0;
        }
        if (workload.isEmpty() && workloadPath.isEmpty()) {
            in.problems().throwIfAny();
        }
        LessonBuilder builder = new LessonBuilder(file, limits, in);
        builder.workload(workload.map(this::named), workloadPath);
        for (int i = 0; i < steps.size(); i++) {
            if (i < simulated) {
                builder.add(steps.get(i), run.draft());
            } else {
                // Its run is unknown, but its names can be checked.
                builder.lookUp(steps.get(i));
            }
        }
        in.problems().throwIfAny();
        return builder.lesson(title.orElseThrow(), about);
    }

    /** A workload without a name of its own has that of the lesson, not of its file. */
    private Workload named(Workload inline) {
        return inline.name().equals(in.file().stem()) && title.isPresent()
                ? new Workload(title.get(), inline.timeUnit(), inline.start(), inline.platform(), inline.horizon(), inline.jobs())
                : inline;
    }

    private void requireAll(JsonObject read) throws InputException {
        String missing = title.isEmpty() ? "title"
                : workload.isEmpty() && workloadPath.isEmpty() ? "workload" : steps.isEmpty() ? "steps" : "";
        if (!missing.isEmpty()) {
            read.problem(LessonBuilder.words("lacks", missing));
        }
    }

    private void readWorkload() throws IOException {
        if (in.token() == JsonToken.START_OBJECT) {
            workload = Optional.of(WorkloadJson.read(in));
        } else {
            Place here = in.place();
            int before = in.problems().size();
            workloadPath = RunReader.path(in, "\"workload\"").filter(path -> in.problems().size() == before)
                    .map(path -> new Located<>(path, here));
        }
    }

    private void readStep(int index) throws IOException {
        if (index == MOST_STEPS) {
            throw in.problems().fatal(in.place().problem(in.file().name(), LessonBuilder.words("many.steps", MOST_STEPS)));
        }
        int before = in.problems().size();
        new StepReader(in, texts).read().ifPresent(steps::add);
        int more = in.problems().size() - before;
        problemsOfSteps += more;
        if (more > 0 && soundSteps < 0) {
            soundSteps = steps.size();
        }
    }
}
