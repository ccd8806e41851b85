package org.schedscope.io.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SamplesTest {
    private static String named(String... path) {
        return Samples.named(Path.of("", path)).map(InputFile::name).orElse("none");
    }

    @Test
    void samplesOfAllKindsAreNamedWithAndWithoutEndingAndFolder() {
        assertEquals("sample-workloads/campus-week.workload.json", named("campus-week"));
        assertEquals("sample-workloads/campus-week.workload.json", named("sample-workloads", "campus-week"));
        assertEquals("sample-workloads/campus-grid.platform.json", named("campus-grid.platform.json"));
        assertEquals("sample-workloads/experiments/net-paper.experiment.json", named("sample-workloads", "experiments", "net-paper"));
        assertEquals("assets/lessons/graham.lesson.json", named("graham"));
    }

    @Test
    void aNameOfALessonAndAWorkloadIsThatOfTheWorkload() {
        assertEquals("sample-workloads/multiple-waits.workload.json", named("multiple-waits"));
        assertEquals("assets/lessons/multiple-waits.lesson.json", named("multiple-waits.lesson.json"));
    }

    @Test
    void filesAndOtherPathsNameNone() {
        assertEquals("none", named("sample-workloads", "campus-week.workload.json"), "it is a file here");
        assertEquals("none", named("sample-workloads", "mine.workload.json"));
        assertEquals("none", named("elsewhere", "campus-week.workload.json"));
        assertEquals("none", named("/sample-workloads/campus-week"));
    }

    @Test
    void whatIsNearlyANameIsTakenForASlipMoreOftenInTheFolderOfSamples() {
        assertEquals(Optional.of("campus-week"), Samples.meantBy(Path.of("campus-wek.json")));
        assertEquals(Optional.of("sample-workloads/campus-week"), Samples.meantBy(Path.of("sample-workloads", "campus-month")));
        assertEquals(Optional.empty(), Samples.meantBy(Path.of("campus-month")));
    }

    @Test
    void everySampleIsThere() throws IOException {
        for (String folder : List.of("sample-workloads", "sample-workloads/experiments", "assets/lessons")) {
            try (var files = Files.list(Path.of(folder))) {
                for (Path file : files.filter(one -> one.toString().endsWith(".json")).toList()) {
                    String name = file.getFileName().toString();
                    InputFile sample = Samples.named(Path.of(name)).orElseThrow(() -> new AssertionError(name));
                    assertEquals(file.toString().replace('\\', '/'), sample.name());
                }
            }
        }
    }
}
