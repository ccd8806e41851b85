package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.format.JobPlaces;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.input.WorkloadFormatsTest;
import org.schedscope.io.workflow.WfFormatTest;
import org.schedscope.model.Job;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** A workload of several files, with arrivals, users and repetitions. */
public class ManifestTest {
    public static final String MANIFEST = """
            {"format": "schedscope-manifest", "version": 1, "name": "a day",
             "workflows": [
              {"file": "two.json", "arrival": 10, "user": "/ann", "repeat": 3, "every": 100},
              {"file": "sub/graph.stg", "queue": "night"},
              {"file": "jobs.swf", "arrival": 7}]}
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void writeParts() throws IOException {
        Files.writeString(folder.resolve("two.json"), WfFormatTest.LATEST);
        Files.createDirectory(folder.resolve("sub"));
        Files.writeString(folder.resolve("sub/graph.stg"), WorkloadFormatsTest.STG);
        Files.writeString(folder.resolve("jobs.swf"),
                "; MaxProcs: 8\n1 5 -1 10 2 -1 -1 2 -1 -1 1 3 -1 -1 -1 -1 -1 -1\n2 9 -1 10 2 -1 -1 2 -1 -1 1 4 -1 -1 -1 -1 -1 -1\n");
    }

    private FormatContract<LoadedWorkload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT));
    }

    private static List<String> jobs(Workload workload) {
        return workload.jobs().stream().map(job -> job.id() + " " + job.user() + " " + job.arrival() + " " + job.queue().orElse("-"))
                .toList();
    }

    @Test
    void filesArriveWhenAndAsOftenAsTheManifestSays() throws IOException {
        LoadedWorkload read = contract().read("day.manifest.json", MANIFEST);
        assertEquals("a day", read.workload().name());
        assertEquals(
                List.of("two steps /ann 10 -", "two steps-2 /ann 110 -", "two steps-3 /ann 210 -", "graph / 0 night", "1 /u3 7 -",
                        "2 /u4 11 -"),
                jobs(read.workload()));
        assertEquals(8, read.described().orElseThrow().totalCores());
    }

    @Test
    void tasksAreFoundInTheirFiles() throws IOException {
        JobPlaces places = contract().read("day.manifest.json", MANIFEST).places();
        assertEquals(folder.resolve("two.json") + ":8:14: x (/workflow/specification/tasks/1)",
                places.problem(2, 1, Message.verbatim("x")).text());
        assertEquals(folder.resolve("sub/graph.stg") + ":3:1: x", places.problem(3, 0, Message.verbatim("x")).text());
        assertEquals(folder.resolve("jobs.swf") + ":3:1: x", places.problem(5, 0, Message.verbatim("x")).text());
    }

    @Test
    void arrivalsHaveTheTickOfTheManifest() throws IOException {
        String minutes = MANIFEST.replace("\"name\"", "\"tick\": \"1min\", \"name\"");
        assertEquals(List.of(600L, 6600L, 12600L, 0L, 420L, 424L),
                contract().read("m.json", minutes).workload().jobs().stream().map(Job::arrival).toList());
    }

    @Test
    void aPlatformBesideTheManifestIsFound() throws IOException {
        Files.writeString(folder.resolve("p.json"), "{\"root\": {\"cluster\": \"a\", \"cores\": 30}}");
        LoadedWorkload read = contract().read("m.json", MANIFEST.replace("\"name\"", "\"platform\": \"p.json\", \"name\""));
        assertEquals(30,
                PlatformChoice.of(read, InputFile.of(folder.resolve("m.json")), Optional.empty(), Limits.DEFAULT).platform().totalCores());
    }

    @Test
    void noFileOutsideTheFolderIsRead() throws IOException {
        for (String path : List.of("../x.json", "/etc/passwd", "sub/../../x.json", "C:\\\\x.json")) {
            assertEquals(
                    "m.json:3:12: \"file\" is \"" + path.replace("\\\\", "\\")
                            + "\"; it must be a path next to the manifest, inside its folder (/workflows/0/file)",
                    contract().refusal("m.json", MANIFEST.replace("two.json", path)));
        }
        Path outside = Files.writeString(Files.createTempFile("outside", ".json"), WfFormatTest.LATEST);
        try {
            Files.createSymbolicLink(folder.resolve("link.json"), outside);
            assertEquals("m.json:3:3: the file \"link.json\" is a link that leads out of the manifest's folder (/workflows/0)",
                    contract().refusal("m.json", MANIFEST.replace("two.json", "link.json")));
        } finally {
            Files.delete(outside);
        }
    }

    @Test
    void problemsOfPartsAreToldWithTheirFiles() throws IOException {
        Files.writeString(folder.resolve("sub/graph.stg"), WorkloadFormatsTest.STG.replaceFirst("3", "30"));
        assertEquals("sub/graph.stg:9:1: the file ends after 5 of 30 tasks\ngone.swf: the file does not exist",
                contract().refusal("m.json", MANIFEST.replace("jobs.swf", "gone.swf")).replace('\\', '/'));
    }

    @Test
    void manifestsAreNoPartsOfManifests() throws IOException {
        Files.writeString(folder.resolve("two.json"), MANIFEST);
        assertEquals("two.json: this is a manifest of workflows, which cannot be part of another workload",
                contract().refusal("m.json", MANIFEST));
    }

    @Test
    void brokenManifestsAreRefusedWithTheirPlaces() throws IOException {
        assertEquals("m.json:4:29: unknown field \"que\"; did you mean \"queue\"? (/workflows/1/que)",
                contract().refusal("m.json", MANIFEST.replace("\"queue\"", "\"que\"")));
        assertEquals("m.json:3:65: \"repeat\" is 0; it must be at least 1 (/workflows/0/repeat)",
                contract().refusal("m.json", MANIFEST.replace("\"repeat\": 3", "\"repeat\": 0")));
        assertEquals("m.json:1:1: the manifest names no workflows",
                contract().refusal("m.json", "{\"format\": \"schedscope-manifest\", \"workflows\": []}"));
    }

    @Test
    void repetitionsCountTowardsTheLimits() throws IOException {
        FormatContract<LoadedWorkload> strict = new FormatContract<>(folder, path -> Formats.read(path,
                ReadOptions.DEFAULT.withLimits(new Limits(1 << 20, 64, 64, 200, 8, 100, 200))));
        assertEquals("sub/graph.stg: more than 8 tasks; the limit is 8",
                strict.refusal("m.json", MANIFEST.replace('\\', '/')).replace('\\', '/'));
    }

    @Test
    void manyRepetitionsTakeTimeOfTheirNumber() throws IOException {
        Path file = Files.writeString(folder.resolve("many.json"), """
                {"format": "schedscope-manifest", "workflows": [{"file": "sub/graph.stg", "repeat": 100000, "every": 1}]}
                """);
        List<Job> jobs = assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Formats.read(file, ReadOptions.DEFAULT)).workload().jobs();
        assertEquals(100_000, jobs.size());
        assertEquals(jobs.get(0).id() + "-2", jobs.get(1).id());
        assertEquals(jobs.get(0).id() + "-100000", jobs.get(99_999).id());
    }

    @Test
    void everyPrefixIsRefused() throws IOException {
        contract().refusesEveryPrefix(MANIFEST);
    }
}
