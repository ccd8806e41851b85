package org.schedscope.slide;

import java.util.Optional;
import java.util.stream.Collectors;
import org.schedscope.chart.paint.Figures;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Question;
import org.schedscope.text.Texts;

/**
 * The right answer to a question, in words.
 *
 * @param words texts of lessons
 */
public record AnswerWords(LessonRun run, Question question, Texts words) {
    /** The tasks that start, the right option, or the figure. */
    public String answer() {
        if (question instanceof Question.Next next) {
            return next.starting().stream().map(place -> run.input().index().shortLabel(next.queue().get(place).task()))
                    .collect(Collectors.joining(", "));
        }
        return question instanceof Question.OneOf one ? one.options().get(one.right())
                : Figures.brief(((Question.Figure) question).value(), 2, words.language());
    }

    /** An explanation with the engine's numbers; empty for a choice, and for a figure that the author has explained. */
    public Optional<String> why() {
        if (question instanceof Question.Figure figure) {
            return figure.because().isEmpty() ? FigureSentence.of(run, figure.metric(), words) : Optional.empty();
        }
        return question instanceof Question.Next next ? Optional.of(NextSentence.of(run, next, words)) : Optional.empty();
    }
}
