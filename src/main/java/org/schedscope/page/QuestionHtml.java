package org.schedscope.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.schedscope.chart.paint.Figures;
import org.schedscope.chart.paint.TimeFigures;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.slide.AnswerWords;
import org.schedscope.text.Texts;

/**
 * Questions as HTML forms.
 *
 * @param texts of pages
 * @param lessons the texts of lessons
 */
record QuestionHtml(Texts texts, Texts lessons) {
    /** An option of a choice, with the explanation shown after the answer. */
    private record Option(String text, String explanation, boolean right) {
    }

    /** @param number of the step, from 1, for ids */
    String of(Question question, LessonRun run, Step step, int number) {
        StringBuilder html = new StringBuilder("<form class=\"question\" data-kind=\"")
                .append(question instanceof Question.Figure ? "figure" : "choice").append("\"");
        if (question instanceof Question.Figure figure) {
            html.append(" data-value=\"").append(figure.value()).append("\" data-shown=\"")
                    .append(Html.of(Figures.brief(figure.value(), 2, texts.language()))).append("\"");
        }
        html.append("><fieldset><legend>").append(Html.of(question.ask())).append("</legend>\n");
        if (question instanceof Question.Figure) {
            html.append("<label>").append(Html.of(texts.text("figure")))
                    .append(" <input type=\"text\" inputmode=\"decimal\" autocomplete=\"off\" size=\"10\"></label>\n");
        } else {
            List<Option> options = question instanceof Question.Next next ? tasks(next, run, step) : texts((Question.OneOf) question);
            for (int i = 0; i < options.size(); i++) {
                html.append("<label class=\"option\"><input type=\"radio\" name=\"q").append(number).append("\" value=\"").append(i)
                        .append("\"").append(options.get(i).right() ? " data-right" : "").append("><span>")
                        .append(Html.of(options.get(i).text())).append("</span>");
                if (!options.get(i).explanation().isEmpty()) {
                    html.append("<small class=\"told\" hidden>").append(Html.of(options.get(i).explanation())).append("</small>");
                }
                html.append("</label>\n");
            }
        }
        html.append("<button type=\"submit\">").append(Html.of(texts.text("answer"))).append("</button><button type=\"button\"")
                .append(" class=\"reveal\">").append(Html.of(texts.text("reveal"))).append("</button>")
                .append("<p class=\"verdict\" role=\"status\" aria-live=\"polite\"></p>");
        new AnswerWords(run, question, lessons).why()
                .ifPresent(why -> html.append("<p class=\"told\" hidden>").append(Html.of(why)).append("</p>"));
        if (!question.because().isEmpty()) {
            html.append("<p class=\"told\" hidden>").append(Html.of(question.because())).append("</p>");
        }
        return html.append("</fieldset></form>\n").toString();
    }

    private static List<Option> texts(Question.OneOf question) {
        return IntStream.range(0, question.options().size())
                .mapToObj(i -> new Option(question.options().get(i), "", i == question.right())).toList();
    }

    /** In the order of the file, so that the place of an option does not reveal the answer. */
    private List<Option> tasks(Question.Next next, LessonRun run, Step step) {
        WorkloadIndex index = run.trace().index();
        TimeFigures times = TimeFigures.of(index.workload(), lessons.language());
        List<Integer> places = new ArrayList<>(IntStream.range(0, next.queue().size()).boxed().toList());
        places.sort(Comparator.comparing(place -> next.queue().get(place).task()));
        List<Option> options = new ArrayList<>();
        for (int place : places) {
            QueuedTask queued = next.queue().get(place);
            long estimate = Math.round(index.task(queued.task()).meanEstimate().toDouble());
            String text = index.shortLabel(queued.task()) + ": "
                    + lessons.text("waits", times.length(step.at().tick() - queued.readyTick())) + ", "
                    + lessons.text("needs", cores(queued.cores()), times.length(estimate));
            Question.Next.Reason reason = next.reason(place, run.mayBackfill());
            String explanation = queued.told(times::arithmetic) + ": "
                    + lessons.text(reason.word(), reason == Question.Next.Reason.NO_ROOM ? cores(queued.cores())
                            : Figures.whole(place + 1));
            options.add(new Option(text, explanation, next.starts(place)));
        }
        return options;
    }

    private String cores(int cores) {
        return cores == 1 ? lessons.text("core") : lessons.text("cores", Figures.whole(cores));
    }
}
