package org.schedscope.lesson;

import static org.schedscope.io.json.ObjectCodec.unless;
import static org.schedscope.io.json.PlainJson.fields;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.schedscope.io.input.Located;
import org.schedscope.io.json.JsonValue;
import org.schedscope.io.json.PlainJson;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.OtherStep;
import org.schedscope.lesson.StepDraft.QuestionDraft;
import org.schedscope.lesson.StepDraft.RunDraft;
import org.schedscope.lesson.StepDraft.StagingDraft;

/** Writer of lessons for {@link LessonJson}, with inline workload and platforms; default values are omitted. */
public final class LessonWriter {
    private LessonWriter() {
    }

    /** Writes a lesson of at least one step, and leaves the stream open. */
    public static void write(LessonDraft lesson, OutputStream out) throws IOException {
        List<StepDraft> steps = lesson.steps();
        Map<String, Object> fields = fields("format", LessonJson.FORMAT, "version", LessonJson.VERSION, "title", lesson.title(),
                "about", unless("", lesson.about()), "workload", (JsonValue) json -> WorkloadWriter.write(lesson.workload(), json));
        fields.putAll(run(steps.get(0).run()));
        fields.put("steps", IntStream.range(0, steps.size())
                .mapToObj(number -> step(steps.get(number), steps.get(Math.max(0, number - 1)).run())).toList());
        PlainJson.document(fields, out, 1, 2, 3);
    }

    private static Map<String, Object> step(StepDraft step, RunDraft before) {
        Map<String, Object> fields = fields("title", step.title(), "text", unless(List.of(), step.paragraphs()),
                "notes", unless(List.of(), step.notes()));
        fields.putAll(run(step.run().since(before)));
        StagingDraft staging = step.staging();
        fields.putAll(fields("at", step.moment().flatMap(LessonWriter::tick),
                "event", step.moment().map(at -> at.event().isEmpty() ? null : at.event()), "until", step.moment().flatMap(Moment::until),
                "select", step.select().map(Located::value),
                "ghost", staging.other().filter(OtherStep::ghost).map(OtherStep::number),
                "beside", staging.other().filter(other -> !other.ghost()).map(OtherStep::number),
                "zoom", staging.zoom().map(LessonWriter::ticks), "highlight", staging.highlight().map(LessonWriter::ticks),
                "byHand", unless(false, staging.byHand()), "question", step.question().map(LessonWriter::question)));
        return fields;
    }

    private static Map<String, Object> run(RunDraft run) {
        Optional<JsonValue> platform = run.platform().flatMap(PlatformDraft::inline)
                .map(inline -> json -> PlatformWriter.write(inline, json));
        return fields("platform", platform, "policy", run.policy(), "scheduler", run.scheduler(),
                "set", run.parameters().filter(set -> !set.isEmpty()));
    }

    /** The tick, or the word for the end; empty where the moment is another one. */
    private static Optional<Object> tick(Moment at) {
        boolean end = at.tick().isEmpty() && at.event().isEmpty() && at.until().isEmpty();
        return end ? Optional.of(StepReader.END) : at.tick().stream().mapToObj(tick -> (Object) tick).findFirst();
    }

    private static List<Long> ticks(Staging.Ticks ticks) {
        return List.of(ticks.from(), ticks.to());
    }

    private static Map<String, Object> question(QuestionDraft question) {
        List<Map<String, Object>> options = IntStream.range(0, question.options().size())
                .mapToObj(number -> fields("text", question.options().get(number),
                        "right", unless(false, question.right().contains(number))))
                .toList();
        return fields("ask", question.ask(), "next", unless(false, question.next()), "metric", question.metric().map(Located::value),
                "options", unless(List.of(), options), "because", unless("", question.because()));
    }
}
