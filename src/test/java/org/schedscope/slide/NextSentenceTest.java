package org.schedscope.slide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.Question;
import org.schedscope.lesson.Step;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** Why a task starts, in the numbers of the run, and what of them can be known before. */
class NextSentenceTest {
    static List<String> lessons() {
        return Lessons.names();
    }

    private static String sentence(String name, int step, Language language) throws InputException {
        Lesson lesson = Lessons.read(name, language);
        Step asked = lesson.steps().get(step - 1);
        return NextSentence.of(lesson.runOf(asked), (Question.Next) asked.question().orElseThrow(), Texts.of("lesson", language));
    }

    private static List<String> inputs(String name, int step, int place) throws InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        Step asked = lesson.steps().get(step - 1);
        Question.Next next = (Question.Next) asked.question().orElseThrow();
        return new KeyInputs(lesson.runOf(asked), asked.at(), Texts.of("lesson", Language.ENGLISH)).of(next.queue().get(place));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "6 | T8 starts: 2 is the smallest of 2 and 3. | T8 startet: 2 ist die kleinste der Zahlen 2 und 3.",
            "8 | T9 starts: 9 is the largest of 9 and 4. | T9 startet: 9 ist die größte der Zahlen 9 und 4."})
    void theKeysThatDecidedAreTold(int step, String english, String german) throws InputException {
        assertEquals(english, sentence("graham", step, Language.ENGLISH));
        assertEquals(german, sentence("graham", step, Language.GERMAN));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyQuestionForTheNextTaskIsExplainedAndNamesTheOneThatStarts(String name) throws InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        for (int number = 0; number < lesson.steps().size(); number++) {
            Step step = lesson.steps().get(number);
            if (step.question().orElse(null) instanceof Question.Next next) {
                String sentence = sentence(name, number + 1, Language.ENGLISH);
                int task = next.queue().get(next.right()).task();
                assertTrue(sentence.startsWith(lesson.runOf(step).input().index().shortLabel(task) + " starts: "), sentence);
            }
        }
    }

    @Test
    void cardsShowWhatThePolicyLooksAt() throws InputException {
        assertEquals(List.of("waits 0 ticks", "needs 1 core for 9 ticks", "remaining path 9 ticks"), inputs("graham", 8, 0));
        assertEquals(List.of("waits 1 tick", "needs 1 core for 1 tick", "remaining path 2 ticks"), inputs("multiple-waits", 2, 0));
        assertTrue(inputs("value-and-urgency", 1, 0).contains("worth 100 until tick 30, 0 from tick 60"));
        assertTrue(inputs("memory-of-use", 4, 0).contains("ann: 0 cores now, 8 core-ticks so far"));
    }

    @Test
    void aTaskThatHasNoRoomIsNamedAndSoAreOthersThatStart() throws InputException {
        assertEquals("C starts: A is ahead of it in the queue, but needs 3 cores, more than are free now. Also starting at this tick: D.",
                sentence("easy-or-conservative", 2, Language.ENGLISH));
        assertEquals("long starts: all keys are 2; the earlier arrival decides, then the place in the file.",
                sentence("starvation", 7, Language.ENGLISH));
        assertTrue(sentence("fair-user", 4, Language.GERMAN).startsWith("b1 startet: 1,50 ist die größte der Zahlen 1,50 und 0,50."));
    }
}
