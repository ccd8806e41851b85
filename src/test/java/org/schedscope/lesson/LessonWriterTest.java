package org.schedscope.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.text.Language;
import org.schedscope.trace.Trace;

/** A lesson that is written again is the same lesson. */
class LessonWriterTest {
    @ParameterizedTest
    @CsvSource({"graham, ENGLISH", "graham, GERMAN", "value-and-urgency, ENGLISH", "suspending-a-task, ENGLISH", "price-of-data, ENGLISH",
            "fair-user, GERMAN", "easy-refuses, ENGLISH", "heft-by-hand, ENGLISH"})
    void everythingIsReadAgainAsItWas(String name, Language language) throws IOException {
        Lesson lesson = Lessons.read(name, language);
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        LessonWriter.write(LessonDraft.of(lesson), written);
        Lesson again = LessonJson.read(InputFile.of("again.lesson.json", written.toByteArray()), Limits.DEFAULT);
        assertEquals(lesson.title() + lesson.about(), again.title() + again.about());
        assertEquals(lesson.steps(), again.steps());
        assertEquals(lesson.runs().size(), again.runs().size());
        for (int run = 0; run < lesson.runs().size(); run++) {
            Trace was = lesson.runs().get(run).trace();
            Trace is = again.runs().get(run).trace();
            assertEquals(lesson.runs().get(run).spec().policy(), again.runs().get(run).spec().policy());
            assertEquals(was.eventCount() + " " + was.lastTick(), is.eventCount() + " " + is.lastTick());
        }
    }
}
