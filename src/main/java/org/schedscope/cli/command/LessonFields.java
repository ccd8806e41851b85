package org.schedscope.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.schedscope.cli.option.JsonOption;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonOutline;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.slide.AnswerWords;
import org.schedscope.text.Texts;

/** A lesson as JSON: its steps, questions and answers. */
final class LessonFields {
    private LessonFields() {
    }

    static Map<String, Object> of(Lesson lesson, Texts words) {
        return JsonOption.fields("title", lesson.title(), "about", lesson.about(), "steps",
                lesson.steps().stream().map(step -> step(lesson, step, words)).toList());
    }

    /** A line of the list of lessons. */
    static Map<String, Object> entry(String name, LessonOutline lesson) {
        return JsonOption.fields("name", name, "title", lesson.title(), "steps", lesson.steps(), "questions", lesson.questions());
    }

    private static Map<String, Object> step(Lesson lesson, Step step, Texts words) {
        LessonRun run = lesson.runOf(step);
        return JsonOption.fields("title", step.title(), "tick", step.at().tick(), "lastTick", run.trace().lastTick(), "policy",
                run.spec().policy(), "platform", run.spec().platform().name(), "paragraphs", step.paragraphs(), "notes", step.notes(),
                "question", step.question().map(question -> question(question, run, words)));
    }

    private static Map<String, Object> question(Question question, LessonRun run, Texts words) {
        return JsonOption.fields("ask", question.ask(), "answers", answers(question, run), "why",
                new AnswerWords(run, question, words).why(), "because",
                Optional.of(question.because()).filter(because -> !because.isEmpty()));
    }

    private static List<Map<String, Object>> answers(Question question, LessonRun run) {
        List<Map<String, Object>> answers = new ArrayList<>();
        if (question instanceof Question.Next next) {
            for (int i = 0; i < next.queue().size(); i++) {
                answers.add(answer(run.input().index().shortLabel(next.queue().get(i).task()), next.starts(i)));
            }
        } else if (question instanceof Question.OneOf one) {
            for (int i = 0; i < one.options().size(); i++) {
                answers.add(answer(one.options().get(i), i == one.right()));
            }
        } else if (question instanceof Question.Figure figure) {
            answers.add(JsonOption.fields("metric", figure.metric(), "value", figure.value()));
        }
        return answers;
    }

    private static Map<String, Object> answer(String text, boolean right) {
        return JsonOption.fields("text", text, "right", right);
    }
}
