package org.schedscope.io.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.model.Job;
import org.schedscope.model.Jobs;
import org.schedscope.model.SchedulingParameters;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.text.Message;

/** Figures for time sharing in files, and the releases that periodic jobs stand for. */
class PeriodicJobsTest {
    private static final String FIGURES = """
            {"format": "schedscope-workload", "version": 1, "name": "W", "timeUnit": "tick",
             "jobs": [{"id": "A", "priority": -3, "tickets": 7, "deadline": 9, "tasks": [{"id": "T", "exec": 2}]},
                      {"id": "B", "arrival": 1, "period": 5, "tasks": [{"id": "T", "exec": 2}]},
                      {"id": "C", "period": 4, "deadline": 3, "count": 2, "tasks": [{"id": "T", "exec": 1}]},
                      {"id": "B#9", "arrival": 1, "period": 5, "release": 9, "tasks": [{"id": "T", "exec": 2}]}],
             "horizon": 11}
            """;

    @TempDir
    Path folder;

    private static SchedulingParameters released(long period, long deadline, int number) {
        return new SchedulingParameters(0, 100, OptionalLong.of(deadline), OptionalLong.of(period), OptionalInt.empty(),
                OptionalInt.of(number));
    }

    private static Job job(String id, long arrival, long exec, SchedulingParameters figures) {
        return Job.of(id, arrival, Task.of("T", exec)).withScheduling(figures);
    }

    private static List<Job> figures() {
        SchedulingParameters own = SchedulingParameters.NONE.withPriority(-3).withTickets(7).withDeadline(OptionalLong.of(9));
        return List.of(job("A", 0, 2, own), job("B#1", 1, 2, released(5, 5, 1)), job("B#2", 6, 2, released(5, 5, 2)),
                job("C#1", 0, 1, released(4, 3, 1)), job("C#2", 4, 1, released(4, 3, 2)),
                job("B#9", 1, 2, released(5, 5, 9).withDeadline(OptionalLong.empty())));
    }

    private FormatContract<Workload> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT).workload());
    }

    private static String written(Workload workload) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WorkloadWriter.write(workload, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private void refused(String message, String jobs) {
        InputException refusal = assertThrows(InputException.class, () -> contract().read("w.workload.json", jobs));
        assertEquals(message, refusal.problems().stream().map(problem -> problem.toString().replace(folder + "/", "")).toList().get(0));
    }

    @Test
    void periodicJobsStandForTheirReleases() throws IOException {
        contract().readsTheSameInOtherClothes(FIGURES, new Workload("W", "tick", Optional.empty(), Optional.empty(),
                OptionalLong.of(11), Jobs.of(figures())));
    }

    @Test
    void releasesThatFollowOneAnotherAreWrittenAsOneJobAndReadBackEqual() throws IOException {
        Workload read = contract().read("w.workload.json", FIGURES);
        String again = written(read);
        assertEquals(read, contract().read("again.workload.json", again));
        assertEquals(4, again.split("\"tasks\"").length - 1, again);
    }

    @Test
    void aChangedReleaseIsWrittenByItself() throws IOException {
        Workload read = contract().read("w.workload.json", FIGURES);
        List<Job> jobs = new ArrayList<>(read.jobs());
        jobs.set(2, jobs.get(2).withArrival(7));
        jobs.remove(3);
        Workload changed = read.withJobs(jobs);
        assertEquals(changed, contract().read("again.workload.json", written(changed)));
    }

    @Test
    void aHorizonAtAnArrivalLeavesNoRelease() throws IOException {
        Workload read = contract().read("w.workload.json", FIGURES.replace("\"horizon\": 11", "\"horizon\": 1"));
        assertFalse(read.jobs().stream().anyMatch(job -> job.id().equals("B#1")));
        assertEquals(4, read.jobs().size());
    }

    @Test
    void whatIsWrongIsSaidAtItsPlace() {
        refused("w.workload.json:1:11: the job P has a \"period\", but neither a \"count\" nor does the workload have a \"horizon\""
                + " (/jobs/0)", "{\"jobs\": [{\"id\": \"P\", \"period\": 5, \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}");
        refused("w.workload.json:1:11: \"count\" needs a \"period\" (/jobs/0)",
                "{\"jobs\": [{\"id\": \"P\", \"count\": 5, \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}");
        refused("w.workload.json:1:11: two jobs have the id P#2 (/jobs/0)", "{\"jobs\": [{\"id\": \"P\", \"period\": 5, \"count\": 2,"
                + " \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}, {\"id\": \"P#2\", \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}");
        refused("w.workload.json:1:34: \"tickets\" is 0; it must be at least 1 (/jobs/0/tickets)",
                "{\"jobs\": [{\"id\": \"P\", \"tickets\": 0, \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}");
    }

    @Test
    void hostileCountsAreRefused() {
        InputFile file = InputFile.of("w", ("{\"jobs\": [{\"id\": \"P\", \"period\": 1, \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}],"
                + " \"horizon\": 1e15}").getBytes(StandardCharsets.UTF_8));
        assertThrows(InputException.class, () -> new WorkloadJson().read(file, ReadOptions.DEFAULT));
        InputFile late = InputFile.of("w", ("{\"jobs\": [{\"id\": \"P\", \"period\": " + (Limits.LARGEST_TOTAL - 1)
                + ", \"count\": 9, \"tasks\": [{\"id\": \"T\", \"exec\": 1}]}]}").getBytes(StandardCharsets.UTF_8));
        assertThrows(InputException.class, () -> new WorkloadJson().read(late, ReadOptions.DEFAULT));
    }

    @Test
    void problemsOfReleasesHaveThePlaceOfTheirJob() throws IOException {
        InputFile file = InputFile.of("w", FIGURES.getBytes(StandardCharsets.UTF_8));
        LoadedWorkload read = new WorkloadJson().read(file, ReadOptions.DEFAULT);
        assertEquals("w:4:73: wide (/jobs/2/tasks/0)", read.places().problem(4, 0, Message.verbatim("wide")).toString());
    }
}
