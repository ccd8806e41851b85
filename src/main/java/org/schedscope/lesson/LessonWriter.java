package org.schedscope.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.io.json.JsonOut;
import org.schedscope.io.platform.PlatformWriter;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.lesson.StepDraft.Moment;
import org.schedscope.lesson.StepDraft.QuestionDraft;
import org.schedscope.lesson.StepDraft.RunDraft;
import org.schedscope.lesson.StepDraft.StagingDraft;

/** Writer of lessons for {@link LessonJson}, with inline workload and platforms; default values are omitted. */
public final class LessonWriter {
    private final JsonGenerator out;

    private LessonWriter(JsonGenerator out) {
        this.out = out;
    }

    /** Writes a lesson of at least one step, and leaves the stream open. */
    public static void write(LessonDraft lesson, OutputStream out) throws IOException {
        try (JsonGenerator json = JsonOut.lines(out, 1, 2, 3)) {
            new LessonWriter(json).write(lesson);
            json.writeRaw('\n');
        }
    }

    private void write(LessonDraft lesson) throws IOException {
        out.writeStartObject();
        out.writeStringField("format", LessonJson.FORMAT);
        out.writeNumberField("version", LessonJson.VERSION);
        out.writeStringField("title", lesson.title());
        writeText("about", lesson.about());
        out.writeFieldName("workload");
        WorkloadWriter.write(lesson.workload(), out);
        RunDraft before = RunDraft.NOTHING;
        writeRun(before, lesson.steps().get(0).run());
        out.writeArrayFieldStart("steps");
        before = lesson.steps().get(0).run();
        for (StepDraft step : lesson.steps()) {
            writeStep(step, before);
            before = step.run();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void writeStep(StepDraft step, RunDraft before) throws IOException {
        out.writeStartObject();
        out.writeStringField("title", step.title());
        writeParagraphs("text", step.paragraphs());
        writeParagraphs("notes", step.notes());
        writeRun(before, step.run());
        if (step.moment().isPresent()) {
            writeMoment(step.moment().get());
        }
        if (step.select().isPresent()) {
            out.writeStringField("select", step.select().get().value());
        }
        writeStaging(step.staging());
        if (step.question().isPresent()) {
            writeQuestion(step.question().get());
        }
        out.writeEndObject();
    }

    /** Writes changed settings. A policy implies its default scheduler and parameters, so the three are written together. */
    private void writeRun(RunDraft before, RunDraft now) throws IOException {
        if (!now.platform().equals(before.platform())) {
            out.writeFieldName("platform");
            PlatformWriter.write(now.platform().flatMap(PlatformDraft::told).orElseThrow(), out);
        }
        if (!now.policy().equals(before.policy()) || !now.scheduler().equals(before.scheduler())
                || !now.parameters().equals(before.parameters())) {
            out.writeStringField("policy", now.policy().orElseThrow());
            out.writeStringField("scheduler", now.scheduler().orElseThrow());
            Map<String, String> set = now.parameters().orElseThrow();
            if (!set.isEmpty()) {
                out.writeObjectFieldStart("set");
                for (Map.Entry<String, String> each : set.entrySet()) {
                    out.writeStringField(each.getKey(), each.getValue());
                }
                out.writeEndObject();
            }
        }
    }

    private void writeMoment(Moment at) throws IOException {
        if (at.tick().isPresent()) {
            out.writeNumberField("at", at.tick().getAsLong());
        } else if (at.event().isPresent()) {
            out.writeNumberField("event", at.event().getAsInt());
        } else if (at.until().isPresent()) {
            out.writeStringField("until", at.until().get());
        } else {
            out.writeStringField("at", StepReader.END);
        }
    }

    private void writeStaging(StagingDraft staging) throws IOException {
        if (staging.other().isPresent()) {
            out.writeNumberField(staging.other().get().ghost() ? "ghost" : "beside", staging.other().get().number());
        }
        writeTicks("zoom", staging.zoom());
        writeTicks("highlight", staging.highlight());
        if (staging.byHand()) {
            out.writeBooleanField("byHand", true);
        }
    }

    private void writeTicks(String field, Optional<Staging.Ticks> ticks) throws IOException {
        if (ticks.isPresent()) {
            out.writeFieldName(field);
            out.writeArray(new long[] {ticks.get().from(), ticks.get().to()}, 0, 2);
        }
    }

    private void writeQuestion(QuestionDraft question) throws IOException {
        out.writeObjectFieldStart("question");
        out.writeStringField("ask", question.ask());
        if (question.next()) {
            out.writeBooleanField("next", true);
        }
        if (question.metric().isPresent()) {
            out.writeStringField("metric", question.metric().get().value());
        }
        if (!question.options().isEmpty()) {
            out.writeArrayFieldStart("options");
            for (int i = 0; i < question.options().size(); i++) {
                out.writeStartObject();
                out.writeStringField("text", question.options().get(i));
                if (question.right().contains(i)) {
                    out.writeBooleanField("right", true);
                }
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        writeText("because", question.because());
        out.writeEndObject();
    }

    private void writeText(String field, String text) throws IOException {
        if (!text.isEmpty()) {
            out.writeStringField(field, text);
        }
    }

    private void writeParagraphs(String field, List<String> paragraphs) throws IOException {
        if (!paragraphs.isEmpty()) {
            out.writeArrayFieldStart(field);
            for (String paragraph : paragraphs) {
                out.writeString(paragraph);
            }
            out.writeEndArray();
        }
    }
}
