package org.schedscope.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.schedscope.fixture.Runs;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.scheduler.probe.QueuedTask;
import org.schedscope.text.Language;

/** The lessons that come with the program agree with the engine. */
class LessonsTest {
    private static Lesson lesson(String name) throws InputException {
        return Lessons.read(name, Language.ENGLISH);
    }

    /** The task that starts next in a step that asks for it. */
    private static String next(Lesson lesson, int number) {
        Step step = lesson.steps().get(number - 1);
        Question.Next next = (Question.Next) step.question().orElseThrow();
        return lesson.runOf(step).input().index().label(next.queue().get(next.right()).task());
    }

    private static double metric(Lesson lesson, int run, String name) {
        return lesson.runs().get(run).metric(name);
    }

    private static List<String> schedule(Lesson lesson, int run) {
        return Runs.schedule(lesson.runs().get(run).spec());
    }

    private static void answerIs(Lesson lesson, int number, String text) {
        Question.OneOf one = (Question.OneOf) lesson.steps().get(number - 1).question().orElseThrow();
        assertEquals(text, one.options().get(one.right()));
    }

    @Test
    void everyLessonAsksSomething() throws InputException {
        for (String name : Lessons.names()) {
            assertTrue(name.matches("[a-z]+(-[a-z]+)*"), name);
            assertTrue(lesson(name).questions() >= 2, name);
        }
    }

    @Test
    void everyStepHasNotesForTheLecturerInEveryLanguage() throws InputException {
        for (String name : Lessons.names()) {
            Lesson english = lesson(name);
            Lesson german = Lessons.read(name, Language.GERMAN);
            for (int i = 0; i < english.steps().size(); i++) {
                String where = name + ", step " + (i + 1);
                assertFalse(english.steps().get(i).notes().isEmpty(), where);
                assertEquals(english.steps().get(i).notes().size(), german.steps().get(i).notes().size(), where);
                assertNotEquals(english.steps().get(i).notes(), german.steps().get(i).notes(), where);
            }
        }
    }

    @Test
    void everyLessonIsInEveryLanguage() throws InputException {
        for (String name : Lessons.names()) {
            Lesson english = lesson(name);
            Lesson german = Lessons.read(name, Language.GERMAN);
            assertNotEquals(english.title(), german.title());
            for (int i = 0; i < english.steps().size(); i++) {
                Step step = english.steps().get(i);
                Step translated = german.steps().get(i);
                String where = name + ", step " + (i + 1);
                assertNotEquals(step.title() + step.paragraphs(), translated.title() + translated.paragraphs(), where);
                assertEquals(step.paragraphs().size(), translated.paragraphs().size(), where);
                assertEquals(step.question().map(Question::ask).equals(translated.question().map(Question::ask)),
                        step.question().isEmpty(), where);
            }
        }
    }

    @Test
    void theLessonInTheReadmeCanBeGiven() throws IOException {
        String page = Files.readString(Path.of("assets", "manual", "lessons.md"));
        String fence = "```json my.lesson.json\n";
        int from = page.indexOf(fence) + fence.length();
        byte[] text = page.substring(from, page.indexOf("```", from)).getBytes(StandardCharsets.UTF_8);
        Lesson lesson = LessonJson.read(InputFile.of("lessons.md", text), Limits.DEFAULT);
        assertEquals("B T", next(lesson, 1));
        assertTrue(metric(lesson, 0, "meanWait") < metric(lesson, 1, "meanWait"));
        answerIs(lesson, 3, "srtf");
    }

    @Test
    void withACoreMoreGrahamsTasksTakeLonger() throws InputException {
        Lesson lesson = lesson("graham");
        assertEquals(List.of(12.0, 15.0, 12.0),
                List.of(metric(lesson, 0, "makespan"), metric(lesson, 1, "makespan"), metric(lesson, 2, "makespan")));
        answerIs(lesson, 3, "Later");
        assertEquals("J4 T8", next(lesson, 6));
        assertEquals("J1 T9", next(lesson, 8));
        assertTrue(schedule(lesson, 1).contains("J1 T9 6-15"));
    }

    @Test
    void takingTurnsMakesOneJobLateAndTheOtherNoEarlier() throws InputException {
        Lesson lesson = lesson("multiple-waits");
        assertEquals("J2 T2", next(lesson, 2));
        assertEquals(2.25, metric(lesson, 0, "meanSlr"));
        assertEquals(1.75, metric(lesson, 1, "meanSlr"));
        assertTrue(schedule(lesson, 0).containsAll(List.of("J1 T3 4-5", "J2 T3 5-6")));
        assertTrue(schedule(lesson, 1).containsAll(List.of("J1 T3 2-3", "J2 T3 5-6")));
        answerIs(lesson, 6, "Neither");
    }

    @Test
    void stretchIsEqualForTwoJobsThatSlrDistinguishes() throws InputException {
        Lesson lesson = lesson("slr-against-stretch");
        assertEquals(List.of(1.0, 1.0, 0.0),
                List.of(metric(lesson, 0, "meanStretch"), metric(lesson, 0, "worstStretch"), metric(lesson, 0, "stdStretch")));
        assertEquals(5.0 / 3, metric(lesson, 0, "worstSlr"));
        answerIs(lesson, 3, "Neither");
        assertEquals(1.0, metric(lesson, 1, "worstSlr"));
        assertEquals(0.8, metric(lesson, 1, "meanStretch"), "3/5 and 1: the other way round");
        assertTrue(schedule(lesson, 1).containsAll(List.of("J1 T5 2-3", "J2 T5 4-5")));
        answerIs(lesson, 5, "SLR");
    }

    @Test
    void shortestFirstStarvesTheLongJobAndLongestFirstTheShortOneAndPSlrNoJob() throws InputException {
        Lesson lesson = lesson("starvation");
        assertEquals(List.of("srtf", "lrtf", "p-slr-2013"), lesson.runs().stream().map(run -> run.spec().policy()).toList());
        assertTrue(schedule(lesson, 0).contains("long T 29-35"));
        assertTrue(schedule(lesson, 1).contains("tiny T 34-35"));
        assertTrue(schedule(lesson, 2).contains("long T 5-11"));
        assertEquals(List.of(35.0 / 6, 35.0, 4.5),
                List.of(metric(lesson, 0, "worstSlr"), metric(lesson, 1, "worstSlr"), metric(lesson, 2, "worstSlr")));
        assertTrue(metric(lesson, 0, "meanSlr") < metric(lesson, 2, "meanSlr"));
        assertEquals(List.of(1.74, 1.5, 3.74, 4.5),
                List.of(Math.round(metric(lesson, 0, "meanSlr") * 100) / 100.0, metric(lesson, 0, "medianSlr"),
                        Math.round(metric(lesson, 2, "meanSlr") * 100) / 100.0, metric(lesson, 2, "medianSlr")),
                "the cost that the lesson states");
        assertEquals(List.of("m3 T", "m11 T", "m1 T", "long T"),
                List.of(next(lesson, 2), next(lesson, 3), next(lesson, 5), next(lesson, 7)));
        answerIs(lesson, 8, "It is smaller than both");
    }

    @Test
    void withTheLongerMeanWaitNoJobIsLate() throws InputException {
        Lesson lesson = lesson("fair-user");
        assertEquals(List.of(1.0, 4.0 / 3), List.of(metric(lesson, 0, "meanWait"), metric(lesson, 1, "meanWait")), "Figure 1 of [EET]");
        assertEquals(100.0 / 6, metric(lesson, 0, "violatedEetPercent"), 1e-12);
        assertEquals(0.0, metric(lesson, 1, "violatedEetPercent"));
        assertEquals(List.of("a3 T", "b1 T"), List.of(next(lesson, 2), next(lesson, 4)));
        answerIs(lesson, 5, "Longer than before");
    }

    @Test
    void everyTaskThatStartsAtTheTickIsARightAnswer() throws InputException {
        Question.Next asked = (Question.Next) lesson("fair-user").steps().get(1).question().orElseThrow();
        assertEquals(List.of(true, true, false, false), IntStream.range(0, 4).mapToObj(asked::isRight).toList(),
                "two cores are free for a3 and a4");
        assertEquals(List.of(Question.Next.Reason.GOES_NEXT, Question.Next.Reason.STARTS_TOO, Question.Next.Reason.LATER),
                IntStream.range(0, 3).mapToObj(place -> asked.reason(place, false)).toList());
    }

    @Test
    void urgencyEarnsMoreThanValueAlone() throws InputException {
        Lesson lesson = lesson("value-and-urgency");
        assertEquals(List.of(150.0, 2.0), List.of(metric(lesson, 0, "value"), metric(lesson, 0, "starvedJobs")));
        assertEquals(181 + 2.0 / 3, metric(lesson, 1, "value"), 1e-9);
        assertEquals(0.0, metric(lesson, 1, "starvedJobs"));
        assertEquals(List.of("big T", "small-1 T"), List.of(next(lesson, 1), next(lesson, 4)));
        assertTrue(schedule(lesson, 1).contains("big T 4-14"));
        answerIs(lesson, 5, "Nothing");
    }

    @Test
    void easyRefusesTheBackfillThatWouldDelayTheHeadAndTakesTheOneBehindIt() throws InputException {
        Lesson lesson = lesson("easy-refuses");
        assertEquals("C T", next(lesson, 3));
        Question.Next asked = (Question.Next) lesson.steps().get(2).question().orElseThrow();
        assertEquals(List.of(false, true, true), asked.queue().stream().map(QueuedTask::fitsNow).toList(),
                "B fits and is refused all the same");
        assertEquals(List.of("R T 0-6", "A T 6-10", "B T 10-18", "C T 10-14"), schedule(lesson, 0));
        assertEquals(List.of("R T 0-6", "A T 6-10", "B T 10-18", "C T 1-5"), schedule(lesson, 1));
        assertEquals(List.of(5.75, 3.5), List.of(metric(lesson, 0, "meanWait"), metric(lesson, 1, "meanWait")));
        answerIs(lesson, 4, "3 ticks");
    }

    @Test
    void suspendingATaskLetsTheUrgentOneStartWithoutWastingCores() throws InputException {
        Lesson lesson = lesson("suspending-a-task");
        assertEquals(List.of(11.0, 10.0, 9.0),
                List.of(metric(lesson, 0, "makespan"), metric(lesson, 1, "makespan"), metric(lesson, 2, "makespan")));
        assertEquals(1.0, metric(lesson, 2, "preemptions"));
        assertTrue(schedule(lesson, 0).contains("A A3 4-9"));
        assertTrue(schedule(lesson, 1).containsAll(List.of("A A3 2-7", "A A5 7-10")));
        assertTrue(schedule(lesson, 2).containsAll(List.of("A A5 1-2", "A A3 2-7", "A A5 7-9")));
        answerIs(lesson, 2, "A3 waits until tick 4");
        answerIs(lesson, 5, "At tick 9");
    }
}
