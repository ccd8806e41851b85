package org.schedscope.io.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.RecognizedFile;
import org.schedscope.io.ScheduleFormatsTest;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.Problem;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.platform.PlatformJsonTest;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

public class WfFormatTest {
    public static final String LATEST = """
            {"name": "two steps", "schemaVersion": "1.5", "unheard": {"of": [1, {}]},
             "workflow": {
              "execution": {"makespanInSeconds": 9, "tasks": [
                {"id": "b_2", "runtimeInSeconds": 59.5, "coreCount": 4, "memoryInBytes": 1000, "machines": ["m"]},
                {"id": "a_1", "runtimeInSeconds": 120.0}]},
              "specification": {
               "tasks": [{"name": "a", "id": "a_1", "parents": [], "children": ["b_2"], "inputFiles": ["in"], "outputFiles": ["x", "y", "z"]},
                         {"name": "b", "id": "b_2", "parents": ["a_1"], "children": [], "inputFiles": ["x", "in", "z"]}],
               "files": [{"id": "in", "sizeInBytes": 7}, {"id": "x", "sizeInBytes": 100}, {"id": "y", "sizeInBytes": 30},
                         {"id": "z", "sizeInBytes": 5}]}}}
            """;

    public static final String OLD = """
            {"schemaVersion": "1.2", "workflow": {"makespan": 3, "jobs": [
              {"name": "late", "id": "ID3", "runtime": 0, "parents": ["early"], "cores": 2.0, "memory": 3,
               "files": [{"link": "input", "name": "f", "size": 9}]},
              {"name": "early", "id": "ID1", "runtime": 100, "parents": [], "files": [{"link": "output", "name": "f", "size": 10}]}]}}
            """;

    @TempDir
    Path folder;

    private FormatContract<Workload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT).workload());
    }

    private static Workload workload(Job job) {
        return new Workload(job.id(), "s", Optional.empty(), List.of(job));
    }

    private static Workload latest() {
        Task first = Task.of("a_1", 120);
        Task second = new Task("b_2", 60, 4, "any", 1000, OptionalLong.empty(), Map.of(),
                List.of(new Dependency(0, Optional.of(Ratio.of(105)))));
        return workload(Job.of("two steps", 0, first, second));
    }

    @Test
    void theSplitSchemaIsReadWhateverTheOrderOfItsParts() throws IOException {
        contract().readsTheSameInOtherClothes(LATEST, latest());
    }

    @Test
    void everyPrefixIsRefused() throws IOException {
        contract().refusesEveryPrefix(LATEST);
    }

    @Test
    void theOldSchemaRefersByNameAndGivesMemoryInThousands() throws IOException {
        Task late = new Task("late", 1, 2, "any", 3000, OptionalLong.empty(), Map.of(),
                List.of(new Dependency(1, Optional.of(Ratio.of(10)))));
        assertEquals(workload(Job.of("old", 0, late, Task.of("early", 100))), contract().read("old.json", OLD));
    }

    @Test
    void namesServeWhereIdsAreNotMeant() throws IOException {
        String text = LATEST.replace("\"parents\": [\"a_1\"]", "\"parents\": [\"a\"]");
        assertEquals(latest(), contract().read("w.json", text));
    }

    @Test
    void parentsAndChildrenAreUnited() throws IOException {
        assertEquals(latest(), contract().read("w.json", LATEST.replace("\"parents\": [\"a_1\"]", "\"parents\": []")));
        assertEquals(latest(), contract().read("w.json", LATEST.replace("\"children\": [\"b_2\"]", "\"children\": []")));
    }

    @Test
    void roundingThatAddsWorkIsTold() throws IOException {
        String text = LATEST.replace("59.5", "40.2").replace("120.0", "0.1");
        Path file = Files.writeString(folder.resolve("w.json"), text);
        assertEquals(List.of(), Formats.read(file, ReadOptions.DEFAULT).warnings());
        LoadedWorkload coarse = Formats.read(file, ReadOptions.DEFAULT.withTick(TickLength.parse("1min")));
        assertEquals(List.of(file + ": rounding run times up to ticks of 1min adds 87 % more work; --tick 1s would do better"),
                coarse.warnings().stream().map(Problem::text).toList());
        assertEquals("min", coarse.workload().timeUnit());
        assertEquals(List.of(1L, 1L), coarse.workload().jobs().get(0).tasks().stream().map(Task::exec).toList());
    }

    @Test
    void finerTicksAreExact() throws IOException {
        Path file = Files.writeString(folder.resolve("w.json"), LATEST);
        Workload fine = Formats.read(file, ReadOptions.DEFAULT.withTick(TickLength.parse("100ms"))).workload();
        assertEquals(List.of(1200L, 595L), fine.jobs().get(0).tasks().stream().map(Task::exec).toList());
        assertEquals("100ms", fine.timeUnit());
    }

    @Test
    void whatAWorkloadDoesNotHaveIsToldWhateverTheVersion() throws IOException {
        InputFile latest = InputFile.of("w.json", LATEST.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of("a workload has no place for the names of files (edges keep the bytes that one task writes and another reads);"
                + " lost: 4", "a workload has no place for the fields machines of tasks", "a workload has no place for the fields unheard",
                "a workload has no place for fractions of ticks (times are rounded up; a shorter --tick keeps them); lost: 1"),
                Formats.unread(RecognizedFile.of(latest, Limits.DEFAULT), ReadOptions.DEFAULT).stream().map(Message::toString).toList());
        InputFile old = InputFile.of("w.json", OLD.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of("a workload has no place for the names of files (edges keep the bytes that one task writes and another reads);"
                + " lost: 2"), Formats.unread(RecognizedFile.of(old, Limits.DEFAULT), ReadOptions.DEFAULT).stream()
                .map(Message::toString).toList());
    }

    @Test
    void unknownNamesAreRefused() throws IOException {
        assertEquals("w.json:7:69: this workflow has no task zzz (/workflow/specification/tasks/0/children/0)",
                contract().refusal("w.json", LATEST.replace("\"children\": [\"b_2\"]", "\"children\": [\"zzz\"]")));
    }

    @Test
    void aCycleNamesItsTasks() throws IOException {
        assertEquals("w.json:1:1: the tasks of job two steps form a cycle: a_1 → b_2 → a_1 (/workflow)",
                contract().refusal("w.json", LATEST.replace("\"parents\": []", "\"parents\": [\"b_2\"]")));
    }

    @Test
    void aTaskThatWasNeverExecutedIsRefused() throws IOException {
        assertEquals("w.json:8:14: no run time is given for the task b_2 (/workflow/specification/tasks/1)",
                contract().refusal("w.json", LATEST.replace("\"runtimeInSeconds\": 59.5, ", "")));
    }

    @Test
    void duplicateIdsAreRefused() throws IOException {
        assertEquals("w.json:8:14: two tasks have the id b_2 (/workflow/specification/tasks/1)",
                contract().refusal("w.json", LATEST.replace("\"name\": \"a\", \"id\": \"a_1\"", "\"id\": \"b_2\"")));
    }

    @Test
    void aNegativeRunTimeIsRefused() throws IOException {
        assertEquals("w.json:4:39: \"runtimeInSeconds\" is -59.5; it must not be negative (/workflow/execution/tasks/0/runtimeInSeconds)",
                contract().refusal("w.json", LATEST.replace("59.5", "-59.5")));
    }

    @Test
    void severalFilesAreOneWorkloadInTheOrderGiven() throws IOException {
        Path first = Files.writeString(folder.resolve("z.json"), LATEST);
        Path second = Files.writeString(folder.resolve("a.json"), LATEST);
        Path third = Files.writeString(folder.resolve("old.json"), OLD);
        Workload workload = Formats.read(List.of(first, third, second), ReadOptions.DEFAULT).workload();
        assertEquals(List.of("two steps", "old", "two steps-2"), workload.jobs().stream().map(Job::id).toList());
    }

    @Test
    void aFolderIsReadInOrderOfNames() throws IOException {
        Files.writeString(folder.resolve("b.json"), LATEST);
        Files.writeString(folder.resolve("a.json"), OLD);
        Files.writeString(folder.resolve("LICENSE"), "none");
        assertEquals(List.of("a", "two steps"), Formats.read(folder, ReadOptions.DEFAULT).workload().jobs().stream().map(Job::id).toList());
    }

    @Test
    void whatIsNoWorkflowIsNamedWithAReason() throws IOException {
        Files.writeString(folder.resolve("a.json"), LATEST);
        Path schedule = Files.writeString(folder.resolve("b.json"), ScheduleFormatsTest.CSV);
        Path platform = Files.writeString(folder.resolve("c.json"), PlatformJsonTest.EVERYTHING);
        InputException refused = assertThrows(InputException.class, () -> Formats.read(folder, ReadOptions.DEFAULT));
        assertEquals(schedule + ": this is a schedule (schedule CSV), not a workload\n"
                + platform + ": this is a platform, not a workload", refused.getMessage());
    }
}
