package org.schedscope.slide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.Question;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** A figure is explained by those of the jobs that make it. */
class FigureSentenceTest {
    private static final Texts WORDS = Texts.of("lesson", Language.ENGLISH);

    private static LessonRun run(String lesson, int number) throws InputException {
        return Lessons.read(lesson, Language.ENGLISH).runs().get(number);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "convoy | 0 | meanWait | long 0, s1 24 and s2 27: 51/3 = 17.",
            "convoy | 1 | meanResponse | long 30, s1 3 and s2 6: 39/3 = 13.",
            "graham | 1 | makespan | T9 ends last, at tick 15.",
            "slr-against-stretch | 0 | worstSlr | J1: 5/3 = 1.67 and J2: 5/5 = 1. The largest is 1.67.",
            "multiple-waits | 0 | meanSlr | J1: 5/2 = 2.5 and J2: 6/3 = 2. The mean is 2.25.",
            "slr-against-stretch | 0 | meanStretch | J1: 5/5 = 1 and J2: 5/5 = 1. The mean is 1.",
            "deadlines | 1 | valueProportion | 90 of 110 is 0.82."})
    void theFiguresOfTheJobsAreToldWithTheirSum(String lesson, int number, String metric, String sentence) throws InputException {
        assertEquals(Optional.of(sentence), FigureSentence.of(run(lesson, number), metric, WORDS));
    }

    @Test
    void whatIsNotMadeOfFiguresOfJobsIsLeftToTheAuthor() throws InputException {
        assertEquals(Optional.empty(), FigureSentence.of(run("convoy", 0), "meanUtilisation", WORDS));
        Question.Figure told = new Question.Figure("?", "Because.", "makespan", 30);
        assertEquals(Optional.empty(), new AnswerWords(run("convoy", 0), told, WORDS).why());
        Question.Figure untold = new Question.Figure("?", "", "makespan", 30);
        assertEquals(Optional.of("long ends last, at tick 30."), new AnswerWords(run("convoy", 1), untold, WORDS).why());
    }
}
