package org.schedscope.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.lesson.Lesson;
import org.schedscope.lesson.LessonJson;
import org.schedscope.lesson.LessonJsonTest;
import org.schedscope.lesson.LessonRun;
import org.schedscope.lesson.Lessons;
import org.schedscope.lesson.Step;
import org.schedscope.text.Language;

/** A lesson as a page says all that the lesson says, has the events of its traces, and loads nothing. */
class LessonPageTest {
    private static final int MOST_BYTES = 2_000_000;
    private static final Pattern DATA = Pattern.compile("<script id=\"data\" type=\"application/json\">(.*?)</script>", Pattern.DOTALL);

    static List<String> lessons() {
        return Lessons.names();
    }

    private static byte[] bytes(Lesson lesson, Language language) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LessonPage(lesson, language).write(out);
        return out.toByteArray();
    }

    private static String page(Lesson lesson, Language language) throws IOException {
        return new String(bytes(lesson, language), StandardCharsets.UTF_8);
    }

    static String data(String page) {
        Matcher found = DATA.matcher(page);
        assertTrue(found.find());
        return found.group(1);
    }

    /** The texts and numbers of every array that has a name, one list for each time that the name comes. */
    static List<List<String>> arrays(String json, String name) throws IOException {
        List<List<String>> arrays = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.START_ARRAY && name.equals(parser.currentName())) {
                    List<String> values = new ArrayList<>();
                    while (parser.nextToken().isScalarValue()) {
                        values.add(parser.getText());
                    }
                    arrays.add(values);
                }
            }
        }
        return arrays;
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonSaysEverythingInBothLanguagesInAtMostTwoMegabytes(String name) throws IOException, InputException {
        for (Language language : Language.values()) {
            Lesson lesson = Lessons.read(name, language);
            String page = page(lesson, language);
            assertTrue(page.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES, name + ": " + page.length());
            assertTrue(page.contains("<html lang=\"" + language.id() + "\">"));
            for (Step step : lesson.steps()) {
                step.paragraphs().forEach(paragraph -> assertTrue(page.contains("<p>" + Html.of(paragraph) + "</p>"), paragraph));
                step.question().ifPresent(asked -> assertTrue(page.contains("<legend>" + Html.of(asked.ask()) + "</legend>"), asked.ask()));
                step.question().ifPresent(asked -> assertTrue(page.contains(Html.of(asked.because())), asked.because()));
            }
            assertEquals(lesson.questions(), page.split("<form class=\"question\"", -1).length - 1);
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theEventsAreThoseOfTheTraces(String name) throws IOException, InputException {
        Lesson lesson = Lessons.read(name, Language.ENGLISH);
        String data = data(page(lesson, Language.ENGLISH));
        List<List<String>> ticks = arrays(data, "ticks");
        List<List<String>> starts = arrays(data, "start");
        assertEquals(lesson.runs().size(), ticks.size());
        for (int number = 0; number < lesson.runs().size(); number++) {
            LessonRun run = lesson.runs().get(number);
            assertEquals(run.trace().eventCount(), ticks.get(number).size());
            assertEquals(run.trace().lastTick(), ticks.get(number).stream().mapToLong(Long::parseLong).sum());
            for (int piece = 0; piece < run.trace().pieces().count(); piece++) {
                assertEquals(Long.toString(run.trace().pieces().start(piece)), starts.get(number).get(piece));
            }
        }
    }

    @Test
    void aPageLoadsNothingAndIsTheSameEveryTime() throws IOException, InputException {
        byte[] page = bytes(Lessons.read("graham", Language.ENGLISH), Language.ENGLISH);
        assertArrayEquals(page, bytes(Lessons.read("graham", Language.ENGLISH), Language.ENGLISH));
        String text = new String(page, StandardCharsets.UTF_8);
        assertTrue(text.contains("default-src 'none'"));
        assertFalse(Pattern.compile("https?://|\\bsrc=|@import|url\\(|fetch\\(|XMLHttpRequest|<link").matcher(text).find());
    }

    @Test
    void whatFilesSayIsTextAndNeverMarkup() throws IOException, InputException {
        String evil = LessonJsonTest.EVERYTHING.replace("\"Both wait.\"", "\"</script><script>alert(1)</script>\"")
                .replace("\"Two on one core\"", "\"<img src=x onerror=alert(2)>\"");
        Lesson lesson = LessonJson.read(InputFile.of("x.lesson.json", evil.getBytes(StandardCharsets.UTF_8)), Limits.DEFAULT);
        String page = page(lesson, Language.ENGLISH);
        assertFalse(page.contains("<script>alert") || page.contains("<img"));
        assertTrue(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"));
        assertEquals(2, page.split("</script>", -1).length - 1);
    }

    @Test
    void everyControlHasANameAndEveryWordOfTheScriptIsThere() throws IOException, InputException {
        String page = page(Lessons.read("graham", Language.GERMAN), Language.GERMAN);
        Matcher controls = Pattern.compile("<(button|input|select|canvas)[^>]*>").matcher(page);
        int named = 0;
        while (controls.find()) {
            String control = controls.group();
            boolean labelled = control.contains("aria-label=") || control.contains("role=\"img\"") || control.startsWith("<button")
                    || page.substring(Math.max(0, controls.start() - 120), controls.start()).contains("<label");
            assertTrue(labelled, control);
            named++;
        }
        assertTrue(named > 12, named + " controls");
        String script = Files.readString(Path.of("assets", "page", "page.js"));
        Set<String> used = new TreeSet<>();
        Matcher words = Pattern.compile("\\bwords\\.([a-z]+)|\\bwords\\[\"([a-z.]+)\"\\]").matcher(script);
        while (words.find()) {
            used.add(words.group(1) == null ? words.group(2) : words.group(1));
        }
        assertTrue(used.size() > 15, used.toString());
        used.stream().filter(word -> !word.endsWith(".")).forEach(word -> assertTrue(data(page).contains("\"" + word + "\":"), word));
    }
}
