package org.schedscope.io.swf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.fixture.FormatContract;
import org.schedscope.io.Formats;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.Limits;
import org.schedscope.io.input.LogNodes;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.workload.WorkloadWriter;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.NetworkModel;
import org.schedscope.model.Platform;
import org.schedscope.model.Router;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.number.Ratio;
import org.schedscope.model.time.TickLength;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.text.Message;

public class SwfTest {
    /** A job asking for more than it used, one without wishes that ran 0 s, one that never ran, one past its limit, with decimals. */
    public static final String LOG = """
            ; Version: 2.2
            ; Computer: Toy
            ; MaxNodes: 4
            ; MaxProcs: 8 (two per node)
            ;
               7   100     5     30    2     -1   512    4     60  2048  1  12   1  -1  3 -1 -1 -1
               8   90.0   -1      0    3  17.25    -1   -1     -1    -1  1  -1  -1  -1 -1 -1 -1 -1
               9   101    -1     -1   -1     -1    -1    4     60    -1  5   1   1  -1  3 -1 -1 -1
              10   120     0     80    1     80    -1    1     50    -1  1  13   1  -1  0 -1 -1 -1 {0,1} all
            """;

    @TempDir
    Path folder;

    private static Job job(String id, String user, long arrival, Task task, String queue) {
        return new Job(id, user, arrival, List.of(task), Optional.empty(), Optional.of(queue).filter(name -> !name.isEmpty()));
    }

    private static Task task(long exec, int cores, long memory, OptionalLong estimate) {
        return new Task("1", exec, cores, "any", memory, estimate, Map.of(), List.of());
    }

    private static Workload expected(String name) {
        return new Workload(name, "s", Optional.empty(), List.of(
                job("7", "/u12", 10, task(30, 4, 8192, OptionalLong.of(60)), "3"),
                job("8", "/", 0, task(1, 3, 0, OptionalLong.empty()), ""),
                job("10", "/u13", 30, task(80, 1, 0, OptionalLong.of(50)), "0")));
    }

    private LoadedWorkload read(String name, String text) throws IOException {
        return Formats.read(Files.writeString(folder.resolve(name), text), ReadOptions.DEFAULT);
    }

    private FormatContract<List<Job>> contract() {
        return new FormatContract<>(folder, path -> Formats.read(path, ReadOptions.DEFAULT).workload().jobs());
    }

    private static String line(String... columns) {
        String[] all = {"1", "0", "-1", "10", "1", "-1", "-1", "-1", "-1", "-1", "1", "-1", "-1", "-1", "-1", "-1", "-1", "-1"};
        for (String column : columns) {
            int equals = column.indexOf('=');
            all[Integer.parseInt(column.substring(0, equals)) - 1] = column.substring(equals + 1);
        }
        return String.join(" ", all) + "\n";
    }

    private List<String> warnings(LoadedWorkload loaded) {
        return loaded.warnings().stream().map(problem -> problem.text().replace(folder + java.io.File.separator, "")).toList();
    }

    @Test
    void aLineThatTheBeginningOfTheFileCutsDecidesNothing() throws IOException {
        String head = ("; " + "x".repeat(61) + "\n").repeat(127) + ";" + "y".repeat(50) + "\n";
        assertEquals(3, read("cut", head + LOG.lines().filter(line -> !line.startsWith(";")).collect(java.util.stream.Collectors
                .joining("\n"))).workload().jobs().size());
    }

    @Test
    void everyColumnThatCountsIsRead() throws IOException {
        LoadedWorkload loaded = read("toy.swf", LOG);
        assertEquals(expected("toy"), loaded.workload());
        assertEquals(Optional.of(Platform.of("Toy", Cluster.of("cluster", 8))), loaded.described());
        assertEquals(List.of("toy.swf: 1 of 4 jobs is left out: 1 without a run time",
                "toy.swf: 1 of 2 jobs with time limits ran past its limit: simulations do not enforce limits",
                "toy.swf: 1 run of length zero lasts one tick"), warnings(loaded));
    }

    /** The first job that stays is submitted 90 s after the log's start. */
    @Test
    void whenItWasIsKeptAlsoInOurOwnFormatAndInALogWrittenAgain() throws IOException {
        String header = "; UnixStartTime: 893466664\n; TimeZone: -28800\n; TimeZoneString: US/Pacific\n";
        Workload dated = read("dated.swf", header + LOG).workload();
        assertEquals("1998-04-24T18:12:34-07:00[US/Pacific]", dated.start().orElseThrow().toString());
        assertEquals("1998-04-24T17:12:34-08:00", read("offset.swf", header.replace("US/Pacific", "here") + LOG).workload().start()
                .orElseThrow().toString());
        assertEquals(Optional.empty(), read("never.swf", "; UnixStartTime: 0\n" + LOG).workload().start());
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        WorkloadWriter.write(dated, json);
        assertEquals(dated, read("dated.workload.json", json.toString(StandardCharsets.UTF_8)).workload());
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        SwfExport.EXPORT.write(dated, Optional.empty(), log);
        assertEquals(dated.start(), read("again.swf", log.toString(StandardCharsets.UTF_8)).workload().start());
    }

    @Test
    void clothesDoNotMatter() throws IOException {
        contract().readsTheSameInOtherClothes(LOG, expected("x").jobs());
        contract().readsTheSameInOtherClothes(LOG.replaceAll(" +", "\t"), expected("x").jobs());
        contract().readsTheSameInOtherClothes(LOG.replace("; Computer", "; Caf\u00e9\n; Computer"), expected("x").jobs());
        byte[] latin = LOG.replace("Toy", "Caf\u00e9").getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(expected("x").jobs(), contract().read("latin", latin));
        assertEquals(expected("x").jobs(),
                contract().read("titles", "id submit wait run cpus cputime\n" + LOG.replaceAll("(?m)^;.*\n", "")));
    }

    @Test
    void aLogThatIsCutOffLosesItsLastLineAndNoMore() throws IOException {
        int lastLine = LOG.stripTrailing().lastIndexOf('\n') + 1;
        for (int length = lastLine + 4; length < LOG.indexOf(" -1 {0,1}"); length++) {
            LoadedWorkload cut = read("cut.swf", LOG.substring(0, length));
            assertEquals(List.of("7", "8"), cut.workload().jobs().stream().map(Job::id).toList());
            assertEquals("cut.swf: 2 of 4 jobs are left out: 1 without a run time, 1 with too many or too few fields",
                    warnings(cut).get(0));
        }
        assertEquals("cut.swf: line 9 is left out: a line has 18 columns or more; this one has 3",
                warnings(read("cut.swf", LOG.substring(0, lastLine + 18))).get(1));
    }

    /** Between three lines of jobs: the reason with its count, and the first line of each; refused where one asks for that. */
    @Test
    void aLineThatCannotBeReadIsLeftOutOrRefused() throws IOException {
        for (String[] row : new String[][] {
                {"abc\n", "1 with too many or too few fields", "3:1", "a line has 18 columns or more; this one has 1"},
                {"; x\n9 50 5 100 4\n", "1 with too many or too few fields", "4:1", "a line has 18 columns or more; this one has 5"},
                {line("4=1e99"), "1 with a time that cannot be read", "3:8",
                        "the run time must be a number of seconds below 2^61 microseconds, not \"1e99\""},
                {line("2=x"), "1 with a time that cannot be read", "3:3",
                        "the submit time must be a number of seconds below 2^61 microseconds, not \"x\""},
                {line("3=x"), "1 with a time that cannot be read", "3:5",
                        "the wait time must be a number of seconds below 2^61 microseconds, not \"x\""},
                {line("5=1.5"), "1 with a number that cannot be read", "3:11",
                        "the number of processors must be a whole number of at most 2147483647, not \"1.5\""},
                {line("12=99999999999"), "1 with a number that cannot be read", "3:30",
                        "the user must be a whole number of at most 2147483647, not \"99999999999\""}}) {
            String log = "; MaxProcs: 2\n" + line() + row[0] + line("1=2") + line("1=3");
            String number = row[2].substring(0, row[2].indexOf(':'));
            assertEquals(List.of("w.swf: 1 of 4 jobs is left out: " + row[1], "w.swf: line " + number + " is left out: " + row[3]),
                    warnings(read("w.swf", log)));
            Path file = folder.resolve("w.swf");
            assertEquals("w.swf:" + row[2] + ": " + row[3], assertThrows(InputException.class,
                    () -> Formats.read(file, ReadOptions.DEFAULT.withStrict(true))).getMessage().replace(folder + "/", ""));
        }
    }

    @Test
    void aLogOfWhichMostLinesCannotBeReadIsRefused() throws IOException {
        assertEquals("f.swf:2:8: the run time must be a number of seconds below 2^61 microseconds, not \"1e99\"",
                contract().refusal("f.swf", line() + line("4=1e99") + line("5=1.5")));
        assertEquals("f.swf:1:3: the submit time must be a number of seconds below 2^61 microseconds, not \"x\"",
                contract().refusal("f.swf", line("2=x") + line("4=-1")));
        assertTrue(contract().refusal("five.txt", "1 2 3 4 5\n2 3 4 5 6\n").startsWith("five.txt: this is a table of an unknown kind"));
    }

    /** Status 2 to 4: what a run did before it was suspended, beside the line of the whole, in whatever order. */
    @Test
    void partsOfARunAreNoJobsOfTheirOwn() throws IOException {
        String whole = line("11=1", "4=300");
        String first = line("11=2", "4=100");
        String last = line("11=3", "2=205", "4=200");
        String failed = line("11=4", "2=205", "4=200");
        String out = "%d of %d jobs are left out: %d parts of runs that another line has as a whole";
        String alone = "%d lines are parts of runs (status 2 to 4) without a line of the whole: each is read as a job";
        for (Object[] row : new Object[][] {
                {whole + first + last, List.of("1"), List.of(out.formatted(2, 3, 2))},
                {first + last + whole, List.of("1"), List.of(out.formatted(2, 3, 2))},
                {line("11=0", "4=300") + first + failed, List.of("1"), List.of(out.formatted(2, 3, 2))},
                {first + last, List.of("1", "1-2"), List.of(alone.formatted(2),
                        "1 job has the number of an earlier one; it is called 1-2")},
                {whole + line("1=2", "11=2"), List.of("1", "2"), List.of(
                        "1 line is a part of a run (status 2 to 4) without a line of the whole: it is read as a job")}}) {
            LoadedWorkload read = read("p.swf", "; MaxProcs: 2\n" + row[0]);
            assertEquals(row[1], read.workload().jobs().stream().map(Job::id).toList());
            assertEquals(row[2], warnings(read).stream().map(warning -> warning.replaceFirst("p.swf: ", "")).toList());
        }
    }

    @Test
    void processorsComeFromMaxProcsElseFromMaxNodes() throws IOException {
        assertEquals(Optional.of(Platform.of("a", Cluster.of("cluster", 4))), read("a.swf", "; MaxNodes: 4\n" + line()).described());
        assertEquals(Optional.of(Platform.of("a", Cluster.of("cluster", 4))),
                read("a.swf", "; MaxProcs: -1\n;MaxNodes:4\n" + line()).described());
    }

    @Test
    void machinesBesideALogDescribeItsPlatform() throws IOException {
        Files.writeString(folder.resolve("b.swf.machines"),
                ";id name nodes CPUs speed GB_RAM\n0\tnorth \t 3 \t 4 \t 1 \t 2 \t x\n1\tsouth\t5\t1\t1\n");
        Cluster north = new Cluster("north", 12, "any", Ratio.ONE, OptionalLong.of(6L << 20));
        Platform platform = new Platform("b", new Router("root", List.of(north, Cluster.of("south", 5))), NetworkModel.NONE, Map.of());
        assertEquals(Optional.of(platform), read("b.swf", line()).described());
        Path packed = Files.write(folder.resolve("b.swf.gz"), FormatContract.gzip(line().getBytes(StandardCharsets.UTF_8)));
        assertEquals(Optional.of(platform), Formats.read(packed, ReadOptions.DEFAULT).described());
        Files.writeString(folder.resolve("b.swf.machines"), "0 north 0 4 1\n1 south\n");
        assertEquals("b.swf.machines:1:9: nodes must be a number from 1 on, not \"0\"\n"
                + "b.swf.machines:2:1: a machine needs an id, a name, nodes and processors per node", contract().refusal("b.swf", line()));
    }

    @Test
    void whatHasNoPlaceInAWorkloadIsCounted() throws IOException {
        String job = " 0 0 5 1 -1 -1 1 9 -1 1 1 1 1 1 ";
        assertEquals(List.of(), warnings(read("e.swf", "; MaxProcs: 4\n1" + job + "1 -1 -1\n2" + job + "1 0 0\n")));
        assertEquals(
                List.of("e.swf: fields without a place in a workload are not read: \"partition\" of 2 lines, \"preceding job\" of 1 line,"
                        + " \"think time\" of 2 lines"),
                warnings(read("e.swf", "; MaxProcs: 4\n1" + job + "1 -1 60\n2" + job + "2 1 9\n")));
    }

    @Test
    void whatAleaHasBesideALogIsNamed() throws IOException {
        Files.writeString(folder.resolve("g.swf.queues"), "0 q 10 20\n");
        Files.writeString(folder.resolve("g.swf.groups"), "0 g 2 100\n");
        Files.writeString(folder.resolve("g.swf.machines"), ";id name nodes CPUs speed GB_RAM properties GPUs\n0 a 4 1 1 256 p 4\n"
                + "1 b 4 1 1 256 p 0\n2 c 4 1 1 256 p 2\n");
        assertEquals(List.of("g.swf: 2 files beside the log are not read: g.swf.queues, g.swf.groups",
                "g.swf.machines: fields without a place in a workload are not read: \"GPUs\" of 2 lines"),
                warnings(read("g.swf", line())).stream().map(warning -> warning.replace(folder + "/", "")).toList());
    }

    @Test
    void limitsThatJobsOutliveAreSaid() throws IOException {
        String job = " 0 0 50 1 -1 -1 1 %d -1 1 1 1 1 1 -1 -1 -1\n";
        assertEquals(List.of("l.swf: 2 of 3 jobs with time limits ran past their limits: simulations do not enforce limits"),
                warnings(read("l.swf", "; MaxProcs: 4\n1" + job.formatted(49) + "2" + job.formatted(50) + "3" + job.formatted(1) + "4"
                        + job.formatted(-1))));
    }

    @Test
    void aLogThatSaysNothingOfItsMachineWarns() throws IOException {
        LoadedWorkload loaded = read("c.swf", line());
        assertEquals(Optional.empty(), loaded.described());
        assertEquals(List.of(
                "c.swf: the log states neither MaxProcs nor MaxNodes, and the file c.swf.machines does not exist: unless a platform"
                        + " is given, a default one is used"),
                warnings(loaded));
    }

    @Test
    void whatDidNotRunIsCountedInOneWarning() throws IOException {
        String log = "; MaxProcs: 2\n" + line() + line("1=2", "4=-1") + line("1=3", "5=0") + line("1=4", "2=-1")
                + line("1=5", "4=-1", "5=-1");
        assertEquals(List.of("d.swf: 4 of 5 jobs are left out: 2 without a run time, 1 without cores, 1 without an arrival"),
                warnings(read("d.swf", log)));
        assertEquals("d.swf: none of the 1 jobs of this log ran", contract().refusal("d.swf", line("4=-1")));
        assertEquals("d.swf: the log has no jobs", contract().refusal("d.swf", "; MaxProcs: 2\n"));
    }

    @Test
    void aNumberThatIsThereTwiceGetsASuffix() throws IOException {
        LoadedWorkload loaded = read("e.swf", "; MaxProcs: 2\n" + line() + line() + line("1=2") + line());
        assertEquals(List.of("1", "1-2", "2", "1-3"), loaded.workload().jobs().stream().map(Job::id).toList());
        assertEquals(List.of("e.swf: 2 jobs have the number of an earlier one; they get names such as 1-2"), warnings(loaded));
    }

    @Test
    void fractionsOfSecondsAreRoundedUpToTicks() throws IOException {
        Path file = Files.writeString(folder.resolve("g.swf"),
                "; MaxProcs: 2\n" + line("2=100.5", "4=60.25", "9=120") + line("1=2", "2=160", "4=61"));
        List<Job> seconds = Formats.read(file, ReadOptions.DEFAULT).workload().jobs();
        assertEquals(List.of(0L, 60L), seconds.stream().map(Job::arrival).toList());
        assertEquals(List.of(61L, 61L), seconds.stream().map(job -> job.tasks().get(0).exec()).toList());
        Workload minutes = Formats.read(file, ReadOptions.DEFAULT.withTick(TickLength.parse("1min"))).workload();
        assertEquals(List.of(0L, 1L), minutes.jobs().stream().map(Job::arrival).toList());
        assertEquals(List.of(2L, 2L), minutes.jobs().stream().map(job -> job.tasks().get(0).exec()).toList());
        assertEquals(OptionalLong.of(2), minutes.jobs().get(0).tasks().get(0).estimate());
        assertEquals("min", minutes.timeUnit());
    }

    private static RunSetup setup(LoadedWorkload loaded, PlatformChoice platform) {
        return new RunSetup(loaded, RunSource.sample(loaded.workload().name()), platform, Optional.empty(), Schedulers.DEFAULT);
    }

    @Test
    void jobsTooWideForThePlatformAreLeftOutAndCounted() throws IOException {
        LoadedWorkload loaded = read("h.swf", "; MaxProcs: 2\n" + line("5=3") + line("1=2", "5=2") + line("1=3", "5=9"));
        RunSetup input = setup(loaded,
                PlatformChoice.of(loaded, InputFile.of(folder.resolve("h.swf")), Optional.empty(), Limits.DEFAULT))
                .fitted(Optional.empty());
        assertEquals(List.of("2"), input.loaded().workload().jobs().stream().map(Job::id).toList());
        assertEquals(List.of("h.swf: 2 of 3 jobs are left out: no cluster of platform \"h\" is large enough for them"),
                warnings(input.loaded()));
        assertEquals(3, input.loaded().places().problem(0, 0, Message.verbatim("")).line());
    }

    @Test
    void memoryBindsOnlyWhenAsked() throws IOException {
        Files.writeString(folder.resolve("i.swf.machines"), "0 north 1 4 1 100\n");
        LoadedWorkload loaded = read("i.swf", line("10=80") + line("1=2", "10=80", "5=2"));
        PlatformChoice choice = PlatformChoice.of(loaded, InputFile.of(folder.resolve("i.swf")), Optional.empty(), Limits.DEFAULT);
        assertEquals(OptionalLong.of(100), choice.platform().clusters().get(0).memory());
        RunSetup free = setup(loaded, choice).fitted(Optional.empty());
        assertEquals(OptionalLong.empty(), free.platform().platform().clusters().get(0).memory());
        assertEquals(List.of(80L, 160L), free.loaded().workload().jobs().stream().map(job -> job.tasks().get(0).memory()).toList());
        RunSetup bound = setup(loaded, choice).fitted(Optional.of(true));
        assertEquals(OptionalLong.of(100), bound.platform().platform().clusters().get(0).memory());
        assertEquals(1, bound.loaded().workload().jobs().size());
    }

    @Test
    void limitsHold() throws IOException {
        Limits two = new Limits(1 << 20, 64, 64, 200, 2, 2, 200);
        Path file = Files.writeString(folder.resolve("j.swf"), line() + line("1=2") + line("1=3"));
        InputException refused = assertThrows(InputException.class, () -> Formats.read(file, ReadOptions.DEFAULT.withLimits(two)));
        assertEquals(file + ":3:1: more than 2 jobs; the limit is 2", refused.getMessage());
        String endless = "; " + "x".repeat(300_000) + "\n; MaxProcs: 2\n" + line().stripTrailing() + " y".repeat(100_000) + "\n";
        assertEquals(1, read("k.swf", endless).workload().jobs().size());
    }

    @Test
    void otherTextsAreNoLogs() throws IOException {
        assertFalse(Formats.formatOf(InputFile.of(Files.writeString(folder.resolve("l"), "5\n0 0 0\n1 2 3\n")),
                Limits.DEFAULT) instanceof SwfReader);
        Path story = Files.writeString(folder.resolve("m"), "a story of words and more\nwords");
        assertTrue(assertThrows(InputException.class, () -> Formats.formatOf(InputFile.of(story), Limits.DEFAULT)).getMessage()
                .startsWith(story + ": this text is of an unknown kind, its first line is \"a story of words and more\";"
                        + " workloads are read from "));
    }

    @Test
    void memoryIsOfACoreOrOfAJobAsTheUserSays() throws IOException {
        Path file = Files.writeString(folder.resolve("unit.swf"), line("5=2", "10=2048"));
        List<Long> read = new ArrayList<>();
        for (String unit : ReadOptions.LogMemory.names()) {
            ReadOptions options = ReadOptions.DEFAULT.withMemory(ReadOptions.LogMemory.named(unit));
            read.add(Formats.read(file, options).workload().jobs().get(0).tasks().get(0).memory());
        }
        assertEquals(List.of(4096L, 2048L, 2L), read);
        assertEquals(Optional.empty(), ReadOptions.LogMemory.named("kb"));
    }

    /** As the simulator Alea writes logs: a node for each processor, and as memory bytes of the job. */
    @Test
    void ofALogWithNodesThoseJobsCanBeReadThatRanOnOneOfSomeAlone() throws IOException {
        String log = """
                0 100 0 50 2 1 1024 2 60 4096 1 6 1 1 -1 1 1 1 {7,7} q 1:ppn=2
                1 110 0 50 2 1 1024 2 60 4096 1 6 1 1 -1 1 1 1 {7,8} q 2:ppn=1
                2 120 0 50 1 1 1024 1 60 1025 1 7 1 1 -1 1 1 1 {9} q 1:ppn=1
                3 130 0 50 1 1 1024 1 60 1025 1 7 1 1 -1 1 1 1 {6} q 1:ppn=1
                """;
        Path file = Files.writeString(folder.resolve("alea.swf"), log);
        ReadOptions some = ReadOptions.DEFAULT.withNodes(Optional.of(LogNodes.parse("7-8,9")));
        assertEquals(List.of(job("0", "/u6", 0, task(50, 2, 4, OptionalLong.of(60)), ""),
                job("2", "/u7", 20, task(50, 1, 2, OptionalLong.of(60)), "")), Formats.read(file, some).workload().jobs());
        ReadOptions others = ReadOptions.DEFAULT.withNodes(Optional.of(LogNodes.parse("70")));
        assertThrows(InputException.class, () -> Formats.read(file, others));
        Path graph = Files.writeString(folder.resolve("graph.json"), "{\"jobs\": []}");
        assertTrue(assertThrows(InputException.class, () -> Formats.read(graph, some)).getMessage().contains("states no nodes"));
        assertThrows(ModelException.class, () -> LogNodes.parse("7..8"));
        assertThrows(ModelException.class, () -> LogNodes.parse("8-7"));
    }
}
