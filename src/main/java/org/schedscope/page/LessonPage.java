package org.schedscope.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.OptionalInt;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Staging;
import org.schedscope.lesson.Step;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** A lesson as a web page: its story step by step beside the schedule, with interactive questions. */
public record LessonPage(Lesson lesson, Language language) {
    /** Suffix of page files. */
    public static final String ENDING = ".html";

    /** Writes the page; the same lesson gives the same bytes. */
    public void write(OutputStream out) throws IOException {
        WebPage page = new WebPage(language);
        PageData data = new PageData();
        data.add("words", page.words());
        data.add("fills", WebPage.fills());
        data.kinds();
        data.workload(lesson.runs().get(0).trace().index());
        data.add("runs", json -> {
            json.writeStartArray();
            for (LessonRun run : lesson.runs()) {
                PageData.run(json, run.spec().policy() + " \u00B7 " + run.spec().platform().name(), run.trace());
            }
            json.writeEndArray();
        });
        data.add("steps", json -> {
            json.writeStartArray();
            for (Step step : lesson.steps()) {
                write(step, json);
            }
            json.writeEndArray();
        });
        page.write(lesson.title(), main(page), data, out);
    }

    private static void write(Step step, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("run", step.run());
        json.writeNumberField("position", step.at().position());
        json.writeNumberField("tick", step.at().tick());
        write(json, "job", step.job());
        write(json, "task", step.task());
        write(json, "beside", step.staging().beside());
        write(json, "ghost", step.staging().ghost());
        write(json, "zoom", step.staging().zoom());
        write(json, "highlight", step.staging().highlight());
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String name, OptionalInt number) throws IOException {
        if (number.isPresent()) {
            json.writeNumberField(name, number.getAsInt());
        }
    }

    private static void write(JsonGenerator json, String name, Optional<Staging.Ticks> ticks) throws IOException {
        if (ticks.isPresent()) {
            json.writeArrayFieldStart(name);
            json.writeNumber(ticks.get().from());
            json.writeNumber(ticks.get().to());
            json.writeEndArray();
        }
    }

    private String main(WebPage page) {
        Texts texts = page.texts();
        StringBuilder main = new StringBuilder("<header>").append(Html.element("h1", lesson.title()));
        if (!lesson.about().isEmpty()) {
            main.append(Html.element("p", lesson.about()));
        }
        main.append("</header>\n<div class=\"lesson\">\n<section id=\"story\" aria-label=\"")
                .append(Html.of(texts.text("story")))
                .append("\">\n<nav><button type=\"button\" id=\"previous\">").append(Html.of(texts.text("previous")))
                .append("</button><output id=\"place\"></output><button type=\"button\" id=\"next\">").append(Html.of(texts.text("next")))
                .append("</button><output id=\"score\"></output></nav>\n");
        QuestionHtml questions = new QuestionHtml(texts, Texts.of("lesson", language));
        for (int number = 0; number < lesson.steps().size(); number++) {
            Step step = lesson.steps().get(number);
            LessonRun run = lesson.runOf(step);
            main.append("<article class=\"step\" id=\"step-").append(number + 1).append("\" tabindex=\"-1\">")
                    .append(Html.element("h2", (number + 1) + ". " + step.title())).append("<p class=\"run\">")
                    .append(Html.of(run.spec().policy() + " \u00B7 " + run.spec().platform().name() + " \u00B7 t = "
                            + TimeFigures.of(run.trace().workload(), language).moment(step.at().tick())))
                    .append("</p>\n");
            step.paragraphs().forEach(paragraph -> main.append(Html.element("p", paragraph)).append("\n"));
            int id = number + 1;
            step.question().ifPresent(question -> main.append(questions.of(question, run, step, id)));
            main.append("</article>\n");
        }
        return main.append("</section>\n").append(page.stage()).append("</div>\n").toString();
    }
}
