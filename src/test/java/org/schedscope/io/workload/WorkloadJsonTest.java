package org.schedscope.io.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.ValueCurve;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;

public class WorkloadJsonTest {
    public static final String EVERYTHING = """
            {"format": "schedscope-workload", "version": 1, "name": "Graham 1969", "timeUnit": "s", "platform": "three.json",
             "jobs": [{"id": "J1", "user": "/maths/ada", "arrival": 7, "queue": "short",
                       "value": {"max": 100.5, "curve": [[2, 1], [4, 0.5], [8, 0]]},
                       "tasks": [{"id": "T1", "exec": 3, "cores": 2, "kind": "gpu", "after": ["T9"]},
                                 {"id": "T9", "exec": 9, "memory": 512, "estimate": 12, "resources": {"gpu": 2}},
                                 {"id": "T10", "exec": {"C1": 9, "C2": 4}, "after": [{"task": "T1", "data": 0.1}, "T9"]}]},
                      {"id": "ü \\"2\\"", "tasks": [{"id": "T1", "exec": 1e3}]}]}
            """;

    @TempDir
    Path folder;

    private static Workload everything() {
        Ratio half = new Ratio(1, 2);
        ValueCurve curve = new ValueCurve(new Ratio(201, 2), List.of(new ValueCurve.Point(Ratio.of(2), Ratio.ONE),
                new ValueCurve.Point(Ratio.of(4), half), new ValueCurve.Point(Ratio.of(8), Ratio.ZERO)));
        Task first = new Task("T1", 3, 2, "gpu", 0, OptionalLong.empty(), Map.of(), List.of(Dependency.on(1)));
        Task second = new Task("T9", 9, 1, "any", 512, OptionalLong.of(12), Map.of(), List.of(), Map.of("gpu", 2L));
        Task third = new Task("T10", 1, 1, "any", 0, OptionalLong.empty(), Map.of("C1", 9L, "C2", 4L),
                List.of(new Dependency(0, Optional.of(new Ratio(1, 10))), Dependency.on(1)));
        return new Workload("Graham 1969", "s", Optional.of("three.json"),
                List.of(new Job("J1", "/maths/ada", 7, List.of(first, second, third), Optional.of(curve), Optional.of("short")),
                        Job.of("ü \"2\"", 0, Task.of("T1", 1000))));
    }

    private FormatContract<Workload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT).workload());
    }

    private static String written(Workload workload) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WorkloadWriter.write(workload, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void everyFieldIsRead() throws IOException {
        contract().readsTheSameInOtherClothes(EVERYTHING, everything());
    }

    @Test
    void everyPrefixIsRefused() throws IOException {
        contract().refusesEveryPrefix(EVERYTHING);
    }

    @Test
    void whatIsWrittenIsReadBackEqual() throws IOException {
        assertEquals(everything(), contract().read("w.json", written(everything())));
    }

    @Test
    void aTaskALineIsWritten() throws IOException {
        assertEquals("""
                {
                 "format": "schedscope-workload",
                 "version": 1,
                 "name": "w",
                 "timeUnit": "tick",
                 "jobs": [
                  {"id": "J", "arrival": 2, "tasks": [
                    {"id": "a", "exec": 3},
                    {"id": "b", "exec": 4, "cores": 2, "after": ["a"]}
                   ]}
                 ]
                }
                """, written(Workload.of("w", Job.of("J", 2, Task.of("a", 3), Task.of("b", 4).withCores(2).after(0)))));
    }

    @Test
    void aWorkloadWithoutANameIsNamedAfterItsFile() throws IOException {
        String bare = "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}";
        assertEquals(Workload.of("morning", Job.of("J", 0, Task.of("T", 1))), contract().read("morning.workload.json", bare));
    }
}
