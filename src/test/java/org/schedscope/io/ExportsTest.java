package org.schedscope.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
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
import org.schedscope.io.format.CorePacking;
import org.schedscope.io.format.Export;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.RawSchedule;
import org.schedscope.io.format.RawSchedule.CoreSpan;
import org.schedscope.io.format.RawSchedule.Piece;
import org.schedscope.io.format.ScheduleExport;
import org.schedscope.io.format.WorkloadExport;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.log.EventLogTest;
import org.schedscope.io.schedule.TraceSchedule;
import org.schedscope.model.Cluster;
import org.schedscope.model.Dependency;
import org.schedscope.model.Job;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.text.Message;

/** What is written is read back as it was, and what the format has no place for is told. */
class ExportsTest {
    @TempDir
    Path folder;

    private static Task task(String id, long exec, int cores, Dependency... parents) {
        return new Task(id, exec, cores, "any", 0, OptionalLong.empty(), Map.of(), List.of(parents));
    }

    private static Dependency edge(int parent, long data) {
        return new Dependency(parent, Optional.of(Ratio.of(data)));
    }

    private static Workload seconds(String name, Job... jobs) {
        return new Workload(name, "s", Optional.empty(), List.of(jobs));
    }

    private Path write(Export export, String name, Workload workload, Optional<Platform> platform) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ((WorkloadExport) export).write(workload, platform, out);
        return Files.write(folder.resolve(name), out.toByteArray());
    }

    private static Export named(String name) {
        return Exports.named(name).orElseThrow();
    }

    private static List<String> losses(String format, Workload workload) {
        return ((WorkloadExport) named(format)).losses(workload).stream().map(Message::toString).toList();
    }

    @Test
    void namesMeanTheFormatWithTheLongestEnding() {
        Map<String, String> meant = Map.of("a.workload.json", "workload", "a.json", "wfformat", "A.SWF.gz", "swf", "a.trace.json",
                "chrome-trace", "a.csv", "csv", "a.jed", "jedule", "a.xml", "jedule", "a.batsim.json", "batsim");
        meant.forEach((name, format) -> assertEquals(format, Exports.meantBy(Path.of(name)).orElseThrow().name()));
        assertEquals(Optional.empty(), Exports.meantBy(Path.of("a.txt")));
        assertEquals(Exports.all().size(), Exports.all().stream().map(Export::name).distinct().count());
    }

    @Test
    void aWorkflowComesBackFromWfFormat() throws IOException {
        Task last = new Task("c", 9, 4, "any", 1000, OptionalLong.empty(), Map.of(), List.of(edge(1, 7), edge(0, 0)));
        Workload workload = seconds("wide", Job.of("wide", 0, task("a", 3, 1), task("b", 5, 2, edge(0, 40)), last));
        assertEquals(workload,
                Formats.read(write(named("wfformat"), "w.json", workload, Optional.empty()), ReadOptions.DEFAULT).workload());
        assertEquals(List.of(), losses("wfformat", workload));
    }

    @Test
    void ticksOfOtherLengthsComeBackWithThatLength() throws IOException {
        Workload workload = new Workload("w", "100ms", Optional.empty(), List.of(Job.of("w", 0, task("a", 35, 1))));
        Path file = write(named("wfformat"), "w.json", workload, Optional.empty());
        assertTrue(Files.readString(file).contains("\"runtimeInSeconds\": 3.5"));
        assertEquals(workload, Formats.read(file, ReadOptions.DEFAULT.withTick(TickLength.parse("100ms"))).workload());
    }

    @Test
    void idsThatTheSchemaForbidsBecomeNames() throws IOException {
        Workload workload = seconds("w", Job.of("w", 0, task("a b", 1, 1), task("a_b", 1, 1), task("ü", 1, 1).after(0)));
        assertEquals(
                List.of("the format has no place for ids in the form that the schema asks for (they are the names of the tasks); lost: 2"),
                losses("wfformat", workload));
        assertEquals(List.of("a_b-2", "a_b", "_"),
                Formats.read(write(named("wfformat"), "w.json", workload, Optional.empty()), ReadOptions.DEFAULT)
                        .workload().jobs().get(0).tasks().stream().map(Task::id).toList());
    }

    @Test
    void batchJobsComeBackFromSwf() throws IOException {
        Task memory = new Task("1", 60, 4, "any", 400, OptionalLong.of(100), Map.of(), List.of());
        Workload workload = seconds("log", new Job("17", "/u3", 0, List.of(memory), Optional.empty(), Optional.of("2")),
                new Job("4", "/", 12, List.of(task("1", 1, 1)), Optional.empty(), Optional.empty()));
        Platform platform = Platform.of("SP2", Cluster.of("cluster", 128));
        LoadedWorkload read = Formats.read(write(named("swf"), "log.swf", workload, Optional.of(platform)), ReadOptions.DEFAULT);
        assertEquals(workload, read.workload());
        assertEquals(Optional.of(platform), read.described());
        assertEquals(List.of(), losses("swf", workload));
    }

    @Test
    void batchJobsComeBackFromBatsim() throws IOException {
        Task late = new Task("1", 60, 4, "any", 0, OptionalLong.of(100), Map.of(), List.of());
        Workload workload = new Workload("log", "100ms", Optional.empty(),
                List.of(new Job("17", "/u3", 0, List.of(late), Optional.empty(), Optional.empty()),
                        new Job("x", "/ada", 5, List.of(task("1", 1, 1)), Optional.empty(), Optional.empty())));
        Path file = write(named("batsim"), "log.batsim.json", workload, Optional.of(Platform.of("SP2", Cluster.of("cluster", 128))));
        assertTrue(Files.readString(file).contains("\"nb_res\": 128"), Files.readString(file));
        LoadedWorkload read = Formats.read(file, ReadOptions.DEFAULT.withTick(TickLength.parse("100ms")));
        assertEquals(workload.jobs(), read.workload().jobs());
        assertEquals(128, read.described().orElseThrow().totalCores());
        assertEquals(List.of(), losses("batsim", workload));
        Task needs = new Task("1", 60, 4, "gpu", 400, OptionalLong.of(100), Map.of(), List.of());
        assertEquals(3, losses("batsim", seconds("l", new Job("17", "/u3", 0, List.of(needs), Optional.empty(), Optional.of("night"))))
                .size(), "kind, memory and queue");
    }

    @Test
    void aBatsimJobWhoseEstimateIsTooShortHasNoWallTimeSoThatItRunsToItsEnd() throws IOException {
        Task overrun = new Task("1", 10, 1, "any", 0, OptionalLong.of(4), Map.of(), List.of());
        Task exact = new Task("1", 10, 1, "any", 0, OptionalLong.of(10), Map.of(), List.of());
        Workload workload = seconds("log", new Job("1", "/u3", 0, List.of(overrun), Optional.empty(), Optional.empty()),
                new Job("2", "/u3", 0, List.of(exact), Optional.empty(), Optional.empty()));
        List<Job> read = Formats.read(write(named("batsim"), "log.batsim.json", workload, Optional.empty()), ReadOptions.DEFAULT).workload()
                .jobs();
        assertEquals(List.of(10L, 10L), read.stream().map(job -> job.tasks().get(0).exec()).toList());
        assertEquals(List.of(OptionalLong.empty(), OptionalLong.of(10)), read.stream().map(job -> job.tasks().get(0).estimate()).toList());
        assertEquals(List.of("the format has no place for estimates that are too short (Batsim ends a job at its wall time); lost: 1"),
                losses("batsim", workload).stream().map(Object::toString).toList());
    }

    @Test
    void swfNumbersWhatHasNoNumber() throws IOException {
        Workload workload = seconds("log", new Job("late", "/maths/ada", 5, List.of(task("t", 2, 1)), Optional.empty(), Optional.of("gpu")),
                new Job("7", "/maths/bob", 9, List.of(task("t", 2, 3)), Optional.empty(), Optional.empty()));
        assertEquals("""
                ; Version: 2.2
                ; MaxJobs: 2
                ; Note: made from log
                ; Note: job 1 is late
                ; Note: job 2 is 7
                ; Note: user 1 is /maths/ada
                ; Note: user 2 is /maths/bob
                ; Note: queue 1 is gpu
                1 5 -1 2 1 -1 -1 1 -1 -1 -1 1 -1 -1 1 -1 -1 -1
                2 9 -1 2 3 -1 -1 3 -1 -1 -1 2 -1 -1 -1 -1 -1 -1
                """, Files.readString(write(named("swf"), "log.swf", workload, Optional.empty())));
        assertEquals(
                List.of("the format has no place for a beginning without jobs, since arrivals count from the first job; ticks; lost: 5"),
                losses("swf", workload));
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Workload graph = seconds("w", Job.of("J", 0, task("a", 1, 1), task("b", 1, 1)), Job.of("K", 0, task("a", 1, 1)));
        assertEquals(Optional.of("a job of the Standard Workload Format is one task, and job J has 2"),
                ((WorkloadExport) named("swf")).refusal(graph).map(Message::toString));
        assertEquals(Optional.of("a job of Batsim is written as one task, and job J has 2"),
                ((WorkloadExport) named("batsim")).refusal(graph).map(Message::toString));
        assertEquals(Optional.of("WfFormat holds one workflow, and the workload has 2 jobs"),
                ((WorkloadExport) named("wfformat")).refusal(graph).map(Message::toString));
        assertEquals(Optional.empty(), ((WorkloadExport) named("workload")).refusal(graph));
    }

    private RawSchedule read(String name, String text) throws IOException {
        return ScheduleFormats.read(InputFile.of(Files.writeString(folder.resolve(name), text)), ReadOptions.DEFAULT);
    }

    private String written(String format, RawSchedule schedule) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ((ScheduleExport) named(format)).write(schedule, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<List<Object>> contents(RawSchedule schedule) {
        return schedule.pieces().stream()
                .map(piece -> List.<Object>of(piece.job(), piece.task(), piece.cluster(), piece.start(), piece.finish(), piece.cores(),
                        piece.which()))
                .toList();
    }

    @Test
    void schedulesComeBackFromJeduleWithTheirCores() throws IOException {
        RawSchedule batsim = read("b.csv", ScheduleFormatsTest.BATSIM);
        RawSchedule again = read("b.jed", written("jedule", batsim));
        assertEquals(contents(batsim), contents(again));
        assertEquals(6, again.clusters().get(0).cores().orElseThrow());
        RawSchedule run = TraceSchedule.of(EventLogTest.traceOf(EventLogTest.smallRun()));
        assertEquals(contents(run), contents(read("r.jed", written("jedule", run))));
        assertEquals(run.timeUnit(), read("r.jed", written("jedule", run)).timeUnit());
    }

    @Test
    void schedulesComeBackFromCsv() throws IOException {
        RawSchedule mine = read("s.csv", ScheduleFormatsTest.CSV);
        assertEquals(ScheduleFormatsTest.CSV, written("csv", mine));
    }

    @Test
    void coresThatNobodyToldAreTheLowestFreeOnes() throws IOException {
        RawSchedule schedule = read("s.csv", "job,task,cluster,start,finish,cores\nA,a,C,0,4,2\nB,b,C,1,3,1\nD,d,C,3,5,2\nE,e,C,4,,1\n");
        CorePacking packing = CorePacking.of(schedule);
        assertEquals(List.of(new CoreSpan(0, 1)), packing.spans(0));
        assertEquals(List.of(new CoreSpan(2, 2)), packing.spans(1));
        assertEquals(List.of(new CoreSpan(2, 3)), packing.spans(2));
        assertEquals(List.of(new CoreSpan(0, 0)), packing.spans(3));
        assertEquals(Map.of("C", 4), packing.cores());
        assertEquals(5, packing.end(3));
    }

    @Test
    void unusualNamesSurviveJedule() throws IOException {
        Piece odd = new Piece("<&\">'", "é 日", "C \u2028", 0, OptionalLong.of(1), 1, List.of(new CoreSpan(0, 0)), 1);
        RawSchedule schedule = new RawSchedule("n", "f", "tick", List.of(odd), List.of(), List.of(new RawSchedule.ClusterNote("C \u2028",
                java.util.OptionalInt.empty())), 0, RawSchedule.Causes.UNKNOWN, List.of());
        Piece back = read("o.jed", written("jedule", schedule)).pieces().get(0);
        assertEquals(List.of("<&\">'", "é 日", "C \\u2028"), List.of(back.job(), back.task(), back.cluster()));
    }
}
