package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.schedscope.io.FileKind;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Place;
import org.schedscope.io.json.FieldSet;
import org.schedscope.io.json.Headers;
import org.schedscope.io.json.JsonCursor;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Workload;

/**
 * Reads lessons. All that a lesson says of its runs is held against them: they are simulated while it is read.
 *
 * <pre>
 * {"format": "schedscope-lesson", "version": 1, "title": "…", "about": "…",
 *  "workload": "x.workload.json" or a workload, "platform": "x.platform.json" or a platform,
 *  "policy": "p-slr", "scheduler": "central", "set": {"rearrangement": "easy"},
 *  "steps": [{"title": "…", "text": "…" or ["…", "…"], "at": 5 or "end", or "event": 17, or "until": "job J1 finishes",
 *             "select": "J1/T1", and what changes from here on of platform, policy, scheduler and set,
 *             "question": {"ask": "…", "because": "…", "next": true, or "metric": "makespan",
 *                          or "options": [{"text": "…", "right": true}, {"text": "…"}]}}]}
 * </pre>
 *
 * <p>A path is one beside the lesson or, where there is no such file, that of a sample: {@code sample-workloads/graham-1969.workload.json}.
 */
public final class LessonJson {
    /** What the field {@code format} says. */
    public static final String FORMAT = FileKind.LESSON.format();
    static final int VERSION = 1;

    private static final FieldSet FIELDS = new FieldSet("format", "version", "title", "about", "workload", "platform", "policy", "scheduler", "set",
            "steps");
    private static final int MOST_STEPS = 200;

    private final JsonCursor in;
    private final RunReader run;
    private Optional<String> title = Optional.empty();
    private String about = "";
    private Optional<StepDraft.Told<String>> workloadPath = Optional.empty();
    private Optional<Workload> workload = Optional.empty();
    private final List<StepDraft> steps = new ArrayList<>();

    private LessonJson(JsonCursor in) {
        this.in = in;
        run = new RunReader(in);
    }

    /**
     * Reads a lesson and simulates its runs.
     *
     * @throws InputException with everything that is wrong with it, or with the workload or a platform that it names
     */
    public static Lesson read(InputFile file, Limits limits) throws InputException {
        try (JsonCursor in = new JsonCursor(file, limits)) {
            in.next();
            return new LessonJson(in).lesson(file, limits);
        } catch (IOException e) {
            throw file.failure(e);
        }
    }

    private Lesson lesson(InputFile file, Limits limits) throws IOException {
        Place start = in.place();
        in.readObject("a lesson", FIELDS, true, field -> field(FIELDS.name(field)));
        in.expectEnd();
        if (in.problems().isEmpty()) {
            requireAll(start);
        }
        in.problems().throwIfAny();
        LessonBuilder builder = new LessonBuilder(file, limits, in);
        builder.workload(workload.map(this::named), workloadPath);
        for (StepDraft step : steps) {
            builder.add(step, run.draft());
        }
        in.problems().throwIfAny();
        return builder.lesson(title.orElseThrow(), about);
    }

    /** A workload that has no name of its own is called as the lesson, not as its file. */
    private Workload named(Workload told) {
        return told.name().equals(in.file().stem()) ? new Workload(title.orElseThrow(), told.timeUnit(), told.platform(), told.jobs()) : told;
    }

    private void requireAll(Place start) throws InputException {
        String missing = title.isEmpty() ? "title" : workload.isEmpty() && workloadPath.isEmpty() ? "workload" : steps.isEmpty() ? "steps" : "";
        if (!missing.isEmpty()) {
            in.problem(start, LessonBuilder.words("lacks", missing));
        }
    }

    private void field(String name) throws IOException {
        switch (name) {
            case "format" -> Headers.checkFormat(in, FORMAT);
            case "version" -> Headers.checkVersion(in, VERSION);
            case "title" -> title = Optional.of(in.readProse("\"title\"", "?"));
            case "about" -> about = in.readProse("\"about\"", "?");
            case "workload" -> readWorkload();
            case "steps" -> in.readArray("\"steps\"", this::readStep);
            default -> run.field(name);
        }
    }

    private void readWorkload() throws IOException {
        if (in.token() == JsonToken.START_OBJECT) {
            workload = Optional.of(WorkloadJson.read(in));
        } else {
            Place here = in.place();
            workloadPath = Optional.of(new StepDraft.Told<>(RunReader.path(in, "\"workload\""), here));
        }
    }

    private void readStep(int index) throws IOException {
        if (index == MOST_STEPS) {
            throw in.problems().fatal(in.place().problem(in.file().name(), LessonBuilder.words("many.steps", MOST_STEPS)));
        }
        steps.add(new StepReader(in).read());
    }
}
