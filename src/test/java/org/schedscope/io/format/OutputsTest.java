package org.schedscope.io.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.io.Formats;
import org.schedscope.io.csv.CsvRowSink;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogTest;
import org.schedscope.io.output.MetricsJson;
import org.schedscope.io.output.OutputFiles;
import org.schedscope.io.schedule.ScheduleCsv;
import org.schedscope.io.workflow.WfFormatTest;
import org.schedscope.metrics.ReportOptions;
import org.schedscope.metrics.RunMeasures;
import org.schedscope.model.Cluster;
import org.schedscope.model.Platform;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;
import org.schedscope.trace.Trace;

class OutputsTest {
    @TempDir
    Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private static OutputFiles.Contents text(String text) {
        return out -> out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aScheduleIsARowPerPieceInOrderOfStart() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScheduleCsv.write(EventLogTest.traceOf(EventLogTest.smallRun()), out);
        assertEquals("""
                job,task,cluster,start,finish,cores
                J 1,a,C1,0,3,1
                "J,2",c,C1,3,4,1
                J 1,b,C2,4,6,2
                """, out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void fieldsAreQuotedWhereTheyMust() {
        assertEquals("\"say \"\"a\"\"\"", CsvRowSink.quoted("say \"a\""));
        assertEquals("\"two\nlines\"", CsvRowSink.quoted("two\nlines"));
        assertEquals("plain-1", CsvRowSink.quoted("plain-1"));
    }

    @Test
    void metricsAreWrittenInTheOrderOfTheContract() throws IOException {
        Trace trace = EventLogTest.traceOf(EventLogTest.smallRun());
        RunMeasures measures = new RunMeasures(trace.index(), trace.platform());
        trace.replay(0, trace.eventCount(), measures);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MetricsJson.write(EventLogTest.smallRun().info(), measures.report(ReportOptions.defaults()), java.util.Optional.empty(), out);
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(List.of("{", " \"workload\": \"small\",", " \"platform\": \"two\",", " \"policy\": \"fifo-job\",",
                " \"scheduler\": \"hierarchical\",",
                " \"seed\": 7,", " \"horizon\": 6,", " \"metrics\": {", "  \"makespan\": 6,"), lines.subList(0, 9));
        assertEquals(
                "  {\"decile\": 2, \"count\": 0, \"mean\": null, \"worst\": null, \"min\": null, \"q1\": null, \"median\": null, \"q3\":"
                        + " null,"
                        + " \"minWork\": null, \"maxWork\": null},",
                lines.stream().filter(line -> line.contains("\"decile\": 2,")).findFirst().orElseThrow());
        assertEquals("}", lines.get(lines.size() - 1));
    }

    @Test
    void outputsAppearTogetherAndReplaceWhatWasThere() throws IOException {
        Files.writeString(folder.resolve("a"), "old");
        try (OutputFiles outputs = new OutputFiles()) {
            outputs.write(folder.resolve("a"), text("new"));
            outputs.write(folder.resolve("b.gz"), text("packed"));
            assertEquals("old", Files.readString(folder.resolve("a")));
            outputs.commit();
        }
        assertEquals(List.of("a", "b.gz"), names());
        assertEquals("new", Files.readString(folder.resolve("a")));
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve("b.gz")))) {
            assertEquals("packed", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void nothingIsLeftOfOutputsThatWereNotCommitted() throws IOException {
        Files.writeString(folder.resolve("a"), "old");
        try (OutputFiles outputs = new OutputFiles()) {
            outputs.makeFolder(folder.resolve("x/y"));
            outputs.write(folder.resolve("a"), text("new"));
            outputs.begin(folder.resolve("x/y/z")).write(1);
            assertThrows(NoSuchFileException.class, () -> outputs.write(folder.resolve("no/c"), text("c")));
        }
        assertEquals(List.of("a"), names());
        assertEquals("old", Files.readString(folder.resolve("a")));
    }

    @Test
    void oneFileCannotBeTwoOutputs() throws IOException {
        try (OutputFiles outputs = new OutputFiles()) {
            outputs.write(folder.resolve("a"), text("one"));
            assertThrows(FileAlreadyExistsException.class, () -> outputs.write(folder.resolve("./a"), text("two")));
        }
        assertEquals(List.of(), names());
    }

    private Platform defaultFor(String tasks) throws IOException {
        Path file = Files.writeString(folder.resolve("w.json"), "{\"jobs\": [{\"id\": \"J\", \"tasks\": [" + tasks + "]}]}");
        Workload workload = Formats.read(file, ReadOptions.DEFAULT).workload();
        return DefaultPlatform.of(workload);
    }

    @Test
    void theDefaultPlatformHasAClusterOfEachKind() throws IOException {
        assertEquals(Platform.of("default: one cluster", Cluster.of("cluster", 16)), defaultFor("{\"id\": \"a\", \"exec\": 1}"));
        assertEquals(Platform.of("default: 2 clusters", Cluster.of("gpu", 20, "gpu"), Cluster.of("cpu", 20, "cpu")),
                defaultFor(
                        "{\"id\": \"a\", \"exec\": 1, \"kind\": \"gpu\"}, {\"id\": \"b\", \"exec\": 1, \"kind\": \"cpu\", \"cores\": 20},"
                                + "{\"id\": \"c\", \"exec\": 1}"));
        assertEquals(Platform.of("default: 2 clusters", Cluster.of("P1", 16), Cluster.of("P2", 16)),
                defaultFor("{\"id\": \"a\", \"exec\": {\"P1\": 1, \"P2\": 3}}"));
    }

    @Test
    void theDefaultPlatformOfALogIsAsWideAsItsWidestJob() throws IOException {
        String jobs = "1 0 -1 5 %1$d -1 -1 %1$d 9 -1 1 1 -1 -1 -1 -1 -1 -1\n2 1 -1 5 3 -1 -1 3 9 -1 1 1 -1 -1 -1 -1 -1 -1\n";
        for (int widest : List.of(4, 20)) {
            Path file = Files.writeString(folder.resolve("log.swf"), String.format(jobs, widest));
            Workload log = Formats.read(file, ReadOptions.DEFAULT).workload();
            assertEquals(Platform.of("default: one cluster", Cluster.of("cluster", Math.max(16, widest))), DefaultPlatform.of(log));
        }
    }

    @Test
    void aPlatformBesideTheWorkloadIsFound() throws IOException {
        Files.writeString(folder.resolve("p.json"), "{\"name\": \"mine\", \"root\": {\"cluster\": \"a\", \"cores\": 3}}");
        InputFile file = InputFile.of(Files.writeString(folder.resolve("w.json"),
                "{\"platform\": \"p.json\", \"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"a\", \"exec\": 1}]}]}"));
        LoadedWorkload loaded = Formats.read(file, ReadOptions.DEFAULT);
        assertEquals(new PlatformChoice(Platform.of("mine", Cluster.of("a", 3)), PlatformOrigin.named(folder.resolve("p.json"))),
                PlatformChoice.of(loaded, file, java.util.Optional.empty(), Limits.DEFAULT));
        Files.delete(folder.resolve("p.json"));
        InputException refused = assertThrows(InputException.class,
                () -> PlatformChoice.of(loaded, file, java.util.Optional.empty(), Limits.DEFAULT));
        assertEquals(file.name() + ":1:14: the platform file " + folder.resolve("p.json") + " does not exist (/platform)",
                refused.getMessage());
    }

    @Test
    void aTaskIsFoundInItsFileAgain() throws IOException {
        Path first = Files.writeString(folder.resolve("w.json"),
                "{\"jobs\": [{\"id\": \"J\", \"tasks\": [\n {\"id\": \"a\", \"exec\": 1},\n"
                        + "  {\"id\": \"b\", \"exec\": 1}]}]}");
        assertEquals(first + ":3:3: too wide (/jobs/0/tasks/1)",
                Formats.read(first, ReadOptions.DEFAULT).places().problem(0, 1, Message.verbatim("too wide")).text());
        Path second = Files.writeString(folder.resolve("v.json"), WfFormatTest.LATEST);
        Path third = Files.writeString(folder.resolve("u.json"), WfFormatTest.OLD);
        JobPlaces places = Formats.read(List.of(second, third), ReadOptions.DEFAULT).places();
        assertEquals(second + ":8:14: too wide (/workflow/specification/tasks/1)",
                places.problem(0, 1, Message.verbatim("too wide")).text());
        assertEquals(third + ":2:3: too wide (/workflow/jobs/0)", places.problem(1, 0, Message.verbatim("too wide")).text());
    }
}
