package org.schedscope.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.input.InputException;
import org.schedscope.lesson.Lessons;
import org.schedscope.text.Language;

/** A page opened, stepped and answered in a browser, where one is installed: {@code mvn test -Pbrowser}. */
@Tag("browser")
class BrowserTest {
    private static final int SECONDS = 60;

    @TempDir
    Path folder;

    private static Optional<Path> browser() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Arrays.stream(System.getenv("PATH").split(File.pathSeparator)).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable).findFirst();
    }

    /** What a script says of a lesson's page in the browser, and nothing if it throws. */
    private String told(String lesson, Language language, String script) throws IOException, InputException, InterruptedException {
        Optional<Path> browser = browser();
        assumeTrue(browser.isPresent(), "no Chromium is installed");
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        new LessonPage(Lessons.read(lesson, language), language).write(page);
        String tried = page.toString(StandardCharsets.UTF_8).replace("</body>", "<script>const told = [];"
                + "const $ = id => document.getElementById(id);"
                + "const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));"
                + script + ";const end = document.createElement('pre'); end.id = 'told'; end.textContent = told.join('|');"
                + "document.body.append(end);</script></body>");
        Path file = Files.writeString(folder.resolve("page.html"), tried);
        Path out = folder.resolve("dom.html");
        Process running = new ProcessBuilder(browser.get().toString(), "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
                "--user-data-dir=" + folder.resolve("profile"), file.toUri().toString()).redirectOutput(out.toFile())
                .redirectError(folder.resolve("log").toFile()).start();
        assertTrue(running.waitFor(SECONDS, TimeUnit.SECONDS), "the browser does not end");
        Matcher found = Pattern.compile("<pre id=\"told\">(.*?)</pre>", Pattern.DOTALL).matcher(Files.readString(out));
        return found.find() ? found.group(1) : "the script failed";
    }

    @Test
    void aLessonIsSteppedByKeysAndButtons() throws IOException, InputException, InterruptedException {
        assertEquals("t = 0 of 12|t = 2 of 12|t = 3 of 12|t = 2 of 12|t = 12 of 12|t = 0 of 12|2. |2",
                told("graham", Language.ENGLISH,
                        "const clock = () => told.push($('clock').textContent); clock(); press('ArrowRight'); clock();"
                                + "$('forward').click(); clock(); press('ArrowLeft'); clock(); press('End'); clock();"
                                + "press('Home'); clock(); press('PageDown');"
                                + "told.push(document.querySelector('.step.shown h2').textContent.slice(0, 3));"
                                + "told.push($('slider').max > 1 ? 2 : 0)"));
    }

    @Test
    void questionsAreAnsweredInThePage() throws IOException, InputException, InterruptedException {
        assertEquals("Leider falsch. Richtig ist T8.|Punkte 0 von 1|1|true", told("graham", Language.GERMAN,
                "const form = [...document.querySelectorAll('.question')].find(each => each.textContent.includes('T8'));"
                        + "form.querySelector('input:not([data-right])').checked = true; form.requestSubmit();"
                        + "told.push(form.querySelector('.verdict').textContent, $('score').textContent,"
                        + " form.querySelectorAll('.right').length, form.querySelector('button').disabled)"));
        assertEquals("Right.|Type a number, such as 12 or 1.25.", told("multiple-waits", Language.ENGLISH,
                "const form = document.querySelector('[data-kind=figure]'), field = form.querySelector('input'),"
                        + " verdict = form.querySelector('.verdict'); field.value = 'x'; form.requestSubmit(); const refused ="
                        + " verdict.textContent; field.value = '2,25'; form.requestSubmit(); told.push(verdict.textContent, refused)"));
    }

    @Test
    void theScheduleIsPaintedAndATaskSelectedByKeyIsTold() throws IOException, InputException, InterruptedException {
        assertEquals("true|J1 T1 (done)", told("graham", Language.ENGLISH,
                "press('End'); const canvas = document.querySelector('.gantt canvas'), ink = canvas.getContext('2d');"
                        + "const pixels = ink.getImageData(0, 0, canvas.width, canvas.height).data, colours = new Set();"
                        + "for (let i = 0; i < pixels.length; i += 4) colours.add(pixels[i] << 16 | pixels[i + 1] << 8 | pixels[i + 2]);"
                        + "told.push(colours.size > 6); canvas.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown'}));"
                        + "told.push($('selected').textContent.split(' · ')[0])"));
    }
}
