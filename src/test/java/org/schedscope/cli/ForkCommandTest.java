package org.schedscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.schedscope.engine.Simulation;
import org.schedscope.event.ForkSpec;
import org.schedscope.event.JobChange;
import org.schedscope.event.RunChoices;
import org.schedscope.event.RunInfo;
import org.schedscope.experiment.RunSetup;
import org.schedscope.experiment.RunSource;
import org.schedscope.experiment.session.SavedRun;
import org.schedscope.experiment.session.SavedSession;
import org.schedscope.experiment.session.SessionFile;
import org.schedscope.experiment.session.SessionVerification;
import org.schedscope.fixture.CommandRuns;
import org.schedscope.io.format.LoadedWorkload;
import org.schedscope.io.format.PlatformChoice;
import org.schedscope.io.format.PlatformOrigin;
import org.schedscope.io.input.InputException;
import org.schedscope.io.input.InputFile;
import org.schedscope.io.input.ReadOptions;
import org.schedscope.io.workload.ForkJson;
import org.schedscope.io.workload.WorkloadJson;
import org.schedscope.model.Cluster;
import org.schedscope.model.Job;
import org.schedscope.model.ModelException;
import org.schedscope.model.Platform;
import org.schedscope.model.Task;
import org.schedscope.model.Workload;
import org.schedscope.model.graph.WorkloadIndex;
import org.schedscope.scheduler.RunSpec;
import org.schedscope.scheduler.Schedulers;
import org.schedscope.trace.TraceRecorder;

/** {@code simulate --fork} and {@code verify}. */
class ForkCommandTest {
    private static final String WORKLOAD = """
            {"jobs": [{"id": "J1", "tasks": [{"id": "T", "exec": 4}]},
                      {"id": "J2", "tasks": [{"id": "T", "exec": 9}]},
                      {"id": "J3", "arrival": 1, "tasks": [{"id": "T", "exec": 2}]}]}
            """;
    private static final String ONE_CORE = """
            {"format": "schedscope-platform", "version": 1, "name": "one core", "root": {"cluster": "C1", "cores": 1}}
            """;

    @TempDir
    Path folder;
    private CommandRuns runs;
    private String workload;

    @BeforeEach
    void files() throws IOException {
        runs = new CommandRuns(folder);
        workload = runs.file("w.json", WORKLOAD);
        runs.file("p.json", ONE_CORE);
    }

    private CommandRuns.Result forked(String fork) throws IOException {
        return runs.run("simulate", workload, "--platform", runs.at("p.json"), "--policy", "fifo-job", "--audit", "--schedule",
                runs.at("s.csv"),
                "--events", runs.at("e.ndjson"), "--fork", runs.file("f.json", fork));
    }

    @Test
    void coresThatAreNotThereAreHatchedInThePicture() throws IOException {
        String outage = runs.file("f.json", "{\"at\": 4, \"outages\": [{\"cluster\": \"C1\", \"cores\": 1, \"until\": 8}]}");
        runs.run("simulate", workload, "--platform", runs.at("p.json"), "--render", runs.at("with"), "--format", "svg", "--fork", outage);
        runs.run("simulate", workload, "--platform", runs.at("p.json"), "--render", runs.at("without"), "--format", "svg");
        assertTrue(lines("with/gantt.svg") > 2 * lines("without/gantt.svg"), "hatching is many lines");
    }

    private int lines(String svg) throws IOException {
        return runs.text(svg).split("<line").length;
    }

    @Test
    void fromTheTickOnAnotherPolicyDecides() throws IOException {
        CommandRuns.Result result = forked("{\"at\": 3, \"policy\": \"srtf\"}");
        assertEquals(0, result.code(), result.err());
        assertEquals("""
                job,task,cluster,start,finish,cores
                J1,T,C1,0,4,1
                J3,T,C1,4,6,1
                J2,T,C1,6,15,1
                """, runs.text("s.csv"));
        assertTrue(result.out().contains("From tick 3: policy srtf"), result.out());
    }

    @Test
    void aForkThatNamesAPolicyKeepsTheSchedulerIfThatCanRunInIt() throws IOException {
        String fork = "{\"at\": 2, \"policy\": \"%s\"}";
        CommandRuns.Result kept = central(fork.formatted("lrtf"));
        assertTrue(kept.out().contains("From tick 2: policy lrtf\n"), kept.out());
        assertTrue(!runs.text("e.ndjson").contains("TaskPlaced"), "one queue has no places");
        assertTrue(central(fork.formatted("sjf")).out().contains("From tick 2: policy srtf\n"), "another name of it");
        CommandRuns.Result changed = central(fork.formatted("owm"));
        assertTrue(changed.out().contains("From tick 2: policy owm, scheduler four-phase\n"), changed.out());
        CommandRuns.Result backfilled = central(fork.formatted("easy"));
        assertTrue(backfilled.out().contains("From tick 2: policy easy\n"), backfilled.out());
    }

    /** Without forks all jobs end at tick 15. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`',
            textBlock = """
                    {"at": 15, "policy": "srtf"}             | --fork: a fork at tick 15 changes nothing: all jobs have ended by tick 15
                    {"at": 900, "cores": {"C1": 2}}          | --fork: a fork at tick 900 changes nothing: all jobs have ended by tick 15
                    []                                       | --fork:1:1: a fork must be an object, not an array
                    {"at": 2, "policy": "srft"}              | unknown policy 'srft'; did you mean srtf? (44 policies and presets: schedscope policies)
                    """)
    void aForkThatChangesNothingOrIsNoneIsRefused(String fork, String message) {
        assertEquals(new CommandRuns.Result(2, "", message + "\n"), runs.run("simulate", workload, "--platform", runs.at("p.json"),
                "--policy", "fifo-job", "--fork", fork));
    }

    private CommandRuns.Result central(String fork) {
        return runs.run("simulate", workload, "--platform", runs.at("p.json"), "--policy", "fifo-job", "--scheduler", "central", "--events",
                runs.at("e.ndjson"), "--fork", fork);
    }

    @Test
    void coresAreAddedForGoodOrOutOfOrderForAWhile() throws IOException {
        assertEquals(0, forked("{\"at\": 2, \"cores\": {\"C1\": 2}}").code());
        assertEquals("""
                job,task,cluster,start,finish,cores
                J1,T,C1,0,4,1
                J2,T,C1,2,11,1
                J3,T,C1,4,6,1
                """, runs.text("s.csv"));
        assertEquals(0, forked("{\"at\": 2, \"outages\": [{\"cluster\": \"C1\", \"cores\": 1, \"until\": 20}]}").code());
        assertEquals("""
                job,task,cluster,start,finish,cores
                J1,T,C1,0,4,1
                J2,T,C1,20,29,1
                J3,T,C1,29,31,1
                """, runs.text("s.csv"));
    }

    @Test
    void jobsThatHaveNotStartedAreTakenOutOrChanged() throws IOException {
        assertEquals(0, forked("""
                {"at": 2, "remove": ["J2"], "jobs": [{"id": "J3", "arrival": 1, "tasks": [{"id": "T", "exec": 7}]}]}
                """).code());
        assertEquals("""
                job,task,cluster,start,finish,cores
                J1,T,C1,0,4,1
                J3,T,C1,4,11,1
                """, runs.text("s.csv"));
        CommandRuns.Result started = forked("{\"at\": 2, \"remove\": [\"J1\"]}");
        assertEquals(2, started.code());
        assertEquals("job J1 has started by tick 2: it cannot be changed or removed from there on\n", started.err());
    }

    @Test
    void aJobThatHasStarvedIsGoneAlready() throws IOException {
        String starving = runs.file("s.json", """
                {"jobs": [{"id": "J1", "tasks": [{"id": "T", "exec": 40}]},
                          {"id": "J2", "value": {"max": 1, "curve": [[1, 1], [2, 0]]}, "tasks": [{"id": "T", "exec": 9}]}]}
                """);
        CommandRuns.Result result = runs.run("simulate", starving, "--platform", runs.at("p.json"), "--policy", "fifo-job", "--scheduler",
                "market", "--fork",
                "{\"at\": 18, \"remove\": [\"J2\"]}");
        assertEquals(new CommandRuns.Result(2, "", "job J2 has starved by tick 18: it cannot be changed or removed from there on\n"),
                result);
    }

    @Test
    void theExampleOfTheManualDoesWhatItSaysOnABundledSample() throws IOException {
        String page = Files.readString(Path.of("assets", "manual", "sessions.md"));
        int start = page.indexOf("{\"format\": \"schedscope-fork\"");
        String fork = runs.file("f.json", page.substring(start, page.indexOf("```", start)));
        CommandRuns.Result result = runs.run("simulate", "sample-workloads/campus-week.workload.json", "--audit", "--schedule",
                runs.at("s.csv"),
                "--fork", fork);
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out()
                .contains("From tick 300: policy fifo-job, rearrangement=easy, C1 has 4 cores, 2 cores of C2 offline until 600, "
                        + "without J34, 1 job changed\n"),
                result.out());
        String schedule = runs.text("s.csv");
        assertTrue(schedule.lines().noneMatch(line -> line.startsWith("J34,")), schedule);
        String[] changed = schedule.lines().filter(line -> line.startsWith("J36,T1,")).findFirst().orElseThrow().split(",");
        assertEquals(5, Long.parseLong(changed[4]) - Long.parseLong(changed[3]));
        assertEquals("4", changed[5]);
        assertEquals(4, schedule.lines().filter(line -> line.startsWith("J36,")).count());
    }

    @Test
    void aJobThatIsChangedKeepsAllThatIsNotNamed() throws InputException {
        Workload workload = new WorkloadJson().read(InputFile.of("w.json",
                """
                        {"jobs": [{"id": "J", "user": "/b", "arrival": 7, "queue": "night", "value": {"max": 9, "curve": [[2, 1], [4, 0]]}, "tasks": [
                         {"id": "A", "exec": 3, "cores": 2, "kind": "gpu", "memory": 8, "estimate": 5},
                         {"id": "B", "exec": {"C1": 4, "C2": 6}, "after": [{"task": "A", "data": 40}]}]}]}
                        """
                        .getBytes(StandardCharsets.UTF_8)),
                ReadOptions.DEFAULT).workload();
        Job was = workload.jobs().get(0);
        Task a = was.tasks().get(0);
        Task b = was.tasks().get(1);
        assertEquals(job(was, new Task("A", 4, 2, "gpu", 8, OptionalLong.of(5), Map.of(), List.of()), b),
                changed(workload, "{\"id\": \"J\", \"tasks\": [{\"id\": \"A\", \"exec\": 4}]}"));
        assertEquals(new Job("J", "/b", 11, was.tasks(), was.value(), was.queue()), changed(workload, "{\"id\": \"J\", \"arrival\": 11}"));
        assertEquals(new Job("J", "/c", 7, was.tasks(), Optional.empty(), Optional.empty()),
                changed(workload, "{\"id\": \"J\", \"user\": \"/c\", \"value\": null, \"queue\": null}"));
        assertEquals(job(was, new Task("A", 3, 2, "any", 0, OptionalLong.empty(), Map.of(), List.of()), b), changed(workload,
                "{\"id\": \"J\", \"tasks\": [{\"id\": \"A\", \"kind\": \"any\", \"memory\": 0, \"estimate\": null}]}"));
        assertEquals(job(was, a, new Task("B", 2, 1, "any", 0, OptionalLong.empty(), Map.of(), List.of())),
                changed(workload, "{\"id\": \"J\", \"tasks\": [{\"id\": \"B\", \"exec\": 2, \"after\": []}]}"));
        assertEquals("job J has no task C: a fork cannot add tasks to it, or rename them", assertThrows(ModelException.class,
                () -> changed(workload, "{\"id\": \"J\", \"tasks\": [{\"id\": \"C\", \"exec\": 2}]}")).getMessage());
    }

    /** The change is written and read once more on its way. */
    private static Job changed(Workload workload, String change) throws InputException {
        ForkSpec fork = ForkJson.parse("{\"at\": 3, \"jobs\": [" + change + "]}");
        assertEquals(fork, ForkJson.parse(ForkJson.text(fork)));
        Job is = ForkSpec.recorded(workload, List.of(fork)).jobs().get(0);
        for (JobChange said : List.of(JobChange.between(workload.jobs().get(0), is), JobChange.whole(is))) {
            ForkSpec same = ForkJson.parse(ForkJson.text(ForkSpec.at(3).withChanged(List.of(said))));
            assertEquals(List.of(is), ForkSpec.recorded(workload, List.of(same)).jobs());
        }
        return is;
    }

    private static Job job(Job was, Task... tasks) {
        return new Job(was.id(), was.user(), was.arrival(), List.of(tasks), was.value(), was.queue());
    }

    @Test
    void aLogOfAForkedRunIsVerifiedAndAnAlteredOneIsNot() throws IOException {
        assertEquals(0, forked("""
                {"at": 2, "policy": "lrtf", "cores": {"C1": 3}, "remove": ["J2"],
                 "jobs": [{"id": "J3", "arrival": 1, "tasks": [{"id": "T", "exec": 7}]}]}
                """).code());
        assertEquals(new CommandRuns.Result(0, "e.ndjson: the same run comes out again\n", ""), runs.run("verify", runs.at("e.ndjson")));
        Files.writeString(folder.resolve("e.ndjson"), runs.text("e.ndjson").replace("\"t\":9,", "\"t\":10,"));
        assertEquals(new CommandRuns.Result(1, "e.ndjson: running it again gives another run\n", ""),
                runs.run("verify", runs.at("e.ndjson")));
    }

    @Test
    void everyRunOfASessionIsVerifiedAndTheOneThatDiffersIsNamed() throws IOException {
        Workload jobs = Workload.of("w", Job.of("J1", 0, Task.of("T", 4)), Job.of("J2", 0, Task.of("T", 9)));
        Platform platform = Platform.of("p", Cluster.of("C1", 1, "any"));
        RunSetup setup = new RunSetup(LoadedWorkload.made(jobs), RunSource.file(Path.of("w.json")),
                new PlatformChoice(platform, PlatformOrigin.EDITED), Optional.empty(),
                new RunChoices("fifo-job", "hierarchical", 1, new TreeMap<>()));
        RunInfo info = new RunInfo("w", "p", new RunChoices("fifo-job", "hierarchical", 1, new TreeMap<>()));
        RunInfo forked = new RunInfo("w", "p", info.choices().withForks(List.of(ForkSpec.at(2).withCores("C1", 2))));
        TraceRecorder recorder = new TraceRecorder(new WorkloadIndex(jobs), platform);
        RunSpec spec = new RunSpec(jobs, platform, "fifo-job", "hierarchical", 1, new TreeMap<>());
        Simulation simulation = Schedulers.start(spec, recorder);
        simulation.step();
        SavedRun.Proof early = SessionVerification.proof(spec, recorder.trace(), false);
        simulation.runToEnd();
        SavedRun.Proof proof = SessionVerification.proof(spec, recorder.trace(), true);
        SavedSession.View view = new SavedSession.View(0, 0, SavedSession.SelectedIds.NOTHING, List.of(), new TreeMap<>(), new TreeMap<>());
        SavedSession session = new SavedSession(List.of(
                new SavedRun(1, OptionalInt.empty(), setup, Optional.of(proof)),
                new SavedRun(2, OptionalInt.empty(), setup, Optional.of(early)),
                new SavedRun(3, OptionalInt.of(1), setup.under(forked.choices()), Optional.of(proof)),
                new SavedRun(4, OptionalInt.empty(), setup, Optional.empty())), 1, view);
        try (OutputStream out = Files.newOutputStream(folder.resolve("s.schedscope"))) {
            SessionFile.write(session, out);
        }
        assertEquals(new CommandRuns.Result(1, """
                s.schedscope: run 1 (fifo-job): the same run comes out again
                s.schedscope: run 2 (fifo-job): the same run comes out again, as far as it had come
                s.schedscope: run 3 (fifo-job, forked at tick 2): running it again gives another run
                s.schedscope: run 4 (fifo-job): the session does not state its result
                """, ""), runs.run("verify", runs.at("s.schedscope")));
        assertEquals(new CommandRuns.Result(0, "s.schedscope: a session of 4 runs\n", ""), runs.run("validate", runs.at("s.schedscope")));
        assertEquals("s.schedscope: this is a session, or some other zip file; sessions are opened in the window, and verified\n",
                runs.run("simulate", runs.at("s.schedscope")).err());
    }

    @Test
    void aForkThatChangesNothingIsRefused() throws IOException {
        String nothing = "f.json: this fork changes nothing: all that it names holds already\n";
        for (String fork : List.of("{\"at\": 2}", "{\"at\": 2, \"policy\": \"fifo-job\"}", "{\"at\": \"start\", \"cores\": {\"C1\": 1}}",
                "{\"at\": 2, \"parameters\": {}}", "{\"at\": 2, \"seed\": 1, \"parameters\": {\"rearrangement\": \"none\"}}",
                "{\"at\": 2, \"jobs\": [{\"id\": \"J3\", \"arrival\": 1}]}")) {
            assertEquals(new CommandRuns.Result(2, "", nothing), forked(fork), fork);
        }
        assertEquals(0, forked("{\"at\": 2, \"parameters\": {\"rearrangement\": \"easy\"}}").code());
    }

    @Test
    void aForkThatLeavesATaskNoClusterIsRefusedThoughTheTaskIsOver() throws IOException {
        String two = runs.file("two.json", ONE_CORE.replace("\"cores\": 1", "\"cores\": 2"));
        String wide = runs.file("wide.json", "{\"jobs\": [{\"id\": \"J\", \"tasks\": [{\"id\": \"T\", \"exec\": 3, \"cores\": 2}]}]}");
        CommandRuns.Result result = runs.run("simulate", wide, "--platform", two, "--fork", "{\"at\": 5, \"cores\": {\"C1\": 1}}");
        assertEquals(2, result.code());
        assertTrue(result.err().startsWith("--fork: "), result.err());
        assertEquals(1, result.err().lines().count(), result.err());
    }

    @Test
    void settingsThatAForkDoesNotNameStay() throws IOException {
        String starving = runs.file("s.json", """
                {"jobs": [{"id": "J1", "tasks": [{"id": "T", "exec": 40}]},
                          {"id": "J2", "value": {"max": 1, "curve": [[1, 1], [2, 0]]}, "tasks": [{"id": "T", "exec": 9}]}]}
                """);
        CommandRuns.Result result = runs.run("simulate", starving, "--platform", runs.at("p.json"), "--policy", "fifo-job", "--set",
                "starvation=on", "--set", "rearrangement=easy", "--fork",
                "{\"at\": 2, \"parameters\": {\"rearrangement\": \"none\"}}", "--events", runs.at("e.ndjson"));
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("From tick 2: rearrangement=none\n"), result.out());
        assertTrue(runs.text("e.ndjson").contains("\"t\":18,\"type\":\"JobStarved\",\"job\":\"J2\""), runs.text("e.ndjson"));
        assertEquals(new CommandRuns.Result(0, "e.ndjson: the same run comes out again\n", ""), runs.run("verify", runs.at("e.ndjson")));
        String phases = runs.run("simulate", starving, "--platform", runs.at("p.json"), "--set", "rearrangement=easy", "--fork",
                "{\"at\": 2, \"policy\": \"owm\"}").out();
        assertTrue(phases.contains("From tick 2: policy owm, scheduler four-phase, no rearrangement=easy\n"), phases);
    }

    @Test
    void aForkThatNoRunCouldHaveIsRefusedWithoutOne() throws IOException {
        Map<String, String> refused = Map.ofEntries(
                Map.entry("{\"format\": \"schedscope-fork\", \"at\": 1}", "this fork changes nothing: all that it names holds already"),
                Map.entry("{\"at\": 1, \"parameters\": {}}", "this fork changes nothing: all that it names holds already"),
                Map.entry("{\"at\": 1, \"policy\": \"srtff\"}", "unknown policy 'srtff'; did you mean srtf? "),
                Map.entry("{\"at\": 1, \"scheduler\": \"centrall\"}", "unknown scheduler 'centrall'; did you mean central? "),
                Map.entry("{\"at\": 1, \"parameters\": {\"rearrangment\": \"easy\"}}",
                        "unknown parameter 'rearrangment'; did you mean rearrangement? "),
                Map.entry("{\"at\": 1, \"parameters\": {\"auction-stop\": \"never\"}}", "unknown value 'never' of auction-stop; "),
                Map.entry("{\"at\": 1, \"policy\": \"owm\", \"scheduler\": \"central\"}",
                        "the policy rank-hybd runs in the scheduler four-phase only, not in central"),
                Map.entry("{\"at\": 1, \"policy\": \"exec:./x\"}", "the policy 'exec:./x' is a program, which a file cannot start"),
                Map.entry("{\"at\": 9, \"outages\": [{\"cluster\": \"C1\", \"cores\": 1, \"until\": 9}]}",
                        "cores of C1 offline from tick 9 cannot be online again by 9"));
        for (Map.Entry<String, String> one : refused.entrySet()) {
            String text = one.getKey().contains("\"format\"") ? one.getKey()
                    : "{\"format\": \"schedscope-fork\", " + one.getKey().substring(1);
            CommandRuns.Result alone = runs.run("validate", runs.file("f.json", text));
            assertEquals(2, alone.code(), one.getKey());
            assertTrue(alone.err().startsWith("f.json: " + one.getValue()), alone.err());
            CommandRuns.Result withRun = forked(text);
            assertEquals(2, withRun.code(), one.getKey());
        }
        for (String sound : List.of("\"policy\": \"cp\"", "\"policy\": \"owm\"", "\"parameters\": {\"auction-stop\": \"kind\"}",
                "\"seed\": 4", "\"policy\": \"=wait\", \"scheduler\": \"central\"", "\"remove\": [\"J\"]")) {
            assertEquals(new CommandRuns.Result(0, "f.json: a fork at tick 1\n", ""),
                    runs.run("validate", runs.file("f.json", "{\"format\": \"schedscope-fork\", \"at\": 1, " + sound + "}")), sound);
        }
    }

    @Test
    void whatAForkCannotBeIsSaidWithItsPlace() throws IOException {
        assertEquals("f.json:1:9: unknown field \"polcy\"; did you mean \"policy\"? (/polcy)\n",
                forked("{\"at\":1,\"polcy\":\"x\"}").err());
        assertEquals("f.json:1:1: the fork lacks \"at\"\n", forked("{\"policy\": \"srtf\"}").err());
        assertEquals("f.json: unknown cluster X; available: C1\n", forked("{\"at\": 1, \"cores\": {\"X\": 1}}").err());
        assertEquals("f.json: unknown job J9\n", forked("{\"at\": 1, \"remove\": [\"J9\"]}").err());
        assertEquals(2, forked("{\"at\": 1, \"policy\": \"nothing\"}").code());
        assertEquals("--fork: job J2 is taken out by an earlier fork: the one at tick 3 cannot change or remove it\n",
                runs.run("simulate", workload,
                        "--fork", "{\"at\": 2, \"remove\": [\"J2\"]}", "--fork", "{\"at\": 3, \"remove\": [\"J2\"]}").err());
        assertEquals("w.json: this is neither a session nor an event log\n", runs.run("verify", workload).err());
    }
}
