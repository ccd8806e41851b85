package org.schedscope.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.CommandRuns;

/** A run as a page has every piece of the schedule and the metrics, and is small. */
class RunPageTest {
    private static final int MOST_BYTES = 15_000_000;

    @TempDir
    Path folder;

    private String page(String workload, String... more) throws IOException {
        Path file = folder.resolve("run.html");
        String[] arguments = IntStream.range(0, 4 + more.length).mapToObj(i -> i == 0 ? "simulate" : i == 1 ? workload : i == 2 ? "--html"
                : i == 3 ? file.toString() : more[i - 4]).toArray(String[]::new);
        CommandRuns.Result result = new CommandRuns(folder).run(arguments);
        assertEquals(0, result.code(), result.err());
        return Files.readString(file);
    }

    @Test
    void aRunHasItsPiecesItsMetricsAndItsLanguage() throws IOException {
        String english = page("sample-workloads/campus-week.workload.json");
        assertEquals(160, LessonPageTest.arrays(LessonPageTest.data(english), "start").get(0).size());
        assertTrue(english.contains("<th scope=\"row\">Makespan</th><td>993</td><td>ticks</td>"));
        String german = page("sample-workloads/campus-week.workload.json", "--language", "de");
        assertTrue(german.contains("<html lang=\"de\">") && german.contains("Warteschlange"));
    }

    @Test
    void tenThousandTasksTakeLessThanFifteenMegabytes() throws IOException {
        String jobs = IntStream.range(0, 10_000).mapToObj(i -> "{\"id\": \"J" + i + "\", \"arrival\": " + 7 * i
                + ", \"tasks\": [{\"id\": \"T\", \"exec\": " + (1 + i % 97) + ", \"cores\": " + (1 + i % 3) + "}]}")
                .collect(Collectors.joining(", "));
        Path workload = Files.writeString(folder.resolve("many.workload.json"),
                "{\"format\": \"schedscope-workload\", \"version\": 1, \"jobs\": [" + jobs + "]}");
        String page = page(workload.toString());
        assertTrue(page.length() < MOST_BYTES, page.length() + " characters");
        assertEquals(10_000, LessonPageTest.arrays(LessonPageTest.data(page), "start").get(0).size());
    }
}
