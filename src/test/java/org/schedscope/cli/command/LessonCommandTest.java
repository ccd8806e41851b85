package org.schedscope.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

class LessonCommandTest {
    @TempDir
    Path folder;

    private CommandRuns.Result lesson(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "lesson";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new CommandRuns(folder).run(all);
    }

    @Test
    void aLessonIsWrittenAsSlides() throws IOException {
        CommandRuns.Result result = lesson("graham", "--slides", folder.resolve("g.pdf").toString(), "--theme", "dark");
        assertEquals(new CommandRuns.Result(0, "", ""), result);
        assertTrue(new String(Files.readAllBytes(folder.resolve("g.pdf")), StandardCharsets.ISO_8859_1).startsWith("%PDF"));
    }

    @Test
    void aLessonIsWrittenAsAPageBesideItsSlides() throws IOException {
        Path page = folder.resolve("g.html");
        String slides = folder.resolve("g.pdf").toString();
        assertEquals(0, lesson("graham", "--html", page.toString(), "--slides", slides, "--language", "de").code());
        assertTrue(Files.readString(page).contains("<html lang=\"de\">"));
        assertEquals(2, lesson("graham", "--html", page.toString(), "--slides", page.toString()).code());
        assertEquals(2, lesson("--html", page.toString()).code());
    }

    @Test
    void answersAreExplainedInTheNumbersOfTheRunAndNotesArePrintedForTheLecturerOnly() throws IOException {
        String told = lesson("graham", "--language", "de").out();
        assertTrue(told.contains("T8 startet: 2 ist die kleinste der Zahlen 2 und 3."), told);
        assertTrue(told.lines().anyMatch(line -> line.startsWith("* ")), told);
        Path page = folder.resolve("g.html");
        lesson("graham", "--html", page.toString());
        String html = Files.readString(page);
        assertTrue(html.contains("<p class=\"told\" hidden>T8 starts: 2 is the smallest of 2 and 3.</p>"));
        lesson("graham").out().lines().filter(line -> line.startsWith("* "))
                .forEach(note -> assertFalse(html.contains(note.substring(2)), note));
    }

    @Test
    void aLessonAndTheListOfThemArePrintedAsJson() {
        assertTrue(lesson("--json").out().startsWith("[{\"name\":\"graham\",\"title\":\"Graham's anomaly\",\"steps\":9,"));
        String graham = lesson("graham", "--json").out();
        assertTrue(graham.contains("\"answers\":[{\"text\":\""), graham);
        assertTrue(graham.contains("\"right\":true"), graham);
        assertEquals(2, lesson("graham", "--json", "--html", folder.resolve("g.html").toString()).code());
    }

    @Test
    void aWorkSheetAndItsSolutionAreWritten() throws IOException {
        Path sheet = folder.resolve("sheet.pdf");
        Path solved = folder.resolve("solved.pdf");
        assertEquals(0, lesson("graham", "--handout", sheet.toString(), "--solution", solved.toString()).code());
        assertTrue(Files.size(sheet) > 0 && Files.size(solved) > Files.size(sheet));
    }

    @Test
    void whatCannotBeWrittenIsRefusedBeforeAnythingIsSimulatedAndNothingIsLeftBehind() throws IOException {
        CommandRuns.Result nowhere = lesson("graham", "--slides", folder.resolve("none/g.pdf").toString());
        assertEquals(2, nowhere.code());
        assertTrue(nowhere.err().contains("none does not exist"), nowhere.err());
        assertEquals(2, lesson("graham", "--slides", folder.toString()).code());
        assertEquals(2, lesson("nowhere.lesson.json", "--slides", folder.resolve("x.pdf").toString()).code());
        assertEquals(List.of(), new CommandRuns(folder).names());
    }

    @Test
    void slidesNeedALessonAndAThemeNeedsSlides() {
        assertEquals(2, lesson("--slides", "x.pdf").code());
        assertEquals(2, lesson("graham", "--theme", "dark").code());
        CommandRuns.Result pink = lesson("graham", "--slides", folder.resolve("x.pdf").toString(), "--theme", "pink");
        assertEquals(2, pink.code());
        assertTrue(pink.err().contains("unknown theme 'pink'; available: light, dark, projector"), pink.err());
    }
}
