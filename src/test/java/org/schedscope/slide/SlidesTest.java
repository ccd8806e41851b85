package org.schedscope.slide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.chart.paint.Theme;
import org.schedscope.fixture.PdfReader;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.LessonJsonTest;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.Step;
import org.schedscope.text.Language;

/** A lesson on paper says all that the lesson says, and nothing before its time. */
class SlidesTest {
    private static final String SENTENCE = "Whoever has been ready for longest goes first, and everybody else waits. ";

    static List<String> lessons() {
        return Lessons.names();
    }

    private static Slides slides(Lesson lesson) {
        return new Slides(lesson, Theme.PROJECTOR, SlideTexts.in(Language.ENGLISH));
    }

    private static byte[] pdf(Lesson lesson, Theme theme) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Slides(lesson, theme, SlideTexts.in(Language.ENGLISH)).write(out);
        return out.toByteArray();
    }

    private static List<String> page(Lesson lesson, int number) {
        List<Slide> slides = slides(lesson).slides();
        return PageReader.page(slides.get(number - 1), slides(lesson).page(number - 1, slides.size())).stream().map(PageReader.Text::text)
                .toList();
    }

    /** What is said on all pages, without spaces. */
    private static String said(Lesson lesson) {
        List<Slide> slides = slides(lesson).slides();
        return slides.stream().map(slide -> PageReader.words(slide.words())).collect(Collectors.joining())
                + slides.stream().map(slide -> PageReader.words(slide.cards())).collect(Collectors.joining());
    }

    private static void saysEverythingWithinItsPages(Lesson lesson) {
        String said = said(lesson);
        for (Step step : lesson.steps()) {
            step.paragraphs().forEach(paragraph -> assertTrue(said.contains(paragraph.replaceAll("\\s", "")), step.title()));
            step.question().ifPresent(asked -> assertTrue(said.contains(asked.ask().replaceAll("\\s", "")), asked.ask()));
            step.question().ifPresent(asked -> assertTrue(said.contains(asked.because().replaceAll("\\s", "")), asked.because()));
        }
        for (Slide slide : slides(lesson).slides()) {
            for (PageReader.Text text : PageReader.page(slide, "page 1 of 1")) {
                assertTrue(text.left() >= 0 && text.right() <= Slide.WIDTH && text.y() - text.size() >= 0 && text.y() <= Slide.HEIGHT,
                        text.toString());
                assertTrue(text.size() >= TypeStyle.FLOOR, text.toString());
            }
            assertTrue(SlideBlock.height(slide.words()) <= Slide.BODY && SlideBlock.height(slide.cards()) <= Slide.BODY, slide.title());
        }
    }

    private static Lesson read(String text) throws InputException {
        return LessonJson.read(InputFile.of("x.lesson.json", text.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonSaysEverythingWithinItsPagesOneForEachStepAndTwoForEachQuestion(String name) throws InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        saysEverythingWithinItsPages(lesson);
        assertEquals(1 + lesson.steps().size() + lesson.questions(), slides(lesson).slides().size());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyPageIsAsItWasMeasuredOnEveryMachineAndCanBeSearched(String name) throws IOException, InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        List<Slide> slides = slides(lesson).slides();
        try (PDDocument document = Loader.loadPDF(pdf(lesson, Theme.PROJECTOR))) {
            assertEquals(slides.size(), document.getNumberOfPages());
            for (int number = 1; number <= slides.size(); number++) {
                PdfReader page = PdfReader.page(document, number);
                page.assertInside();
                page.assertEmbedded();
                List<PageReader.Text> texts = PageReader.page(slides.get(number - 1), slides(lesson).page(number - 1, slides.size()));
                double right = texts.stream().mapToDouble(PageReader.Text::right).max().orElseThrow();
                assertEquals(right * 0.75, page.right(), 1, "page " + number + " of " + name);
                String found = page.text().replaceAll("\\s", "");
                texts.forEach(text -> assertTrue(found.contains(text.text().replaceAll("\\s", "")), text.text() + " in " + page.text()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noGermanTextIsCutAndAllCanBeSearched(String name) throws IOException, InputException {
        Slides german = new Slides(Lessons.read(name, Language.GERMAN), Theme.PROJECTOR, SlideTexts.in(Language.GERMAN));
        List<Slide> slides = german.slides();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        german.write(out);
        try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
            assertEquals(slides.size(), document.getNumberOfPages());
            for (int number = 1; number <= slides.size(); number++) {
                PdfReader page = PdfReader.page(document, number);
                page.assertInside();
                String found = page.text().replaceAll("\\s", "");
                for (PageReader.Text text : PageReader.page(slides.get(number - 1), german.page(number - 1, slides.size()))) {
                    assertTrue(text.left() >= 0 && text.right() <= Slide.WIDTH && text.y() <= Slide.HEIGHT, text.toString());
                    assertTrue(found.contains(text.text().replaceAll("\\s", "")), text.text() + " in " + page.text());
                }
            }
        }
    }

    @Test
    void theSameLessonGivesTheSameBytesAndEveryThemeOthers() throws IOException, InputException {
        byte[] projector = pdf(Lessons.read("graham", Language.ENGLISH), Theme.PROJECTOR);
        assertArrayEquals(projector, pdf(Lessons.read("graham", Language.ENGLISH), Theme.PROJECTOR));
        assertFalse(Arrays.equals(projector, pdf(Lessons.read("graham", Language.ENGLISH), Theme.DARK)));
        try (PDDocument document = Loader.loadPDF(projector)) {
            assertEquals(13, document.getNumberOfPages());
            assertEquals("Graham's anomaly", document.getDocumentInformation().getTitle(), "programs that show it can say what it is");
            assertEquals(Set.of("Title"), document.getDocumentInformation().getMetadataKeys(), "no dates");
        }
    }

    @Test
    void aQuestionIsAskedWithKeysHiddenAndThenTold() throws InputException {
        List<String> asked = page(Lessons.read("graham", Language.ENGLISH), 8);
        assertTrue(asked.containsAll(List.of("Which task gets the core?", "T8", "T9", "needs 1 core for 4 ticks",
                "free: for which task?", "t = 3")),
                asked.toString());
        assertFalse(asked.contains("ready at 2") || asked.contains("starts next") || asked.contains("ends at 15"), asked.toString());
        assertTrue(asked.indexOf("T9") < asked.indexOf("T8"), "in the order of the file, which does not give the answer away");
        List<String> told = page(Lessons.read("graham", Language.ENGLISH), 9);
        assertTrue(told.containsAll(List.of("ready at 2", "starts next", "ready at 3", "place 2 in the queue",
                "T8 starts: 2 is the smallest of 2 and 3.", "ends at 15")),
                told.toString());
        assertFalse(told.contains("free: for which task?"));
    }

    @Test
    void thePictureOfTheRunSpeaksTheLanguageOfTheSlides() throws InputException {
        Slides german = new Slides(Lessons.read("graham", Language.ENGLISH), Theme.PROJECTOR,
                SlideTexts.in(Language.GERMAN));
        List<String> texts = PageReader.page(german.slides().get(3), "").stream().map(PageReader.Text::text).toList();
        assertTrue(texts.contains("Zeit, Ticks"), texts.toString());
        List<String> english = page(Lessons.read("graham", Language.ENGLISH), 4);
        assertTrue(english.contains("time, ticks"), english.toString());
    }

    @Test
    void aStepThatIsStagedShowsTwoRunsOneAboveTheOtherOnOneAxis() throws InputException {
        Lesson graham = Lessons.read("graham", Language.ENGLISH);
        List<PageReader.Text> texts = PageReader.page(slides(graham).slides().get(9), "");
        List<PageReader.Text> names = texts.stream().filter(text -> text.text().matches("[34] cores")).toList();
        assertEquals(List.of("3 cores", "4 cores"), names.stream().map(PageReader.Text::text).toList());
        assertTrue(names.get(0).y() < names.get(1).y() && names.get(0).left() == names.get(1).left());
        List<PageReader.Text> ninth = texts.stream().filter(text -> text.text().equals("T9")).toList();
        assertEquals(2, ninth.size());
        assertTrue(ninth.get(0).left() < ninth.get(1).left(), "on four cores T9 starts later");
        assertFalse(page(graham, 9).contains("3 cores"), "the step before shows one run");
        assertTrue(page(Lessons.read("list-scheduling", Language.ENGLISH), 8).containsAll(List.of("fifo-job", "=exec")));
    }

    @Test
    void theGraphStandsNextToTheScheduleWhereItHelps() throws InputException {
        Lesson graham = Lessons.read("graham", Language.ENGLISH);
        // All jobs before anything has run: T9 and T8 are nowhere else on that page.
        assertTrue(page(graham, 2).containsAll(List.of("J1", "J4", "T8", "T9", "9 \u00D7 1")), page(graham, 2).toString());
        // The selected job only.
        assertTrue(page(graham, 3).contains("T8"), page(graham, 3).toString());
        assertFalse(page(graham, 3).contains("9 \u00D7 1"), page(graham, 3).toString());
        // Candidates' jobs below the cards; none next to two schedules, and none of tasks alone.
        assertTrue(page(graham, 8).contains("9 \u00D7 1"), page(graham, 8).toString());
        assertFalse(page(graham, 10).contains("9 \u00D7 1"), page(graham, 10).toString());
        assertTrue(slides(Lessons.read("convoy", Language.ENGLISH)).slides().get(1).cards().isEmpty());
    }

    @Test
    void germanSlidesHaveDecimalCommas() throws InputException {
        for (String name : lessons()) {
            Lesson lesson = Lessons.read(name, Language.GERMAN);
            List<String> said = new Slides(lesson, Theme.PROJECTOR,
                    SlideTexts.in(Language.GERMAN)).slides().stream()
                    .flatMap(slide -> PageReader.page(slide, "").stream().map(PageReader.Text::text)).toList();
            String words = lesson.toString();
            assertEquals(List.of(), said.stream().filter(text -> text.matches(".*[0-9]\\.[0-9].*"))
                    .filter(text -> !text.contains(" ") || !words.contains(text)).toList(), name + ", but for its own words");
            assertEquals(name.equals("multiple-waits"), said.contains("2,25"), name);
        }
    }

    @Test
    void optionsAndFiguresAreHiddenFirstToo() throws InputException {
        Lesson waits = Lessons.read("multiple-waits", Language.ENGLISH);
        assertTrue(page(waits, 5).contains("?"));
        assertTrue(page(waits, 6).contains("2.25"));
        assertFalse(page(waits, 5).contains("2.25"));
    }

    @Test
    void everyPageSaysWhatWasRunAndWhichPageItIs() throws InputException {
        Lesson graham = Lessons.read("graham", Language.ENGLISH);
        assertTrue(page(graham, 2).contains("Graham's anomaly \u00B7 fifo-task \u00B7 three cores \u00B7 page 2 of 13"));
        assertTrue(page(graham, 12).contains("Graham's anomaly \u00B7 lrtf \u00B7 four cores \u00B7 page 12 of 13"));
        assertTrue(page(graham, 1).contains("9 steps \u00B7 3 questions"));
    }

    @Test
    void longTextsAreSetSmallerThenGoOnOnOtherPagesAndAreNeverCut() throws InputException {
        String whole = LessonJsonTest.EVERYTHING;
        Lesson smaller = read(whole.replace("\"Both wait.\"", "\"" + SENTENCE.repeat(6).strip() + "\""));
        saysEverythingWithinItsPages(smaller);
        assertEquals(1 + 4 + 3, slides(smaller).slides().size());
        Lesson more = read(whole.replace("\"Both wait.\"", "\"" + SENTENCE.repeat(120).strip() + "\"")
                .replace("2 < 5.", SENTENCE.repeat(60).strip())
                .replace("\"Two on one core\"", "\"" + SENTENCE.repeat(30).strip() + "\"")
                .replace("\"Small.\"", "\"" + SENTENCE.repeat(60).strip() + "\"")
                .replace("\"Then\"", "\"" + SENTENCE.repeat(9).strip() + "\"").replace("\"Which?\"", "\"" + "why".repeat(400) + "\"")
                .replace("\"text\": \"a\"", "\"text\": \"" + SENTENCE.repeat(20).strip() + "\"")
                .replace("\"x\"", "\"" + "\\uD83D\\uDE00".repeat(300) + "\""));
        saysEverythingWithinItsPages(more);
        assertTrue(said(more).contains(SENTENCE.repeat(9).replaceAll("\\s", "")), "a title too long for the head is among the words");
        assertTrue(said(more).contains(SENTENCE.repeat(20).replaceAll("\\s", "")), "an option goes on in another card");
    }

    @Test
    void manyLongNamesAndManyClustersStayOnThePage() throws InputException {
        String clusters = IntStream.range(0, 40).mapToObj(i -> "{\"cluster\": \"C" + i + "\", \"cores\": 64}")
                .collect(Collectors.joining(", "));
        String jobs = IntStream.range(0, 9).mapToObj(i -> "{\"id\": \"" + ("job-" + i + "-").repeat(30)
                + "\", \"tasks\": [{\"id\": \"" + "task".repeat(40) + "\", \"exec\": 3, \"cores\": 64}]}")
                .collect(Collectors.joining(", "));
        Lesson lesson = read(
                "{\"format\": \"schedscope-lesson\", \"version\": 1, \"title\": \"Many\", \"policy\": \"fifo-job\", \"workload\":"
                        + " {\"jobs\": ["
                        + jobs
                        + "]}, \"platform\": {\"root\": {\"cluster\": \"C\", \"cores\": 64}}, \"steps\": [{\"title\": \"All\", \"text\":"
                        + " \"x\", \"at\": 0,"
                        + " \"question\": {\"ask\": \"Who?\", \"next\": true}}, {\"title\": \"Wide\", \"text\": \"y\", \"at\": 0,"
                        + " \"platform\": {\"root\": {\"router\": \"r\","
                        + " \"children\": [" + clusters + "]}}}]}");
        saysEverythingWithinItsPages(lesson);
        int last = slides(lesson).slides().size();
        assertTrue(page(lesson, last).stream().anyMatch(text -> text.matches(".* [0-9]+ of 40 clusters have no room here .*")),
                page(lesson, last).toString());
    }
}
