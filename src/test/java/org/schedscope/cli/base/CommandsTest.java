package org.schedscope.cli.base;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.schedscope.chart.run.Charts;
import org.schedscope.cli.CommandLineMain;
import org.schedscope.cli.command.HeadlessSample;
import org.schedscope.event.RunChoices;
import org.schedscope.experiment.RunRequest;
import org.schedscope.experiment.RunSource;
import org.schedscope.generate.profile.WorkloadProfiles;
import org.schedscope.io.format.GivenPlatform;
import org.schedscope.io.input.InputFile;
import org.schedscope.model.time.TickLength;
import org.schedscope.policy.registry.Policies;
import org.schedscope.scheduler.Schedulers;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

class CommandsTest {
    private static final String WORKLOAD = """
            {"name": "three", "jobs": [
             {"id": "J1", "user": "/ada", "tasks": [{"id": "a", "exec": 3}, {"id": "b", "exec": 9, "after": ["a"]}]},
             {"id": "J2", "user": "/ben", "tasks": [{"id": "a", "exec": 2}]},
             {"id": "J3", "user": "/ada", "arrival": 1, "tasks": [{"id": "a", "exec": 2, "cores": 2}]}]}
            """;
    private static final String PLATFORM = "{\"name\": \"tiny\", \"root\": {\"cluster\": \"C\", \"cores\": 2}}";

    @TempDir
    Path folder;

    /** Exit code and what was printed, with the folder left out. */
    private record Result(int code, String out, String err) {
    }

    /** Remembers what it was asked to open. */
    private static final class OpenedWindow implements Window {
        private final boolean available;
        private final List<Optional<RunRequest>> opened = new ArrayList<>();

        OpenedWindow(boolean available) {
            this.available = available;
        }

        @Override
        public boolean isAvailable() {
            return available;
        }

        @Override
        public boolean open(Optional<RunRequest> request) {
            return opened.add(request);
        }
    }

    private Result run(Window window, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = CommandLineMain.run(arguments, new PrintWriter(out), new PrintWriter(err), window);
        String prefix = folder + java.io.File.separator;
        return new Result(code, clean(out, prefix), clean(err, prefix));
    }

    private static String clean(StringWriter text, String prefix) {
        return text.toString().replace(prefix, "").replace(System.lineSeparator(), "\n");
    }

    private Result run(String... arguments) {
        return run(new OpenedWindow(false), arguments);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void simulatePrintsWhatRanAndItsMetrics() throws IOException {
        Result result = run("simulate", file("w.json", WORKLOAD), "--platform", file("p.json", PLATFORM), "--policy", "fifo-job");
        assertEquals(new Result(0, """
                Workload  three (3 jobs, 4 tasks)
                Platform  tiny (from p.json; 1 cluster, 2 cores)
                Policy    fifo-job (hierarchical, seed 1, network none)

                Makespan                         14 ticks
                """, ""), new Result(result.code(), result.out().substring(0, result.out().indexOf("Throughput")), result.err()));
        assertTrue(result.out().endsWith("""

                User  Jobs  Late  Weighted tardiness
                /ada     2     0                   0
                /ben     1     0                   0
                """), result.out());
        assertEquals(List.of("p.json", "w.json"), names());
    }

    @Test
    void simulateWritesEverythingThatIsAskedFor() throws IOException {
        Result result = run("simulate", file("w.json", WORKLOAD), "--platform", file("p.json", PLATFORM), "--policy", "fifo-job",
                "--schedule", at("s.csv"), "--events", at("e.ndjson.gz"), "--metrics", at("m.json"), "--render", at("pictures"),
                "--horizon", "20", "--audit",
                "--eet-capacity", "1", "--eet-bin", "2", "--seed", "5", "--set", "routing=least-loaded", "--network", "ccr:0.5",
                "--scheduler", "hierarchical", "--format", "png");
        assertEquals("", result.err());
        assertEquals(0, result.code());
        assertEquals(List.of("e.ndjson.gz", "m.json", "p.json", "pictures", "s.csv", "w.json"), names());
        assertEquals("""
                job,task,cluster,start,finish,cores
                J1,a,C,0,3,1
                J2,a,C,0,2,1
                J1,b,C,3,12,1
                J3,a,C,12,14,2
                """, Files.readString(folder.resolve("s.csv")));
        assertTrue(Files.readString(folder.resolve("m.json")).startsWith("""
                {
                 "workload": "three",
                 "platform": "tiny",
                 "policy": "fifo-job",
                 "scheduler": "hierarchical",
                 "seed": 5,
                 "parameters": {
                  "routing": "least-loaded"
                 },
                 "horizon": 20,
                """));
        try (Stream<Path> pictures = Files.list(folder.resolve("pictures"))) {
            assertEquals(pictures("png"),
                    pictures.map(path -> path.getFileName().toString()).sorted().toList());
        }
        assertEquals("e.ndjson.gz: an event log of workload three under fifo-job\n", run("validate", at("e.ndjson.gz")).out());
    }

    @Test
    void theSameCommandWritesTheSameBytes() throws IOException {
        String workload = file("w.json", WORKLOAD);
        for (String copy : new String[] {"1", "2"}) {
            assertEquals(0,
                    run("simulate", workload, "--policy", "random", "--events", at("e" + copy), "--schedule", at("s" + copy), "--metrics",
                            at("m" + copy), "--render", at("r" + copy)).code());
        }
        for (String name : new String[] {"e", "s", "m", "r%s/gantt.png", "r%s/slr-deciles.png"}) {
            String pattern = name.contains("%") ? name : name + "%s";
            assertArrayEquals(Files.readAllBytes(folder.resolve(pattern.replace("%s", "1"))),
                    Files.readAllBytes(folder.resolve(pattern.replace("%s", "2"))));
        }
    }

    @Test
    void anEstimateModelIsRecordedWithTheDrawnWorkload() throws IOException {
        String workload = file("w.json", WORKLOAD);
        Result result = run("simulate", workload, "--estimate", "log-round:10.0", "--events", at("e.ndjson"), "--seed", "3");
        assertEquals("", result.err());
        assertTrue(result.out().contains("estimate=log-round:10)"), result.out());
        String head = Files.readAllLines(folder.resolve("e.ndjson")).get(0);
        assertTrue(head.contains("\"parameters\":{\"estimate\":\"log-round:10\"}"), head);
        assertTrue(head.contains("{\"id\":\"b\",\"exec\":9,\"estimate\":10,\"after\":[\"a\"]}"), head);
        run("simulate", workload, "--set", "estimate=log-round:10", "--events", at("f.ndjson"), "--seed", "3");
        assertEquals(Files.readString(folder.resolve("e.ndjson")), Files.readString(folder.resolve("f.ndjson")));
        assertEquals(new Result(2, "", "unknown estimate model 'guess'; write exact, normal:100, log-round:10, uniform:300\n"),
                run("simulate", workload, "--estimate", "guess"));
    }

    @Test
    void anOrderingWhoseKeysAreWorkedOutAnewInEveryPassSaysSoOnce() throws IOException {
        String workload = file("w.swf", "; MaxProcs: 2\n1 5 -1 10 2 -1 -1 2 20 -1 1 3 1 -1 0 -1 -1 -1\n");
        String slow = "keys of this ordering are not made of lines in time, so in every pass they are worked out anew for every task that"
                + " waits; long queues take long\n";
        assertEquals("warning: =age * wait: " + slow, run("simulate", workload, "--policy", "=age * wait").err());
        assertEquals("warning: =rank / (1 + wait): " + slow,
                run("compare", workload, "--policies", "fifo-job,=age / exec,=rank / (1 + wait)").err());
        assertEquals("", run("simulate", workload, "--policy", "=min(age, floor(wait / exec) * value) ^ 1 - abs(cp - age)").err());
    }

    @Test
    void aBatchLogRunsOnTheMachineItDescribes() throws IOException {
        String log = file("toy.swf",
                "; MaxProcs: 2\n1 5 -1 10 2 -1 -1 2 20 50 1 3 1 -1 0 -1 -1 -1\n2 6 -1 10 3 -1 -1 -1 -1 -1 1 4 1 -1 0 -1 -1 -1\n");
        Result result = run("simulate", log, "--policy", "fifo-job", "--set", "memory=on");
        assertEquals("warning: toy.swf: 1 of 2 jobs is left out: no cluster of platform \"toy\" is large enough for them\n", result.err());
        assertTrue(result.out().startsWith("""
                Workload  toy (1 job, 1 task, a tick is 1 s)
                Platform  toy (described by the workload; 1 cluster, 2 cores)
                Policy    fifo-job (hierarchical, seed 1, network none, memory=on)
                """), result.out());
        assertEquals(0, result.code());
        assertEquals("unknown value 'maybe' of memory; available: on, off\n", run("simulate", log, "--set", "memory=maybe").err());
    }

    @Test
    void theDefaultPlatformIsNamed() throws IOException {
        Result result = run("simulate", file("w.json", WORKLOAD));
        assertTrue(result.out().contains("Platform  default: one cluster (no platform was given; 1 cluster, 16 cores)\n"), result.out());
    }

    @Test
    void badInputIsOneLineAndExitCodeTwo() throws IOException {
        assertEquals(new Result(2, "", "w.json:1:53: \"exec\" is 0; it must be at least 1 (/jobs/0/tasks/0/exec)\n"),
                run("simulate", file("w.json", "{\"jobs\": [{\"id\": \"a\", \"tasks\": [{\"id\": \"b\", \"exec\": 0}]}]}"), "--metrics",
                        at("m.json")));
        assertEquals(List.of("w.json"), names());
        assertEquals(new Result(2, "", "none.json: the file does not exist\n"), run("simulate", at("none.json")));
    }

    @Test
    void aTaskThatFitsNowhereIsShownInItsFile() throws IOException {
        Result result = run("simulate", file("w.json", WORKLOAD), "--platform", file("p.json", PLATFORM.replace("2}", "1}")), "--schedule",
                at("s.csv"));
        assertEquals(2, result.code());
        assertEquals(
                "w.json:4:55: no cluster of platform \"tiny\" can hold task a of job J3, which needs 2 cores, kind any (/jobs/2/tasks/0)\n",
                result.err());
        assertEquals(List.of("p.json", "w.json"), names());
        assertEquals(result.err(), run("validate", at("w.json"), "--platform", at("p.json")).err());
    }

    @Test
    void anUnknownPolicyIsGuessed() throws IOException {
        Result result = run("simulate", file("w.json", WORKLOAD), "--policy", "pslr");
        assertEquals(new Result(2, "", "unknown policy 'pslr'; did you mean p-slr? (" + Schedulers.policyNames().size()
                + " policies and presets: schedscope policies)\n"), result);
    }

    @Test
    void wrongUsageIsOneLineWithAHint() throws IOException {
        String workload = file("w.json", WORKLOAD);
        assertEquals("Missing required parameter: 'WORKLOAD' (see schedscope simulate --help)\n", run("simulate").err());
        assertTrue(run("simulat").err()
                .matches("unknown command 'simulat'; did you mean simulate\\? \\(\\d+ commands: schedscope --help\\)\n"));
        assertTrue(run("simulate", workload, "--scheduler", "hierarchic").err()
                .startsWith("unknown scheduler 'hierarchic'; did you mean hierarchical? ("));
        assertEquals(
                "Invalid value for option '--seed': 'x' is not a seed; write a whole number from -9223372036854775807 to"
                        + " 9223372036854775807 (see schedscope simulate --help)\n",
                run("simulate", workload, "--seed", "x").err());
        assertEquals("'week' is not a length of a tick; write 1s, 100ms, 1min or 1h\n", run("simulate", workload, "--tick", "week").err());
        assertEquals("unknown network model \"pigeon\"; available: none, ccr, thin-tree, links"
                + " (write none, ccr:0.2 or thin-tree:0.2:-1; links are possible in platform files only)\n",
                run("simulate", workload, "--network", "pigeon").err());
        assertEquals("'x' is not an exponent; write thin-tree:0.2:-1, for instance\n",
                run("simulate", workload, "--network", "thin-tree:0.2:x").err());
        assertEquals("\"share\" is 1.5; it must be at least 0 and below 1\n",
                run("simulate", workload, "--network", "thin-tree:1.5").err());
        assertEquals("unknown picture format 'gif'; available: png, svg, pdf\n", run("simulate", workload, "--format", "gif").err());
        assertEquals("unknown theme 'pink'; available: light, dark, projector\n", run("simulate", workload, "--theme", "pink").err());
        assertEquals("pictures cannot be scaled by 0.0; use a factor above 0 and at most 20\n",
                run("simulate", workload, "--picture-scale", "0").err());
        assertEquals("pictures cannot be -1.0 mm wide; --width-mm is above 0 and at most 2000\n",
                run("simulate", workload, "--width-mm", "-1").err());
        assertEquals("12.0 mm have no room for a picture with type of 8.0 points; --width-mm is at least 57 there\n",
                run("simulate", workload, "--width-mm", "12").err());
        assertEquals("type cannot be 80.0 points high; --font-pt is above 0 and at most 72\n",
                run("simulate", workload, "--width-mm", "85", "--font-pt", "80").err());
        assertEquals("half-life cannot be '0'; it must be 1 to 1000000000000000 ticks, or none\n",
                run("simulate", workload, "--policy", "fair-usage", "--set", "half-life=0").err());
        assertEquals("unknown parameter 'half-life'; available: at-limit, backfill-depth, backfill-interval, backfill-phase, limit-check,"
                        + " pass-interval, rearrangement, routing, starvation\n",
                run("simulate", workload, "--set", "half-life=86400").err());
        assertEquals(0, run("simulate", workload, "--policy", "fair-usage", "--set", "half-life=86400").code());
        assertEquals("unknown parameter 'rooting'; did you mean routing? Available: at-limit, backfill-depth, backfill-interval,"
                        + " backfill-phase, limit-check, pass-interval, rearrangement, routing, starvation\n",
                run("simulate", workload, "--set", "rooting=x").err());
        assertEquals(2, run("simulate", workload, "--nonsense").code());
        assertEquals(2, run("nonsense").code());
    }

    @Test
    void anOrderingThatIsTypedIsRunMarkedInTheLogAndVerified() throws IOException {
        String workload = file("w.json", WORKLOAD);
        Result run = run("simulate", workload, "--policy", "=cores * exec", "--events", at("e.ndjson"), "--audit");
        assertEquals("", run.err());
        assertTrue(Files.readString(folder.resolve("e.ndjson")).contains("\"policy\":\"=cores * exec\""));
        assertEquals(0, run("verify", at("e.ndjson")).code());
        assertEquals(0, run("compare", workload, "--policies", "=min(exec, cores),=-rank,fifo-job").code());
        assertTrue(run("policies", "=min(exec, cores)").out().contains("min(exec, cores), largest first"));
        assertEquals(
                "the ordering '=cors' is wrong at character 2: unknown variable 'cors'; available: now, arrival, ready, wait, age, exec,"
                        + " cores, rank, cp, maxcp, place, vmax, value, tier, queuePriority, usage, size, fairshare\n",
                run("simulate", workload, "--policy", "=cors").err());
    }

    /** The files of all charts. */
    private static List<String> pictures(String... endings) {
        return Charts.all().stream().flatMap(chart -> Stream.of(endings).map(ending -> chart.name() + "." + ending)).sorted().toList();
    }

    @Test
    void picturesAreDrawnAsShapesWithTheFiguresBehindThem() throws IOException {
        String workload = file("w.json", WORKLOAD);
        assertEquals(0, run("simulate", workload, "--render", at("svg"), "--format", "svg", "--data", "--theme", "dark").code());
        try (Stream<Path> files = Files.list(folder.resolve("svg"))) {
            assertEquals(pictures("csv", "svg"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        assertEquals("cluster,first core,last core,start tick,end tick,job,task,user",
                Files.readAllLines(folder.resolve("svg/gantt.csv")).get(0));
        assertEquals(0, run("compare", workload, "--policies", "srtf,fifo-job", "--render", at("pdf"), "--format", "pdf", "--data").code());
        assertTrue(Files.readString(folder.resolve("pdf/violated-eet.csv")).startsWith("policy,user,jobs,violated EETs"));
        assertTrue(Files.size(folder.resolve("pdf/violated-eet.pdf")) > 2_000);
    }

    @Test
    void outputsThatCannotBeWrittenAreRefusedBeforeTheRun() throws IOException {
        String workload = file("w.json", WORKLOAD);
        assertEquals(new Result(2, "", "cannot write no/s.csv: the folder no does not exist\n"),
                run("simulate", workload, "--schedule", at("no/s.csv")));
        assertEquals(new Result(2, "", "cannot write w.json: it is another input or output of this command\n"),
                run("simulate", workload, "--metrics", workload));
        assertEquals(2, run("simulate", workload, "--metrics", at("x"), "--schedule", at("x")).code());
        assertEquals(2, run("simulate", workload, "--metrics", folder.toString()).code());
        assertEquals(new Result(2, "", "cannot write pictures into w.json: it is not a folder\n"),
                run("simulate", workload, "--render", workload));
        assertEquals(List.of("w.json"), names());
    }

    @Test
    void anOutputThatFailsTakesTheOthersWithIt() throws IOException {
        String workload = file("w.json", WORKLOAD);
        Files.createDirectories(folder.resolve("pictures/gantt.png/full"));
        Result result = run("simulate", workload, "--schedule", at("s.csv"), "--render", at("pictures"));
        assertEquals(1, result.code());
        assertEquals(1, result.err().lines().count());
        assertFalse(Files.exists(folder.resolve("s.csv")));
        assertEquals(List.of("pictures", "w.json"), names());
    }

    @Test
    void validateSaysWhatEachFileIs() throws IOException {
        Result result = run("validate", file("w.json", WORKLOAD), file("p.json", PLATFORM), file("bad.json", "{"));
        assertEquals(
                new Result(2, "w.json: a workload of 3 jobs, 4 tasks, 1 edge\np.json: a platform of 1 cluster, 2 cores, network none\n",
                        "bad.json:1:2: the file ends in the middle of the document\n"),
                result);
    }

    @Test
    void policiesAreListedAndExplained() {
        Result list = run("policies");
        assertEquals(0, list.code());
        assertEquals(Policies.names(),
                list.out().lines().skip(1).limit(Policies.names().size()).map(line -> line.strip().split(" ")[0]).toList());
        assertTrue(list.out().contains("\n  fifo ") && list.out().contains("\n  market "), list.out());
        assertTrue(run("policies", "fifo-job").out().startsWith("fifo-job\n  "));
        assertTrue(run("policies", "fifo").out().contains("  Policy        fifo-job\n  Scheduler     central\n"));
        assertTrue(run("policies", "swff").err().startsWith("unknown policy 'swff'; did you mean swf? ("));
    }

    @Test
    void generateWritesAWorkloadThatRunsOnThePlatformBesideIt(@TempDir Path folder) throws IOException {
        Path drawn = folder.resolve("drawn.workload.json");
        Result made = run("generate", "mows", "--set", "workflows=3", "--set", "node=20", "--seed", "9", "-o", drawn.toString());
        assertEquals(new Result(0, drawn + ": 3 jobs, 60 tasks\n" + folder.resolve("drawn.platform.json") + ": 5 clusters\n", ""), made);
        assertEquals(0, run("simulate", drawn.toString(), "--policy", "mows", "--audit").code());
        byte[] first = Files.readAllBytes(drawn);
        run("generate", "mows", "--set", "workflows=3", "--set", "node=20", "--seed", "9", "-o", drawn.toString());
        assertArrayEquals(first, Files.readAllBytes(drawn));
        assertTrue(run("generate", "mows").out().contains("\n  interval: a whole number, from 0 to 1000000000 (default: 1000)\n"));
        assertEquals(new Result(2, "", "unknown profile 'mow'; did you mean mows? ("
                + WorkloadProfiles.names().size() + " profiles: schedscope generate)\n"), run("generate", "mow"));
        assertEquals(2, run("generate", "mows", "--set", "node=0").code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate", "simulate", "compare", "measure", "lint", "validate", "policies", "open"})
    void everyCommandHasHelpAndVersion(String command) {
        PrintWriter nowhere = new PrintWriter(PrintWriter.nullWriter());
        CommandLine all = CommandLineMain.commands(nowhere, nowhere, new OpenedWindow(false));
        Result help = new Result(0, all.getSubcommands().get(command).getUsageMessage(Ansi.OFF), "");
        assertTrue(help.out().startsWith("Usage: schedscope " + command));
        assertEquals(List.of(help, help, help), List.of(run(command, "--help"), run(command, "-h"), run("help", command)));
        assertTrue(run(command, "--version").out().startsWith("SchedScope "));
        Result whole = new Result(0, all.getUsageMessage(Ansi.OFF), "");
        assertEquals(List.of(whole, whole, whole), List.of(run("--help"), run("-h"), run("help")));
    }

    @Test
    void openGoesToTheWindow() throws IOException {
        OpenedWindow window = new OpenedWindow(true);
        assertEquals(new Result(0, "", ""),
                run(window, "open", "w.json", "--platform", "p.json", "--policy", "srtf", "--network", "ccr:0.2",
                        "--estimate", "normal:50", "--set", "routing=random-sticky", "--seed", "7"));
        assertEquals(new Result(0, "", ""), run(window));
        RunChoices choices = new RunChoices("srtf", "hierarchical", 7, Optional.of("ccr:0.2"),
                new TreeMap<>(Map.of("estimate", "normal:50", "routing", "random-sticky")));
        RunSource source = new RunSource.File(List.of(Path.of("w.json")), TickLength.FITTING, Optional.empty());
        RunRequest asked = new RunRequest(Optional.of(source), Optional.of(GivenPlatform.file(Path.of("p.json"))), choices);
        assertEquals(List.of(Optional.of(asked), Optional.empty()), window.opened);
        assertEquals(new Result(2, "", "the window needs a display; schedscope simulate works without one\n"), run("open"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "--network|ccr:x|'x' is not a ratio of communication to computation; write ccr:0.2, for instance",
            "--estimate|often|unknown estimate model 'often'; write exact, normal:100, log-round:10, uniform:300",
            "--tick|never|'never' is not a length of a tick; write 1s, 100ms, 1min or 1h",
            "--set|memory=maybe|unknown value 'maybe' of memory; available: on, off",
            "--set|routing=best|unknown value 'best' of routing; available: least-loaded, random-sticky"})
    void openRefusesAChoiceThatMakesNoSenseBeforeAWindowOpens(String option, String value, String complaint) throws IOException {
        OpenedWindow window = new OpenedWindow(true);
        assertEquals(new Result(2, "", complaint + "\n"), run(window, "open", option, value));
        assertEquals(List.of(), window.opened);
    }

    @Test
    void withoutADisplayTheSampleIsDrawnIntoAFolder() throws Exception {
        StringWriter out = new StringWriter();
        file("p.json", PLATFORM);
        Path sample = Path.of(file("w.json", WORKLOAD.replace("{\"name\"", "{\"platform\": \"p.json\", \"name\"")));
        Path results = folder.resolve("schedscope-out");
        assertEquals(0, HeadlessSample.run(InputFile.of(sample), results, new PrintWriter(out, true), new PrintWriter(new StringWriter())));
        assertTrue(out.toString().startsWith("No display: the first picture of the window was drawn into " + results + " instead."),
                out.toString());
        try (Stream<Path> entries = Files.list(results)) {
            List<String> all = Stream.concat(pictures("png").stream(), Stream.of("metrics.json", "schedule.csv")).sorted().toList();
            assertEquals(all,
                    entries.map(path -> path.getFileName().toString()).sorted().toList());
        }
    }
}
