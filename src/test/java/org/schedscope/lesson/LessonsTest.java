package org.schedscope.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.schedscope.io.InputException;
import org.schedscope.scheduler.Runs;

/** The lessons that come with the program tell what the engine does. */
class LessonsTest {
    private static Lesson lesson(String name) throws InputException {
        return Lessons.read(name);
    }

    /** Who starts next in a step that asks so. */
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
    void everyFileOfLessonsIsInTheListAndAsksSomething() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("assets", "lessons"))) {
            List<String> names = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(Lessons.ENDING))
                    .map(name -> name.substring(0, name.length() - Lessons.ENDING.length())).sorted().toList();
            assertEquals(Lessons.names().stream().sorted().toList(), names);
        }
        for (String name : Lessons.names()) {
            assertTrue(name.matches("[a-z]+(-[a-z]+)*"), name);
            assertTrue(lesson(name).questions() >= 2, name);
        }
    }

    @Test
    void withACoreMoreGrahamsTasksTakeLonger() throws InputException {
        Lesson lesson = lesson("graham");
        assertEquals(List.of(12.0, 15.0, 12.0), List.of(metric(lesson, 0, "makespan"), metric(lesson, 1, "makespan"), metric(lesson, 2, "makespan")));
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
        answerIs(lesson, 6, "Nobody");
    }
}
