package org.schedscope.slide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.fixture.PdfReader;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;
import org.schedscope.text.Texts;

/** A work sheet asks everything and gives nothing away; its solution answers everything. */
class HandoutTest {
    static List<String> lessons() {
        return Lessons.names();
    }

    private static byte[] pdf(Lesson lesson, Language language, boolean solved) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Handout(lesson.title(), List.of(Worksheet.of(lesson, Texts.of("lesson", language))),
                SlideTexts.in(language)).write(solved, out);
        return out.toByteArray();
    }

    /** The text of all pages without spaces; every page is whole and can be searched on every machine. */
    private static String text(byte[] pdf) throws IOException {
        StringBuilder text = new StringBuilder();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (int number = 1; number <= document.getNumberOfPages(); number++) {
                PdfReader page = PdfReader.page(document, number);
                page.assertInside();
                page.assertEmbedded();
                text.append(page.text());
            }
        }
        return text.toString().replaceAll("\\s", "");
    }

    private static String bare(String text) {
        return text.replaceAll("\\s", "");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyQuestionIsOnTheSheetAndEveryAnswerInTheSolutionInBothLanguages(String name) throws IOException, InputException {
        for (Language language : Language.values()) {
            Lesson lesson = Lessons.read(name, language);
            String asked = text(pdf(lesson, language, false));
            String solved = text(pdf(lesson, language, true));
            SlideTexts texts = SlideTexts.in(language);
            for (Worksheet.Item item : Worksheet.of(lesson, Texts.of("lesson", Language.ENGLISH)).items()) {
                assertTrue(asked.contains(bare(item.ask())), item.ask());
                item.options().forEach(option -> assertTrue(asked.contains(bare(option)), option));
                String told = bare(texts.text("told", item.answer(texts.lesson())));
                assertTrue(solved.contains(told), told);
                assertTrue(solved.contains(bare(item.because())), item.because());
                assertFalse(asked.contains(told), told);
            }
        }
    }

    @Test
    void theEmptyGridHasNoTasksAndTheSolvedOneHasAll() throws IOException, InputException {
        Lesson graham = Lessons.read("graham", Language.ENGLISH);
        String asked = text(pdf(graham, Language.ENGLISH, false));
        String solved = text(pdf(graham, Language.ENGLISH, true));
        // The graph of the workload has it in both.
        assertEquals(1, asked.split("T7", -1).length - 1);
        assertEquals(1 + 3, solved.split("T7", -1).length - 1, "one bar in each of three schedules");
        assertTrue(asked.contains("Name") && asked.contains("J4·arrivesat0") && asked.contains("fifo-task·fourcores"));
    }

    @Test
    void whatGraphsDoNotShowIsListed() throws IOException, InputException {
        String asked = text(pdf(Lessons.read("heft-by-hand", Language.ENGLISH), Language.ENGLISH, false));
        assertTrue(asked.contains("T1(P114,P216,P39)") && asked.contains("afterT1(data18)"), asked);
    }

    @Test
    void theSameLessonGivesTheSameBytes() throws IOException, InputException {
        byte[] once = pdf(Lessons.read("convoy", Language.GERMAN), Language.GERMAN, true);
        assertArrayEquals(once, pdf(Lessons.read("convoy", Language.GERMAN), Language.GERMAN, true));
    }
}
